import type { CardId, Confirm, Frame, PickNumber, PickSeat, Seat } from '@comptoir/kit';
import { areTeammates, folkOf, isFolkCard, isJunk, printedValue, type State } from '@comptoir/vallee';
import { gaining, type Holdings, holdingsOf, losing, nameOf, without } from './deck.ts';
import { bestOf, bestReturn, bestTop } from './effects.ts';
import { bestByName, fetch, standing } from './judging.ts';
import { prospects } from './prospects.ts';

/** Answers about other players and about luck: whom, how much, which name, whether. */

/** Whom it hurts most, and never the teammate: the leader, unless somebody's discard shows what we want. */
export function pickSeat(g: State, { id, source, from, seat }: PickSeat): Seat {
  const h = holdingsOf(g, seat);
  // V-376: if somebody gets a card, take it.
  if (id === 'target.receiver' && from.includes(seat)) return seat;
  if (source === 'carefree-swapper' || source === 'treasure-hunter') {
    const card = (g.stack.at(-1) as Frame).card;
    const found = bestTop(g, seat, card, { ...h, discard: without(h.discard, [card]) });
    if (found !== null) return found.seat;
  }
  return mostDangerous(g, seat, from) as Seat;
}

/** The one who stands best, never oneself or the teammate while there is anybody else. */
export function mostDangerous(g: State, seat: Seat, from: readonly Seat[]): Seat | null {
  // If any player may suffer, choose another one.
  const threat = (other: Seat): number =>
    other === seat ? -200 : areTeammates(g, other, seat) ? -100 : prospects(holdingsOf(g, other));
  return bestOf(from, threat);
}

/** A guess: the value whose cards are worth most, by how many of them there are. */
export function pickNumber(g: State, { id, source, seat, min, max }: PickNumber): number {
  if (id === 'discard.count') return bestReturn(holdingsOf(g, seat), max).count;
  if (id === 'value.set') return bestValue(g, seat, min, max);
  if (id !== 'guess.value') return min;
  if (source === 'blindfold') return likeliestValue(g, (g.stack.at(-1) as Frame).owner);
  const frame = g.stack.at(-1) as Frame & { target?: Seat };
  const target = g.players[frame.target ?? -1];
  const h = holdingsOf(g, seat);
  const base = standing(g, h);
  // It is known which cards there are, but not where.
  const hidden = target === undefined ? g.marketDeck : [...target.hand, ...target.deck];
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

/** What costs nothing and brings something: a reaction, a card that comes back, a hand of one's choice. */
export const WELCOME: ReadonlySet<string> = new Set(['react', 'card.to-hand', 'deck.gather']);

/** The value of a card in hand that leads furthest this turn. */
function bestValue(g: State, seat: Seat, min: number, max: number): number {
  const { owner, at } = g.stack.at(-1) as Frame & { at: number };
  const card = g.players[owner]?.hand[at] as CardId;
  const values = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return bestOf(values, (amount) => {
    const values = [...g.turn.values, { card, how: 'set' as const, amount }];
    return standing({ ...g, turn: { ...g.turn, values } }, holdingsOf(g, seat));
  }) as number;
}

/** The value that most of a player's hidden cards have. */
function likeliestValue(g: State, owner: Seat): number {
  const { hand = [], deck = [] } = g.players[owner] ?? {};
  const hidden = [...hand, ...deck];
  return bestOf(
    [1, 2, 3, 4, 5],
    (value) => hidden.filter((card) => printedValue(card) === value).length,
  ) as number;
}

/** Do not bury a wanted card of the market discard. The planet's arrows only lead to worse cards. */
export function confirm(g: State, { id, seat }: Confirm): boolean {
  const top = g.marketDiscard.at(-1);
  if (WELCOME.has(id)) return true;
  if (id === 'top.swap') return isBetterSwapped(g, seat);
  if (id === 'top.discard' || id === 'card.throw') return isBetterGone(g, seat);
  if (id !== 'market-deck.throw') return false;
  if (top === undefined) return true;
  const h = holdingsOf(g, seat);
  const now = standing(g, h);
  return !h.hand.some((card) => isFolkCard(card) && standing(g, gaining(losing(h, [card]), top)) > now + 0.1);
}

/** The card on top of the discard is wanted more than the one that was seen. */
function isBetterSwapped(g: State, seat: Seat): boolean {
  const h = holdingsOf(g, seat);
  const [seen] = g.setAside.cards;
  const top = h.discard.at(-1);
  if (seen === undefined || top === undefined) return false;
  return standing(g, gaining(h, top)) > standing(g, gaining(h, seen));
}

/** Whether the card had better go: another player's if it is good, one's own if it is not. */
function isBetterGone(g: State, seat: Seat): boolean {
  const frame = g.stack.at(-1) as Frame & { target: Seat; dropped?: CardId };
  const card = frame.dropped ?? g.setAside.cards[0];
  if (card === undefined) return false;
  return isFolkCard(card) !== (frame.target === seat);
}

/** The folk whose card is likeliest to come and most useful. */
export function namedSet(g: State, h: Holdings): string {
  const pile = h.deck.length >= 3 ? h.deck : [...h.deck, ...h.discard];
  const base = standing(g, h);
  return bestOf(g.config.folks, (folk) => {
    const cards = pile.filter((card) => folkOf(card) === folk);
    if (cards.length === 0) return 0;
    const misses = (1 - cards.length / pile.length) ** Math.min(3, pile.length);
    const gain = cards.reduce((sum, card) => sum + standing(g, fetch(h, card)) - base, 0) / cards.length;
    return (1 - misses) * (gain + 0.1);
  }) as string;
}

/** The card name to steal: how often the target has it, and what it would bring. */
export function namedCard(g: State, h: Holdings): string | null {
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
