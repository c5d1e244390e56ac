import type { Seat } from '@comptoir/kit';
import { RESOURCES } from '../content/language.ts';
import { constants, DELIVERIES, SHOPS } from '../content/tables.ts';
import type { BuildAnswer } from '../decisions.ts';
import { BUILD_GOLD, BUILD_RES, stat } from '../rules/stats.ts';
import { noWares } from '../shapes/offer.ts';
import { ANYONE, type Modifier, type Offer, type Wares } from '../state.ts';

/** What somebody has, lacks and could exchange: asked of a view or of a state, for both know it (K-003). */

export interface Owner extends Purse {
  readonly badges: readonly number[];
  readonly artefacts: readonly number[];
  readonly associates: readonly number[];
}
export interface Purse {
  readonly gold: number;
  readonly resources: readonly number[];
}

/** Goods that are not there: gold, then tokens in the order of RESOURCES. */
export interface Missing {
  readonly gold: number;
  readonly resources: readonly number[];
}
export const isNothingMissing = (missing: Missing): boolean =>
  missing.gold === 0 && missing.resources.every((n) => n === 0);

function missingFor(cost: Purse, owned: Purse): Missing {
  return {
    gold: Math.max(0, cost.gold - owned.gold),
    resources: RESOURCES.map((_, at) => Math.max(0, (cost.resources[at] ?? 0) - (owned.resources[at] ?? 0))),
  };
}

interface Builders {
  readonly players: readonly { badges: number[]; artefacts: number[]; modifiers: Modifier[] }[];
}

/** K-092: what a shop costs this seat now. */
export const shopPrice = (g: Builders, seat: Seat, card: number): number =>
  Math.max(0, (SHOPS[card]?.gold ?? 0) + stat(g, seat, BUILD_GOLD));

/** What the bonus of a shop costs beside it. */
export function bonusPrice(card: number): number {
  const gold = SHOPS[card]?.bonusCost.gold;
  return typeof gold === 'number' ? gold : 0;
}

/** K-091, K-092: the gold of what is declared. */
export const goldToBuild = (g: Builders, seat: Seat, { card, withBonus }: BuildAnswer): number =>
  shopPrice(g, seat, card) + (withBonus ? bonusPrice(card) : 0);

/** K-092: how many tokens of a shop need not be paid. */
export const waivedTokens = (g: Builders, seat: Seat): number => Math.max(0, -stat(g, seat, BUILD_RES));

/** K-092: the tokens of what is declared, or null if more was waived than is allowed or printed. */
export function tokensToBuild(g: Builders, seat: Seat, { card, waive }: BuildAnswer): number[] | null {
  const tokens = SHOPS[card]?.res.slice();
  if (tokens === undefined || waive.length > waivedTokens(g, seat)) return null;
  for (const resource of waive) {
    const at = (RESOURCES as readonly string[]).indexOf(resource);
    if (at < 0 || tokens[at] === 0) return null;
    tokens[at] = (tokens[at] as number) - 1;
  }
  return tokens;
}

/** K-092: tokens that may be waived are taken off what is missing. */
export function missingToBuild(g: Builders, seat: Seat, card: number, owned: Purse): Missing {
  const shop = SHOPS[card];
  if (shop === undefined) return { gold: 0, resources: [] };
  const missing = missingFor({ gold: shopPrice(g, seat, card), resources: shop.res }, owned);
  let waived = waivedTokens(g, seat);
  const resources = missing.resources.map((n) => {
    const off = Math.min(n, waived);
    waived -= off;
    return n - off;
  });
  return { gold: missing.gold, resources };
}

/** K-120: null when no delivery is left. */
export function missingToDeliver({ delivery }: { readonly delivery: number }, owned: Purse): Missing | null {
  const card = DELIVERIES[delivery];
  if (card === undefined) return null;
  const { gold, res } = card.cost;
  return missingFor({ gold: typeof gold === 'number' ? gold : 0, resources: res ?? [] }, owned);
}

/** K-301: what somebody owns that can change hands, as a copy. */
export const waresOf = ({ gold, resources, badges, artefacts, associates }: Owner): Wares => ({
  gold,
  resources: resources.slice(),
  badges: badges.slice(),
  artefacts: artefacts.slice(),
  associates: associates.slice(),
});

/** The most that any of these owners could give of each good: what may be asked of anyone. */
export function mostOf(owners: readonly Owner[]): Wares {
  const all = noWares();
  for (const { gold, resources, badges, artefacts, associates } of owners) {
    all.gold = Math.max(all.gold, gold);
    all.resources = all.resources.map((n, at) => Math.max(n, resources[at] ?? 0));
    all.badges = all.badges.map((n, at) => Math.max(n, badges[at] ?? 0));
    all.artefacts.push(...artefacts);
    all.associates.push(...associates);
  }
  return all;
}

/** K-305: whether somebody owns all of it at this moment. */
export function canGive(owner: Owner, wares: Wares): boolean {
  if (owner.gold < wares.gold) return false;
  for (let i = 0; i < wares.resources.length; i++)
    if ((wares.resources[i] as number) > (owner.resources[i] as number)) return false;
  for (let i = 0; i < wares.badges.length; i++)
    if ((wares.badges[i] as number) > (owner.badges[i] as number)) return false;
  for (const artefact of wares.artefacts) if (!owner.artefacts.includes(artefact)) return false;
  for (const associate of wares.associates) if (!owner.associates.includes(associate)) return false;
  return true;
}

/** K-301: what somebody owns after giving some wares and getting others. */
export function afterTrade(owner: Owner, gives: Wares, gets: Wares): Wares {
  const change = (owned: readonly number[], out: readonly number[], into: readonly number[]): number[] =>
    owned.map((n, at) => n - (out[at] as number) + (into[at] as number));
  const swap = (owned: readonly number[], out: readonly number[], into: readonly number[]): number[] => [
    ...owned.filter((tile) => !out.includes(tile)),
    ...into,
  ];
  return {
    gold: owner.gold - gives.gold + gets.gold,
    resources: change(owner.resources, gives.resources, gets.resources),
    badges: change(owner.badges, gives.badges, gets.badges),
    artefacts: swap(owner.artefacts, gives.artefacts, gets.artefacts),
    associates: swap(owner.associates, gives.associates, gets.associates),
  };
}

/** K-303: the addressee, or for "any" every other player who has not declined. */
export const isAddressee = (offer: Offer, seat: Seat): boolean =>
  offer.from !== seat && (offer.to === seat || (offer.to === ANYONE && !offer.declined.includes(seat)));

/** K-160 */
export const targetPrestige = (players: number): number => constants.endPrestige[String(players)] as number;
