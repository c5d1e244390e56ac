export { COLPORTEUR_CARDS, type ColporteurCard } from './content/colporteur-cards.ts';
export { CORRUPTION } from './content/corruption.ts';
export { FOLKS, type Folk, TOWNSFOLK, type Townsfolk, townsfolk } from './content/townsfolk.ts';
export { type Decision, STOP } from './decisions.ts';
export {
  handFrom,
  handHours,
  handsOf,
  hour,
  isHand,
  isOpen,
  LAST_HOUR,
  loadsAfter,
  nextSpace,
} from './dial.ts';
export type { Event } from './events.ts';
export { baie } from './game.ts';
export { type AlchemistShop, completeFor, ICHOR } from './merchants/alchemist/board.ts';
export type { AlchemistNumbers } from './merchants/alchemist/numbers.ts';
export {
  alloyClan,
  type BlacksmithShop,
  DICE,
  FIRST_COAL,
  FURNACES,
  isCoal,
  productOf,
} from './merchants/blacksmith/board.ts';
export { type CaptainShop, CURSED, IDOL, tokenKind, topOf } from './merchants/captain/board.ts';
export { berthsIn, CATCH_CLAN, DISTANCE, islandOf, OUTPOST_CLAN, ZONES } from './merchants/captain/map.ts';
export type { CaptainNumbers } from './merchants/captain/numbers.ts';
export {
  ANOMALY,
  activePortals,
  type ChronomancerShop,
  PORTALS,
  SIDE,
  TILES,
} from './merchants/chronomancer/board.ts';
export { MERCHANT_IDS, type MerchantId } from './merchants/ids.ts';
export {
  dishOf,
  donenessOf,
  FLAME,
  HEAT,
  HOBS,
  type InnkeeperShop,
  isRoast,
  KINDS,
  kindOf,
  MENU,
  RECIPES,
  recipeClan,
  SIDEBOARD,
} from './merchants/innkeeper/board.ts';
export { type InnkeeperNumbers, innkeeperNumbers } from './merchants/innkeeper/numbers.ts';
export { merchantById, merchantIds } from './merchants/merchant.ts';
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
  BOATS,
  CLANS,
  DOCKS,
  GOODS,
  NONE,
  PIERS,
  PRICES,
  ROGUE,
  SLOTS,
  TEAM_SLOTS,
} from './pieces.ts';
export {
  boatSeats,
  boatsWithSeat,
  freeDocks,
  freeSeats,
  hoursToMarket,
  isAtSea,
  isColporteur,
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
export { hasCultists } from './rules/loading.ts';
export { iconsIn, iconsOf } from './rules/scoring.ts';
export { type Options, seatsFor } from './rules/setup.ts';
export { spacesOf } from './rules/turn.ts';
export type { State } from './state.ts';
export { baieTable } from './table.ts';
export type { ColporteurView, PlayerView, View } from './view.ts';
