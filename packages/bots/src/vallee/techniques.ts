import type { CardId } from '@comptoir/kit';
import { areNear, HINTS, handLimit, isFolkCard, printedValue } from '@comptoir/vallee';
import { type Appraisal, keeping, nameOf, worth } from './appraisal.ts';

/**
 * What playing a technique or using a passive promises now; nothing for cards that are better used to pay or to
 * build.
 */

type Promises = (card: CardId, a: Appraisal) => number;

const own = ({ view, seat }: Appraisal) => view.players[seat];
const hasDeck = (a: Appraisal): boolean => (own(a)?.deck ?? 0) > 0;
const drawable = (a: Appraisal): number => (own(a)?.deck ?? 0) + (own(a)?.discard.length ?? 0);

/** The tops of other players' discards, by what they are worth to us. */
export function bestDiscardTop(a: Appraisal): number {
  let best = 0;
  a.view.players.forEach((player, seat) => {
    const top = player.discard.at(-1);
    if (seat !== a.seat && top !== undefined) best = Math.max(best, worth(top, a) + 0.1 * printedValue(top));
  });
  return best;
}

/** The best swap of a card of the hand for one of the market within one of its value. */
function bestReplacement(card: CardId, a: Appraisal): number {
  let best = 0;
  for (const given of own(a)?.hand ?? []) {
    if (given === card || !isFolkCard(given)) continue;
    for (const offered of a.view.market) {
      if (offered === null || !areNear(printedValue(offered), printedValue(given))) continue;
      best = Math.max(best, worth(offered, a) - worth(given, a));
    }
  }
  return best;
}

/** A card worth keeping for the next turn makes room for one more now. */
const storing = (card: CardId, a: Appraisal): number =>
  (own(a)?.hand ?? []).some((other) => other !== card && keeping(other, a) > 0.2) ? 0.45 : 0;

const TECHNIQUES: Readonly<Record<string, Promises>> = {
  'duplicate-entry': (_, a) => (hasDeck(a) ? 0.5 : 0),
  'cultural-preservation': (_, a) => (hasDeck(a) ? 0.8 : 0),
  'delightful-surprise': (card, a) => 0.6 - 0.3 * worth(card, a),
  'fortunate-upgrade': () => 0.35,
  replacement: bestReplacement,
  'fashion-hint': () => 0.2,
  'pompous-professional': (_, a) => (drawable(a) > 3 ? 0.5 : 0),
  burglary: () => 0.25,
  grasp: () => 0.3,
  periscope: () => 0.3,
  'sudden-nap': () => 0.4,
  'carefree-swapper': (card, a) => bestDiscardTop(a) - worth(card, a) - 0.1,
  delicacy: (card, a) => 0.5 - 0.4 * worth(card, a),
  umbrella: (card, a) => 0.5 - 0.4 * worth(card, a),
  'arcane-scholar': (_, a) => (drawable(a) > 0 ? 0.2 : 0),
  'bad-omen': (_, a) => (drawable(a) > 2 ? 0.35 : 0),
  festival: () => 0.5,
  'celestial-guidance': () => 0.6,
  'clever-guardian': storing,
  wheelbarrow: (_, a) => (drawable(a) > 0 ? 0.5 : 0),
  vigilance: (_, a) => (hasDeck(a) ? 0.7 : 0),
  'supply-depot': storing,
};

const PASSIVES: Readonly<Record<string, Promises>> = {
  'slice-of-life': () => 0.4,
  'tactical-measurement': () => 0.4,
  calendar: (_, a) => worth(own(a)?.discard.at(-1) as CardId, a) - 0.3,
};

/** While the hand is still to be filled, a card thrown off makes room for another. */
const BEFORE_FILLING: Readonly<Record<string, Promises>> = {
  'refreshing-drink': (_, a) => ((own(a)?.hand ?? []).some((card) => keeping(card, a) < 0.2) ? 0.3 : 0),
};

export function promiseOf(card: CardId, a: Appraisal): number {
  const own = TECHNIQUES[nameOf(card)];
  if (own !== undefined) return own(card, a);
  const hint = HINTS.get(nameOf(card));
  return typeof hint === 'object' ? hint.worth : 0;
}

export function passivePromise(card: CardId, a: Appraisal): number {
  const name = nameOf(card);
  if (name === 'calendar' && (own(a)?.discard.length ?? 0) === 0) return 0;
  const room = a.view.turn.phase === 'clean-up' && (own(a)?.handSize ?? 0) <= handLimit(a.view);
  return PASSIVES[name]?.(card, a) ?? (room ? (BEFORE_FILLING[name]?.(card, a) ?? 0) : 0);
}
