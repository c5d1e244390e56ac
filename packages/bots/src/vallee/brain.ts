import {
  below,
  type CardId,
  type Json,
  type Menu,
  type MenuAnswer,
  type Rng,
  type Seat,
} from '@comptoir/kit';
import {
  cardOf,
  type Decision,
  type Entry,
  isJunk,
  type Purchase,
  type StackChoice,
  type State,
  vallee,
} from '@comptoir/vallee';
import type { Brain } from '../search/tree.ts';
import { bestPayment } from './payments.ts';
import { builtBy, keepValue, ownedBy, progress, stacksToWin, stallIndex, wantValue } from './worth.ts';

/** How the search looks at La Vallée. It plays in determinized worlds, so it may look at their states. */

const MOST_ANSWERS = 10;

const entriesOf = (decision: Decision): readonly Entry[] =>
  decision.kind === 'menu' ? (decision as Menu<Entry>).entries : [];
const answerTo = (entry: string, answer: Json): MenuAnswer & { [key: string]: Json } => ({ entry, answer });

/** Copies of a card are alike: one of each is enough. */
function oneOfEach(cards: readonly CardId[]): CardId[] {
  const seen = new Set<string>();
  return cards.filter((card) => {
    const { id } = cardOf(card);
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}

function buildAnswers(entry: StackChoice, most: number): Json[] {
  const sets: CardId[][] = [];
  for (const set of vallee.answers(entry)) {
    sets.push(set as CardId[]);
    if (sets.length >= most) break;
  }
  return sets;
}

function purchaseAnswers(g: State, entry: Purchase, most: number): Json[] {
  const next = builtBy(g, entry.seat) + 1;
  const owned = ownedBy(g, entry.seat);
  const goal = stacksToWin(g);
  return entry.offers
    .map((offer) => ({
      payment: bestPayment(entry, offer, next),
      want: wantValue(owned, offer.card, next, goal) - 0.03 * offer.cost,
    }))
    .filter(({ payment }) => payment !== null)
    .sort((a, b) => b.want - a.want)
    .slice(0, most)
    .map(({ payment }) => payment as Json);
}

/** Worth discarding: Junk, or everything that does not serve the next stack. */
function inventoryAnswers(g: State, seat: Seat): Json[] {
  const hand = g.players[seat]?.hand ?? [];
  const next = builtBy(g, seat) + 1;
  const junk = hand.filter(isJunk);
  const useless = hand.filter((card) => keepValue(card, next) < 0.55);
  return useless.length === junk.length ? [junk] : [junk, useless];
}

function menuAnswers(g: State, decision: Decision): Json[] {
  const found: Json[] = [];
  for (const entry of entriesOf(decision)) {
    switch (entry.id) {
      case 'stall.build':
      case 'stall.ask-help':
      case 'stall.add':
        for (const set of buildAnswers(entry as StackChoice, 3)) found.push(answerTo(entry.id, set));
        break;
      case 'market.buy':
        for (const payment of purchaseAnswers(g, entry as Purchase, 4))
          found.push(answerTo(entry.id, payment));
        break;
      case 'technique.play':
      case 'passive.use':
        if (entry.kind === 'pick-cards')
          for (const card of oneOfEach(entry.from)) found.push(answerTo(entry.id, [card]));
        break;
      case 'inventory.discard':
        for (const cards of inventoryAnswers(g, decision.seat)) found.push(answerTo(entry.id, cards));
        break;
      default:
        found.push(answerTo(entry.id, null));
    }
  }
  return found;
}

function plainAnswers(decision: Decision): Json[] {
  if (decision.kind === 'pick-cards' && decision.max === 1) {
    const cards: Json[] = oneOfEach(decision.from).map((card) => [card]);
    return decision.min === 0 ? [[], ...cards] : cards;
  }
  const found: Json[] = [];
  for (const answer of vallee.answers(decision)) {
    found.push(answer);
    if (found.length >= MOST_ANSWERS) break;
  }
  return found;
}

function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)] as T;
}

/** Build if possible, otherwise buy what helps, sometimes play a technique first. */
function actionPolicy(g: State, decision: Decision, rng: Rng): Json {
  const entries = entriesOf(decision);
  const find = (id: string): Entry | undefined => entries.find((entry) => entry.id === id);
  const build = find('stall.build');
  if (build !== undefined) return answerTo('stall.build', pick(rng, buildAnswers(build as StackChoice, 3)));
  const technique = find('technique.play');
  if (technique?.kind === 'pick-cards' && g.turn.actionsDone < 3 && below(rng, 100) < 35) {
    return answerTo('technique.play', [pick(rng, technique.from)]);
  }
  const passive = find('passive.use');
  if (passive?.kind === 'pick-cards' && below(rng, 100) < 25)
    return answerTo('passive.use', [pick(rng, passive.from)]);
  const buy = find('market.buy');
  if (buy !== undefined && below(rng, 100) < 92) {
    const payments = purchaseAnswers(g, buy as Purchase, 2);
    if (payments.length > 0)
      return answerTo('market.buy', payments[below(rng, 4) === 0 ? payments.length - 1 : 0] as Json);
  }
  if (find('inventory.discard') !== undefined)
    return answerTo('inventory.discard', pick(rng, inventoryAnswers(g, decision.seat)));
  return vallee.sample(decision, rng);
}

function policy(g: State, decision: Decision, rng: Rng): Json {
  switch (decision.id) {
    case 'action':
      return actionPolicy(g, decision, rng);
    case 'turn.continue':
      return answerTo('turn.go-on', null);
    case 'stall.help': {
      const add = entriesOf(decision).find((entry) => entry.id === 'stall.add');
      return add === undefined
        ? answerTo('stall.decline', null)
        : answerTo('stall.add', pick(rng, buildAnswers(add as StackChoice, 3)));
    }
    case 'hand.pick':
      return decision.kind === 'pick-cards'
        ? worstOf(g, decision.seat, decision.from, decision.min)
        : vallee.sample(decision, rng);
    default:
      return vallee.sample(decision, rng);
  }
}

/** The cards one misses least. */
function worstOf(g: State, seat: Seat, from: readonly CardId[], count: number): CardId[] {
  const next = builtBy(g, seat) + 1;
  return from
    .slice()
    .sort((a, b) => keepValue(a, next) - keepValue(b, next))
    .slice(0, count);
}

/** The lead over the best rival, squeezed between 0 and 1. */
function evaluate(g: State): number[] {
  const scores = g.players.map((_, seat) => progress(g, seat));
  return scores.map((score, seat) => {
    let rival = Number.NEGATIVE_INFINITY;
    scores.forEach((other, at) => {
      if (stallIndex(g, at) !== stallIndex(g, seat)) rival = Math.max(rival, other);
    });
    return 1 / (1 + Math.exp(-(score - rival) * 1.1));
  });
}

export const valleeBrain: Brain<State, Decision> = {
  candidates: (g, decision) => {
    const found = decision.kind === 'menu' ? menuAnswers(g, decision) : plainAnswers(decision);
    return found.length > 0 ? found : [...vallee.answers(decision)].slice(0, 1);
  },
  policy,
  evaluate,
  horizon: 24,
};
