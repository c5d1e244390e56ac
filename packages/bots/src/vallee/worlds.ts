import { type CardId, type Rng, shuffle, word } from '@comptoir/kit';
import { isJunk, type State, type View } from '@comptoir/vallee';
import { bitOf, type Ledger, MARKET } from './memory.ts';

/** Worlds that agree with what a seat remembers. */

/** Places for hidden cards of one owner. */
interface Pool {
  readonly bit: number;
  readonly hand: CardId[] | null;
  readonly slots: { readonly zone: CardId[]; readonly at: number }[];
  cards: CardId[];
}

/** Rearranges the hidden cards of a world so that it agrees with what is remembered; the view stays the same. */
export function recall(world: State, view: View, ledger: Ledger, rng: Rng): State {
  const seat = view.viewer;
  const shown = new Set<CardId>([
    ...(view.looking ?? []),
    ...(view.proposal ?? []),
    ...view.turn.values.map(({ card }) => card),
  ]);
  const pools: Pool[] = [];
  const cards: CardId[] = [];
  const pool = (bit: number, hand: CardId[] | null, zones: readonly CardId[][]): void => {
    const slots: Pool['slots'] = [];
    for (const zone of zones) {
      zone.forEach((card, at) => {
        if (shown.has(card)) return;
        slots.push({ zone, at });
        cards.push(card);
      });
    }
    pools.push({ bit, hand, slots, cards: [] });
  };
  world.players.forEach((zones, owner) => {
    const stores = [...zones.planning.map(({ stored }) => stored), zones.kept ?? []];
    if (owner === seat) pool(bitOf(owner), null, [zones.deck]);
    else pool(bitOf(owner), zones.hand, [zones.hand, ...stores, zones.deck]);
  });
  pool(MARKET, null, [world.marketDeck]);
  shareOut(cards, pools, ledger, rng);
  for (const one of pools) settle(one, ledger, rng);
  layTops(world, view, ledger);
  return world;
}

const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left > 0; left &= left - 1) count += 1;
  return count;
};

/** Cards with one possible owner first; the others by chance among those who have room. */
function shareOut(cards: CardId[], pools: readonly Pool[], { owners }: Ledger, rng: Rng): void {
  const masks = new Map<CardId, number>();
  for (const card of cards) masks.set(card, owners.get(card) ?? 0);
  shuffle(
    rng,
    cards.sort((a, b) => a - b),
  );
  const order = cards
    .map((card) => ({ card, mask: masks.get(card) as number }))
    .sort((a, b) => (bits(a.mask) || 9) - (bits(b.mask) || 9));
  const left: CardId[] = [];
  for (const { card, mask } of order) {
    let room = 0;
    for (const { bit, slots, cards: held } of pools) if (mask & bit) room += slots.length - held.length;
    if (room <= 0) {
      left.push(card);
      continue;
    }
    let at = Math.floor((room * (word(rng) >>> 8)) / 0x1000000);
    for (const one of pools) {
      if ((mask & one.bit) === 0) continue;
      at -= one.slots.length - one.cards.length;
      if (at >= 0) continue;
      one.cards.push(card);
      break;
    }
  }
  // Something was not told: the rest goes where there is room. Junk never belongs to the market (I-04).
  left.sort((a, b) => Number(isJunk(b)) - Number(isJunk(a)));
  for (const card of left) {
    const free = pools.filter(({ slots, cards: held }) => held.length < slots.length);
    const one = free.find(({ bit }) => bit !== MARKET || !isJunk(card)) ?? free[0];
    one?.cards.push(card);
  }
}

/** Lays an owner's cards into their places: known ones where they are, the others by chance. */
function settle({ hand, slots, cards }: Pool, { whereabouts }: Ledger, rng: Rng): void {
  shuffle(rng, slots);
  if (hand !== null) {
    const rank = (card: CardId): number => {
      const known = whereabouts.get(card);
      return known === 'hand' ? 0 : known === 'deck' ? 2 : 1;
    };
    const inHand = slots.filter(({ zone }) => zone === hand);
    const elsewhere = slots.filter(({ zone }) => zone !== hand);
    shuffle(rng, cards);
    cards.sort((a, b) => rank(a) - rank(b));
    // Cards known to be in the deck take its places last, so that those in between may be anywhere.
    const sure = cards.filter((card) => rank(card) === 0).length;
    const deep = cards.filter((card) => rank(card) === 2).length;
    const fixed = [...inHand.splice(0, sure)];
    const bottom = elsewhere.splice(Math.max(0, elsewhere.length - deep));
    slots.splice(0, slots.length, ...fixed, ...shuffle(rng, [...inHand, ...elsewhere]), ...bottom);
  } else shuffle(rng, cards);
  slots.forEach(({ zone, at }, i) => {
    zone[at] = cards[i] as CardId;
  });
}

/** Cards that were put on top of a deck before our eyes are still there. */
function layTops(world: State, view: View, { tops }: Ledger): void {
  if (view.looking !== null) return;
  tops.forEach((known, owner) => {
    const deck = world.players[owner]?.deck ?? [];
    for (let depth = 0; depth < known.length && depth < deck.length; depth++) {
      const card = known[known.length - 1 - depth];
      const from = card === null || card === undefined ? -1 : deck.indexOf(card);
      if (from < 0) continue;
      const to = deck.length - 1 - depth;
      const other = deck[to] as CardId;
      deck[to] = deck[from] as CardId;
      deck[from] = other;
    }
  });
}
