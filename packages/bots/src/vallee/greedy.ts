import { type CardId, type Json, LEAVE, type Menu, type PickCards, unreachable } from '@comptoir/kit';
import {
  cardOf,
  type Decision,
  type Entry,
  type Event,
  type Options,
  type Purchase,
  type StackChoice,
  type State,
  type View,
} from '@comptoir/vallee';
import type { Bot, Situation } from '../bot.ts';
import { orderCards, pickCards, pickOption, pickSeat } from './answers.ts';
import { type Appraisal, appraise, keeping } from './appraisal.ts';
import { bestFinish, bestSpending } from './finishing.ts';
import { WELCOME } from './guesses.ts';
import { bestDeal, bestStack } from './spending.ts';
import { passivePromise, promiseOf } from './techniques.ts';

type Valley = Situation<State, Decision, Event, View, Options>;

/** No turn of a sensible player is longer; guards against techniques that bring each other back. */
const MANY_ACTIONS = 12;
/** Below this a purchase only makes the deck thicker, unless there is hardly a deck. */
const GOOD_DEAL = 0.3;
const HARDLY_A_DECK = 6;

const say = (entry: Entry, answer: Json): Json => ({ entry: entry.id, answer });

function entryOf<K extends Entry['kind']>(
  menu: Menu<Entry>,
  id: string,
): Extract<Entry, { kind: K }> | undefined {
  return menu.entries.find((entry) => entry.id === id) as Extract<Entry, { kind: K }> | undefined;
}

/** The most promising card of an entry, if it promises anything. */
function promising(
  entry: PickCards | undefined,
  promise: (card: CardId) => number,
): { card: CardId; promise: number } | null {
  let best: { card: CardId; promise: number } | null = null;
  for (const card of entry?.from ?? []) {
    const its = promise(card);
    if (its > 0.05 && (best === null || its > best.promise)) best = { card, promise: its };
  }
  return best;
}

/** Techniques that cost no action first, as far as their cards are not needed; then build, buy, play, tidy up. */
function act({ game, view }: Valley, menu: Menu<Entry>, a: Appraisal): Json {
  const build = entryOf<'stack'>(menu, 'stall.build');
  const stack = build === undefined ? null : bestStack(build, game.answers(build));
  const buy = entryOf<'purchase'>(menu, 'market.buy');
  const deal = buy === undefined ? null : bestDeal(buy, a);
  const techniques = entryOf<'pick-cards'>(menu, 'technique.play') as PickCards | undefined;
  const passives = entryOf<'pick-cards'>(menu, 'passive.use') as PickCards | undefined;

  const finish = entryOf<'purchase'>(menu, 'technique.finish');
  const finished = bestFinish(finish, stack ?? deal?.answer.cards ?? []);
  if (finish !== undefined && finished !== null) return say(finish, finished as unknown as Json);
  if (view.turn.actionsDone < MANY_ACTIONS) {
    const passive = promising(passives, (card) => passivePromise(card, a));
    if (passive !== null && passives !== undefined && stack === null) return say(passives, [passive.card]);
    const free = promising(techniques, (card) => {
      if (!cardOf(card).bonus || stack?.includes(card)) return 0;
      // With a stack in hand, do nothing that could break it; without one, keep cards that pay for a good deal.
      if (stack !== null && SHAKY.has(cardOf(card).id)) return 0;
      const lost = stack !== null || deal === null ? 0 : deal.score - (dealWithout(buy, card, a) ?? 0);
      return promiseOf(card, a) - lost;
    });
    if (free !== null && techniques !== undefined) return say(techniques, [free.card]);
  }
  if (build !== undefined && stack !== null) return say(build, stack);
  const costly = promising(techniques, (card) => (cardOf(card).bonus ? 0 : promiseOf(card, a)));
  const { deck = 0, handSize = 0, discard = [] } = view.players[a.seat] ?? {};
  const least = deck + handSize + discard.length <= HARDLY_A_DECK ? 0 : GOOD_DEAL;
  if (buy !== undefined && deal !== null && deal.score > Math.max(least, costly?.promise ?? 0))
    return say(buy, deal.answer);
  if (costly !== null && techniques !== undefined) return say(techniques, [costly.card]);
  const inventory = entryOf<'pick-cards'>(menu, 'inventory.discard') as PickCards;
  return say(
    inventory,
    inventory.from.filter((card) => keeping(card, a) < 0.45),
  );
}

/** Techniques after which the hand may not be what it was. */
const SHAKY = new Set(['arcane-scholar', 'clever-guardian', 'supply-depot', 'replacement', 'fashion-hint']);

const dealWithout = (buy: Purchase | undefined, card: CardId, a: Appraisal): number | null =>
  buy === undefined ? null : (bestDeal(buy, a, card)?.score ?? null);

function fromMenu(situation: Valley, menu: Menu<Entry>, a: Appraisal): Json {
  switch (menu.id) {
    case 'action':
      return act(situation, menu, a);
    case 'stall.help':
    case 'stall.again': {
      const add = entryOf<'stack'>(menu, menu.id === 'stall.help' ? 'stall.add' : 'stall.build');
      const cards = add === undefined ? null : bestStack(add, situation.game.answers(add));
      return cards === null || add === undefined ? { entry: 'stall.decline', answer: null } : say(add, cards);
    }
    default: {
      const passives = entryOf<'pick-cards'>(menu, 'passive.use') as PickCards | undefined;
      const best = promising(passives, (card) => passivePromise(card, a));
      return best === null || passives === undefined
        ? { entry: 'turn.end', answer: null }
        : say(passives, [best.card]);
    }
  }
}

/** A guess: Junk is not worth stealing, and threes are what most decks hold beside it. */
const GUESS = 3;

function answer(situation: Valley): Json {
  const { decision, view, seat, game } = situation;
  const a = appraise(view, seat);
  switch (decision.kind) {
    case 'menu':
      return fromMenu(situation, decision, a);
    case 'pick-cards':
      return pickCards(decision, a);
    case 'order-cards':
      return orderCards(decision, a);
    case 'pick-seat':
      return pickSeat(decision, a);
    case 'pick-option':
      return pickOption(decision, a);
    case 'pick-number':
      return decision.id === 'guess.value'
        ? GUESS
        : decision.id === 'value.set'
          ? decision.max
          : decision.min;
    case 'confirm':
      return decision.id === 'market-deck.throw' || WELCOME.has(decision.id);
    case 'act':
      return null;
    case 'purchase':
      return (bestSpending(decision) ?? null) as Json;
    case 'stack':
      return bestStack(decision as StackChoice, game.answers(decision)) ?? [];
    default:
      return unreachable(decision);
  }
}

/** Builds whenever it can, buys what brings the next stacks closer, gets rid of Junk. Sees its view and nothing else. */
export const greedyVallee: Bot<State, Decision, Event, View, Options> = {
  id: 'greedy',
  answer,
  consider: () => LEAVE,
};
