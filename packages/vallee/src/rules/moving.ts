import { type CardId, Defect, listening, type Seat, shuffle, unreachable } from '@comptoir/kit';
import { FIRST_JUNK, isJunk } from '../catalogue.ts';
import { type Reason, tell } from '../events.ts';
import { endedLikenesses } from '../likeness.ts';
import type { Place } from '../places.ts';
import * as at from '../places.ts';
import { areTeammates, junkAtStart, stallOf } from '../questions.ts';
import { EMPTY, type Planned, type State, type Turn, type ValueChange, zonesOf } from '../state.ts';
import { isUnseenAt } from '../view.ts';
import { note, noteDiscarded, noteHand } from './happenings.ts';
import { inPlay } from './in-play.ts';

/** The verbs of chapter 6: the only code that writes zones. */

function remove(list: CardId[], card: CardId): void {
  const last = list.length - 1;
  if (list[last] === card) {
    list.pop();
    return;
  }
  const index = list.indexOf(card);
  if (index < 0) throw new Defect(`V-007: card ${card} is not where it should be`);
  // Hands and piles are short: the cards above it move down one by one.
  for (let i = index; i < last; i++) list[i] = list[i + 1] as CardId;
  list.pop();
}

function plannedOn(g: State, seat: Seat, card: CardId): Planned {
  const planned = zonesOf(g, seat).planning.find((entry) => entry.card === card);
  if (planned === undefined) throw new Defect(`V-201: no planned card ${card}`);
  return planned;
}

function take(g: State, card: CardId, from: Place): void {
  switch (from.zone) {
    case 'deck':
    case 'discard':
      remove(zonesOf(g, from.seat)[from.zone], card);
      return;
    case 'hand':
      remove(zonesOf(g, from.seat).hand, card);
      return;
    case 'kept':
      remove(zonesOf(g, from.seat).kept ?? [], card);
      return;
    case 'planning': {
      const { planning } = zonesOf(g, from.seat);
      planning.splice(
        planning.findIndex((entry) => entry.card === card),
        1,
      );
      return;
    }
    case 'store':
      remove(plannedOn(g, from.seat, from.on).stored, card);
      return;
    case 'stall':
      // V-145: the place stays; whatever is swapped in takes it over.
      return;
    case 'market':
      g.market[from.slot] = EMPTY;
      return;
    case 'market-deck':
      remove(g.marketDeck, card);
      return;
    case 'market-discard':
      remove(g.marketDiscard, card);
      return;
    case 'junk-reserve':
      remove(g.junkReserve, card);
      return;
    case 'set-aside':
      remove(g.setAside.cards, card);
      return;
    case 'nowhere':
      g.junkCreated += 1;
      return;
    default:
      unreachable(from);
  }
}

function lay(g: State, card: CardId, to: Place): void {
  switch (to.zone) {
    case 'deck':
    case 'discard':
    case 'hand': {
      const pile = zonesOf(g, to.seat)[to.zone];
      if (to.bottom === true) pile.unshift(card);
      else pile.push(card);
      return;
    }
    case 'kept':
      zonesOf(g, to.seat).kept?.push(card);
      return;
    case 'planning':
      zonesOf(g, to.seat).planning.push('as' in to ? { card, stored: [], as: to.as } : { card, stored: [] });
      return;
    case 'store':
      plannedOn(g, to.seat, to.on).stored.push(card);
      return;
    case 'stall': {
      const stacks = g.stalls[to.stall] as CardId[][];
      while (stacks.length <= to.stack) stacks.push([]);
      (stacks[to.stack] as CardId[])[to.at] = card;
      return;
    }
    case 'market':
      g.market[to.slot] = card;
      return;
    case 'market-deck':
      g.marketDeck.push(card);
      return;
    case 'market-discard':
      g.marketDiscard.push(card);
      return;
    case 'junk-reserve':
      g.junkReserve.push(card);
      return;
    case 'set-aside':
      g.setAside.cards.push(card);
      return;
    case 'nowhere':
      throw new Defect('V-007: cards do not vanish');
    default:
      unreachable(to);
  }
}

