import type { CardId, Frame, Seat } from '@comptoir/kit';
import { folkAs } from '../likeness.ts';
import { deck, discard, hand, planning, store } from '../places.ts';
import { type State, zonesOf } from '../state.ts';
import { pickPlayer } from './asking.ts';
import { takeJunk } from './clean-up.ts';
import { draw, hasDrawable, look, move, others } from './moving.ts';

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

/** V-124: looks through the own deck; nothing is found in an empty one. */
export function searchDeck(g: State, seat: Seat): void {
  const { deck: cards } = zonesOf(g, seat);
  if (cards.length > 0) look(g, seat, seat, cards, true);
}

/** What the search or look in progress shows. */
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
