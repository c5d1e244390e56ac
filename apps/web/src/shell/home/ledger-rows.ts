import type { TableSummary } from '@comptoir/protocol';
import { durationWords } from '@comptoir/protocol/duration';
import { SEATS } from '../../art/seats.ts';
import { sittingNames } from '../../catalog/characters.ts';
import { gameNamed } from '../../catalog/games.ts';
import { language } from '../../i18n/language.svelte.ts';
import type { TableHead } from '../../local/shelf.ts';
import { word } from '../words.ts';
import type { LedgerRow } from './ledger.ts';

/** A line of the ledger with what puts it in order. */
interface Dated {
  readonly row: LedgerRow;
  readonly isOver: boolean;
  readonly at: number;
  /** When the time of the awaited player runs out; infinity where no clock runs. */
  readonly deadline: number;
}

const byDeadline = (a: Dated, b: Dated): number => (a.deadline === b.deadline ? 0 : a.deadline - b.deadline);

const colour = (seat: number) => SEATS[seat % SEATS.length] ?? 'red';

function localRow(head: TableHead): Dated {
  const { seats, outcome, awaited } = head;
  const mine = seats.findIndex(({ kind }) => kind === 'me');
  const others = seats.filter(({ kind }) => kind !== 'me').map(({ name }) => name);
  const waits = seats[awaited[0] ?? -1];
  const yours = outcome === null && waits !== undefined && waits.kind !== 'bot';
  let status = word('status.playing');
  if (outcome) status = word(outcome.winners.includes(mine) ? 'status.won' : 'status.over');
  else if (waits)
    status = waits.kind === 'me' ? word('status.yours') : word('status.waits', { name: waits.name });
  return {
    at: head.updatedAt,
    deadline: Number.POSITIVE_INFINITY,
    isOver: outcome !== null,
    row: {
      id: head.id,
      game: head.game,
      name: others.join(', ') || (seats[0]?.name ?? ''),
      status,
      seats: seats.map(({ name }, seat) => ({ seat: colour(seat), name })),
      note: word('note.here'),
      unread: 0,
      action: outcome ? 'see' : yours ? 'play' : 'resume',
      yours,
    },
  };
}

function serverRow(table: TableSummary): Dated | null {
  const game = gameNamed(table.game);
  if (game === null) return null;
  const { seats, awaited, seat, status } = table;
  const free = seats.filter(({ kind }) => kind === 'open' || kind === 'reserved').length;
  const isAwaited = status === 'playing' && seat !== null && awaited.includes(seat);
  const isInvited = seat === null && table.isInvited;
  const names = sittingNames(game, seats);
  const waits = names[awaited[0] ?? -1] ?? null;
  const others = names.flatMap((name, at) => (name !== null && at !== seat ? [name] : []));
  let said = word(status === 'waiting' && free === 0 ? 'status.full' : `status.${status}`);
  if (isAwaited) said = word('status.yours');
  else if (isInvited) said = word('status.invited');
  else if (status === 'playing' && waits !== null) said = word('status.waits', { name: waits });
  return {
    at: table.updatedAt,
    deadline: table.deadline ?? Number.POSITIVE_INFINITY,
    isOver: status === 'over' || status === 'abandoned' || status === 'stopped',
    row: {
      id: table.table,
      game,
      name: others.join(', ') || word('row.alone'),
      status: said,
      seats: names.flatMap((name, at) => (name === null ? [] : [{ seat: colour(at), name }])),
      note: noteOn(table, free),
      unread: table.unread,
      action: isInvited ? 'join' : actionOn(table, isAwaited, free),
      yours: isAwaited || isInvited,
    },
  };
}

function actionOn({ seat, status }: TableSummary, isAwaited: boolean, free: number): LedgerRow['action'] {
  if (isAwaited) return 'answer';
  if (status === 'over' || status === 'abandoned') return 'see';
  if (seat !== null) return 'resume';
  return status === 'waiting' && free > 0 ? 'join' : 'watch';
}

function noteOn({ deadline, status }: TableSummary, free: number): string {
  if (deadline !== null && status === 'playing')
    return word('note.left', { time: durationWords(deadline - Date.now(), language()) });
  return free > 0 ? word('note.free', { n: free }) : '';
}

/**
 * First what waits for the reader, then running games, then finished ones; within each the most urgent first, then the
 * latest.
 */
export function ledgerRows(local: readonly TableHead[], server: readonly TableSummary[]): LedgerRow[] {
  const rank = ({ row, isOver }: Dated): number => (row.yours ? 0 : isOver ? 2 : 1);
  return [...local.map(localRow), ...server.map(serverRow)]
    .filter((line) => line !== null)
    .sort((a, b) => rank(a) - rank(b) || byDeadline(a, b) || b.at - a.at)
    .map(({ row }) => row);
}
