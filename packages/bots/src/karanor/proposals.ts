import { ANYONE, canGive, isAddressee, noWares, type Wares } from '@comptoir/karanor';
import type { Voiced } from '@comptoir/karanor/texts';
import type { Seat } from '@comptoir/kit';
import { balance, gainOf, isAboutToWin, partnersGain } from './bargain.ts';
import { bestPlan, plannerFor } from './plan.ts';
import { DIAMOND, pricesFor, type Taste } from './prices.ts';
import { personAt, type Table } from './table.ts';

/** Deals that a merchant would like to make, each priced so that the other is likely to like it too. */
export interface Deal {
  readonly to: Seat;
  readonly give: Wares;
  readonly want: Wares;
  readonly why: Voiced;
  /** What it is worth to the one who offers it, in prestige. */
  readonly worth: number;
}

const DEPTH = 2;
/** What a partner should see in an offer before it is made. */
export const INVITING = 0.03;
/** Tokens that are asked for or sold in one deal. */
const LARGEST_LOT = 3;

/** Two lots that change hands; gold is added on one side until both are content. */
interface Idea {
  readonly give: Wares;
  readonly want: Wares;
  readonly why: Voiced;
}

const lot = (resources: readonly number[]): Wares => ({ ...noWares(), resources: [...resources] });
const single = (kind: number, n = 1): Wares => lot(noWares().resources.map((_, at) => (at === kind ? n : 0)));
const sizeOf = ({ resources }: Wares): number => resources.reduce((sum, n) => sum + n, 0);

/** What the best plan lacks, and what no plan of the moment uses, by kind. */
interface Stock {
  readonly lacks: readonly number[];
  readonly spare: readonly number[];
}

function stockOf(table: Table, seat: Seat): Stock {
  const { task } = bestPlan(plannerFor(table, seat), DEPTH);
  const { resources } = personAt(table, seat);
  const needs = task?.tokens ?? resources.map(() => 0);
  return {
    lacks: needs.map((n, kind) => Math.max(0, n - (resources[kind] as number))),
    spare: resources.map((n, kind) => Math.max(0, n - (needs[kind] as number))),
  };
}

/** Lots that `seat` could ask of somebody with these goods: one of each kind it lacks, and all of it at once. */
function wantedLots(lacks: readonly number[], theirs: readonly number[]): Wares[] {
  const there = lacks.map((n, kind) => Math.min(n, theirs[kind] as number));
  const kinds = there.flatMap((n, kind) => (n > 0 ? [kind] : []));
  const lots = kinds.map((kind) => single(kind));
  const whole = lot(there);
  if (sizeOf(whole) > 1 && sizeOf(whole) <= LARGEST_LOT) lots.unshift(whole);
  return lots;
}

/** The kinds of which there is most to spare. */
const plenty = (spare: readonly number[]): number[] =>
  spare
    .flatMap((n, kind) => (n > 0 ? [kind] : []))
    .sort((a, b) => (spare[b] as number) - (spare[a] as number) || a - b)
    .slice(0, 3);

function* ideasFor(table: Table, seat: Seat, to: Seat, { lacks, spare }: Stock): Generator<Idea> {
  const theirs = personAt(table, to).resources;
  const spareKinds = plenty(spare);
  for (const want of wantedLots(lacks, theirs)) {
    yield { give: noWares(), want, why: 'need' };
    for (const kind of spareKinds) {
      yield { give: single(kind), want, why: 'fair' };
      if (sizeOf(want) > 1 && (spare[kind] as number) > 1) yield { give: single(kind, 2), want, why: 'fair' };
    }
  }
  for (const kind of spareKinds)
    for (let n = Math.min(2, spare[kind] as number); n > 0; n--)
      yield { give: single(kind, n), want: noWares(), why: 'spare' };
  // Several kinds at once: somebody who sells out makes one deal of it.
  if (spareKinds.length > 1)
    yield {
      give: lot(spare.map((n, kind) => (spareKinds.includes(kind) ? Math.min(1, n) : 0))),
      want: noWares(),
      why: 'spare',
    };
  // Half of a chain: what a third player is likely to take for what this one lacks.
  for (const kind of chainLinks(table, seat, to, lacks))
    yield { give: noWares(), want: single(kind), why: 'fair' };
}

/** Kinds that `to` has and that somebody else would rather have than a token that `seat` lacks. */
function chainLinks(table: Table, seat: Seat, to: Seat, lacks: readonly number[]): number[] {
  const theirs = personAt(table, to).resources;
  const found: number[] = [];
  for (const [third, { resources }] of table.players.entries()) {
    if (third === seat || third === to || isAboutToWin(table, third)) continue;
    const lacked = lacks.findIndex(
      (n, kind) => n > 0 && (resources[kind] as number) > 0 && theirs[kind] === 0,
    );
    if (lacked < 0) continue;
    for (let link = 0; link < DIAMOND; link++) {
      if ((theirs[link] as number) === 0 || (resources[link] as number) > 0 || found.includes(link)) continue;
      if (partnersGain(table, third, single(lacked), single(link)) >= INVITING) found.push(link);
    }
  }
  return found;
}

