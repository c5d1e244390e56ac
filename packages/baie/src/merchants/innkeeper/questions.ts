/** What bots, terminal and page may ask of its board. */
export {
  cook,
  dishOf,
  donenessOf,
  FLAME,
  HEAT,
  HOBS,
  hobNamed,
  hoursUntilReady,
  type InnkeeperShop,
  isRoast,
  KINDS,
  kindOf,
  MENU,
  menuNamed,
  RECIPES,
  recipeClan,
  recipeGood,
  SIDEBOARD,
  stirPot,
} from './board.ts';
export { type InnkeeperNumbers, innkeeperNumbers } from './numbers.ts';
