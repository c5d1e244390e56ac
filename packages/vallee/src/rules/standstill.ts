import { type CardId, listening } from '@comptoir/kit';
import { isFolkCard, printedValue } from '../catalogue.ts';
import { tell } from '../events.ts';
import { seatsAt, stallOf } from '../questions.ts';
import type { State } from '../state.ts';

/** V-174: a market without a card, and nobody who builds: with folks of other boxes a game may come to that. */

/** Rounds with a bare market that end the game. A whole game usually takes fewer. */
export const STANDSTILL = 20;

const isBare = (g: State): boolean =>
  g.marketDeck.length + g.marketDiscard.length === 0 && g.market.every((card) => card < 0);

/** Whether the market has been bare for all the rounds that V-174 allows. */
export const isStandstill = ({ config, still = 0 }: State): boolean =>
  config.standstill !== undefined && still >= config.standstill * config.players;

/** Counts a turn that has ended; true if it was the last one. */
export function countStill(g: State): boolean {
  const { standstill } = g.config;
  if (standstill === undefined) return false;
  if (!isBare(g)) {
    if (g.still !== undefined) delete g.still;
    return false;
  }
  if (g.still === undefined && listening()) tell({ type: 'market-bare', rounds: standstill });
  g.still = (g.still ?? 0) + 1;
  return isStandstill(g);
}

/** The value of the folk cards that a stall has not built with. */
function left(g: State, stall: number): number {
  let sum = 0;
  const count = (cards: readonly CardId[]): void => {
    for (const card of cards) if (isFolkCard(card)) sum += printedValue(card);
  };
  g.players.forEach(({ deck, hand, discard, planning, kept = [] }, seat) => {
    if (stallOf(g, seat) !== stall) return;
    for (const cards of [deck, hand, discard, kept]) count(cards);
    for (const { card, stored } of planning) count([card, ...stored]);
  });
  return sum;
}

/** Most stacks, then most value left, then whoever began later. */
export function winnerStill(g: State): number {
  const { players, firstPlayer } = g.config;
  // Greater than what any stall can have left.
  const standing = (stall: number): number => 10_000 * (g.stalls[stall]?.length ?? 0) + left(g, stall);
  let best = stallOf(g, firstPlayer);
  for (let at = 1; at < players; at++) {
    const stall = stallOf(g, (firstPlayer + at) % players);
    if (standing(stall) >= standing(best)) best = stall;
  }
  return best;
}

/** The stall that has won, and how. */
export function won(g: State, stall: number): 'over' {
  g.winner = stall;
  g.turn.phase = 'over';
  if (listening()) tell({ type: 'phase-began', phase: 'over' });
  if (listening())
    tell({ type: 'won', stall, seats: seatsAt(g, stall), ...(isStandstill(g) ? { still: true } : {}) });
  return 'over';
}
