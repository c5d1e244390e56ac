import {
  ANYONE,
  canGive,
  type Entry,
  type Event,
  isAddressee,
  type Offer,
  type Wares,
} from '@comptoir/karanor';
import { canonical, type Json, type Seat } from '@comptoir/kit';
import {
  balance,
  isAboutToWin,
  isLate,
  isNothing,
  isWelcome,
  openBalance,
  openDeals,
  partnersGain,
  simpleDeals,
  WORTHWHILE,
} from './bargain.ts';
import { entryIn, said } from './moves.ts';
import { bestPlan, plannerFor } from './plan.ts';
import { personAt, type Table } from './table.ts';

/** Offers made, answered and taken back. Every offer gets an answer: nobody is left waiting. */

const DEPTH = 2;
/** Offers of one's own in a turn, counters included. */
const MOST_OFFERS = 3;
/** What a partner should see in an offer before it is made. */
const INVITING = 0.05;

/** What was said of offers since the turn began, and which of one's own were turned down in the last rounds. */
interface Talk {
  readonly made: number;
  readonly refused: ReadonlySet<string>;
  /** Own offers of this turn. */
  readonly fresh: ReadonlySet<number>;
  /** Offers that answer one of somebody's. */
  readonly counters: ReadonlySet<number>;
}

const MEMORY_TURNS = 8;
const keyOf = (to: Seat, give: Wares, want: Wares): string => canonical([to, give, want] as unknown as Json);

function talkOf(heard: readonly Event[], seat: Seat): Talk {
  const refused = new Set<string>();
  const fresh = new Set<number>();
  const counters = new Set<number>();
  const ended = new Set<number>();
  let made = 0;
  let turns = 0;
  for (let i = heard.length - 1; i >= 0 && turns < MEMORY_TURNS; i--) {
    const event = heard[i] as Event;
    if (event.type === 'turn-began') turns += 1;
    else if (event.type === 'offer-ended' && (event.how === 'declined' || event.how === 'countered'))
      ended.add(event.offer);
    else if (event.type === 'offer-declined') ended.add(event.offer);
    else if (event.type === 'offer-made') {
      const { offer, answers } = event;
      if (answers > 0) counters.add(offer.id);
      if (offer.from !== seat) continue;
      if (turns === 0) {
        made += 1;
        fresh.add(offer.id);
      }
      // What was offered in this turn is not said twice, whatever became of it.
      if (turns === 0 || ended.has(offer.id)) refused.add(keyOf(offer.to, offer.give, offer.want));
    }
  }
  return { made, refused, fresh, counters };
}

/** What to say about trades now; null to say nothing. */
export function talk(
  table: Table,
  seat: Seat,
  entries: readonly Entry[],
  heard: readonly Event[],
): Json | null {
  for (const offer of table.offers) {
    if (!isAddressee(offer, seat)) continue;
    const reply = replyTo(table, seat, offer, entries, heard);
    if (reply !== null) return reply;
  }
  const { fresh } = talkOf(heard, seat);
  for (const offer of table.offers)
    if (offer.from === seat && (isStale(table, seat, offer, fresh) || isUseless(table, seat, offer)))
      return said('trade.withdraw', offer.id);
  return propose(table, seat, entries, heard);
}

const has = (entries: readonly Entry[], id: string, offer: number): boolean => {
  const entry = entryIn(entries, id);
  return entry?.kind === 'pick-option' && entry.options.includes(offer);
};

/** Accept, counter once, or decline; null while a welcome offer cannot be taken yet. */
function replyTo(
  table: Table,
  seat: Seat,
  offer: Offer,
  entries: readonly Entry[],
  heard: readonly Event[],
): Json | null {
  const isPossible =
    canGive(personAt(table, offer.from), offer.give) && canGive(personAt(table, seat), offer.want);
  if (isPossible && isWelcome(table, seat, offer)) {
    if (has(entries, 'trade.accept', offer.id)) return said('trade.accept', offer.id);
    // K-306: something is being decided; it is taken afterwards.
    return null;
  }
  if (isPossible) {
    const counter = counterTo(table, seat, offer, entries, heard);
    if (counter !== null) return counter;
  }
  return has(entries, 'trade.decline', offer.id) ? said('trade.decline', offer.id) : null;
}

