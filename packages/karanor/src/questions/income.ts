import type { Seat } from '@comptoir/kit';
import { ASSOCIATES, constants } from '../content/tables.ts';
import { INCOME_GOLD, stat } from '../rules/stats.ts';
import type { Modifier } from '../state.ts';

/** What the next income phase brings, and how many pawns are left. */

interface Earners {
  readonly promoted: readonly boolean[];
  readonly players: readonly {
    badges: number[];
    artefacts: number[];
    modifiers: Modifier[];
    readonly income: number;
    readonly associates: readonly number[];
  }[];
}

export interface Forecast {
  readonly gold: number;
  /** Tokens that associates bring, by the number of the resource. */
  readonly tokens: readonly { readonly resource: number; readonly n: number }[];
}

/** K-130, K-150: income and associates at the end of the turn. */
export function forecastOf(g: Earners, seat: Seat): Forecast {
  const player = g.players[seat];
  if (player === undefined) return { gold: 0, tokens: [] };
  let gold = Math.max(0, player.income + stat(g, seat, INCOME_GOLD));
  const tokens: { resource: number; n: number }[] = [];
  for (const associate of player.associates) {
    if (g.promoted[associate]) gold += constants.associateGold;
    else tokens.push({ resource: ASSOCIATES[associate] ?? 0, n: constants.associateResource });
  }
  return { gold, tokens };
}

export const villasOf = ({ villas }: { readonly villas: readonly number[] }, seat: Seat): number =>
  villas.filter((owner) => owner === seat).length;

/** K-124 */
export const pawnsLeftOf = (
  g: {
    readonly villas: readonly number[];
    readonly players: readonly { readonly shops: readonly unknown[] }[];
  },
  seat: Seat,
): number => constants.shopPawnsPerPlayer - (g.players[seat]?.shops.length ?? 0) - villasOf(g, seat);
