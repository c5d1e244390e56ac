import { below, type CardId, type Flow, type Frame, goto, type Seat, shuffle } from '@comptoir/kit';
import { folkAs } from '../likeness.ts';
import { deck, discard, hand, marketDiscard, planning, setAside, slot, store } from '../places.ts';
import { isRemastered, type State, zonesOf } from '../state.ts';
import { orderCards, pickOne, pickPlayer } from './asking.ts';
import { takeJunk } from './clean-up.ts';
import {
  draw,
  drawFromMarketDeck,
  everybody,
  hasDrawable,
  look,
  move,
  others,
  setAsideFor,
  shuffleDiscardIn,
  throwAway,
} from './moving.ts';

/** Phrases that many cards share. */

export const handOf = (g: State, seat: Seat): readonly CardId[] => zonesOf(g, seat).hand;
export const folkCardsInHand = (g: State, seat: Seat): CardId[] =>
  zonesOf(g, seat).hand.filter((card) => folkAs(g, card) !== null);

/** V-121: targets that let the effect do something. */
export const targetWithDrawable = (g: State, f: Frame) =>
  pickPlayer(
    'target.player',
    f,
    others(g, f.owner).filter((seat) => hasDrawable(g, seat)),
  );
export const targetWithHand = (g: State, f: Frame) =>
  pickPlayer(
    'target.player',
    f,
    others(g, f.owner).filter((seat) => zonesOf(g, seat).hand.length > 0),
  );
export const targetWithDiscard = (g: State, f: Frame) =>
  pickPlayer(
    'target.player',
    f,
    others(g, f.owner).filter((seat) => zonesOf(g, seat).discard.length > 0),
  );

/** Aims the effect at the player who was picked. */
export function aim(_: State, f: Frame & { target: Seat }, target: Seat): void {
  f.target = target;
}

/** V-012: any player, oneself included, for whom it would do something. */
export const anyPlayer = (g: State, f: Frame, fits: (seat: Seat) => boolean) =>
  pickPlayer('target.player', f, everybody(g, f.owner).filter(fits));

/** V-132 */
export const randomFromHand = (g: State, seat: Seat): CardId =>
  handOf(g, seat)[below(g.rng, handOf(g, seat).length)] as CardId;

/** V-132: random cards of a hand, each as likely as the others. */
export const someOfHand = (g: State, seat: Seat, count: number): CardId[] =>
  shuffle(g.rng, handOf(g, seat).slice()).slice(0, count);

/** V-225: the top cards of a deck, aside and seen by whoever looks. */
export const lookAtTop = (g: State, f: Frame, count: number, seat = f.owner): CardId[] =>
  draw(g, count, seat, setAsideFor(g, f.owner), 'set-aside');

/** The cards that are aside go back on top of a deck; the last one ends on top. */
export function putBackOn(g: State, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) move(g, card, setAside, deck(seat), 'put-back');
}

/** A card that an effect takes from one of several piles. */
export type PileChoice = {
  readonly zone: 'deck' | 'discard' | 'hand' | 'market-deck' | 'market-discard';
  readonly seat?: Seat;
};

/** V-378: the last step of an effect that is carried out a second time from its first step on. */
export const repeatFrom =
  (first: string) =>
  (_: State, f: Frame & { round: number }): Flow => {
    f.round += 1;
    return f.round === 1 ? goto(first) : 'done';
  };

export const drawToHand = (g: State, seat: Seat): CardId[] => draw(g, 1, seat, hand(seat));

/** V-164: a draw in clean-up never comes up short; anywhere else it may. */
export const canDrawNow = (g: State, seat: Seat): boolean =>
  g.turn.phase === 'clean-up' || hasDrawable(g, seat);

export function drawNow(g: State, seat: Seat): boolean {
  if (drawToHand(g, seat).length > 0) return true;
  if (g.turn.phase !== 'clean-up') return false;
  takeJunk(g, seat);
  return true;
}

export function discardFromHand(g: State, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) move(g, card, hand(seat), discard(seat), 'discarded');
}

type Counting = Frame & { count: number };
/** The hand is discarded, in an order of one's own (V-128), and as many cards are drawn. */
export const askWholeHand = (g: State, f: Frame) => orderCards(f, handOf(g, f.owner));
export function discardCounting(g: State, f: Counting, cards: readonly CardId[]): void {
  f.count = cards.length;
  discardFromHand(g, f.owner, cards);
}
export function drawAsMany(g: State, f: Counting): void {
  draw(g, f.count, f.owner, hand(f.owner));
}

