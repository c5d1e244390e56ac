import type { CardId, Frame, Json, OrderCards, PickCards, PickOption, Seat } from '@comptoir/kit';
import {
  areNear,
  areTeammates,
  effectiveValue,
  isFolkCard,
  isJunk,
  printedValue,
  type State,
} from '@comptoir/vallee';
import { discarding, gaining, type Holdings, holdingsOf, losing, without } from './deck.ts';
import { bestOf, storedProspects } from './effects.ts';
import { mostDangerous, namedCard, namedSet } from './guesses.ts';
import { bestByName, fetch, standing } from './judging.ts';
import { prospects } from './prospects.ts';

/** Answers to the questions that cards ask, by the name of the question and of the card. */

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

const drop = (h: Holdings, card: CardId): Holdings => discarding(h, [card]);
const give = (h: Holdings, card: CardId): Holdings => losing(h, [card]);
const putBack = (h: Holdings, card: CardId): Holdings => ({ ...losing(h, [card]), deck: [...h.deck, card] });

const forget = (h: Holdings, card: CardId): Holdings => ({ ...h, discard: without(h.discard, [card]) });
const byValue = (a: CardId, b: CardId): number =>
  Number(isFolkCard(a)) - Number(isFolkCard(b)) || printedValue(a) - printedValue(b);

/** V-390: a remastered card mostly asks what its first edition asked. */
export const asFirst = (source: string | null): string | null => source?.replace(/-r$/, '') ?? null;

export function pickCards(g: State, asked: PickCards): CardId[] {
  const decision = { ...asked, source: asFirst(asked.source) };
  const { id, source, from, min, max, seat } = decision;
  const h = holdingsOf(g, seat);
  switch (id) {
    case 'hand.pick':
      return fromHand(g, decision, h);
    case 'hand.drop':
    case 'hand.spend':
      return chosen(g, h, from, min, drop);
    case 'discard.throw':
      // Of another player's discard: what they would miss most, for a market card.
      if (source === 'opener-sticks') return [...from].sort(byValue).slice(-1);
      return min > 0 ? chosen(g, h, from, min, forget) : thrown(h, from, forget);
    case 'discard.give':
      return [...from].sort(byValue).slice(0, 1);
    case 'deck.throw':
      return thrown(h, from, (now, card) => ({ ...now, deck: without(now.deck, [card]) }));
    case 'end.throw': {
      const best = bestByName(from, (card) => prospects(forget(losing(h, [card]), card)));
      return best === null ? [] : [best];
    }
    case 'hand.throw':
      return chosen(g, h, from, min, give);
    case 'deck.search': {
      if (source === 'duplicate-entry')
        return thrown(h, from, (now, card) => ({ ...now, deck: without(now.deck, [card]) }));
      if (source === 'ancient-knowledge')
        return thrown(h, from, (now, card) => ({
          ...now,
          deck: without(now.deck, [card]),
          discard: [...now.discard, card],
        }));
      if (source === 'rake') return from.filter(isJunk).slice(0, max);
      if (source === 'vigilance') {
        const best = bestByName(from, (card) =>
          storedProspects({ ...h, deck: without(h.deck, [card]) }, card),
        );
        return best === null ? [] : [best];
      }
      const best = bestByName(from, (card) => standing(g, fetch(h, card)));
      if (best === null) return [];
      if (max === 1) return [best];
      if (min > 1) return chosen(g, h, from, min, fetch);
      // The others of a larger choice are discarded: Junk leaves the deck for a while.
      return [best, ...from.filter((card) => card !== best && isJunk(card)).slice(0, max - 1)];
    }
    case 'setaside.pick':
      return setAside(g, decision, h);
    case 'discard.pick':
      if (source === 'barricade' || source === 'housecleaning') return from.slice(0, max);
      if (THROWING.has(source ?? '')) return leastWanted(g, h, from, min);
      // Something must be given away: only with Junk is the rest worth it.
      if (source === 'shaky-enterprise') return from.some(isJunk) ? from.slice() : [];
      return chosen(g, h, from, Math.max(1, min), fetch);
    case 'stall.swap': {
      // V-144: whatever lies in a stall counts for nothing any more.
      const best = bestByName(from, (card) => standing(g, gaining(h, card)));
      return best === null ? [] : [best];
    }
    case 'start.order':
      return from.slice(0, 1);
    case 'discard.return':
    case 'market.throw':
      return leastWanted(g, h, from, min);
    case 'setaside.throw':
      return from.filter(isJunk).slice(0, max);
    case 'setaside.drop':
      // From another player's deck remove what is good, from one's own what is bad.
      return from.filter((card) => isFolkCard(card) !== (targetOf(g) === seat)).slice(0, max);
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
    case 'rare-artefact': {
      const best = bestByName(from, (card) => effectiveValue(g, card));
      return best === null ? [] : [best];
    }
    case 'serenade':
    case 'natural-survivor':
      return chosen(g, h, from, min, putBack);
    case 'swank':
    case 'fortunate-upgrade':
    case 'shattered-relic':
    case 'rotten-food':
    case 'dirty-exchange':
    case 'cocktail':
    case 'manufactured-joy':
      return chosen(g, h, from, min, give);
    case 'housecleaning':
      return thrown(h, from, give);
    default:
      return chosen(g, h, from, min, drop);
  }
}

