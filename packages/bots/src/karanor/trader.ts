import {
  ANYONE,
  afterTrade,
  canGive,
  type Entry,
  type Event,
  isAddressee,
  isNoWares,
  noWares,
  type Offer,
  type Wares,
} from '@comptoir/karanor';
import { noteOf, type Voiced } from '@comptoir/karanor/texts';
import type { Json, Seat } from '@comptoir/kit';
import { balance, isAboutToWin, objectionTo, partnersGain } from './bargain.ts';
import { entryIn, said } from './moves.ts';
import { MERCHANT, type Taste } from './prices.ts';
import { type Deal, INVITING, openDeals, sensibleDeals, toOneAlone } from './proposals.ts';
import { ownPrice, repetitionsOf } from './repetitions.ts';
import { personAt, type Table } from './table.ts';

/** Offers made, answered and taken back. Every offer gets an answer: nobody is left waiting. */

/** What was said of offers since the turn began. */
interface Talk {
  readonly made: number;
  /** Own offers of this turn. */
  readonly fresh: ReadonlySet<number>;
  /** Whom one has made an offer in this turn. */
  readonly addressed: ReadonlySet<Seat>;
  /** Who was made an offer by anybody in the last round. */
  readonly courted: ReadonlySet<Seat>;
  /** Offers that answer one of somebody's. */
  readonly counters: ReadonlySet<number>;
}

export function talkOf(heard: readonly Event[], seat: Seat, players: number): Talk {
  const fresh = new Set<number>();
  const addressed = new Set<Seat>();
  const courted = new Set<Seat>();
  const counters = new Set<number>();
  let made = 0;
  let turns = 0;
  for (let i = heard.length - 1; i >= 0 && turns < players; i--) {
    const event = heard[i] as Event;
    if (event.type === 'turn-began') turns += 1;
    else if (event.type === 'offer-made') {
      const { offer, answers } = event;
      if (answers > 0) counters.add(offer.id);
      courted.add(offer.to);
      if (offer.from !== seat || turns > 0) continue;
      made += 1;
      fresh.add(offer.id);
      addressed.add(offer.to);
    }
  }
  return { made, fresh, addressed, courted, counters };
}

/** What to say about trades now; null to say nothing. */
export function talk(
  table: Table,
  seat: Seat,
  entries: readonly Entry[],
  heard: readonly Event[],
  taste: Taste = MERCHANT,
): Json | null {
  const kept = keepWord(table, seat, entries);
  if (kept !== null) return kept;
  for (const offer of table.offers) {
    if (!isAddressee(offer, seat)) continue;
    const reply = replyTo(table, seat, offer, entries, heard, taste);
    if (reply !== null) return reply;
  }
  const { fresh } = talkOf(heard, seat, table.players.length);
  for (const offer of table.offers)
    if (offer.from === seat && (isStale(table, seat, offer, fresh) || isUseless(table, seat, offer)))
      return said('trade.withdraw', offer.id);
  return propose(table, seat, entries, heard, taste);
}

/** K-312: what was promised is given on the first own turn on which it is there. */
function keepWord(table: Table, seat: Seat, entries: readonly Entry[]): Json | null {
  const keep = entryIn(entries, 'pledge.keep');
  if (table.active !== seat || keep?.kind !== 'pick-option') return null;
  return said('pledge.keep', keep.options[0] as Json);
}

const mayReply = (entries: readonly Entry[], id: string, offer: number): boolean => {
  const entry = entryIn(entries, id);
  return entry?.kind === 'reply' && entry.offers.includes(offer);
};
const reply = (entry: string, offer: number, why: Voiced): Json => said(entry, { offer, say: noteOf(why) });

/** Declines, with a word. */
export const declining = (offer: number, why: Voiced): Json => reply('trade.decline', offer, why);

/** Accept, counter once, or decline with a reason; null while a welcome offer cannot be taken yet. */
function replyTo(
  table: Table,
  seat: Seat,
  offer: Offer,
  entries: readonly Entry[],
  heard: readonly Event[],
  taste: Taste,
): Json | null {
  const isPossible =
    canGive(personAt(table, offer.from), offer.give) && canGive(personAt(table, seat), offer.want);
  const found = isPossible ? objectionTo(table, seat, offer, taste) : 'short';
  const isWithheld = found === null || found === 'short' || found === 'lead' || offer.later !== null;
  const price = isWithheld ? null : ownPrice(heard, seat, table.players.length, offer);
  // A price that was named in this round stands, and what was for sale then is not kept for oneself.
  const objection = price === 'met' ? null : price === 'named' && found === 'keep' ? 'cheap' : found;
  if (objection === null) {
    if (mayReply(entries, 'trade.accept', offer.id)) return reply('trade.accept', offer.id, 'deal');
    // K-306: something is being decided; it is taken afterwards.
    return null;
  }
  const counter = isPossible ? counterTo(table, seat, offer, entries, heard, taste) : null;
  if (counter !== null) return counter;
  if (!mayReply(entries, 'trade.decline', offer.id)) return null;
  // One reason is enough for an offer that everybody turns down.
  const isSaid = offer.to === ANYONE && offer.declined.length > 0;
  return isSaid ? said('trade.decline', { offer: offer.id, say: '' }) : declining(offer.id, objection);
}

