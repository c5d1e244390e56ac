import {
  type CardId,
  type Json,
  type Menu,
  type PickCards,
  type Rng,
  type Seat,
  unreachable,
} from '@comptoir/kit';
import {
  cardOf,
  type Decision,
  type Entry,
  effectiveValue,
  heightOfNext,
  type Purchase,
  type State,
  setsWorth,
  teammateOf,
  vallee,
} from '@comptoir/vallee';
import { type Main, mainAction, toDiscard } from './deals.ts';
import { type Holdings, holdingsOf, losing, nameOf, oneOfEach, without } from './deck.ts';
import { passiveGain, techniqueOutlook } from './effects.ts';
import { bestFinish, bestSpending } from './finishing.ts';
import { confirm, pickNumber, pickSeat } from './guesses.ts';
import { orderCards, pickCards, pickOption } from './picks.ts';
import { prospects } from './prospects.ts';
import type { Taste } from './styles.ts';
import type { Tops } from './tops.ts';
import { type Attempt, standingAfter, weighed } from './trial.ts';

/**
 * A sound player's answer in a world whose hidden cards are imagined: it looks at what its seat may know of it, and at
 * which cards are in a deck, never at their order.
 */

/** No turn of a sensible player is longer; guards against techniques that bring each other back. */
const MANY_ACTIONS = 10;
/** Asking costs nothing (V-269), but shows cards and takes everybody's time. */
const WORTH_ASKING = 0.2;
const MOST_REQUESTS = 2;
/** Less is not worth an action. */
const SLIGHT = 0.02;
/**
 * Use a technique even if a trial finds it this much worse: one world is one sample of luck, and the card comes round
 * again.
 */
const NEARLY = 0.15;
/**
 * A card with a single copy is tried once for its own sake: until then it may be this much worse than the best
 * action. The second figure is for a card that takes the place of a main action.
 */
const CURIOUS = 0.7;
const CURIOUS_INSTEAD = 0.8;

const say = (entry: string, answer: Json): Json => ({ entry, answer });

export const entryOf = (menu: Menu<Entry>, id: string): Entry | undefined =>
  menu.entries.find((entry) => entry.id === id);

const cardsOf = (entry: Entry | undefined): readonly CardId[] =>
  entry === undefined ? [] : (entry as PickCards).from;

/** The answer that carries out a main action. */
function carryOut(main: Main): Json {
  switch (main.kind) {
    case 'build':
      return say('stall.build', main.cards as CardId[]);
    case 'buy':
      return say('market.buy', main.answer as unknown as Json);
    case 'tidy':
      return say('inventory.discard', main.cards as CardId[]);
    default:
      return unreachable(main);
  }
}

/** What a player has to try cards with, beside the world that it imagines. */
export interface Tries {
  /** Whether the player has used a card in this game. */
  readonly hasUsed: (card: CardId) => boolean;
  /** What players know of the top of their own deck. */
  readonly tops: Readonly<Tops>;
  readonly taste: Taste;
}

/** How a player would stand after using a card of the menu, as found out by using it. */
type Trial = (entry: string, card: CardId, answer?: Json) => number;

const attempt = (seat: Seat, id: string, entry: string, card: CardId, answer: Json = [card]): Attempt => ({
  move: { seat, id, answer: say(entry, answer) },
  seat,
  card,
});

/** The best that can be done with a menu, a technique or a likeness before the main action included. */
const further =
  (seat: Seat, rng: Rng, taste: Taste) =>
  (world: State, menu: Menu<Entry>, tops: Readonly<Tops>): number => {
    const main = mainAction(world, holdingsOf(world, seat, tops, taste));
    if (main.kind === 'build') return main.after;
    let most = main.after;
    const manner = { rng, answer: soundAnswer, weighs: false, tops, taste };
    for (const card of oneOfEach(cardsOf(entryOf(menu, 'technique.play'))))
      most = Math.max(most, standingAfter(world, attempt(seat, menu.id, 'technique.play', card), manner));
    for (const { card, answer } of likenesses(entryOf(menu, 'card.imitate')))
      most = Math.max(
        most,
        standingAfter(world, attempt(seat, menu.id, 'card.imitate', card, answer), manner),
      );
    return most;
  };