function bestTaken(g: State, h: Holdings, value: number): number {
  let best = standing(g, h) - 0.3;
  for (const offered of g.market)
    if (offered >= 0 && areNear(printedValue(offered), value))
      best = Math.max(best, standing(g, gaining(h, offered)));
  return best;
}

/** Techniques that throw away what they choose from a discard. */
export const THROWING: ReadonlySet<string> = new Set(['new-season', 'selecting-contracts', 'time-capsule']);

const targetOf = (g: State): Seat | undefined => (g.stack.at(-1) as Frame & { target?: Seat }).target;

const leastWanted = (g: State, h: Holdings, from: readonly CardId[], count: number): CardId[] =>
  [...from].sort((a, b) => wanted(g, h, a) - wanted(g, h, b)).slice(0, count);

/** What a card would bring if it came to the hand. */
const wanted = (g: State, h: Holdings, card: CardId): number => standing(g, gaining(h, card));

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
      // The cards go back on top of the deck, so judge a world where they are part of it.
      return thrown({ ...h, deck: [...h.deck, ...from] }, from, (now, card) => ({
        ...now,
        deck: without(now.deck, [card]),
      }));
    case 'meddling-marketeer':
      return from.filter(isJunk);
    case 'anchor':
      return [...from].sort(byValue).slice(0, 1);
    case 'song-making-stone':
      // Their best card for one that we choose: only a big one is worth it.
      return from.filter((card) => printedValue(card) > 3).slice(0, 1);
    case 'fishing-pole':
    case 'crowbar': {
      const best = bestByName(from, (card) => standing(g, gaining(h, card)));
      return best !== null && isFolkCard(best) ? [best] : [];
    }
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

/** What the next card of a pile promises: one that lies open by what it is, the others by what they usually are. */
function pileWorth(g: State, h: Holdings, { zone, seat }: { zone: string; seat?: Seat }): number {
  const base = standing(g, h);
  const open = zone === 'market-discard' ? g.marketDiscard.at(-1) : undefined;
  const found = zone === 'discard' ? discardCard(g, seat ?? 0) : open;
  if (found !== undefined) return wanted(g, h, found) - base;
  return { 'market-deck': 0.5, hand: 0.35, deck: 0.2 }[zone] ?? 0;
}

/** False Alarm takes from the bottom of one's own discard, Capture from the top of another. */
const discardCard = (g: State, seat: Seat): CardId | undefined =>
  g.players[seat]?.discard.at(seat === g.turn.active ? 0 : -1);

export function pickOption(g: State, { id, options, seat, source }: PickOption): Json {
  const h = holdingsOf(g, seat);
  switch (id) {
    case 'start.wheelbarrow': {
      const [card] = h.stored;
      if (card === undefined) return 'keep';
      const kept = { ...h, stored: without(h.stored, [card]) };
      return prospects(gaining(kept, card)) >= prospects(kept) ? 'keep' : 'throw-away';
    }
    case 'target.maybe':
      return mostDangerous(
        g,
        seat,
        options.filter(
          (other) => other !== null && other !== seat && !areTeammates(g, seat, other as Seat),
        ) as Seat[],
      );
    case 'market.give':
      // For oneself the best, for the others the least.
      return bestOf(options, (option) => {
        const { card, seat: to } = option as { card: CardId; seat: Seat };
        return (to === seat || areTeammates(g, seat, to) ? 1 : -1) * wanted(g, h, card);
      }) as Json;
    case 'setaside.give':
      // Whoever it is for, leave the best card to the end, which is ours.
      return bestOf(options, (option) => -wanted(g, h, (option as { card: CardId }).card)) as Json;
    case 'name.set':
      return namedSet(g, h);
    case 'name.card':
      return namedCard(g, h) ?? (options[0] as Json);
    case 'market.maybe':
      return bestOf(options, (slot) =>
        slot === null ? standing(g, h) : wanted(g, h, g.market[slot as number] as CardId),
      ) as Json;
    case 'top.store':
      return g.setAside.cards.some(isJunk) ? 'throw-away' : 'store';
    case 'pile.pick':
      return bestOf(options, (pile) => pileWorth(g, h, pile as { zone: string; seat?: Seat })) as Json;
    case 'market.pick':
      if (source === 'gyroscope')
        return bestOf(options, (slot) => -wanted(g, h, g.market[slot as number] as CardId)) as Json;
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
