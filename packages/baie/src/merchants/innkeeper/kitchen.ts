import { call, type Flow, type Seat } from '@comptoir/kit';
import { STOP } from '../../decisions.ts';
import { NONE } from '../../pieces.ts';
import { effect, pickCards, pickOption } from '../../rules/asking.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import {
  donenessOf,
  emptyPot,
  freeHobs,
  HOBS,
  hobNamed,
  kindOf,
  MENU,
  menuNamed,
  refillMenu,
  SIDEBOARD,
  shopOf,
  stirPot,
} from './board.ts';
import { innkeeperNumbers } from './numbers.ts';

/** docs/rules/baie.md, 21.2: the stove and the menu. */

function showPots(g: State, seat: Seat): void {
  for (const part of ['pots', 'cooked']) showPart(g, seat, part);
}

/** T-011: a tile of the menu and a place on the fire. */
function startings(g: State, seat: Seat): string[] {
  const shop = shopOf(g, seat);
  const hobs = freeHobs(shop).filter((hob) => hob !== SIDEBOARD);
  return shop.menu.flatMap((recipe, at) =>
    recipe === NONE ? [] : hobs.map((hob) => `${MENU[at]!}>${HOBS[hob]!}`),
  );
}

/** T-011: the precondition of the stove. */
export const hasFreeHob = (g: State, seat: Seat): boolean =>
  freeHobs(shopOf(g, seat)).some((hob) => hob !== SIDEBOARD);

/** T-011; a `most` of 0 means as many as the space allows, a `least` of 0 that nothing need be put on. */
export const putOn = effect({ most: 0, least: 1, done: 0 }, ({ run, choose }) => ({
  recipe: choose<string>(
    (g, f) => {
      if (f.done === (f.most || innkeeperNumbers(g).putOn)) return null;
      const options = startings(g, f.owner);
      if (options.length > 0 && f.done >= f.least) options.push(STOP);
      return pickOption('pot.fill', f.owner, options);
    },
    (g, f, answer): Flow => {
      if (answer === STOP) return 'next';
      const [from, to] = answer.split('>') as [string, string];
      const shop = shopOf(g, f.owner);
      const at = menuNamed(from);
      const hob = hobNamed(to);
      shop.pots[hob] = shop.menu[at]!;
      shop.menu[at] = NONE;
      f.done += 1;
      tellWork(f.owner, 'T.fill', { recipe: shop.pots[hob]!, hob: to });
      showPots(g, f.owner);
      showPart(g, f.owner, 'menu');
      return 'again';
    },
  ),
  refill: run((g, f): Flow => {
    refillMenu(g.rng, shopOf(g, f.owner));
    for (const part of ['menu', 'bag']) showPart(g, f.owner, part);
    return 'done';
  }),
}));

/** T-012: pots that can be stirred, up, down or to another heat. Burnt pots cannot be stirred. */
function stirrings(g: State, seat: Seat): string[] {
  const shop = shopOf(g, seat);
  const free = freeHobs(shop);
  return HOBS.flatMap((id, hob) => {
    const doneness = donenessOf(shop, hob);
    if (doneness === 'none' || doneness === 'burnt') return [];
    const hours = shop.cooked[hob]!;
    const options = hours < kindOf(shop.pots[hob]!).high ? [`${id}+`] : [];
    if (hours > 0) options.push(`${id}-`);
    return [...options, ...free.filter((to) => !sameHeat(hob, to)).map((to) => `${id}>${HOBS[to]!}`)];
  });
}
const sameHeat = (hob: number, other: number): boolean => Math.max(hob, 2) === Math.max(other, 2);

/** T-012: the precondition of stirring. */
export const canStir = (g: State, seat: Seat): boolean => stirrings(g, seat).length > 0;

/** T-012 and T-043; a `most` of 0 means as many as the space allows. */
export const stir = effect({ most: 0, done: 0 }, ({ choose }) => ({
  change: choose<string>(
    (g, f) => {
      const left = (f.most || innkeeperNumbers(g).stirs) - f.done;
      if (left === 0) return null;
      const options = stirrings(g, f.owner);
      if (options.length > 0 && f.done > 0) options.push(STOP);
      return pickOption('pot.stir', f.owner, options, String(left));
    },
    (g, f, answer): Flow => {
      if (answer === STOP) return 'done';
      f.done += 1;
      const shop = shopOf(g, f.owner);
      const to = stirPot(shop, answer);
      const figures = { recipe: shop.pots[to]!, hob: HOBS[to]!, hours: shop.cooked[to]! };
      tellWork(f.owner, answer[3] === '>' ? 'T.move' : 'T.stir', figures);
      showPots(g, f.owner);
      return 'again';
    },
  ),
}));

const ALL_TILES = MENU.map((_, at) => at);

/** T-013: pots thrown out, tiles of the menu exchanged, a recipe put on. */
export const changeMenu = effect({}, ({ run, choose }) => ({
  pots: choose<number[]>(
    (g, f) => {
      const { pots } = shopOf(g, f.owner);
      const full = pots.flatMap((recipe, hob) => (recipe === NONE ? [] : [hob]));
      return pickCards('pots.empty', f.owner, full, 0, full.length);
    },
    (g, f, hobs) => {
      for (const hob of hobs) emptyPot(shopOf(g, f.owner), hob);
      if (hobs.length === 0) return;
      tellWork(f.owner, 'T.empty', { pots: hobs.length });
      showPots(g, f.owner);
      showPart(g, f.owner, 'bag');
    },
  ),
  tiles: choose<number[]>(
    (_, f) => pickCards('menu.change', f.owner, ALL_TILES, 1, MENU.length),
    (g, f, tiles) => {
      const shop = shopOf(g, f.owner);
      const old = tiles.map((at) => shop.menu[at]!);
      for (const at of tiles) shop.menu[at] = NONE;
      refillMenu(g.rng, shop);
      for (const recipe of old) shop.bag[recipe]! += 1;
      tellWork(f.owner, 'T.menu', { tiles: tiles.length });
      for (const part of ['menu', 'bag']) showPart(g, f.owner, part);
    },
  ),
  putOn: run((_, f) => call(putOn, f, { most: 1, least: 0 })),
}));
