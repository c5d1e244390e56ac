export { CORRUPTION } from './content/corruption.ts';
export { PEDDLER_CARDS, type PeddlerCard } from './content/peddler-cards.ts';
export { FOLKS, type Folk, TOWNSFOLK, type Townsfolk, townsfolk } from './content/townsfolk.ts';
export { type Decision, STOP } from './decisions.ts';
export { dialName, hour, loadsAfter } from './dial.ts';
export type { Event } from './events.ts';
export { baie } from './game.ts';
export { type AlchemistShop, completeFor, ICHOR } from './merchants/alchemist/board.ts';
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
export { CATCH_CLAN, DISTANCE, islandOf, OUTPOST_CLAN, ZONES } from './merchants/captain/map.ts';
export {
  ANOMALY,
  activePortals,
  type ChronomancerShop,
  PORTALS,
  SIDE,
  TILES,
} from './merchants/chronomancer/board.ts';
export { merchantIds } from './merchants/merchant.ts';
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
export { iconsOf } from './rules/scoring.ts';
export { type Options, seatsFor } from './rules/setup.ts';
export { spacesOf } from './rules/turn.ts';
export type { State } from './state.ts';
export { baieTable } from './table.ts';
export type { PeddlerView, PlayerView, View } from './view.ts';
