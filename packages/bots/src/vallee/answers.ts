import type { CardId, Json, OrderCards, PickCards, PickOption, PickSeat } from '@comptoir/kit';
import {
  areNear,
  areTeammates,
  folkOf,
  isFolkCard,
  isJunk,
  printedValue,
  stacksOf,
  type View,
} from '@comptoir/vallee';
import { type Appraisal, keeping, leastOf, mostOf, worth } from './appraisal.ts';
import { asFirst, THROWING } from './picks.ts';
import { bestDiscardTop } from './techniques.ts';

/** Answers to the questions that cards ask, by the name of the question and of the card. */

const asKept = (a: Appraisal) => (card: CardId) => worth(card, a) + 0.05 * printedValue(card);

/** Throwing away is for Junk, and for small cards that no stack wants any more. */
const isRubbish = (card: CardId, a: Appraisal): boolean =>
  isJunk(card) || (printedValue(card) === 1 && a.next > 2 && worth(card, a) < 0.35);

function some(cards: readonly CardId[], count: number, score: (card: CardId) => number): CardId[] {
  return [...cards].sort((x, y) => score(y) - score(x)).slice(0, count);
}

export function pickCards(decision: PickCards, a: Appraisal): CardId[] {
  const { id, from, min, max } = decision;
  const source = asFirst(decision.source);
  const kept = asKept(a);
  const best = (count: number): CardId[] => some(from, Math.max(min, count), kept);
  const worst = (count: number): CardId[] => some(from, Math.max(min, count), (card) => -kept(card));
  switch (id) {
    case 'hand.pick':
      switch (source) {
        case 'clever-guardian':
          return best(1);
        case 'supply-depot':
          return best(Math.min(max, 2)).filter((card, at) => at < min || isFolkCard(card));
        case 'fashion-hint': {
          const top = a.view.marketDiscard.at(-1);
          const given = leastOf(from, kept);
          if (top === undefined || given === undefined) return [];
          return kept(top) > kept(given) + 0.1 ? [given] : [];
        }
        case 'rare-artefact':
          return some(from, 1, printedValue);
        case 'replacement':
          return [bestGiven(from, a)];
        default:
          return worst(min);
      }
    case 'deck.search':
      if (source === 'duplicate-entry' || source === 'ancient-knowledge')
        return from.filter((card) => isRubbish(card, a)).slice(0, max);
      if (source === 'rake') return from.filter(isJunk).slice(0, max);
      return best(Math.min(max, 3));
    case 'setaside.pick':
      if (source === 'anchor') return worst(1);
      if (source === 'meddling-marketeer' || source === 'bad-omen')
        return from.filter((card) => isRubbish(card, a)).slice(0, max);
      if (source === 'delicacy') return from.filter((card) => kept(card) > 0.75).slice(0, max);
      if (source === 'umbrella') return from.filter((card) => kept(card) > 0.8).slice(0, max);
      return best(1);
    case 'stall.swap': {
      // The card given takes the place of the one taken: any stall stays as complete as it was.
      const chosen = mostOf(from, kept);
      return chosen === undefined ? [] : [chosen];
    }
    case 'discard.pick':
      return THROWING.has(source ?? '') ? worst(min) : best(Math.max(min, Math.min(max, 1)));
    case 'discard.return':
      return worst(min);
    case 'setaside.throw':
      return from.filter((card) => isRubbish(card, a)).slice(0, max);
    case 'setaside.drop':
      return from.filter(isFolkCard).slice(0, max);
    case 'discard.throw':
    case 'deck.throw': {
      const rubbish = from.filter((card) => isRubbish(card, a)).slice(0, max);
      return rubbish.length < min ? worst(min) : rubbish;
    }
    case 'discard.give':
    case 'end.throw':
      return worst(1);
    case 'hand.drop':
    case 'hand.spend':
    case 'hand.throw':
    case 'market.throw':
      return worst(min);
    case 'start.order':
      return from.slice(0, 1);
    default:
      return best(Math.max(min, Math.min(max, 1)));
  }
}