/** The chain as a whole: both tokens have changed hands. */
const chainWorth = (table: Table, seat: Seat, gold: number, lacks: readonly number[]): number =>
  gainOf(table, seat, { ...noWares(), gold }, single(lacks.findIndex((n) => n > 0)));

/** Gold from `seat` (or to it, below zero) that leaves both sides content: between the least and the most, rounded. */
function priced(
  table: Table,
  seat: Seat,
  to: Seat,
  { give, want, why }: Idea,
  stock: Stock,
  taste: Taste,
): Deal | null {
  const isChain = why === 'fair' && sizeOf(give) === 0;
  const own = isChain ? chainWorth(table, seat, 0, stock.lacks) : gainOf(table, seat, give, want);
  const theirs = partnersGain(table, to, want, give);
  const most = Math.floor((own - taste.worthwhile) / pricesFor(table, seat).gold);
  const least = Math.ceil((INVITING - theirs) / pricesFor(table, to).gold);
  if (least > most) return null;
  const fair = Math.round((least + most) / 2);
  const gold = Math.max(-personAt(table, to).gold, Math.min(personAt(table, seat).gold, fair));
  if (gold < least || gold > most) return null;
  const mine = { ...give, gold: Math.max(0, gold) };
  const yours = { ...want, gold: Math.max(0, -gold) };
  if (sizeOf(give) === 0 && gold <= 0) return null;
  const worth = isChain
    ? chainWorth(table, seat, mine.gold, stock.lacks) - theirs * 0.2
    : balance(table, seat, to, mine, yours, taste);
  if (worth <= taste.worthwhile || partnersGain(table, to, yours, mine) < INVITING) return null;
  return { to, give: mine, want: yours, why, worth };
}

/** Whether an open offer of one's own is about this kind already. */
const isSpokenOf = ({ offers }: Table, seat: Seat, side: 'give' | 'want', kind: number): boolean =>
  offers.some((offer) => offer.from === seat && (offer[side].resources[kind] as number) > 0);

/** The gain of whoever takes an open offer counts a little against it. */
const TAKERS_GAIN = 0.01;

/**
 * Offers to anyone, since cards that nobody else has seen may make them welcome. First a missing token for up to
 * three gold, the generous offers first; then spare tokens, for a coin more than there are tokens.
 */
export function openDeals(table: Table, seat: Seat, taste: Taste): Deal[] {
  if (table.players.some((_, other) => other !== seat && isAboutToWin(table, other))) return [];
  const { lacks, spare } = stockOf(table, seat);
  const { gold } = personAt(table, seat);
  const ideas: Idea[] = [];
  for (const [kind, n] of lacks.entries()) {
    const isSomewhere = table.players.some(
      ({ resources }, other) => other !== seat && (resources[kind] as number) > 0,
    );
    if (n === 0 || !isSomewhere || isSpokenOf(table, seat, 'want', kind)) continue;
    for (let price = Math.min(3, gold); price > 0; price--)
      ideas.push({ give: { ...noWares(), gold: price }, want: single(kind), why: 'need' });
  }
  for (const [kind, there] of spare.entries()) {
    if (isSpokenOf(table, seat, 'give', kind)) continue;
    for (let n = Math.min(2, there); n > 0; n--)
      ideas.push({ give: single(kind, n), want: { ...noWares(), gold: n + 1 }, why: 'spare' });
  }
  const found: Deal[] = [];
  for (const { give, want, why } of ideas) {
    const worth = gainOf(table, seat, give, want) - TAKERS_GAIN;
    if (worth > taste.worthwhile) found.push({ to: ANYONE, give, want, why, worth });
  }
  return found;
}

/** Do not press anybody who has not answered yet. */
const isBusy = (table: Table, to: Seat): boolean =>
  table.offers.some((offer) => offer.to === to && isAddressee(offer, to));

/** An offer to anyone, made to one player alone: for when others have left it before. */
export const toOneAlone = (table: Table, seat: Seat, deal: Deal): Deal[] =>
  table.players.flatMap((person, to) =>
    to !== seat && canGive(person, deal.want) && !isBusy(table, to) ? [{ ...deal, to }] : [],
  );

/** All deals with somebody that both sides are likely to gain by, the best of each partner first. */
export function sensibleDeals(table: Table, seat: Seat, taste: Taste): Deal[] {
  const stock = stockOf(table, seat);
  const found: Deal[] = [];
  for (let to = 0; to < table.players.length; to++) {
    if (to === seat || isAboutToWin(table, to) || isBusy(table, to)) continue;
    for (const idea of ideasFor(table, seat, to, stock)) {
      const deal = priced(table, seat, to, idea, stock, taste);
      if (deal !== null) found.push(deal);
    }
  }
  return found.sort((a, b) => b.worth - a.worth);
}
