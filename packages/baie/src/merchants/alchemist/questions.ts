/** What bots, terminal and page may ask of its board. */
export {
  type AlchemistShop,
  brewOf,
  completeFor,
  FLASK_SIZE,
  HOLES,
  harvest,
  ICHOR,
  isPure,
  lackingFor,
  MARBLES,
  marblesFor,
  takeFrom,
} from './board.ts';
export { type AlchemistNumbers, fumesOf } from './numbers.ts';