/** The same, estimated without using it. */
function foreseen(g: State, seat: Seat, card: CardId, h: Holdings): number | null {
  const outlook = techniqueOutlook(g, seat, card, h);
  if (outlook === null) return null;
  const { after, extra } = outlook;
  return (cardOf(card).bonus ? mainAction(g, after).after : prospects(after)) + extra;
}

/** The technique that improves the turn most: its effect, and what can still be done afterwards. */
function bestTechnique(
  g: State,
  seat: Seat,
  cards: readonly CardId[],
  h: Holdings,
  main: Main,
  trial: Trial | null,
  allowance: (card: CardId) => number,
): { card: CardId; after: number; score: number } | null {
  let best: { card: CardId; after: number; score: number } | null = null;
  for (const card of oneOfEach(cards)) {
    // A card of the stack that is about to be built stays where it is.
    if (main.kind === 'build' && main.cards.includes(card)) continue;
    const after = trial === null ? foreseen(g, seat, card, h) : trial('technique.play', card);
    if (after === null) continue;
    // Everybody would wonder why a card is swapped for its like.
    if (trial !== null && Math.abs(after - main.after) < 1e-9) continue;
    const score = after + allowance(card);
    if (best === null || score > best.score) best = { card, after, score };
  }
  return best;
}

/** What a stack with the teammate's help would bring, before it is known whether they can. */
function askForHelp(g: State, seat: Seat, h: Holdings): readonly CardId[] | null {
  if (g.turn.declined.length >= MOST_REQUESTS) return null;
  let best: CardId[] | null = null;
  let most = 0;
  const byFolk = new Map<string, CardId[]>();
  for (const card of h.hand) {
    const { folk } = cardOf(card);
    if (folk !== null) byFolk.set(folk, [...(byFolk.get(folk) ?? []), card]);
  }
  for (const cards of byFolk.values()) {
    const chances = new Map<number, number>();
    for (let set = 1; set < 1 << cards.length; set++) {
      const own = cards.filter((_, at) => (set >> at) & 1);
      const sum = own.reduce((total, card) => total + effectiveValue(g, card), 0);
      const missing = heightOfNext(g, seat) - sum;
      if (missing < 1) continue;
      if (
        g.turn.declined.some(
          (declined) => declined.length === own.length && without(own, declined).length === 0,
        )
      )
        continue;
      const chance = chances.get(missing) ?? chanceOfHelp(g, seat, own[0] as CardId, missing);
      chances.set(missing, chance);
      if (chance <= most) continue;
      most = chance;
      best = own;
    }
  }
  return most > WORTH_ASKING ? best : null;
}

/** How likely the teammate holds cards that fit, by what they own outside their discard. */
function chanceOfHelp(g: State, seat: Seat, like: CardId, missing: number): number {
  const mate = g.players[teammateOf(g, seat) ?? -1];
  if (mate === undefined || mate.hand.length === 0) return 0;
  const hidden = [...mate.hand, ...mate.deck];
  const fit = hidden.filter((card) => cardOf(card).folk === cardOf(like).folk);
  const ways = setsWorth(
    fit,
    fit.map((card) => cardOf(card).value),
    fit.map(() => 0),
    missing,
  );
  // Every set is in hand with the same chance as any other of its size, and taken for independent of the others.
  let none = 1;
  for (const way of ways) none *= 1 - inHand(way.length, mate.hand.length, hidden.length);
  return 1 - none;
}

/** How likely so many given cards are all in hand. */
function inHand(cards: number, hand: number, hidden: number): number {
  let chance = 1;
  for (let i = 0; i < cards; i++) chance *= Math.max(0, hand - i) / (hidden - i);
  return chance;
}

function act(g: State, menu: Menu<Entry>, seat: Seat, rng: Rng, tries: Tries | null): Json {
  const h = holdingsOf(g, seat, tries?.tops, tries?.taste);
  // V-105: after very many actions nothing else is offered.
  if (menu.entries.every(({ id }) => id === 'inventory.discard' || id === 'passive.use'))
    return carryOut({ kind: 'tidy', ...toDiscard(h) });
  const main = mainAction(g, h);
  const finished = bestFinish(entryOf(menu, 'technique.finish') as Purchase | undefined, needed(main));
  if (finished !== null) return say('technique.finish', finished as unknown as Json);
  // Before a card is used: it may be one that the stack needs.
  if (main.kind !== 'build' && entryOf(menu, 'stall.ask-help') !== undefined) {
    const asked = askForHelp(g, seat, h);
    if (asked !== null) return say('stall.ask-help', asked as CardId[]);
  }
  if (g.turn.actionsDone < MANY_ACTIONS) {
    const used =
      tries === null ? foreseenUse(g, menu, seat, h, main) : triedUse(g, menu, seat, rng, tries, h, main);
    if (used !== null) return used;
  }
  return carryOut(main);
}