/** Moves one card and tells it. The top of a pile is where cards arrive, unless the place says otherwise (V-008). */
export function move(g: State, card: CardId, from: Place, to: Place, why: Reason): void {
  take(g, card, from);
  lay(g, card, to);
  if (from.zone === 'hand' && from.seat === g.turn.active) loseMarks(g.turn, card, to);
  if (g.turn.values.length > 0 && inPlay(g).imitates) endLikenesses(g);
  if (to.zone === 'hand' || from.zone === 'hand') noteHand(g, card, to.zone === 'hand');
  if (to.zone === 'discard') noteDiscarded(g, to.seat, card);
  if (listening()) {
    const seenBy = from.zone === 'set-aside' || to.zone === 'set-aside' ? g.setAside.seenBy : null;
    tell({ type: 'moved', why, card, from, to, seenBy });
  }
}

/**
 * V-183, 17.17: marks and changes of value leave with their card. If nobody saw which one it was, they are veiled.
 */
function loseMarks(turn: Turn, card: CardId, to: Place): void {
  const { used, values, veiled } = turn;
  if (used.length + values.length === 0) return;
  const mark = used.indexOf(card);
  if (mark >= 0) {
    used.splice(mark, 1);
    if (mark < veiled.used) veiled.used -= 1;
  }
  endChanges(turn, (change) => change.card === card);
  if (isUnseenAt(to)) turn.veiled = { used: used.length, values: values.length };
}

/** V-315: a likeness ends with its model. */
function endLikenesses(g: State): void {
  const ended = endedLikenesses(g);
  if (ended.length > 0) endChanges(g.turn, (change) => ended.includes(change));
}

function endChanges({ values, veiled }: Turn, isOver: (change: ValueChange) => boolean): void {
  for (let at = values.length - 1; at >= 0; at--) {
    if (!isOver(values[at] as ValueChange)) continue;
    values.splice(at, 1);
    if (at < veiled.values) veiled.values -= 1;
  }
}

/** V-122: an empty deck is renewed from its discard, only when a card is needed. False if there is no card at all. */
function renew(g: State, seat: Seat): boolean {
  const zones = zonesOf(g, seat);
  if (zones.deck.length > 0) return true;
  if (zones.discard.length === 0) return false;
  zones.deck = zones.discard;
  zones.discard = [];
  shuffle(g.rng, zones.deck);
  if (listening()) tell({ type: 'reshuffled', from: at.discard(seat), into: at.deck(seat) });
  note(g, 'shuffle', seat);
  return true;
}

function renewMarket(g: State): boolean {
  if (g.marketDeck.length > 0) return true;
  if (g.marketDiscard.length === 0) return false;
  g.marketDeck = g.marketDiscard;
  g.marketDiscard = [];
  shuffle(g.rng, g.marketDeck);
  if (listening()) tell({ type: 'reshuffled', from: at.marketDiscard, into: at.marketDeck });
  return true;
}

/** V-122, V-123: up to n cards from the top of a player's deck, one at a time. */
export function draw(g: State, n: number, seat: Seat, to: Place, why: Reason = 'drawn'): CardId[] {
  const drawn: CardId[] = [];
  const from = at.deck(seat);
  while (drawn.length < n && renew(g, seat)) {
    const { deck } = zonesOf(g, seat);
    const card = deck[deck.length - 1] as CardId;
    move(g, card, from, to, why);
    drawn.push(card);
  }
  return drawn;
}

/** The same from the market deck. */
export function drawFromMarketDeck(g: State, n: number, to: Place, why: Reason = 'drawn'): CardId[] {
  const drawn: CardId[] = [];
  while (drawn.length < n && renewMarket(g)) {
    const card = g.marketDeck[g.marketDeck.length - 1] as CardId;
    move(g, card, at.marketDeck, to, why);
    drawn.push(card);
  }
  return drawn;
}

export const hasDrawable = (g: State, seat: Seat): boolean =>
  zonesOf(g, seat).deck.length > 0 || zonesOf(g, seat).discard.length > 0;

export const hasMarketDrawable = (g: State): boolean => g.marketDeck.length > 0 || g.marketDiscard.length > 0;

/** V-126, V-228 */
export function shuffleDeck(g: State, seat: Seat): void {
  shuffle(g.rng, zonesOf(g, seat).deck);
  if (listening()) tell({ type: 'shuffled', place: at.deck(seat) });
  note(g, 'shuffle', seat);
}

