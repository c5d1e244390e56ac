/** What bots, terminal and page may ask of its board. */
export {
  alloyClan,
  type BlacksmithShop,
  DICE,
  diceAt,
  FIRST_COAL,
  FURNACES,
  fireIn,
  furnaceNamed,
  HAMMER_BLOWS,
  isCoal,
  isUnlocked,
  offBy,
  POOL,
  productOf,
  RACK,
} from './board.ts';