/** The card best used before the main action or instead of it, by what is known of it. */
function foreseenUse(g: State, menu: Menu<Entry>, seat: Seat, h: Holdings, main: Main): Json | null {
  const found = bestTechnique(g, seat, cardsOf(entryOf(menu, 'technique.play')), h, main, null, () => 0);
  if (found !== null && found.after > main.after + SLIGHT) return say('technique.play', [found.card]);
  if (main.kind === 'build') return null;
  const passive = bestPassive(cardsOf(entryOf(menu, 'passive.use')), (card) =>
    passiveGain(g, card, h, false),
  );
  return passive === null ? null : say('passive.use', [passive]);
}

/** The same by trying. What costs no action is tried with what it would lead to. */
function triedUse(
  g: State,
  menu: Menu<Entry>,
  seat: Seat,
  rng: Rng,
  { hasUsed, tops, taste }: Tries,
  h: Holdings,
  main: Main,
): Json | null {
  const trial: Trial = (entry, card, answer = [card]) =>
    standingAfter(g, attempt(seat, menu.id, entry, card, answer), {
      rng,
      answer: soundAnswer,
      weighs: true,
      tops,
      taste,
    });
  const allowance = (card: CardId): number => {
    const { copies, bonus } = cardOf(card);
    // Where nothing is left to buy, only stacks count.
    if (copies > 1 || hasUsed(card)) return h.supply * (NEARLY + taste.techniques);
    return h.supply * ((bonus ? CURIOUS : CURIOUS_INSTEAD) + taste.techniques);
  };
  const found = bestTechnique(g, seat, cardsOf(entryOf(menu, 'technique.play')), h, main, trial, allowance);
  if (main.kind !== 'build') {
    const base = Math.max(main.after, found?.after ?? main.after);
    const free = bestFree(g, menu, seat, rng, tops, taste, base);
    if (free !== null) return free;
  }
  return found !== null && found.score > main.after ? say('technique.play', [found.card]) : null;
}

/** The passive or likeness that leads furthest, if one leads further than what can be done without. */
function bestFree(
  g: State,
  menu: Menu<Entry>,
  seat: Seat,
  rng: Rng,
  tops: Readonly<Tops>,
  taste: Taste,
  base: number,
): Json | null {
  const manner = { rng, answer: soundAnswer, weighs: true, tops, taste, further: further(seat, rng, taste) };
  let best: Json | null = null;
  let most = base + SLIGHT;
  const look = (entry: string, card: CardId, answer: Json): void => {
    const after = standingAfter(g, attempt(seat, menu.id, entry, card, answer), manner);
    if (after <= most) return;
    most = after;
    best = say(entry, answer);
  };
  for (const card of oneOfEach(cardsOf(entryOf(menu, 'passive.use')))) look('passive.use', card, [card]);
  for (const { card, answer } of likenesses(entryOf(menu, 'card.imitate')))
    look('card.imitate', card, answer);
  return best;
}

/** No more likenesses than this are tried. */
const MANY_LIKENESSES = 12;

/** V-315: what cards may count as, likenesses that differ. */
function* likenesses(entry: Entry | undefined): Generator<{ card: CardId; answer: Json }> {
  if (entry === undefined) return;
  const seen = new Set<string>();
  for (const answer of vallee.answers(entry)) {
    const { card, model } = answer as { card: CardId; model: CardId };
    const likeness = `${nameOf(card)} ${nameOf(model)}`;
    if (seen.has(likeness)) continue;
    if (seen.add(likeness).size > MANY_LIKENESSES) return;
    yield { card, answer };
  }
}

/** The cards that a main action is made of. */
const needed = (main: Main): readonly CardId[] =>
  main.kind === 'build' ? main.cards : main.kind === 'buy' ? main.answer.cards : [];

/** The passive that gains most, if one gains anything. */
function bestPassive(cards: readonly CardId[], gainOf: (card: CardId) => number): CardId | null {
  let best: CardId | null = null;
  let most = SLIGHT;
  for (const card of cards) {
    const gain = gainOf(card);
    if (gain <= most) continue;
    most = gain;
    best = card;
  }
  return best;
}

