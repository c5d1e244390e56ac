import type { Seat } from '@comptoir/kit';
import { RESOURCES } from '../content/language.ts';
import type { Offer } from '../state.ts';
import type { PlayerView } from '../view.ts';
import { missingToBuild, missingToDeliver } from './goods.ts';

/** K-314: the stalls of a market day, from what lies open: who has what, who asks for it, who lacks it. */
export interface Stand {
  readonly seat: Seat;
  readonly gold: number;
  /** Tokens by kind, as all that follows. */
  readonly has: readonly number[];
  /** What this merchant lacks for the delivery on the table. */
  readonly lacks: readonly number[];
  /** Asked for, and offered, in open offers. */
  readonly asks: readonly number[];
  readonly offers: readonly number[];
  /** What the reader lacks for their own shop cards: the most that any one card lacks. Nothing for others. */
  readonly needs: readonly number[];
}

interface Market {
  readonly players: readonly PlayerView[];
  readonly delivery: number;
  readonly offers: readonly Offer[];
  readonly viewer: Seat;
}

const NONE: readonly number[] = RESOURCES.map(() => 0);
const most = (lists: readonly (readonly number[])[]): number[] =>
  NONE.map((_, kind) => Math.max(0, ...lists.map((list) => list[kind] ?? 0)));

export function marketDay(view: Market): Stand[] {
  return view.players.map((player, seat) => {
    const own = view.offers.filter(({ from }) => from === seat);
    return {
      seat,
      gold: player.gold,
      has: player.resources,
      lacks: missingToDeliver(view, player)?.resources ?? NONE,
      asks: most(own.map(({ want }) => want.resources)),
      offers: most(own.map(({ give }) => give.resources)),
      needs:
        seat === view.viewer
          ? most((player.shopHand ?? []).map((card) => missingToBuild(view, seat, card, player).resources))
          : NONE,
    };
  });
}

/** Who could sell what the reader lacks, those with most of it first. */
export function sellersOf(stands: readonly Stand[], kind: number, reader: Seat): Seat[] {
  return stands
    .filter(({ seat, has }) => seat !== reader && (has[kind] ?? 0) > 0)
    .sort((a, b) => (b.has[kind] ?? 0) - (a.has[kind] ?? 0) || a.seat - b.seat)
    .map(({ seat }) => seat);
}
