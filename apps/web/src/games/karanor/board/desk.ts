import {
  constants,
  DELIVERIES,
  isCity,
  questItem,
  RESOURCES,
  SHOPS,
  seaLinks,
  statValue,
  TERRITORIES,
  type View,
} from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { associateResource } from '../words/faces.ts';
import { linksBetween } from './routes.ts';

/** What a player's desk says about the next turns, from the seat's view alone. */

/** Goods that are not there: gold, then tokens in the order of RESOURCES. */
export interface Missing {
  readonly gold: number;
  readonly resources: readonly number[];
}

export const isNothing = (missing: Missing): boolean =>
  missing.gold === 0 && missing.resources.every((n) => n === 0);

interface Purse {
  readonly gold: number;
  readonly resources: readonly number[];
}

function missingFor(cost: Purse, owned: Purse): Missing {
  return {
    gold: Math.max(0, cost.gold - owned.gold),
    resources: RESOURCES.map((_, at) => Math.max(0, (cost.resources[at] ?? 0) - (owned.resources[at] ?? 0))),
  };
}

/** K-092: the price of a shop for this seat; tokens that may be waived are taken off what is missing. */
export function missingToBuild(view: View, seat: Seat, card: number, owned: Purse): Missing {
  const shop = SHOPS[card];
  if (shop === undefined) return { gold: 0, resources: [] };
  const gold = Math.max(0, shop.gold + statValue(view, seat, 'build.gold'));
  const missing = missingFor({ gold, resources: shop.res }, owned);
  let waived = Math.max(0, -statValue(view, seat, 'build.res'));
  const resources = missing.resources.map((n) => {
    const off = Math.min(n, waived);
    waived -= off;
    return n - off;
  });
  return { gold: missing.gold, resources };
}

export function missingToDeliver(view: View, owned: Purse): Missing | null {
  const delivery = DELIVERIES[view.delivery];
  if (delivery === undefined) return null;
  const { gold, res } = delivery.cost;
  return missingFor({ gold: typeof gold === 'number' ? gold : 0, resources: res ?? [] }, owned);
}

/** Where the nearest place of a quest is; null when only its text tells. */
export function questDistance(
  view: View,
  seat: Seat,
  card: number,
): { territory: number; steps: number } | null {
  const { at } = questItem(card);
  const player = view.players[seat];
  if (at === null || player === undefined) return null;
  const isGoal = (territory: number): boolean => {
    if (at.is !== undefined) return at.is.includes(TERRITORIES[territory]?.id ?? '');
    if (at.city && isCity[territory] !== true) return false;
    if (at.coast && (seaLinks[territory]?.length ?? 0) === 0) return false;
    const others = view.players.filter((_, other) => other !== seat);
    if (at.shopOf === 'others' && !others.some(({ shops }) => shops.some(({ city }) => city === territory)))
      return false;
    if (at.pawnOf === 'others' && !others.some((other) => other.territory === territory)) return false;
    return at.city === true || at.coast === true || at.shopOf === 'others' || at.pawnOf === 'others';
  };
  let nearest = -1;
  const steps = linksBetween(player.territory, (territory) => {
    if (!isGoal(territory)) return false;
    nearest = territory;
    return true;
  });
  return steps === null ? null : { territory: nearest, steps };
}

export interface Forecast {
  readonly gold: number;
  /** Tokens that associates bring, by resource. */
  readonly tokens: readonly { readonly resource: (typeof RESOURCES)[number]; readonly n: number }[];
}

/** K-150: income and associates at the end of the turn. */
export function forecastOf(view: View, seat: Seat): Forecast {
  const player = view.players[seat];
  if (player === undefined) return { gold: 0, tokens: [] };
  let gold = Math.max(0, player.income + statValue(view, seat, 'income.gold'));
  const tokens: { resource: (typeof RESOURCES)[number]; n: number }[] = [];
  for (const associate of player.associates) {
    if (view.promoted[associate]) gold += constants.associateGold;
    else tokens.push({ resource: associateResource(associate), n: constants.associateResource });
  }
  return { gold, tokens };
}

export const goalOf = (view: View): number => constants.endPrestige[String(view.players.length)] ?? 10;

/** The seat whose desk lies at the foot of the screen. */
export const homeOf = (view: View): Seat => (view.viewer < 0 ? view.active : view.viewer);

export const villasOf = (view: View, seat: Seat): number =>
  view.villas.filter((owner) => owner === seat).length;
