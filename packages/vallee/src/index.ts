export { carryOver, foresee } from './ahead.ts';
export {
  allSets,
  type Card,
  type CardSet,
  cardOf,
  FIRST_JUNK,
  folkOf,
  idsOfFolk,
  isFolkCard,
  isJunk,
  JUNK,
  printedValue,
} from './catalogue.ts';
export { HINTS, type Hint, type Promising } from './content/hints.ts';
export type { Decision, Entry, Offer, Purchase, PurchaseAnswer, StackChoice } from './decisions.ts';
export type { Event, Face, Reason } from './events.ts';
export { vallee } from './game.ts';
export type { Place } from './places.ts';
export {
  ALL_CARDS,
  areTeammates,
  changedValue,
  effectiveValue,
  handLimit,
  isTeamGame,
  junkAtStart,
  nextStack,
  priceOf,
  stacksOf,
  stacksToWin,
  stallOf,
  teammateOf,
} from './questions.ts';
export { rangeOf, type Verdict, valuesFor, verdictOf } from './rules/payment.ts';
export { folkCount, type Options } from './rules/setup.ts';
export { cardsThatFit } from './rules/stack-choice.ts';
export type { State } from './state.ts';
export { valleeTable } from './table.ts';
export type { PlayerView, TurnView, View } from './view.ts';
