import type {
  CardId,
  Confirm,
  Frame,
  Json,
  OrderCards,
  PickCards,
  PickNumber,
  PickOption,
  PickSeat,
  Seat,
} from '@comptoir/kit';
import { isFolkCard, isJunk, printedValue, type State } from '@comptoir/vallee';
import { mainAction } from './deals.ts';
import {
  discarding,
  FOLKS,
  folkNumber,
  gaining,
  type Holdings,
  holdingsOf,
  losing,
  nameOf,
  stallOf,
  without,
} from './deck.ts';
import { bestOf, bestReturn, bestTop, storedProspects } from './effects.ts';
import { prospects } from './prospects.ts';

/** Answers to the questions that cards ask, by the name of the question and of the card. */

const isDuring = (g: State): boolean => g.turn.phase === 'action';

/** How a player stands who goes on with these cards: in the middle of a turn an action is still to come. */
const standing = (g: State, h: Holdings): number => (isDuring(g) ? mainAction(g, h).after : prospects(h));

/** The cards that are best given up, one after another. */
function chosen(
  g: State,
  h: Holdings,
  from: readonly CardId[],
  count: number,
  after: (h: Holdings, card: CardId) => Holdings,
): CardId[] {
  const cards: CardId[] = [];
  let now = h;
  while (cards.length < count) {
    const left = from.filter((card) => !cards.includes(card));
    const best = bestByName(left, (card) => standing(g, after(now, card)));
    if (best === null) break;
    cards.push(best);
    now = after(now, best);
  }
  return cards;
}

/** Of alike cards one is judged. */
function bestByName(cards: readonly CardId[], worth: (card: CardId) => number): CardId | null {
  const known = new Map<string, number>();
  return bestOf(cards, (card) => {
    const name = nameOf(card);
    let its = known.get(name);
    if (its === undefined) {
      its = worth(card);
      known.set(name, its);
    }
    return its;
  });
}

const drop = (h: Holdings, card: CardId): Holdings => discarding(h, [card]);
const give = (h: Holdings, card: CardId): Holdings => losing(h, [card]);
const fetch = (h: Holdings, card: CardId): Holdings => ({
  ...gaining(h, card),
  deck: without(h.deck, [card]),
  discard: without(h.discard, [card]),
});
const putBack = (h: Holdings, card: CardId): Holdings => ({ ...losing(h, [card]), deck: [...h.deck, card] });

export function pickCards(g: State, decision: PickCards): CardId[] {
  const { id, source, from, min, max, seat } = decision;
  const h = holdingsOf(g, seat);
  switch (id) {
    case 'hand.pick':
      return fromHand(g, decision, h);
    case 'deck.search': {
      if (source === 'duplicate-entry')
        return thrown(h, from, (now, card) => ({ ...now, deck: without(now.deck, [card]) }));
      if (source === 'vigilance') {
        const best = bestByName(from, (card) =>
          storedProspects({ ...h, deck: without(h.deck, [card]) }, card),
        );
        return best === null ? [] : [best];
      }
      const best = bestByName(from, (card) => standing(g, fetch(h, card)));
      if (best === null) return [];
      if (max === 1) return [best];
      // The others of a larger choice are discarded: Junk leaves the deck for a while.
      return [best, ...from.filter((card) => card !== best && isJunk(card)).slice(0, max - 1)];
    }
    case 'setaside.pick':
      return setAside(g, decision, h);
    case 'discard.pick':
      if (source === 'barricade') return from.slice(0, max);
      return chosen(g, h, from, Math.max(1, min), fetch);
    case 'stall.swap': {
      // V-144: whatever lies in a stall counts for nothing any more.
      const best = bestByName(from, (card) => standing(g, gaining(h, card)));
      return best === null ? [] : [best];
    }
    case 'start.order':
      return from.slice(0, 1);
    default:
      return from.slice(0, Math.max(min, Math.min(max, 1)));
  }
}