/** Whether the turn had better pause again: a card to be used may still come. */
const mayDrawPassive = ({ hand, deck }: Holdings): boolean =>
  hand.some(isActivated) || deck.some(isActivated);
const isActivated = (card: CardId): boolean => cardOf(card).activated !== undefined;

/** V-265: the teammate adds cards wherever it can: the stack counts for both. */
function help(g: State, menu: Menu<Entry>, seat: Seat): Json {
  const add = entryOf(menu, 'stall.add');
  if (add === undefined) return say('stall.decline', null);
  const h = holdingsOf(g, seat);
  let best: Json = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const cards of vallee.answers(add)) {
    const its = prospects({ ...losing(h, cards as CardId[]), next: h.next + 1 });
    if (its <= most) continue;
    most = its;
    best = cards;
  }
  return say('stall.add', best);
}

function fromMenu(g: State, menu: Menu<Entry>, seat: Seat, rng: Rng, tries: Tries | null): Json {
  switch (menu.id) {
    case 'action':
      return act(g, menu, seat, rng, tries);
    case 'stall.help':
      return help(g, menu, seat);
    case 'stall.again': {
      // V-308: a stack that costs no action is always welcome.
      const build = entryOf(menu, 'stall.build');
      return build === undefined
        ? say('stall.decline', null)
        : say('stall.build', (vallee.answers(build)[Symbol.iterator]().next().value ?? null) as Json);
    }
    default: {
      const h = holdingsOf(g, seat, tries?.tops, tries?.taste);
      const cards = cardsOf(entryOf(menu, 'passive.use'));
      const known = (card: CardId): number => passiveGain(g, card, h, true);
      const passive = bestPassive(
        cards,
        tries === null
          ? known
          : (card) => Math.max(known(card), gainByTrial(g, menu, seat, card, h, rng, tries.taste)),
      );
      if (passive !== null) return say('passive.use', [passive]);
      return entryOf(menu, 'turn.go-on') !== undefined && mayDrawPassive(h)
        ? say('turn.go-on', null)
        : say('turn.end', null);
    }
  }
}

/** What a passive brings in clean-up. */
const gainByTrial = (
  g: State,
  menu: Menu<Entry>,
  seat: Seat,
  card: CardId,
  h: Holdings,
  rng: Rng,
  taste: Taste,
): number =>
  standingAfter(g, attempt(seat, menu.id, 'passive.use', card), {
    rng,
    answer: soundAnswer,
    weighs: true,
    tops: h.tops,
    taste,
  }) - prospects(h);

/** Questions that a trial answers as well as anybody: whom, what, how much, whether. */
const WEIGHED: ReadonlySet<string> = new Set([
  'pick-seat',
  'pick-option',
  'confirm',
  'purchase',
  'pick-cards',
]);

/** With `tries` cards are tried out in the imagined world before one is used: what a player does, not an imagined one. */
export function triedAnswer(g: State, decision: Decision, rng: Rng, tries: Tries): Json {
  if (decision.kind === 'menu') return fromMenu(g, decision, decision.seat, rng, tries);
  return WEIGHED.has(decision.kind) && decision.id !== 'folk.vote'
    ? weighed(g, decision, {
        rng,
        answer: soundAnswer,
        weighs: false,
        tops: tries.tops,
        taste: tries.taste,
      })
    : soundAnswer(g, decision, rng);
}

/** By what is known of cards, at once. */
export function soundAnswer(g: State, decision: Decision, rng: Rng): Json {
  const { seat } = decision;
  switch (decision.kind) {
    case 'menu':
      return fromMenu(g, decision, seat, rng, null);
    case 'pick-cards':
      return pickCards(g, decision);
    case 'order-cards':
      return orderCards(g, decision);
    case 'pick-seat':
      return pickSeat(g, decision);
    case 'pick-number':
      return pickNumber(g, decision);
    case 'pick-option':
      // V-029: bots have no favourites.
      return decision.id === 'folk.vote' ? vallee.sample(decision, rng) : pickOption(g, decision);
    case 'confirm':
      return confirm(g, decision);
    case 'act':
      return null;
    case 'purchase':
      return (bestSpending(decision) ?? vallee.sample(decision, rng)) as Json;
    case 'stack':
      return vallee.sample(decision, rng);
    default:
      return unreachable(decision);
  }
}
