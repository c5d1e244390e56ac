import {
  cook,
  type Decision,
  donenessOf,
  FLAME,
  HEAT,
  hobNamed,
  hoursUntilReady,
  type InnkeeperShop,
  isRoast,
  kindOf,
  menuNamed,
  NONE,
  recipeClan,
  recipeGood,
  SIDEBOARD,
  STOP,
  type State,
  stirPot,
} from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { type Outlook, priceIn, shieldWorth } from '../../outlook.ts';
import { bestOf, clanAt, optionsOf, shieldsWorth, type Workshop } from '../workshop.ts';

/** docs/rules/baie.md, chapter 21. */

/** Part of the price that is left when a dish has been carried out: serving takes hours. */
const SERVED = 0.86;
/** How likely a pot is taken off in time, by how long it stays in its window at this heat. */
const CAUGHT_ON_EMBERS = 0.92;
const CAUGHT_ON_FLAME = 0.8;
/** Hours of cooking that a stirring saves or a serving takes. */
const SERVING = 2;
/** A pot that blocks its place. */
const BLOCKED = 1.5;

/** What a dish brings if it is served after this many hours. */
function served(o: Outlook, recipe: number, hours: number): number {
  const clan = recipeClan(recipe);
  const price = priceIn(o, recipeGood(recipe), hours);
  return price + (isRoast(recipe) && price > 0 ? o.hallsNow[clan]! : 0);
}

/** What a guest brings; nothing where the room is taken. */
const guestWorth = (o: Outlook, rooms: readonly number[], clan: number): number =>
  rooms[clan] === 1 ? 0 : o.hallsNow[clan]! + shieldWorth(o, clan);

/** What a pot promises: the nearer it is to being served, the surer. */
function potWorth(o: Outlook, rooms: readonly number[], recipe: number, cooked: number, hob: number): number {
  const { low, high } = kindOf(recipe);
  if (cooked > high) return 0.55 * priceIn(o, recipeGood(recipe, true), 0) - o.toll - BLOCKED;
  const hours = hoursUntilReady(recipe, cooked, hob);
  if (hours + SERVING > o.hoursAll) return 0;
  const price = SERVED * served(o, recipe, hours);
  if (hours === 0) {
    if (cooked === high && o.hoursToday > 0)
      return Math.max(price, SERVED * guestWorth(o, rooms, recipeClan(recipe)));
    // What is about to burn must be served at once; the sideboard keeps.
    const stays = hob === SIDEBOARD ? 9 : (high - cooked) / HEAT[hob]!;
    return price * (stays >= 1 ? 1 : 0.9);
  }
  const caught = hob === FLAME ? CAUGHT_ON_FLAME : CAUGHT_ON_EMBERS;
  return price * caught * (0.52 + (0.4 * cooked) / low);
}

function stoveWorth(
  o: Outlook,
  rooms: readonly number[],
  pots: readonly number[],
  cooked: readonly number[],
): number {
  let worth = 0;
  for (let hob = 0; hob < pots.length; hob++)
    if (pots[hob] !== NONE) worth += potWorth(o, rooms, pots[hob]!, cooked[hob]!, hob);
  return worth;
}

const hobAt = (option: string, from = 0): number => hobNamed(option.slice(from, from + 3));

function fill({ menu, rooms }: InnkeeperShop, o: Outlook, option: string): number {
  if (option === STOP) return 0.3;
  const recipe = menu[menuNamed(option.slice(0, 3))]!;
  return potWorth(o, rooms, recipe, 0, hobAt(option, 4));
}

/** Stirring costs an hour, in which pots cook on: judge the stove as it will be then. */
function stirred(shop: InnkeeperShop, o: Outlook, option: string): number {
  const stove = { pots: shop.pots.slice(), cooked: shop.cooked.slice() };
  if (option !== STOP) stirPot(stove, option);
  cook(stove, 1);
  return stoveWorth(o, shop.rooms, stove.pots, stove.cooked);
}

function dish(shop: InnkeeperShop, o: Outlook, option: string): number {
  if (option === STOP) return 1;
  const hob = hobAt(option);
  const recipe = shop.pots[hob]!;
  const clan = recipeClan(recipe);
  if (option.endsWith('room')) return guestWorth(o, shop.rooms, clan);
  if (donenessOf(shop, hob) === 'burnt') return priceIn(o, recipeGood(recipe, true), 0) - o.toll + BLOCKED;
  return served(o, recipe, 0);
}

const NOBODY = [0, 0, 0, 0];
/** What a tile of the menu is worth against the mean of the bag. */
const tileWorth = (o: Outlook, recipe: number): number =>
  Math.max(potWorth(o, NOBODY, recipe, 0, 0), potWorth(o, NOBODY, recipe, 0, FLAME));

function meanTile(o: Outlook, bag: readonly number[]): number {
  let sum = 0;
  let tiles = 0;
  bag.forEach((count, recipe) => {
    sum += count * tileWorth(o, recipe);
    tiles += count;
  });
  return tiles === 0 ? 0 : sum / tiles;
}

function answer(shop: InnkeeperShop, o: Outlook, decision: Decision, _g: State): Json | null {
  const options = optionsOf(decision);
  switch (decision.id) {
    case 'pot.fill':
      return bestOf(options, (option) => fill(shop, o, option));
    case 'pot.stir':
      return bestOf(options, (option) => stirred(shop, o, option));
    case 'serve.dish':
      return bestOf(options, (option) => dish(shop, o, option));
    case 'song.guest':
      return bestOf(options, (letter) => o.hallsNow[clanAt(letter)]!);
    case 'pots.empty':
      return decision.kind === 'pick-cards'
        ? decision.from.filter(
            (hob) => potWorth(o, shop.rooms, shop.pots[hob]!, shop.cooked[hob]!, hob) < -0.5,
          )
        : null;
    case 'menu.change': {
      if (decision.kind !== 'pick-cards') return null;
      const mean = meanTile(o, shop.bag);
      const worst = [...decision.from].sort(
        (a, b) => tileWorth(o, shop.menu[a]!) - tileWorth(o, shop.menu[b]!),
      );
      return worst.filter((at, rank) => rank < decision.min || tileWorth(o, shop.menu[at]!) < mean);
    }
    default:
      return null;
  }
}

export const workshop: Workshop<InnkeeperShop> = {
  worth(shop, o) {
    let best = 0;
    for (const recipe of shop.menu) if (recipe !== NONE) best = Math.max(best, tileWorth(o, recipe));
    const free = shop.pots.includes(NONE) ? 1 : 0;
    return stoveWorth(o, shop.rooms, shop.pots, shop.cooked) + 0.15 * free * best;
  },
  patronage: shieldsWorth,
  wishes(shop, o, into) {
    shop.pots.forEach((recipe, hob) => {
      if (recipe === NONE) return;
      const hours = hoursUntilReady(recipe, shop.cooked[hob]!, hob);
      if (hours < o.hoursToday) into[recipeGood(recipe, donenessOf(shop, hob) === 'burnt')]! += 0.75;
    });
  },
  answer,
  skill: 0.1,
  abilities: [3.5, 6, 2, 2.5],
  order: ['T2', 'T4', 'T3', 'T1'],
};
