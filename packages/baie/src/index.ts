export { COLPORTEUR_CARDS, type ColporteurCard } from './content/colporteur-cards.ts';
export { CORRUPTION } from './content/corruption.ts';
export { FOLKS, type Folk, TOWNSFOLK, type Townsfolk, townsfolk } from './content/townsfolk.ts';
export { type Decision, STOP } from './decisions.ts';
export {
  handFrom,
  handHours,
  handsOf,
  hour,
  hoursGained,
  isHand,
  isOpen,
  LAST_HOUR,
  loadsAfter,
  nextSpace,
  ROUNDS,
} from './dial.ts';
export { moor, type Quays } from './docking.ts';
export type { Event } from './events.ts';
export { baie } from './game.ts';
export * from './merchants/alchemist/questions.ts';
export * from './merchants/blacksmith/questions.ts';
export * from './merchants/captain/questions.ts';
export * from './merchants/chronomancer/questions.ts';
export { MERCHANT_IDS, type MerchantId } from './merchants/ids.ts';
export * from './merchants/innkeeper/questions.ts';
export {
  type GoodLook,
  type MerchantPhrases,
  merchantById,
  merchantIds,
  type Shop,
} from './merchants/merchant.ts';
export { FACES } from './merchants/texts.ts';
export {
  type Cost,
  type Numbers,
  numbersOf,
  numbersOfEdition,
  type ShopNumbers,
  withNumbers,
} from './numbers.ts';
export {
  ADVENTURERS,
  BLACK_MARKET,
  BOATS,
  boatNamed,
  CLANS,
  clanNamed,
  clanOf,
  DOCKS,
  GOODS,
  goodNamed,
  halfOf,
  innerDock,
  isAllowedAt,
  isLarge,
  large,
  NONE,
  outerDock,
  PIER_OF_DOCK,
  PIERS,
  PRICES,
  ROGUE,
  SLOTS,
  small,
  TEAM_SLOTS,
} from './pieces.ts';
export {
  areDocksFull,
  boatSeats,
  boatsOf,
  boatsWithSeat,
  canLandAt,
  corruptionIcons,
  daysAfter,
  freeDocks,
  freeSeats,
  goldOfIcons,
  hasCultists,
  hoursToMarket,
  isAtSea,
  isColporteur,
  isDayOpen,
  isTaken,
  loadsBypassed,
  type Position,
  priceAt,
  RECRUIT_SPACE,
  type Ride,
  rideOf,
  shieldsOf,
  slotCost,
  spaceCost,
  TEAM_SPACE,
} from './questions.ts';
export { iconsIn, iconsOf } from './rules/scoring.ts';
export { type Options, seatsFor } from './rules/setup.ts';
export { hoursOwed, spacesOf } from './rules/turn.ts';
export type { State } from './state.ts';
export { baieTable } from './table.ts';
export type { ColporteurView, PlayerView, View } from './view.ts';
