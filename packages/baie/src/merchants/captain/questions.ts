/** What bots, terminal and page may ask of its board. */
export {
  type CaptainShop,
  CURSED,
  hasBerth,
  IDOL,
  TOKENS,
  tokenKind,
  topOf,
} from './board.ts';
export {
  berthsIn,
  CATCH_CLAN,
  DISTANCE,
  islandOf,
  isStorm,
  OUTPOST_CLAN,
  PORT,
  WHEEL,
  ZONES,
  zoneNamed,
} from './map.ts';
export { captainNumbers } from './numbers.ts';