function fromHand(g: State, { source, from, min, max }: PickCards, h: Holdings): CardId[] {
  switch (source) {
    case 'clever-guardian': {
      const best = bestByName(from, (card) => storedProspects(h, card));
      return best === null ? [] : [best];
    }
    case 'supply-depot': {
      const stored: CardId[] = [];
      let now = h;
      while (stored.length < max) {
        const best = bestByName(
          now.hand.filter((card) => isFolkCard(card)),
          (card) => storedProspects(now, card),
        );
        if (best === null || storedProspects(now, best) <= prospects(now)) break;
        stored.push(best);
        now = { ...losing(now, [best]), stored: [...now.stored, best] };
      }
      return stored;
    }
    case 'fashion-hint': {
      const top = g.marketDiscard.at(-1);
      const now = standing(g, h);
      if (top === undefined) return [];
      const best = bestByName(from, (card) => standing(g, gaining(losing(h, [card]), top)));
      return best !== null && standing(g, gaining(losing(h, [best]), top)) > now + 0.02 ? [best] : [];
    }
    case 'replacement': {
      const best = bestByName(from, (card) => bestTaken(g, losing(h, [card]), printedValue(card)));
      return best === null ? [] : [best];
    }
    case 'tactical-measurement':
      return chosen(g, h, from, min, putBack);
    case 'fortunate-upgrade':
      return chosen(g, h, from, min, give);
    default:
      return chosen(g, h, from, min, drop);
  }
}

function bestTaken(g: State, h: Holdings, value: number): number {
  let best = standing(g, h) - 0.3;
  for (const offered of g.market)
    if (offered >= 0 && Math.abs(printedValue(offered) - value) <= 1)
      best = Math.max(best, standing(g, gaining(h, offered)));
  return best;
}

/** A card to get rid of, if that is better than keeping all. */
function thrown(
  h: Holdings,
  from: readonly CardId[],
  gone: (h: Holdings, card: CardId) => Holdings,
): CardId[] {
  const best = bestByName(from, (card) => prospects(gone(h, card)));
  return best !== null && prospects(gone(h, best)) > prospects(h) ? [best] : [];
}

function setAside(g: State, { source, from, min }: PickCards, h: Holdings): CardId[] {
  switch (source) {
    case 'bad-omen':
      // They lie on top of the deck again: a world where they are part of it.
      return thrown({ ...h, deck: [...h.deck, ...from] }, from, (now, card) => ({
        ...now,
        deck: without(now.deck, [card]),
      }));
    case 'delicacy':
    case 'umbrella': {
      const frame = g.stack.at(-1) as Frame;
      const best = bestByName(from, (card) => standing(g, swapped(h, frame.card, card)));
      return best !== null && standing(g, swapped(h, frame.card, best)) > standing(g, h) + 0.01 ? [best] : [];
    }
    default: {
      const best = bestByName(from, (card) => standing(g, gaining(h, card)));
      return best === null || min === 0 ? from.slice(0, min) : [best];
    }
  }
}

/** The technique goes, the wanted card comes. */
const swapped = (h: Holdings, card: CardId, wanted: CardId): Holdings => ({
  ...gaining(h, wanted),
  discard: without(h.discard, [card]),
});

/** The last card laid down ends on top: the one that is missed most. */
export function orderCards(g: State, { cards, seat, source }: OrderCards): CardId[] {
  const h = holdingsOf(g, seat);
  const worth = (card: CardId): number => prospects(gaining(h, card));
  const byWorth = [...cards].sort((a, b) => worth(a) - worth(b));
  // What goes to the market discard must not lie there for the others.
  return source === 'delightful-surprise' ? byWorth.reverse() : byWorth;
}

/** Whom it hurts most, and never the teammate: the leader, unless somebody's discard shows what we want. */
export function pickSeat(g: State, { source, from, seat }: PickSeat): Seat {
  const h = holdingsOf(g, seat);
  if (source === 'carefree-swapper') {
    const card = (g.stack.at(-1) as Frame).card;
    const found = bestTop(g, seat, card, { ...h, discard: without(h.discard, [card]) });
    if (found !== null) return found.seat;
  }
  const threat = (other: Seat): number =>
    stallOf(g, other) === stallOf(g, seat) ? -100 : prospects(holdingsOf(g, other));
  return bestOf(from, threat) as Seat;
}

