import { listening, must, type Seat, shuffle } from '@comptoir/kit';
import { type Pile, tell, type Zone } from '../events.ts';
import { playerOf, type State } from '../state.ts';

/** Cards on their way. Every verb here moves one card and tells it; draws reshuffle the discard when a pile is empty. */

export const DECK: Zone = { at: 'deck' };
export const DISCARD: Zone = { at: 'discard' };
export const REMOVED: Zone = { at: 'removed' };
export const PACKET: Zone = { at: 'packet' };
export const IN_PLAY: Zone = { at: 'in-play' };
const SEATS = [0, 1, 2, 3, 4, 5];
const HANDS: readonly Zone[] = SEATS.map((seat) => ({ at: 'hand', seat }));
export const handOf = (seat: Seat): Zone => HANDS[seat] as Zone;
export const asideOf = (seat: Seat, open: boolean): Zone => ({ at: 'aside', seat, open });

export function moved(pile: Pile, card: number, from: Zone, to: Zone): void {
  if (listening()) tell({ type: 'moved', pile, card, from, to });
}

export function remove(list: number[], card: number): void {
  const at = list.indexOf(card);
  must(at < 0 ? null : at, `card ${card}`);
  list.splice(at, 1);
}

/** The top of a pile, refilled from its discard; -1 when there is nothing left. */
function top(g: State, pile: Pile, deck: number[], discard: number[]): number {
  if (deck.length === 0 && discard.length > 0) {
    deck.push(...shuffle(g.rng, discard));
    discard.length = 0;
    tell({ type: 'reshuffled', pile });
  }
  return deck.pop() ?? -1;
}

/** K-096 */
export const topShop = (g: State): number => top(g, 'shop', g.shopDeck, g.shopDiscard);
/** K-101 */
export const topQuest = (g: State): number => top(g, 'quest', g.questDeck, g.questDiscard);
/** K-133 */
export const topArtefact = (g: State): number => top(g, 'artefact', g.artefactDeck, g.artefactDiscard);

/** K-141: nothing left, nothing drawn. */
export function drawBlackCard(g: State, seat: Seat): void {
  const card = top(g, 'black-market', g.blackDeck, g.blackDiscard);
  if (card < 0) return;
  playerOf(g, seat).blackHand.push(card);
  moved('black-market', card, DECK, handOf(seat));
}

/** K-022, K-095: a face-up place is filled at once. */
export function fillDisplay(g: State, slot: number): void {
  const card = topShop(g);
  g.display[slot] = card;
  if (card >= 0) moved('shop', card, DECK, { at: 'display', slot });
}
