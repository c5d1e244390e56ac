import type { CardId, Seat } from '@comptoir/kit';
import {
  areNear,
  HINTS,
  isFolkCard,
  isJunk,
  type Promising,
  printedValue,
  type State,
} from '@comptoir/vallee';
import { discarding, gaining, type Holdings, losing, nameOf, without } from './deck.ts';
import { COIN } from './finishing.ts';
import { prospects } from './prospects.ts';

/**
 * What a technique or passive does for the player who uses it: how they hold their cards afterwards, and what that
 * does not show. What is left to chance is told as its usual worth.
 */
export interface Outlook {
  readonly after: Holdings;
  readonly extra: number;
}

type Looks = (g: State, seat: Seat, card: CardId, h: Holdings) => Outlook | null;

const plus = (after: Holdings, extra: number): Outlook => ({ after, extra });

/** A card drawn from one's own deck. */
const DRAWN = 0.2;
/** A random card of the market deck. */
const FROM_MARKET = 0.5;

export function bestOf<T>(options: readonly T[], worth: (option: T) => number): T | null {
  let best: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const its = worth(option);
    if (its > most) {
      most = its;
      best = option;
    }
  }
  return best;
}

const others = (g: State, seat: Seat): Seat[] => g.players.map((_, at) => at).filter((at) => at !== seat);

/** The card is played and lies on the discard. */
const played = (h: Holdings, card: CardId): Holdings => discarding(h, [card]);

/** Which of the others' discards shows the most useful card. */
export function bestTop(
  g: State,
  seat: Seat,
  card: CardId,
  h: Holdings,
): { seat: Seat; after: Holdings } | null {
  const given = losing(h, [card]);
  const tops = others(g, seat).flatMap((other) => {
    const top = g.players[other]?.discard.at(-1);
    return top === undefined ? [] : [{ seat: other, after: gaining(given, top) }];
  });
  return bestOf(tops, ({ after }) => prospects(after));
}

/** The best exchange of a hand card for one of the market within one of its value. */
function bestReplacement(
  g: State,
  card: CardId,
  h: Holdings,
): { give: CardId; take: number; after: Holdings } | null {
  const now = played(h, card);
  let best: { give: CardId; take: number; after: Holdings } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const give of now.hand) {
    if (!isFolkCard(give)) continue;
    const left = losing(now, [give]);
    g.market.forEach((offered, slot) => {
      if (offered < 0 || !areNear(printedValue(offered), printedValue(give))) return;
      const after = gaining(left, offered);
      const its = prospects(after);
      if (its <= most) return;
      most = its;
      best = { give, take: slot, after };
    });
  }
  return best;
}

/** The stall card that would help most in exchange for this one. */
function bestStallCard(g: State, card: CardId, h: Holdings): Holdings | null {
  const given = losing(h, [card]);
  const seen = new Set<string>();
  let best: Holdings | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const stall of g.stalls) {
    for (const stack of stall) {
      for (const wanted of stack) {
        if (seen.has(nameOf(wanted))) continue;
        seen.add(nameOf(wanted));
        const after = gaining(given, wanted);
        const its = prospects(after);
        if (its <= most) continue;
        most = its;
        best = after;
      }
    }
  }
  return best;
}

const canDraw = (h: Holdings): boolean => h.deck.length + h.discard.length > 0;

/** Storing the best card of the hand lets the rest be filled up beside it. */
const storing =
  (most: number): Looks =>
  (_g, _s, card, h) => {
    let now = played(h, card);
    for (let n = 0; n < most; n++) {
      const stored = bestOf(now.hand.filter(isFolkCard), (kept) => storedProspects(now, kept));
      if (stored === null || storedProspects(now, stored) <= prospects(now)) break;
      now = { ...losing(now, [stored]), stored: [...now.stored, stored] };
    }
    return plus(now, 0);
  };
export const storedProspects = (h: Holdings, card: CardId): number =>
  prospects({ ...losing(h, [card]), stored: [...h.stored, card] });

/** How many cards of the top of the discard are best shuffled back. */
export function bestReturn(h: Holdings, limit = 3): { count: number; after: Holdings } {
  let best = { count: 0, after: h };
  let most = prospects(h);
  for (let count = 1; count <= Math.min(limit, h.discard.length); count++) {
    const back = h.discard.slice(-count);
    const after = { ...h, discard: h.discard.slice(0, -count), deck: [...h.deck, ...back] };
    const its = prospects(after);
    if (its <= most) continue;
    most = its;
    best = { count, after };
  }
  return best;
}

