import {
  afterTrade,
  canGive,
  isNoWares,
  noWares,
  type Offer,
  targetPrestige,
  type Wares,
} from '@comptoir/karanor';
import type { Voiced } from '@comptoir/karanor/texts';
import type { Seat } from '@comptoir/kit';
import { rivalry } from './cards.ts';
import { outlook } from './plan.ts';
import {
  artefactPrice,
  associatePrice,
  badgePrice,
  type Prices,
  pricesFor,
  type Taste,
  tokenPrice,
} from './prices.ts';
import { personAt, type Table, withPerson } from './table.ts';

/** What a deal does to those who make it: each is measured by what they could make of their goods before and after. */

const DEPTH = 2;
/** This close to the target, rivals are no longer helped. */
const NEARLY_THERE = 2;
/** Somebody else's token may be needed by cards that are not seen, in gold. */
const UNSEEN_NEED = 0.5;
const PLENTY = 2;

export const isAboutToWin = (table: Table, seat: Seat): boolean =>
  personAt(table, seat).prestige >= targetPrestige(table.players.length) - NEARLY_THERE;

/** Outlooks by table; dropped when the table changes. */
const outlooks = new WeakMap<Table, (number | undefined)[]>();
function presentOutlook(table: Table, seat: Seat): number {
  const known = outlooks.get(table) ?? [];
  outlooks.set(table, known);
  known[seat] ??= outlook(table, seat, DEPTH);
  return known[seat] as number;
}

/** What a deal adds to a player's outlook, in prestige. */
export function gainOf(table: Table, seat: Seat, gives: Wares, gets: Wares): number {
  const after = withPerson(table, seat, afterTrade(personAt(table, seat), gives, gets));
  return outlook(after, seat, DEPTH) - presentOutlook(table, seat);
}

/** The same for somebody whose cards are not known: tokens may be wanted for them. */
export function partnersGain(table: Table, seat: Seat, gives: Wares, gets: Wares): number {
  const { gold } = pricesFor(table, seat);
  const { resources } = personAt(table, seat);
  const wanted =
    hunger(gets, resources) -
    hunger(
      gives,
      resources.map((n, at) => n - (gives.resources[at] as number)),
    );
  return gainOf(table, seat, gives, gets) + wanted * gold;
}

/** What tokens may be worth for unseen cards, given those already held: few cards use a third of a kind. */
function hunger(wares: Wares, besides: readonly number[]): number {
  let total = 0;
  for (const [at, n] of wares.resources.entries())
    for (let i = 0; i < n; i++) total += (besides[at] as number) + i < PLENTY ? UNSEEN_NEED : UNSEEN_NEED / 4;
  return total;
}

/** What a deal is worth to `seat` against `partner`: their gain counts against it as far as they are rivals. */
export function balance(
  table: Table,
  seat: Seat,
  partner: Seat,
  gives: Wares,
  gets: Wares,
  { envy }: Taste,
): number {
  const own = gainOf(table, seat, gives, gets);
  const theirs = Math.max(0, partnersGain(table, partner, gets, gives));
  return own - envy * theirs * rivalry(table, seat, partner);
}

/** Goods of a later round, at their usual price: plans do not reach so far. */
function laterWorth(wares: Wares, prices: Prices): number {
  let worth = wares.gold * prices.gold;
  for (const [at, n] of wares.resources.entries()) worth += n * tokenPrice(at, prices);
  for (const [kind, n] of wares.badges.entries()) worth += n * badgePrice(kind, 0, prices);
  for (const artefact of wares.artefacts) worth += artefactPrice(artefact, prices);
  return worth + wares.associates.length * associatePrice(prices);
}

/** How likely it is that somebody keeps a promise, by what became of the earlier ones. */
function trustIn({ pledges }: Table, seat: Seat): number {
  const ends = pledges.filter(({ from }) => from === seat).map(({ state }) => state);
  if (ends.includes('broken')) return 0;
  return Math.min(0.9, 0.6 + 0.1 * ends.filter((state) => state === 'kept').length);
}

/** Promises are kept, so promise only what will be there: gold that comes in, goods at hand. */
function canPromise(table: Table, seat: Seat, wares: Wares, rounds: number): boolean {
  const person = personAt(table, seat);
  return canGive({ ...person, gold: person.gold + person.income * rounds }, wares);
}

/** An offer as its addressee weighs it, in prestige, by the part of what is promised that is believed. */
function worthOf(table: Table, seat: Seat, offer: Offer, taste: Taste, trust: number): number {
  const { from, give, want, later } = offer;
  const now = balance(table, seat, from, want, give, taste);
  if (later === null) return now;
  const prices = pricesFor(table, seat);
  return now + trust * laterWorth(later.give, prices) - laterWorth(later.want, prices);
}

/** Why an offer is turned down; null when it is worth taking. Its goods are there. */
export function objectionTo(table: Table, seat: Seat, offer: Offer, taste: Taste): Voiced | null {
  const { from, give, want, later } = offer;
  if (later !== null && !canPromise(table, seat, later.want, later.rounds)) return 'short';
  const isGift = isNoWares(want) && (later === null || isNoWares(later.want));
  // Cursed wares are worth less than nothing.
  if (isGift) return gainOf(table, seat, want, give) >= 0 ? null : 'useless';
  if (isAboutToWin(table, from)) return 'lead';
  const trust = trustIn(table, from);
  if (worthOf(table, seat, offer, taste, trust) > taste.worthwhile) return null;
  if (later !== null && !isNoWares(later.give)) {
    if (trust === 0) return 'trust';
    return worthOf(table, seat, offer, taste, 1) > taste.worthwhile ? 'cash' : 'cheap';
  }
  return isNoWares(give) ? 'nothing' : dissatisfaction(table, seat, offer, taste);
}

/** Why an offer is poor: what it brings, what it takes, its price, or who gains most. */
function dissatisfaction(table: Table, seat: Seat, { give, want }: Offer, taste: Taste): Voiced {
  const { gold } = pricesFor(table, seat);
  const brings = gainOf(table, seat, noWares(), give);
  if (brings <= gold * 0.5) return 'useless';
  const takes = -gainOf(table, seat, want, noWares());
  // A spare token is worth about a coin; one that a plan needs is worth far more.
  const tokens = want.resources.reduce((sum, n) => sum + n, 0);
  if (tokens > 0 && takes > gold * (want.gold + 2.5 * tokens)) return 'keep';
  return brings - takes > taste.worthwhile ? 'yours' : 'cheap';
}
