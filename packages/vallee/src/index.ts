export { carryOver, foresee } from './ahead.ts';
export {
  addSet,
  allSets,
  CARDS_OF_A_FOLK,
  type Card,
  type CardSet,
  cardNamed,
  cardOf,
  FIRST_JUNK,
  FOLK_VALUES,
  folkNumberOf,
  folkOf,
  hasSet,
  idsOfFolk,
  isFolkCard,
  isJunk,
  JUNK,
  printedValue,
  setOf,
  valueById,
} from './catalogue.ts';
export type { Folk } from './content/folk.ts';
export type { Hint, Promising } from './content/hint.ts';
export { look as junkLook } from './content/junk/look.ts';
export type { FolkLook, Pattern } from './content/look.ts';
export { BOXES, type Box, MOODS, type Mood, TRAITS, type Trait } from './content/moods.ts';
export { FOLK_IDS, FOLK_NUMBERS, type FolkId, isFolk, NAMED_FOLKS, remasteredAs } from './content/numbers.ts';
export type { Decision, Entry, Offer, Purchase, PurchaseAnswer, StackChoice } from './decisions.ts';
export type { Event, Face, Reason } from './events.ts';
export { ANY_TASTE, completed, objection, TASTES, type Taste } from './folk-choice.ts';
export { vallee } from './game.ts';
export { addHints, HINTS } from './hints.ts';
export { cardAs } from './likeness.ts';
export { MECHANISMS, type Mechanism, mechanismsOf } from './mechanisms.ts';
export type { Place } from './places.ts';
export {
  ALL_CARDS,
  areNear,
  areTeammates,
  changedValue,
  coinsOf,
  DISCARD_SLOT,
  effectiveValue,
  fillAtMost,
  HAND_LIMIT,
  handLimit,
  heightOfNext,
  isTeamGame,
  junkAtStart,
  likenessOf,
  nextStack,
  priceOf,
  seatsAt,
  stacksOf,
  stacksToWin,
  stallOf,
  surchargeOn,
  teammateOf,
  worthInHand,
} from './questions.ts';
export { folkCount, type Options } from './rules/options.ts';
export {
  coinsWith,
  costWith,
  isSuperfluous,
  raiseTo,
  rangeOf,
  type Verdict,
  valuesFor,
  verdictOf,
} from './rules/payment.ts';
export { dealtFolks } from './rules/setup.ts';
export { cardsThatFit, setsWorth } from './rules/stack-choice.ts';
export { buildable, isPlainBuild, stackOf } from './rules/stall.ts';
export { suggestedPayment } from './rules/suggested-payment.ts';
export { worthsOf } from './rules/values.ts';
export type { State, Time } from './state.ts';
export { valleeTable } from './table.ts';
export type { PlayerView, TurnView, View } from './view.ts';