/** Techniques whose worth is worked out from the position; the others have a hint. */
const TECHNIQUES: Readonly<Record<string, Looks>> = {
  'history-lesson': (_g, _s, card, h) => {
    // The card itself lies on the discard only afterwards.
    const { after } = bestReturn(losing(h, [card]));
    return plus({ ...after, discard: [...after.discard, card] }, 0);
  },
  'voracious-consumer': (_g, _s, card, h) =>
    plus({ ...losing(h, [card]), deck: [...h.deck, ...h.discard], discard: [card] }, 0),
  'delightful-surprise': (_g, _s, card, h) => plus(losing(h, [card]), FROM_MARKET + 0.25),
  'fortunate-upgrade': (_g, _s, card, h) => {
    const now = played(h, card);
    const worst = bestOf(now.hand, (given) => prospects(losing(now, [given])));
    return plus(worst === null ? now : losing(now, [worst]), FROM_MARKET);
  },
  replacement: (g, _s, card, h) => {
    const found = bestReplacement(g, card, h);
    return found === null ? null : plus(found.after, 0);
  },
  'carefree-swapper': (g, seat, card, h) => {
    const found = bestTop(g, seat, card, h);
    return found === null ? null : plus(found.after, 0);
  },
  velocipede: (g, _s, card, h) => {
    const after = bestStallCard(g, card, h);
    return after === null ? null : plus(after, 0);
  },
  'clever-guardian': storing(1),
  'supply-depot': storing(2),
};

/** How things stand after a technique; null if it would do nothing worth the while. */
export function techniqueOutlook(g: State, seat: Seat, card: CardId, h: Holdings): Outlook | null {
  const hint = HINTS.get(nameOf(card));
  if (typeof hint === 'object') return promised(hint, card, h);
  return TECHNIQUES[nameOf(card)]?.(g, seat, card, h) ?? null;
}

/** The card is played for what it usually brings, if what it needs is there. */
function promised({ worth, needs }: Promising, card: CardId, h: Holdings): Outlook | null {
  if (needs === 'deck' && h.deck.length === 0) return null;
  const isThere = needs === 'discard' ? h.discard.length > 0 : needs !== 'drawable' || canDraw(h);
  return plus(played(h, card), isThere ? worth : 0);
}

/** What a passive promises beyond what stands. */
export function passiveGain(g: State, card: CardId, h: Holdings, isCleanUp: boolean): number {
  switch (nameOf(card)) {
    case 'slice-of-life':
      return DRAWN;
    case 'tactical-measurement':
      return isCleanUp ? 0 : DRAWN / 2;
    case 'refreshing-drink': {
      if (!isCleanUp) return 0;
      const base = prospects(h);
      return Math.max(...h.hand.map((dropped) => prospects(discarding(h, [dropped])))) - base;
    }
    case 'calendar': {
      const top = h.discard.at(-1);
      if (top === undefined) return 0;
      return prospects({ ...h, discard: h.discard.slice(0, -1), deck: [...h.deck, top] }) - prospects(h);
    }
    case 'barricade': {
      const junk = h.discard.filter(isJunk).slice(0, 2);
      return (
        prospects({ ...h, discard: without(h.discard, junk), hand: [...h.hand, ...junk] }) - prospects(h)
      );
    }
    case 'quality-inspection':
      return Math.max(...h.hand.map((gone) => prospects(losing(h, [gone])))) - prospects(h) + DRAWN;
    case 'wise-spy':
      return isCleanUp ? 0 : DRAWN / 5;
    case 'coin-keeper':
      return COIN;
    case 'smoke-grenade': {
      const top = h.discard.at(-1);
      if (top === undefined) return 0;
      const swaps = h.hand.map((given) => prospects(discarding(gaining(h, top), [given])));
      return Math.max(...swaps) - prospects(h);
    }
    case 'bonsai':
      return DRAWN;
    case 'barometer':
      return g.turn.phase === 'action' ? 0.05 : 0;
    default: {
      const hint = HINTS.get(nameOf(card));
      return typeof hint === 'object' && !isCleanUp ? hint.worth : 0;
    }
  }
}
