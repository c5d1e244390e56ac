import { noWares, type Offer, targetPrestige, type Wares } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { rivalry } from './cards.ts';
import { outlook } from './plan.ts';
import { type Prices, pricesFor } from './prices.ts';
import { type Person, personAt, type Table, withPerson } from './table.ts';

/** What a deal does to those who make it: each is measured by what they could make of their goods before and after. */

const DEPTH = 2;
/** Less gain than this is not worth the talk. */
export const WORTHWHILE = 0.02;
/** So close to the target nobody is helped any more. */
const NEARLY_THERE = 2;
/** Somebody else's token may be needed by cards that are not seen, in gold. */
const UNSEEN_NEED = 0.5;

export const isAboutToWin = (table: Table, seat: Seat): boolean =>
  personAt(table, seat).prestige >= targetPrestige(table.players.length) - NEARLY_THERE;

/** A player after giving some wares and getting others. */
function exchanged(person: Person, gives: Wares, gets: Wares): Partial<Person> {
  const change = (owned: readonly number[], out: readonly number[], into: readonly number[]): number[] =>
    owned.map((n, at) => n - (out[at] as number) + (into[at] as number));
  const swap = (owned: readonly number[], out: readonly number[], into: readonly number[]): number[] => [
    ...owned.filter((tile) => !out.includes(tile)),
    ...into,
  ];
  return {
    gold: person.gold - gives.gold + gets.gold,
    resources: change(person.resources, gives.resources, gets.resources),
    badges: change(person.badges, gives.badges, gets.badges),
    artefacts: swap(person.artefacts, gives.artefacts, gets.artefacts),
    associates: swap(person.associates, gives.associates, gets.associates),
  };
}

/** What a deal adds to a player's outlook, in prestige. */
function gainOf(table: Table, seat: Seat, gives: Wares, gets: Wares): number {
  const before = outlook(table, seat, DEPTH);
  const after = withPerson(table, seat, exchanged(personAt(table, seat), gives, gets));
  return outlook(after, seat, DEPTH) - before;
}

/** The same for somebody whose cards are not known: tokens may be wanted for them. */
export function partnersGain(table: Table, seat: Seat, gives: Wares, gets: Wares): number {
  const prices = pricesFor(table, seat);
  return gainOf(table, seat, gives, gets) + hunger(gets, prices) - hunger(gives, prices);
}

function hunger({ resources }: Wares, prices: Prices): number {
  let total = 0;
  for (const n of resources) total += n * UNSEEN_NEED * prices.gold;
  return total;
}

/** What a deal is worth to `seat` against `partner`: their gain counts against it as far as they are rivals. */
export function balance(table: Table, seat: Seat, partner: Seat, gives: Wares, gets: Wares): number {
  const own = gainOf(table, seat, gives, gets);
  const theirs = Math.max(0, partnersGain(table, partner, gets, gives));
  return own - theirs * rivalry(table, seat, partner);
}

export const isNothing = (wares: Wares): boolean =>
  wares.gold === 0 &&
  wares.artefacts.length === 0 &&
  wares.associates.length === 0 &&
  wares.resources.every((n) => n === 0) &&
  wares.badges.every((n) => n === 0);

/** Whether an offer is worth taking: it pays, and it does not bring a winner home. */
export function isWelcome(table: Table, seat: Seat, { from, give, want }: Offer): boolean {
  // A curse is no present.
  if (isNothing(want)) return gainOf(table, seat, want, give) >= 0;
  if (isAboutToWin(table, from)) return false;
  return balance(table, seat, from, want, give) > WORTHWHILE;
}

/** Nobody at the table but `seat` may be helped any more. */
export const isLate = (table: Table, seat: Seat): boolean =>
  table.players.some((_, other) => other !== seat && isAboutToWin(table, other));

/** What a deal with whoever takes it is worth: a taker gains too, and is a rival as much as another. */
export const openBalance = (table: Table, seat: Seat, gives: Wares, gets: Wares): number =>
  gainOf(table, seat, gives, gets) - TAKERS_GAIN;
const TAKERS_GAIN = 0.01;

/** Offers to anyone: what is missing for some gold, the generous ones first; then what is spare, for some gold. */
export function* openDeals(table: Table, seat: Seat, kinds: number): Generator<{ give: Wares; want: Wares }> {
  const me = personAt(table, seat);
  const isSomewhere = (kind: number): boolean =>
    table.players.some((other, at) => at !== seat && (other.resources[kind] as number) > 0);
  for (let kind = 0; kind < me.resources.length; kind++) {
    if ((kinds & (1 << kind)) === 0 || !isSomewhere(kind)) continue;
    const want = noWares();
    want.resources[kind] = 1;
    for (let gold = Math.min(3, me.gold); gold > 0; gold--) yield { give: { ...noWares(), gold }, want };
  }
  for (let kind = 0; kind < me.resources.length; kind++) {
    if ((kinds & (1 << kind)) !== 0) continue;
    for (let n = Math.min(2, me.resources[kind] as number); n > 0; n--) {
      const give = noWares();
      give.resources[kind] = n;
      yield { give, want: { ...noWares(), gold: n + 1 } };
    }
  }
}

/** Deals by which `seat` gets a token from somebody, for a spare token or some gold: cheap ones first. */
export function* simpleDeals(
  table: Table,
  seat: Seat,
  kinds: number,
): Generator<{ to: Seat; give: Wares; want: Wares }> {
  const me = personAt(table, seat);
  for (const [to, other] of table.players.entries()) {
    if (to === seat || isAboutToWin(table, to)) continue;
    for (let kind = 0; kind < me.resources.length; kind++) {
      if ((kinds & (1 << kind)) === 0 || (other.resources[kind] as number) === 0) continue;
      const want = noWares();
      want.resources[kind] = 1;
      for (let gold = 1; gold <= Math.min(3, me.gold); gold++)
        yield { to, give: { ...noWares(), gold }, want };
      for (let spare = 0; spare < me.resources.length; spare++) {
        if (spare === kind || (kinds & (1 << spare)) !== 0 || (me.resources[spare] as number) === 0) continue;
        for (let gold = 0; gold <= Math.min(1, me.gold); gold++) {
          const give = { ...noWares(), gold };
          give.resources[spare] = 1;
          yield { to, give, want };
        }
      }
    }
  }
}
