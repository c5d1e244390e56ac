import { type Challenge, type Day, secretOf } from '@comptoir/challenges';
import type { DailyBoard } from '@comptoir/protocol';
import { playerName } from '../../browser/player.svelte.ts';
import { shortName } from '../../catalog/characters.ts';
import type { GameId } from '../../catalog/games.ts';
import { openLocalTable } from '../../local/local-table.ts';
import { openNew } from '../../local/new-local-table.ts';
import type { LocalSeat } from '../../local/shelf.ts';
import { sharedWorker } from '../../local/worker-link.ts';
import { sendDaily } from '../../sync/challenge-api.ts';
import type { Reply } from '../../sync/server-api.ts';
import type { Table } from '../../table/table.ts';
import { AUTOMATON } from '../new-table/plan.ts';
import { type Attempt, attemptOf, keepAttempt } from './kept.ts';

function seatsFor(game: GameId, { rivals }: Challenge, me: string): LocalSeat[] {
  const others = rivals.map((bot): LocalSeat => {
    const name = bot === null ? AUTOMATON : (shortName(game, bot) ?? bot);
    return { name, kind: 'bot', bot: bot ?? AUTOMATON, contribution: null };
  });
  return [{ name: me, kind: 'me', bot: null, contribution: null }, ...others];
}

/** The table of a day's challenge: the one that was begun, or a new one. Nobody gives advice there. */
export async function openDay(game: GameId, challenge: Challenge, day: Day, me: string): Promise<Table> {
  const begun = attemptOf(game, day);
  const table = begun && (await openLocalTable(sharedWorker(), begun.table).catch(() => null));
  if (table) return unadvised(table);
  const made = await openNew({
    game,
    options: { ...challenge.options },
    seats: seatsFor(game, challenge, playerName() || me),
    secret: secretOf(game, day),
  });
  if (!made.ok) throw new Error(`the challenge is refused: ${made.refusal.reason}`);
  keepAttempt(game, day, { table: made.id, score: null, millis: 0, sent: false });
  return unadvised(await openLocalTable(sharedWorker(), made.id));
}

const unadvised = (table: Table): Table => ({
  ...table,
  get now() {
    return table.now;
  },
  advise: null,
});

/**
 * Once the challenge is over, nothing more is asked or played. The winner of the game does not matter here, so the
 * table stays open, with the link to the day's result.
 */
export function boundedBy(isOver: (view: unknown) => boolean, table: Table): Table {
  const bounded = (now: Table['now']): Table['now'] =>
    isOver(now.view)
      ? {
          ...now,
          info: { ...now.info, status: 'over' },
          decisions: [],
          awaited: [],
          undo: [],
          outcome: null,
        }
      : now;
  return {
    ...table,
    get now() {
      return bounded(table.now);
    },
    watch: (listener) => table.watch((now) => listener(bounded(now))),
    answer: async (decision, answer) => (isOver(table.now.view) ? null : table.answer(decision, answer)),
  };
}

/** Sends a finished attempt. What was played is asked of the worker, which keeps it. */
export async function sendAttempt(game: GameId, day: Day, attempt: Attempt): Promise<Reply<DailyBoard>> {
  const link = sharedWorker();
  const { table, millis } = attempt;
  await link.ask({ type: 'open', table, quiet: true });
  const moves = await link.ask({ type: 'journal', table });
  await link.ask({ type: 'close', table });
  const reply = await sendDaily(game, day, { moves, millis: Math.round(millis) });
  if (reply.ok || reply.code === 'not-proven') keepAttempt(game, day, { ...attempt, sent: true });
  return reply;
}
