import type { Outcome } from '@comptoir/kit';
import type { TableGame } from '../games.ts';
import { readFinal } from '../results.ts';
import { readState, type SeatState, type Settings } from '../table/table-state.ts';
import { anchorOf, robotPlayer } from './anchors.ts';
import type { RatedSeat } from './rate-game.ts';

/** A table that ended, as far as ratings look at it. */
export interface EndedTable {
  readonly game: string;
  readonly status: string;
  /** JSON of its settings and of its last state. */
  readonly settings: string;
  readonly state: string;
}

/** Who is rated for a seat: whoever held it to the end, else whoever left it, else its bot. */
function holderOf({ kind, person, bot, former = [] }: SeatState): { player: string; hasLeft: boolean } {
  const [first] = former;
  if (kind === 'person' && person !== null && (first === undefined || former.includes(person)))
    return { player: person, hasLeft: false };
  return first === undefined
    ? { player: robotPlayer(bot), hasLeft: false }
    : { player: first, hasLeft: true };
}

/**
 * The seats of a game that counts, null for one that does not: the table was rated, the game was played to its end by the
 * rules, and a person met somebody else, or a bot of known strength. docs/adr/0063-ratings.md has it in words.
 */
export function ratedSeats(
  { game, status, settings, state: body }: EndedTable,
  rules: TableGame | undefined,
): RatedSeat[] | null {
  const { rated, options } = JSON.parse(settings) as Settings;
  if (rated !== true || status !== 'over' || rules === undefined) return null;
  const state = readState(body);
  const isSolo = rules.solo && readFinal(rules, state, (final) => rules.solo?.(final) ?? null) !== null;
  const outcome = isSolo
    ? null
    : readFinal(rules, state, (final): Outcome | null => rules.game.outcome(final));
  if (outcome === null) return null;
  const teams = rules.teams?.(options) ?? null;
  const seats = state.seats.flatMap((sitting, seat): RatedSeat[] => {
    const { player, hasLeft } = holderOf(sitting);
    const isRobot = player === robotPlayer(sitting.bot);
    if (isRobot && anchorOf(game, player) === null) return [];
    return [{ seat, player, hasLeft, team: teams?.[seat] ?? seat, place: outcome.places[seat] ?? 1 }];
  });
  const isMet = new Set(seats.map(({ team }) => team)).size > 1;
  return isMet && seats.some(({ player }) => anchorOf(game, player) === null) ? seats : null;
}
