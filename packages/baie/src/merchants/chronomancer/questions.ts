/** What bots, terminal and page may ask of its board. */
export {
  ANOMALY,
  activePortals,
  CELLS,
  type ChronomancerShop,
  corridor,
  MOST_SHARDS,
  neighbour,
  PORTALS,
  SIDE,
  STRIDE,
  stepsBetween,
  swapTiles,
  TILES,
  warpGrid,
  yieldsOf,
} from './board.ts';
