import type { Seat } from '@comptoir/kit';
import { ASSOCIATES, constants } from '../content/tables.ts';
import { INCOME_GOLD, stat, WORK_BAN, WORK_GOLD } from '../rules/stats.ts';
import type { Modifier } from '../state.ts';

/** What the next income phase brings, and what work does. */

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

/** K-130: the number of the resource that an associate brings. */
export const resourceOfAssociate = (associate: number): number => ASSOCIATES[associate] as number;

/** K-130, K-150: income and associates at the end of the turn. */
export function forecastOf(g: Earners, seat: Seat): Forecast {
  const player = g.players[seat];
  if (player === undefined) return { gold: 0, tokens: [] };
  const tokens = player.associates
    .filter((associate) => !g.promoted[associate])
    .map((associate) => ({ resource: resourceOfAssociate(associate), n: constants.associateResource }));
  return { gold: incomeOf(g, seat), tokens };
}

/** K-130, K-150: the gold of it. */
export function incomeOf(g: Earners, seat: Seat): number {
  const player = g.players[seat] as Earners['players'][number];
  let gold = Math.max(0, player.income + stat(g, seat, INCOME_GOLD));
  for (const associate of player.associates) if (g.promoted[associate]) gold += constants.associateGold;
  return gold;
}

/** K-080: the gold of one action of work. */
export const workOf = (g: Pick<Earners, 'players'>, seat: Seat): number =>
  stat(g, seat, WORK_BAN) > 0 ? 0 : stat(g, seat, WORK_GOLD);
