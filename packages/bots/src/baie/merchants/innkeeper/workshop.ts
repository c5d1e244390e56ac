import {
  type Decision,
  donenessOf,
  FLAME,
  HEAT,
  HOBS,
  type InnkeeperShop,
  isRoast,
  kindOf,
  MENU,
  NONE,
  recipeClan,
  SIDEBOARD,
  type State,
} from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { type Outlook, priceIn, shieldWorth } from '../../outlook.ts';
import { bestOf, clanAt, optionsOf, STOP, type Workshop } from '../workshop.ts';

/** Docs/rules/baie.md, chapter 21. */

/** Part of the price that is left when a dish has been carried out: serving takes hours. */
const SERVED = 0.86;
/** How surely a pot is taken off in time, by how long it stays in its window at its heat. */
const CAUGHT_ON_EMBERS = 0.92;
const CAUGHT_ON_FLAME = 0.8;
/** Hours of cooking that a stirring saves or a serving takes. */
const SERVING = 2;
/** A pot that blocks its place. */
const BLOCKED = 1.5;

/** What a dish brings if it is served after so many hours. */
function served(o: Outlook, recipe: number, hours: number): number {
  const clan = recipeClan(recipe);
  const price = priceIn(o, clan + (kindOf(recipe).isLarge ? 4 : 0), hours);
  return price + (isRoast(recipe) && price > 0 ? o.hallsNow[clan]! : 0);
}

/** Hours until a dish is ready at a place; nothing gets ready on the sideboard. */
function wait(recipe: number, cooked: number, hob: number): number {
  const left = kindOf(recipe).low - cooked;
  if (left <= 0) return 0;
  return HEAT[hob] === 0 ? Number.POSITIVE_INFINITY : Math.ceil(left / HEAT[hob]!);
}

/** T-022: what a guest brings; nothing where the room is taken. */
const guestWorth = (o: Outlook, rooms: readonly number[], clan: number): number =>
  rooms[clan] === 1 ? 0 : o.hallsNow[clan]! + shieldWorth(o, clan);

/** What a pot promises: the nearer it is to being served, the surer. */
function potWorth(o: Outlook, rooms: readonly number[], recipe: number, cooked: number, hob: number): number {
  const { low, high } = kindOf(recipe);
  if (cooked > high) return 0.55 * priceIn(o, recipeClan(recipe), 0) - o.toll - BLOCKED;
  const hours = wait(recipe, cooked, hob);
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

const hobAt = (option: string, from = 0): number => HOBS.indexOf(option.slice(from, from + 3) as 'HB1');

function fill({ menu, rooms }: InnkeeperShop, o: Outlook, option: string): number {
  if (option === STOP) return 0.3;
  const recipe = menu[MENU.indexOf(option.slice(0, 3) as 'MN1')]!;
  return potWorth(o, rooms, recipe, 0, hobAt(option, 4));
}

/** The hour that stirring costs cooks as well: the stove is judged as it will be then. */
function stirred({ pots, cooked, rooms }: InnkeeperShop, o: Outlook, option: string): number {
  const at = cooked.slice();
  const on = pots.slice();
  const hob = hobAt(option);
  const to = option[3] === '>' ? hobAt(option, 4) : hob;
  if (option === STOP) at[SIDEBOARD] = cooked[SIDEBOARD]!;
  else if (to === hob) at[hob]! += option[3] === '+' ? 1 : -1;
  else {
    on[to] = pots[hob]!;
    at[to] = cooked[hob]!;
    on[hob] = NONE;
    at[hob] = 0;
  }
  for (let i = 0; i < on.length; i++)
    if (on[i] !== NONE) at[i] = Math.min(kindOf(on[i]!).high + 1, at[i]! + HEAT[i]!);
  return stoveWorth(o, rooms, on, at);
}

function dish(shop: InnkeeperShop, o: Outlook, option: string): number {
  if (option === STOP) return 1;
  const hob = hobAt(option);
  const recipe = shop.pots[hob]!;
  const clan = recipeClan(recipe);
  if (option.endsWith('room')) return guestWorth(o, shop.rooms, clan);
  if (donenessOf(shop, hob) === 'burnt') return priceIn(o, clan, 0) - o.toll + BLOCKED;
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
  patronage(shop, o) {
    let worth = 0;
    for (let clan = 0; clan < 4; clan++) if (shop.rooms[clan] === 1) worth += shieldWorth(o, clan);
    return worth;
  },
  wishes(shop, o, into) {
    shop.pots.forEach((recipe, hob) => {
      if (recipe === NONE) return;
      const hours = wait(recipe, shop.cooked[hob]!, hob);
      const isLarge = kindOf(recipe).isLarge && donenessOf(shop, hob) !== 'burnt';
      if (hours < o.hoursToday) into[recipeClan(recipe) + (isLarge ? 4 : 0)]! += 0.75;
    });
  },
  answer,
  skill: 0.1,
  abilities: [3.5, 6, 2, 2.5],
  order: ['T2', 'T4', 'T3', 'T1'],
};