/** One card of the hand is thrown away, if there is one. */
export const askThrow = (g: State, f: Frame) => pickOne('hand.throw', f, handOf(g, f.owner));
export function throwFromHand(g: State, f: Frame, cards: readonly CardId[]): void {
  for (const card of cards) throwAway(g, card, hand(f.owner));
}

export function throwFromDiscard(g: State, f: Frame, cards: readonly CardId[]): void {
  for (const card of cards) throwAway(g, card, discard(f.owner));
}

/** Cards of one's own discard come to the hand. */
export function takeFromDiscard(g: State, f: Frame, cards: readonly CardId[]): void {
  for (const card of cards) move(g, card, discard(f.owner), hand(f.owner), 'taken');
}

/** Cards of the market that were picked, in this order (V-128). */
export function throwFromMarket(g: State, _: Frame, cards: readonly CardId[]): void {
  for (const card of cards) throwAway(g, card, slot(g.market.indexOf(card)));
}
/** One of the market's cards is taken free of cost (V-133). */
export const takeFromMarket = (g: State, seat: Seat, at: number): void =>
  move(g, g.market[at] as CardId, slot(at), hand(seat), 'taken');

/** The top card of the market deck is thrown away, if it has one (V-122). */
export function throwTopOfMarket(g: State): void {
  drawFromMarketDeck(g, 1, marketDiscard, 'thrown-away');
}

/** Set-aside cards go back on one's own deck: the last one ends on top. */
export const askOrder = (g: State, f: Frame) => orderCards(f, g.setAside.cards);
export const putBack = (g: State, f: Frame, cards: readonly CardId[]): void => putBackOn(g, f.owner, cards);

/** Set-aside cards are kept in hand, discarded or thrown away. */
export function keep(g: State, f: Frame, cards: readonly CardId[]): void {
  for (const card of cards) move(g, card, setAside, hand(f.owner), 'kept');
}
export function discardAside(g: State, f: Frame, cards: readonly CardId[]): void {
  for (const card of cards) move(g, card, setAside, discard(f.owner), 'discarded');
}
export function throwAside(g: State, _: Frame, cards: readonly CardId[]): void {
  for (const card of cards) throwAway(g, card, setAside);
}

/** V-124: looks through one's own deck; nothing is found in an empty one. */
export function searchDeck(g: State, seat: Seat, count = 1): void {
  const zones = zonesOf(g, seat);
  // V-392: the remastered edition renews a deck that is too small for the search.
  if (isRemastered(g) && zones.deck.length < count && zones.discard.length > 0) shuffleDiscardIn(g, seat);
  if (zones.deck.length > 0) look(g, seat, seat, zones.deck, true);
}

/** What the search or look in progress shows. */
/** Cards found in one's own deck wait beside it. */
export function setFoundAside(g: State, f: Frame, cards: readonly CardId[]): void {
  const aside = setAsideFor(g, f.owner);
  for (const card of cards) move(g, card, deck(f.owner), aside, 'set-aside');
}
export const lookedAt = (g: State): readonly CardId[] => g.looking?.cards ?? [];

/** V-201: from the hand face down onto the technique that is being resolved. */
export function storeFromHand(g: State, f: Frame, cards: readonly CardId[]): void {
  for (const card of cards) move(g, card, hand(f.owner), store(f.owner, f.card), 'stored');
}

export function storeFromDeck(g: State, f: Frame, cards: readonly CardId[]): void {
  for (const card of cards) move(g, card, deck(f.owner), store(f.owner, f.card), 'stored');
}

/** What lies on a storing technique. */
export const storedOn = (g: State, f: Frame): readonly CardId[] =>
  zonesOf(g, f.owner).planning.find((planned) => planned.card === f.card)?.stored ?? [];

/** The usual release: every stored card goes to the hand. */
export function releaseToHand(g: State, f: Frame): void {
  for (const card of storedOn(g, f).slice()) move(g, card, store(f.owner, f.card), hand(f.owner), 'released');
}

/** The technique being resolved, as a place to swap it from. */
export const thisCard = (f: Frame) => planning(f.owner);