/** The same goods for a little more gold, or for a little less. */
function counterTo(
  table: Table,
  seat: Seat,
  { id, from, give, want }: Offer,
  entries: readonly Entry[],
  heard: readonly Event[],
): Json | null {
  if (entryIn(entries, 'trade.counter') === undefined || isAboutToWin(table, from) || isNothing(give))
    return null;
  const { made, refused, counters } = talkOf(heard, seat);
  if (made >= MOST_OFFERS || counters.has(id)) return null;
  for (let more = 1; more <= 3; more++) {
    const less = Math.min(more, want.gold);
    const mine: Wares = { ...want, gold: want.gold - less };
    const theirs: Wares = { ...give, gold: give.gold + more - less };
    if (isNothing(mine) || !canGive(personAt(table, from), theirs)) continue;
    if (refused.has(keyOf(from, mine, theirs))) continue;
    if (balance(table, seat, from, mine, theirs) <= WORTHWHILE) continue;
    if (partnersGain(table, from, theirs, mine) < 0) return null;
    return said('trade.counter', { offer: id, give: mine, want: theirs, note: '#dear' } as unknown as Json);
  }
  return null;
}

/** An offer that can no longer be kept, or that would no longer pay. */
function isUseless(table: Table, seat: Seat, { to, give, want }: Offer): boolean {
  if (!canGive(personAt(table, seat), give)) return true;
  if (to === ANYONE) return false;
  if (!canGive(personAt(table, to), want) || isAboutToWin(table, to)) return true;
  return balance(table, seat, to, give, want) <= 0;
}

/** On the next turn of its maker an open offer has been heard by everybody. */
const isStale = (table: Table, seat: Seat, { id, to }: Offer, fresh: ReadonlySet<number>): boolean =>
  to === ANYONE && table.active === seat && table.phase === 'actions' && !fresh.has(id);

/** At the beginning of one's turn: a token that saves a journey, for something the other may like; or to anyone. */
function propose(table: Table, seat: Seat, entries: readonly Entry[], heard: readonly Event[]): Json | null {
  const isBeginning =
    table.active === seat && table.phase === 'actions' && table.actionsUsed === 0 && table.steps < 0;
  if (!isBeginning || entryIn(entries, 'trade.propose') === undefined) return null;
  const { made, refused } = talkOf(heard, seat);
  if (made >= MOST_OFFERS) return null;
  const plan = bestPlan(plannerFor(table, seat), DEPTH);
  let best: Json | null = null;
  let most = WORTHWHILE;
  if (plan.task !== null && plan.missing !== 0)
    for (const { to, give, want } of simpleDeals(table, seat, plan.missing)) {
      if (refused.has(keyOf(to, give, want)) || partnersGain(table, to, want, give) < INVITING) continue;
      const worth = balance(table, seat, to, give, want);
      if (worth <= most) continue;
      most = worth;
      best = { to, give, want, note: '#need' } as unknown as Json;
    }
  best ??= openOffer(table, seat, plan.task === null ? 0 : plan.missing, refused);
  return best === null ? null : said('trade.propose', best);
}

/** What anybody may take: an offer for each thing, while it pays. */
function openOffer(table: Table, seat: Seat, missing: number, refused: ReadonlySet<string>): Json | null {
  if (isLate(table, seat)) return null;
  const isOffered = (give: Wares, want: Wares): boolean =>
    table.offers.some(
      (offer) =>
        offer.from === seat &&
        offer.give.resources.some((n, at) => n > 0 && (give.resources[at] as number) > 0) ===
          give.resources.some((n) => n > 0) &&
        offer.want.resources.some((n, at) => n > 0 && (want.resources[at] as number) > 0) ===
          want.resources.some((n) => n > 0),
    );
  for (const { give, want } of openDeals(table, seat, missing)) {
    if (refused.has(keyOf(ANYONE, give, want)) || isOffered(give, want)) continue;
    if (openBalance(table, seat, give, want) > WORTHWHILE)
      return { to: ANYONE, give, want, note: want.gold > 0 ? '#spare' : '#need' } as unknown as Json;
  }
  return null;
}
