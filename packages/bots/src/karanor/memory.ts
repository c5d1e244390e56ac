import { type Event, QUESTS, type State } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';

/** What a seat knows of cards that lie face down now, from what it saw earlier. */
export interface Memory {
  /** Shop cards and quests in the hands of others, by card. */
  readonly shops: ReadonlyMap<number, Seat>;
  readonly quests: ReadonlyMap<number, Seat>;
  /** Quests that lie in the discard. */
  readonly laidDown: ReadonlySet<number>;
}

interface Notes {
  readonly shops: Map<number, Seat>;
  readonly quests: Map<number, Seat>;
  readonly laidDown: Set<number>;
}

/** Goes through what was heard; what cannot be followed any more is forgotten. */
export function recall(heard: readonly Event[], seat: Seat): Memory {
  const notes: Notes = { shops: new Map(), quests: new Map(), laidDown: new Set() };
  for (let i = 0; i < heard.length; i++) note(notes, heard[i] as Event, seat);
  return notes;
}

function note(notes: Notes, event: Event, seat: Seat): void {
  if (event.type === 'reshuffled' && event.pile === 'quest') {
    notes.laidDown.clear();
    return;
  }
  if (event.type === 'revealed' && event.seat !== seat) {
    notes.quests.set(event.card, event.seat);
    return;
  }
  if (event.type !== 'moved' || (event.pile !== 'shop' && event.pile !== 'quest')) return;
  const { pile, card, from, to } = event;
  const hands = pile === 'shop' ? notes.shops : notes.quests;
  if (card === null) {
    // One of the cards of this hand, nobody knows which.
    if (from.at === 'hand') for (const [known, owner] of hands) if (owner === from.seat) hands.delete(known);
    return;
  }
  hands.delete(card);
  if (to.at === 'hand' && to.seat !== seat) hands.set(card, to.seat);
  if (pile !== 'quest') return;
  if (to.at === 'discard') notes.laidDown.add(card);
  else notes.laidDown.delete(card);
}

/** Brings a random world in line with what is remembered: hidden cards change places with hidden cards. */
export function remind(world: State, seat: Seat, memory: Memory): State {
  const { phase } = world.turn;
  if (phase === 'draft1' || phase === 'draft2') return world;
  const isShopKnown = (card: number): boolean => memory.shops.has(card);
  for (const [card, owner] of memory.shops) {
    const hand = world.players[owner]?.shopHand ?? [];
    if (hand.includes(card)) continue;
    const place = hand.findIndex((other) => !isShopKnown(other));
    const zones = [world.shopDeck, ...otherHands(world, seat, 'shopHand')];
    if (place >= 0) exchange(hand, place, zones, card);
  }
  const isQuestKnown = (card: number): boolean => memory.quests.has(card);
  const questZones = (): number[][] => [
    world.questDeck,
    world.questDiscard,
    ...otherHands(world, seat, 'questHand'),
  ];
  for (const [card, owner] of memory.quests) {
    const hand = world.players[owner]?.questHand ?? [];
    if (hand.includes(card)) continue;
    const place = hand.findIndex((other) => !isQuestKnown(other));
    if (place >= 0) exchange(hand, place, questZones(), card);
  }
  for (const card of memory.laidDown) {
    if (world.questDiscard.includes(card)) continue;
    // Out of a hand first: what takes its place there is no immediate quest (K-103).
    const held = otherHands(world, seat, 'questHand').filter((hand) => hand.includes(card));
    const spare = world.questDeck.findIndex((other) => !isImmediate(other) && !memory.laidDown.has(other));
    if (held.length > 0 && spare >= 0) exchange(world.questDeck, spare, held, card);
    const place = world.questDiscard.findIndex((other) => !memory.laidDown.has(other));
    if (place >= 0) exchange(world.questDiscard, place, [world.questDeck], card);
  }
  return world;
}

const isImmediate = (card: number): boolean => QUESTS[card]?.isImmediate === true;

function otherHands(world: State, seat: Seat, which: 'shopHand' | 'questHand'): number[][] {
  return world.players.flatMap((player, at) => (at === seat ? [] : [player[which]]));
}

/** Swaps `card` with what lies at this place of a zone. */
function exchange(zone: number[], place: number, zones: readonly number[][], card: number): void {
  for (const other of zones) {
    const at = other.indexOf(card);
    if (at < 0 || other === zone) continue;
    other[at] = zone[place] as number;
    zone[place] = card;
    return;
  }
}