/** The same goods for a little more gold, or for a little less; or the same gold for a token that is to spare. */
function counterTo(
  table: Table,
  seat: Seat,
  { id, from, give, want, later }: Offer,
  entries: readonly Entry[],
  heard: readonly Event[],
  taste: Taste,
): Json | null {
  if (entryIn(entries, 'trade.counter') === undefined || isAboutToWin(table, from)) return null;
  if (isNoWares(give) || later !== null) return null;
  const { made, counters } = talkOf(heard, seat, table.players.length);
  if (made >= taste.offers || counters.has(id)) return null;
  const isKnown = repetitionsOf(table, seat, heard);
  const isTakeable = (mine: Wares, theirs: Wares): boolean =>
    !isNoWares(mine) &&
    canGive(personAt(table, from), theirs) &&
    !isKnown({ to: from, give: mine, want: theirs }) &&
    balance(table, seat, from, mine, theirs, taste) > taste.worthwhile;
  const counter = (mine: Wares, theirs: Wares, why: Voiced): Json =>
    said('trade.counter', { offer: id, give: mine, want: theirs, note: noteOf(why) } as unknown as Json);
  for (let more = 1; more <= 3; more++) {
    const less = Math.min(more, want.gold);
    const mine: Wares = { ...want, gold: want.gold - less };
    const theirs: Wares = { ...give, gold: give.gold + more - less };
    if (!isTakeable(mine, theirs)) continue;
    if (partnersGain(table, from, theirs, mine) < 0) break;
    return counter(mine, theirs, 'dear');
  }
  const rather = otherToken(table, seat, want);
  for (const mine of rather)
    if (isTakeable(mine, give) && partnersGain(table, from, give, mine) >= INVITING)
      return counter(mine, give, 'rather');
  return null;
}

/** A token of another kind in place of the one that is asked for. */
function otherToken(table: Table, seat: Seat, want: Wares): Wares[] {
  const asked = want.resources.indexOf(1);
  if (asked < 0) return [];
  return personAt(table, seat).resources.flatMap((n, kind) => {
    if (kind === asked || n <= (want.resources[kind] as number) || n < 2) return [];
    const resources = want.resources.slice();
    resources[asked] = 0;
    resources[kind] = (resources[kind] as number) + 1;
    return [{ ...want, resources }];
  });
}

/**
 * Whether an offer can no longer be kept. One that has merely lost its use stays open: people answer on their own
 * turn, and would find a good price gone before they could read it.
 */
function isUseless(table: Table, seat: Seat, { to, give, want }: Offer): boolean {
  if (!canGive(personAt(table, seat), give)) return true;
  return to !== ANYONE && (!canGive(personAt(table, to), want) || isAboutToWin(table, to));
}

/** Whether the goods of a deal are there besides those that somebody may still take up: nothing is promised twice. */
function isFree(table: Table, seat: Seat, { give }: Deal): boolean {
  let promised = give;
  for (const offer of table.offers)
    if (offer.from === seat && offer.to !== ANYONE) promised = afterTrade(promised, noWares(), offer.give);
  return canGive(personAt(table, seat), promised);
}

/** On the next turn of its maker an offer has been on the table for a round. */
const isStale = (table: Table, seat: Seat, { id }: Offer, fresh: ReadonlySet<number>): boolean =>
  table.active === seat && table.phase === 'actions' && !fresh.has(id);

/**
 * At the beginning of one's turn: the best deals with others, one for each of them, then offers to anyone. Whoever was
 * made no offer in the last round comes first, so that nobody is left out of the market.
 */
function propose(
  table: Table,
  seat: Seat,
  entries: readonly Entry[],
  heard: readonly Event[],
  taste: Taste,
): Json | null {
  const isBeginning =
    table.active === seat && table.phase === 'actions' && table.actionsUsed === 0 && table.steps < 0;
  if (!isBeginning || entryIn(entries, 'trade.propose') === undefined) return null;
  const { made, addressed, courted } = talkOf(heard, seat, table.players.length);
  if (made >= taste.offers) return null;
  const isKnown = repetitionsOf(table, seat, heard);
  const isNew = (deal: Deal): boolean =>
    !isKnown(deal) && (deal.to === ANYONE || !addressed.has(deal.to)) && isFree(table, seat, deal);
  const deals = sensibleDeals(table, seat, taste).filter(isNew);
  const deal =
    deals.find(({ to }) => !courted.has(to)) ??
    deals[0] ??
    openDeals(table, seat, taste)
      .flatMap((open) => [open, ...toOneAlone(table, seat, open)])
      .find(isNew);
  if (deal === undefined) return null;
  const { to, give, want, why } = deal;
  return said('trade.propose', { to, give, want, note: noteOf(why) } as unknown as Json);
}