/** V-373: an open pile in a new order, which everybody sees. */
export function shuffleDiscard(g: State, seat: Seat): void {
  const { discard } = zonesOf(g, seat);
  shuffle(g.rng, discard);
  if (listening()) tell({ type: 'discard-shuffled', seat, cards: discard.slice() });
}

/** Appendix A: the discard, shuffled, as a block on top of the deck; the cards under it keep their order. */
export function layDiscardOnDeck(g: State, seat: Seat): void {
  const zones = zonesOf(g, seat);
  if (zones.discard.length === 0) return;
  zones.deck.push(...shuffle(g.rng, zones.discard));
  zones.discard = [];
  if (listening()) tell({ type: 'reshuffled', from: at.discard(seat), into: at.deck(seat), meant: true });
}

/** V-126: the whole discard goes into the deck, which is shuffled. */
export function shuffleDiscardIn(g: State, seat: Seat): void {
  const zones = zonesOf(g, seat);
  for (const card of zones.discard) zones.deck.push(card);
  zones.discard = [];
  if (listening()) tell({ type: 'reshuffled', from: at.discard(seat), into: at.deck(seat), meant: true });
  shuffleDeck(g, seat);
}

/** V-200: Junk to the reserve, a folk card to the top of the market discard. */
export function throwAway(g: State, card: CardId, from: Place): void {
  move(g, card, from, isJunk(card) ? at.junkReserve : at.marketDiscard, 'thrown-away');
}

/** V-165: a new Junk card, the lowest id not in the game yet. */
export const newJunk = (g: State): CardId => FIRST_JUNK + junkAtStart(g) + g.junkCreated;

/** V-134: empty slots from right to left, no sliding. */
export function fillMarket(g: State): void {
  for (let slot = 0; slot < g.market.length; slot++) {
    if (g.market[slot] !== EMPTY) continue;
    if (drawFromMarketDeck(g, 1, at.slot(slot), 'laid-out').length === 0) return;
  }
}

/** V-225: from now on set-aside cards are seen by this seat, or by EVERYBODY. */
export function setAsideFor(g: State, seenBy: Seat): Place {
  g.setAside.seenBy = seenBy;
  return at.setAside;
}

/** Shows cards to a seat where they lie: a search (V-124) or a look into a hand (V-226). Sorted, so that no order is told. */
export function look(g: State, seat: Seat, owner: Seat, cards: readonly CardId[], search: boolean): void {
  const sorted = cards.slice().sort((a, b) => a - b);
  g.looking = { seat, cards: sorted };
  if (listening()) tell({ type: 'looked', seat, owner, cards: sorted, search });
}

export function lookAway(g: State): void {
  if (g.looking === null) return;
  if (listening()) tell({ type: 'looked-away', seat: g.looking.seat });
  g.looking = null;
}

/** Other players in seat order from the active one (V-012). */
export function others(g: State, seat: Seat): Seat[] {
  const list: Seat[] = [];
  for (let i = 1; i < g.config.players; i++) list.push((seat + i) % g.config.players);
  return list;
}

/** Everybody, from this seat on (V-027). */
export const everybody = (g: State, seat: Seat): Seat[] => [seat, ...others(g, seat)];

/** V-012, V-268: the others without the teammate. */
export const opponents = (g: State, seat: Seat): Seat[] =>
  others(g, seat).filter((other) => !areTeammates(g, seat, other));

/** The cards in all stalls, with their places; V-268: `opponentsOf` leaves out that player's own. */
export function stallCards(g: State, opponentsOf: Seat | null): { card: CardId; place: Place }[] {
  const found: { card: CardId; place: Place }[] = [];
  g.stalls.forEach((stacks, index) => {
    if (opponentsOf !== null && index === stallOf(g, opponentsOf)) return;
    stacks.forEach((cards, stack) => {
      cards.forEach((card, position) => {
        found.push({ card, place: at.stall(index, stack, position) });
      });
    });
  });
  return found;
}

/** V-145: the hand or planning card takes the exact place of the stall card, which goes to the hand. */
export function swapWithStall(g: State, given: CardId, from: Place, wanted: CardId, seat: Seat): void {
  const found = stallCards(g, null).find(({ card }) => card === wanted);
  if (found === undefined) throw new Defect(`V-145: card ${wanted} is in no stall`);
  move(g, wanted, found.place, at.hand(seat), 'swapped');
  move(g, given, from, found.place, 'swapped');
}