/** A guess: the value whose cards are worth most, by how many of them there are. */
export function pickNumber(g: State, { id, seat, min, max }: PickNumber): number {
  if (id === 'discard.count') return bestReturn(holdingsOf(g, seat), max).count;
  if (id !== 'guess.value') return min;
  const frame = g.stack.at(-1) as Frame & { target: Seat };
  const target = g.players[frame.target] as State['players'][number];
  const h = holdingsOf(g, seat);
  const base = standing(g, h);
  // Which cards are theirs is known, where they are is not.
  const hidden = [...target.hand, ...target.deck];
  let best = 3;
  let most = Number.NEGATIVE_INFINITY;
  for (let value = 1; value <= 5; value++) {
    let sum = 0;
    for (const card of hidden)
      if (printedValue(card) === value)
        sum += isJunk(card) ? -0.05 : standing(g, gaining(h, card)) - base + 0.1;
    if (sum <= most) continue;
    most = sum;
    best = value;
  }
  return best;
}

export function pickOption(g: State, { id, options, seat }: PickOption): Json {
  const h = holdingsOf(g, seat);
  switch (id) {
    case 'start.wheelbarrow': {
      const [card] = h.stored;
      if (card === undefined) return 'keep';
      const kept = { ...h, stored: without(h.stored, [card]) };
      return prospects(gaining(kept, card)) >= prospects(kept) ? 'keep' : 'throw-away';
    }
    case 'name.set':
      return namedSet(g, h);
    case 'name.card':
      return namedCard(g, h) ?? (options[0] as Json);
    case 'market.pick':
      return bestOf(options, (slot) => standing(g, gaining(h, g.market[slot as number] as CardId))) as Json;
    case 'market.royal-privilege':
      return bestOf(options, (option) => {
        if (option === null) return prospects(h);
        const { card, slot } = option as { card: CardId; slot: number };
        return prospects(gaining(losing(h, [card]), g.market[slot] as CardId));
      });
    case 'stall.swap':
      return bestOf(options, (option) => {
        const { give: given, take } = option as { give: CardId; take: CardId };
        return standing(g, gaining(losing(h, [given]), take));
      }) as Json;
    default:
      return options[0] as Json;
  }
}

/** A card of the market discard that is wanted must not be buried; the planet's arrows only ever lead to worse. */
export function confirm(g: State, { id, seat }: Confirm): boolean {
  const top = g.marketDiscard.at(-1);
  if (id !== 'market-deck.throw') return false;
  if (top === undefined) return true;
  const h = holdingsOf(g, seat);
  const now = standing(g, h);
  return !h.hand.some((card) => isFolkCard(card) && standing(g, gaining(losing(h, [card]), top)) > now + 0.1);
}

/** The folk whose card is likeliest to come and most useful. */
function namedSet(g: State, h: Holdings): string {
  const pile = h.deck.length >= 3 ? h.deck : [...h.deck, ...h.discard];
  const base = standing(g, h);
  return bestOf(g.config.folks, (folk) => {
    const number = FOLKS.indexOf(folk);
    const cards = pile.filter((card) => folkNumber(card) === number);
    if (cards.length === 0) return 0;
    const misses = (1 - cards.length / pile.length) ** Math.min(3, pile.length);
    const gain = cards.reduce((sum, card) => sum + standing(g, fetch(h, card)) - base, 0) / cards.length;
    return (1 - misses) * (gain + 0.1);
  }) as string;
}

/** The card name to steal: how often the target has it, and what it would bring. */
function namedCard(g: State, h: Holdings): string | null {
  const frame = g.stack.at(-1) as Frame & { target: Seat };
  const target = g.players[frame.target] as State['players'][number];
  const pile = [...target.deck, ...target.hand].filter(isFolkCard);
  const base = standing(g, h);
  const found = bestByName(pile, (card) => {
    const copies = pile.filter((other) => nameOf(other) === nameOf(card)).length;
    return copies * (standing(g, gaining(h, card)) - base + 0.1);
  });
  return found === null ? null : nameOf(found);
}
