import type { TableSummary } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { shortName } from '../../catalog/characters.ts';
import { ledgerRows } from './ledger-rows.ts';

const table = (more: Partial<TableSummary>): TableSummary => ({
  table: 'x',
  game: 'vallee',
  status: 'playing',
  seats: [],
  awaited: [],
  seat: 0,
  isInvited: false,
  seq: 1,
  updatedAt: 1,
  deadline: null,
  unread: 0,
  ...more,
});
const person = { name: 'Maëlle', kind: 'person', bot: null };
const robot = (bot: string) => ({ name: null, kind: 'bot', bot });

test('robots at a table of a server are called by their names, two of a kind by two', () => {
  const seats = [person, robot('novice'), robot('novice'), { name: null, kind: 'open', bot: null }];
  const [row] = ledgerRows([], [table({ seats, awaited: [1] })]);
  const tilou = shortName('vallee', 'novice') ?? '';
  expect(tilou).not.toBe('');
  expect(row?.name.startsWith(`${tilou}, `)).toBe(true);
  expect(row?.status).toContain(tilou);
  expect(row?.seats.map(({ name }) => name)).toHaveLength(3);
  expect(JSON.stringify(row)).not.toContain('novice');
});

test('where time runs, the deadline stands in the line, also while a seat is free', () => {
  const seats = [person, { name: null, kind: 'reserved', bot: null }];
  const deadline = Date.now() + 5 * 3_600_000 + 30_000;
  const [timed, free] = ledgerRows([], [table({ seats, deadline }), table({ table: 'y', seats })]);
  expect(timed?.note).toContain('5\u00a0h');
  expect(free?.note).toContain('1');
});

test('what waits for the reader comes first, what is over last', () => {
  const seats = [person, { ...person, name: 'Ruben' }];
  const rows = ledgerRows(
    [],
    [
      table({ table: 'over', status: 'over', seats }),
      table({ table: 'theirs', seats, awaited: [1] }),
      table({ table: 'mine', seats, awaited: [0] }),
    ],
  );
  expect(rows.map(({ id, action }) => [id, action])).toEqual([
    ['mine', 'answer'],
    ['theirs', 'resume'],
    ['over', 'see'],
  ]);
});

test('a seat that is kept for the reader waits for them, and leads to the table', () => {
  const seats = [person, { name: null, kind: 'reserved', bot: null }];
  const [row] = ledgerRows([], [table({ status: 'waiting', seats, seat: null, isInvited: true })]);
  expect(row).toMatchObject({ action: 'join', yours: true, name: 'Maëlle' });
});

test('a table that waits says whether it waits for people or for its start', () => {
  const seats = [person, { name: null, kind: 'open', bot: null }];
  const [full, free] = ledgerRows(
    [],
    [
      table({ status: 'waiting', seats: [person, robot('novice')] }),
      table({ table: 'y', status: 'waiting', seats }),
    ],
  );
  expect(full?.status).toBe('tout le monde est assis');
  expect(free?.status).toBe('en attente de joueurs');
});
