// What a game hands over: the catalog names this module in one line.
export { board } from './board.ts';
export { players } from './players.ts';
export {
  type Auction,
  type AuctionDecision,
  type AuctionOptions,
  auction,
  auction as game,
  worth,
} from './rules.ts';
export { table } from './table.ts';
export { wording } from './texts.ts';
export type { AuctionEvent, View } from './view.ts';

/** Not on any menu: it is found by its name only. */
export const place = null;
