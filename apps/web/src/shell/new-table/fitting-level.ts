import { levelOf } from '@comptoir/bots';
import { BOTS, type GameId } from '../../catalog/games.ts';
import type { TableHead } from '../../local/shelf.ts';

/** In place of a level: bots that play about as well as the person. */
export const FITTING = 'fitting';

/** Where somebody stands before their first game. */
const FIRST = 1;

/** The level of the bots of a table, if they all have the same one and nobody else plays. */
function levelMet({ seats }: TableHead): number {
  const [bot, ...others] = seats.filter(({ kind }) => kind !== 'me').map((seat) => seat.bot);
  return others.every((other) => other === bot) ? BOTS.indexOf(levelOf(bot ?? '') ?? '') : -1;
}

/**
 * One level up from bots that were beaten, one level down from bots one came last against. Between the two the level
 * stays, so that after a few games one wins about as often as one loses.
 */
export function fittingLevel(game: GameId, tables: readonly TableHead[]): string {
  const met = tables
    .filter((table) => table.game === game && levelMet(table) >= 0)
    .sort((a, b) => a.updatedAt - b.updatedAt);
  let level = FIRST;
  for (const table of met) {
    if (table.outcome === null) continue;
    const me = table.seats.findIndex(({ kind }) => kind === 'me');
    const { winners, places } = table.outcome;
    const theirs = levelMet(table);
    if (winners.includes(me)) level = Math.max(level, theirs + 1);
    else if (places[me] === Math.max(...places)) level = Math.min(level, theirs - 1);
    level = Math.min(Math.max(level, 0), BOTS.length - 1);
  }
  return BOTS[level] ?? 'novice';
}
