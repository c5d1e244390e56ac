import type { Act, Ask, Json, Menu, PickCards, PickOption, Seat } from '@comptoir/kit';
import type { Later, Wares } from './state.ts';

/**
 * The questions of Karanor (7.2). An action and its parameters are one answer: `action`, `window` and `standing` are
 * menus whose entries carry their own options.
 */
export type Decision = Menu<Entry> | Entry;
export type Entry =
  | PickCards
  | PickOption
  | Act
  | PickResources
  | MarketVisit
  | Proposal
  | CounterOffer
  | OfferReply
  | Orders;

/** D-RESOURCE. Answer: how many of each resource, in the order of RESOURCES. */
export interface PickResources extends Ask {
  readonly kind: 'resources';
  readonly count: number;
  readonly available: readonly number[];
}

/** K-171. Answer: one or two operations. */
export interface MarketVisit extends Ask {
  readonly kind: 'market';
  readonly gold: number;
  readonly resources: readonly number[];
  readonly piles: readonly number[];
}
export type MarketOperation = { readonly op: 'buy' | 'sell'; readonly resource: string };

/**
 * K-303 `propose`. Answer: `{ to, give, want, note }`, with `later` where something is promised (K-311); `goods` are what
 * each seat owns now, for whoever draws the form.
 */
export interface Proposal extends Ask {
  readonly kind: 'offer';
  readonly to: readonly Seat[];
  readonly goods: readonly Wares[];
}
export type Terms = {
  readonly give: Wares;
  readonly want: Wares;
  readonly later?: Later | null;
  readonly note: string;
};
export type ProposalAnswer = Terms & { readonly to: Seat };

/** K-303 `counter`. Answer: `{ offer, give, want, note }`, with `later` as above. */
export interface CounterOffer extends Ask {
  readonly kind: 'counter';
  readonly offers: readonly { readonly offer: number; readonly from: Seat }[];
  readonly goods: readonly Wares[];
}
export type CounterAnswer = Terms & { readonly offer: number };

/** K-303 `accept` and `decline`. Answer: `{ offer, say }`, a word that goes with it or ''. */
export interface OfferReply extends Ask {
  readonly kind: 'reply';
  readonly offers: readonly number[];
}
export type ReplyAnswer = { readonly offer: number; readonly say: string };

/** K-205: a standing order for one kind of window. Answer: `{ window, pass }`. */
export interface Orders extends Ask {
  readonly kind: 'orders';
}
export type OrdersAnswer = { readonly window: string; readonly pass: boolean };

/** D-CARD: a card and its target, -1 where it has none. */
export type PlayAnswer = { readonly card: number; readonly target: Seat };
export type BuildAnswer = {
  readonly card: number;
  readonly withBonus: boolean;
  readonly waive: readonly string[];
};
export type QuestAnswer = { readonly card: number; readonly option: number };

/** 7.2: a decision with one legal answer is taken by the engine, except these; an encounter is always told. */
const ALWAYS_ASKED = new Set([
  'draft.first',
  'draft.second',
  'action',
  'window',
  'standing',
  'quest.immediate',
]);
export const playsForced = (decision: Decision): boolean => !ALWAYS_ASKED.has(decision.id);

/**
 * What a clock that runs out answers (K-205, K-212): pass, end the turn, or the first legal option in list order.
 * `answers` are those of the game for this decision.
 */
export function defaultAnswer(decision: Decision, answers: (decision: Decision) => Iterable<Json>): Json {
  if (decision.id === 'action') return { entry: 'end-turn', answer: null };
  if (decision.id === 'window') return { entry: 'pass', answer: null };
  for (const answer of answers(decision)) return answer;
  return null;
}
