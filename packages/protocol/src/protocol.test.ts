import { describe, expect, test } from 'vitest';
import { clientFrame, framesSchema, newTable } from './index.ts';

const table = 'AAAAAAAAAAAAAAAA';
const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

describe('client frames', () => {
  test('a command is read with all its parts', () => {
    const frame = { type: 'play', table, seq: 3, key: 'k', id: 'market.buy', answer: { slot: 1 } };
    expect(clientFrame.parse(frame)).toEqual(frame);
  });
  test.each([
    ['an unknown type', { type: 'cheat', table }],
    ['a forged seat', { type: 'play', table, seq: 3, key: 'k', id: 'x', answer: 1, seat: 0 }],
    ['a missing answer', { type: 'play', table, seq: 3, key: 'k', id: 'x' }],
    ['a negative seq', { type: 'play', table, seq: -1, key: 'k', id: 'x', answer: 1 }],
    ['a table that cannot be', { type: 'subscribe', table: '../../etc/passwd' }],
    ['an endless key', { type: 'undo', table, seq: 1, key: 'k'.repeat(41), to: 0 }],
    ['deep nesting', { type: 'play', table, seq: 3, key: 'k', id: 'x', answer: nested(13) }],
    ['a list', []],
    ['null', null],
  ])('%s is refused', (_, frame) => {
    expect(clientFrame.safeParse(frame).success).toBe(false);
  });
  test('nesting up to the limit is read', () => {
    const frame = { type: 'play', table, seq: 3, key: 'k', id: 'x', answer: nested(12) };
    expect(clientFrame.safeParse(frame).success).toBe(true);
  });
});

test('the frames are published as JSON Schema', () => {
  const { $defs } = framesSchema() as {
    $defs: { client: { oneOf: unknown[] }; server: { oneOf: unknown[] } };
  };
  expect($defs.client.oneOf).toHaveLength(9);
  expect($defs.server.oneOf).toHaveLength(11);
  expect(JSON.stringify($defs.client)).toContain('"answer"');
});

test('a new table has a default for everything but its game', () => {
  expect(newTable.parse({ game: 'vallee' })).toMatchObject({
    visibility: 'private',
    undo: 'consent',
    timeout: 'bot',
  });
  expect(newTable.safeParse({ game: 'vallee', owner: 'me' }).success).toBe(false);
});