/** Of the cards that may be replaced, the one whose best successor gains most. */
function bestGiven(from: readonly CardId[], a: Appraisal): CardId {
  const gain = (card: CardId): number => {
    let best = -worth(card, a);
    for (const offered of a.view.market) {
      if (offered !== null && areNear(printedValue(offered), printedValue(card)))
        best = Math.max(best, worth(offered, a) - worth(card, a));
    }
    return best;
  };
  return mostOf(from, gain) as CardId;
}

/** The last card laid down ends on top: the best one, for a deck; it does not matter much for a discard. */
export function orderCards(decision: OrderCards, a: Appraisal): CardId[] {
  return [...decision.cards].sort((x, y) => keeping(x, a) - keeping(y, a));
}

/** The leader suffers, unless somebody's discard shows what we want. */
export function pickSeat(decision: PickSeat, a: Appraisal): number {
  const { view } = a;
  const stacks = (seat: number): number => stacksOf(view, seat);
  const isMate = (seat: number): boolean => areTeammates(view, a.seat, seat);
  if (decision.source === 'carefree-swapper') {
    const wanted = bestDiscardTop(a);
    const holder = decision.from.find((seat) => {
      const top = view.players[seat]?.discard.at(-1);
      return top !== undefined && worth(top, a) + 0.1 * printedValue(top) >= wanted;
    });
    if (holder !== undefined) return holder;
  }
  // V-376: if somebody gets a card, take it; if somebody suffers, choose another player.
  const isOwn = (seat: number): boolean => seat === a.seat;
  if (decision.id === 'target.receiver' && decision.from.includes(a.seat)) return a.seat;
  return [...decision.from].sort(
    (x, y) =>
      Number(isOwn(x)) - Number(isOwn(y)) ||
      Number(isMate(x)) - Number(isMate(y)) ||
      stacks(y) - stacks(x) ||
      x - y,
  )[0] as number;
}

export function pickOption(decision: PickOption, a: Appraisal): Json {
  const { id, options } = decision;
  const kept = asKept(a);
  switch (id) {
    case 'start.wheelbarrow': {
      const stored = a.view.players[a.seat]?.planning.flatMap((planned) => planned.stored) ?? [];
      return stored.some((card) => card !== null && isRubbish(card, a)) ? 'throw-away' : 'keep';
    }
    case 'top.store':
      return a.view.setAside.some((card) => card !== null && isRubbish(card, a)) ? 'throw-away' : 'store';
    case 'name.set':
      return mostNeededFolk(a.view, a);
    case 'market.give':
      return bestBy(options, (option) => {
        const { card, seat } = option as { card: CardId; seat: number };
        return (seat === a.seat || areTeammates(a.view, a.seat, seat) ? 1 : -1) * kept(card);
      });
    case 'setaside.give':
      return bestBy(options, (option) => -kept((option as { card: CardId }).card));
    case 'name.card':
      return options[0] as Json;
    case 'market.maybe':
      return bestBy(options, (slot) => (slot === null ? 0 : kept(a.view.market[slot as number] as CardId)));
    case 'market.pick':
      if (decision.source === 'gyroscope')
        return bestBy(options, (slot) => -kept(a.view.market[slot as number] as CardId));
      return bestBy(options, (slot) => kept(a.view.market[slot as number] as CardId));
    case 'market.royal-privilege':
      return bestBy(options, (option) => {
        if (option === null) return 0.05;
        const { card, slot } = option as { card: CardId; slot: number };
        return kept(a.view.market[slot] as CardId) - kept(card);
      });
    case 'stall.swap':
      return bestBy(options, (option) => {
        const { give, take } = option as { give: CardId; take: CardId };
        return kept(take) - kept(give);
      });
    default:
      return options[0] as Json;
  }
}

function bestBy(options: readonly Json[], score: (option: Json) => number): Json {
  let best = options[0] as Json;
  for (const option of options) if (score(option) > score(best)) best = option;
  return best;
}

/** The folk of which we hold most: large stacks want many cards of one folk. */
function mostNeededFolk(view: View, a: Appraisal): string {
  const cards = [...(view.players[a.seat]?.hand ?? []), ...(view.players[a.seat]?.discard ?? [])];
  const held = (folk: string): number =>
    cards.reduce((sum, card) => sum + (folkOf(card) === folk ? printedValue(card) : 0), 0);
  return bestBy(view.folks, (folk) => held(folk as string)) as string;
}
