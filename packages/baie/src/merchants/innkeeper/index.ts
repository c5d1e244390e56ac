import type { Requirement, Seat } from '@comptoir/kit';
import { NONE } from '../../pieces.ts';
import { drawCorruption } from '../../rules/corruption.ts';
import { total } from '../../rules/drawing.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import { type Merchant, markedClans, type Shop } from '../merchant.ts';
import {
  cook,
  donenessOf,
  emptyPot,
  HOBS,
  type InnkeeperShop,
  KINDS,
  kindOf,
  newShop,
  refillMenu,
  shopOf,
} from './board.ts';
import { canStir, changeMenu, hasFreeHob, putOn, stir } from './kitchen.ts';
import { numbers } from './numbers.ts';
import { canServe, canServeOne, serve, song } from './serve.ts';

/** docs/rules/baie.md, chapter 21: Marga Tournebroche, of the expansion. */

const FREE_HOB: Requirement<[State, Seat]> = { rule: 'T-011', reason: 'no-free-hob', holds: hasFreeHob };
const STIRRABLE: Requirement<[State, Seat]> = { rule: 'T-012', reason: 'nothing-to-stir', holds: canStir };
const TILES = KINDS.reduce((sum, { tiles }) => sum + 4 * tiles, 0);

export const innkeeper: Merchant = {
  id: 'T',
  isExpansion: true,
  spaces: [
    { id: 'T-S1', effect: 'put-on', needs: [FREE_HOB] },
    { id: 'T-S2', effect: 'stir', needs: [STIRRABLE] },
    { id: 'T-S3', effect: 'serve', needs: [{ rule: 'T-020', reason: 'nothing-to-serve', holds: canServe }] },
    { id: 'T-S4', effect: 'menu', needs: [] },
  ],
  numbers,
  team: [
    { rule: 'T-041', effect: 'put-on', locals: { most: 1 }, needs: [FREE_HOB] },
    {
      rule: 'T-042',
      effect: 'serve',
      locals: { once: true },
      needs: [{ rule: 'T-042', reason: 'nothing-to-serve', holds: canServeOne }],
    },
    { rule: 'T-043', effect: 'stir', locals: { most: 2 }, needs: [STIRRABLE] },
    {
      rule: 'T-044',
      effect: 'song',
      needs: [{ rule: 'T-044', reason: 'no-guest', holds: (g, seat) => shopOf(g, seat).rooms.includes(1) }],
    },
  ],
  effects: { 'put-on': putOn, stir, serve, menu: changeMenu, song },
  open: newShop,
  setUp: (g, seat) => refillMenu(g.rng, shopOf(g, seat)),
  /** T-010 */
  passes(g, seat, hours) {
    const shop = shopOf(g, seat);
    for (const hob of cook(shop, hours))
      tellWork(seat, 'T.burn', { recipe: shop.pots[hob]!, hob: HOBS[hob]! });
    showPart(g, seat, 'cooked');
  },
  /** T-050 */
  shields: (shop) => markedClans((shop as InnkeeperShop).rooms),
  /** T-060 */
  upkeep(g, seat) {
    const shop = shopOf(g, seat);
    const burnt = HOBS.flatMap((_, hob) => (donenessOf(shop, hob) === 'burnt' ? [hob] : []));
    if (burnt.length === 0) return;
    for (const hob of burnt) emptyPot(shop, hob);
    tellWork(seat, 'T.scour', { pots: burnt.length });
    drawCorruption(g, seat, burnt.length);
    for (const part of ['pots', 'cooked', 'bag']) showPart(g, seat, part);
  },
  clone(shop: Shop): InnkeeperShop {
    return { merchant: 'T', ...parts(shop as InnkeeperShop) };
  },
  view: (shop) => parts(shop as InnkeeperShop),
  determinize: () => undefined,
  violations(shop) {
    const { bag, menu, pots, cooked } = shop as InnkeeperShop;
    const broken: string[] = [];
    const out = [...menu, ...pots].filter((recipe) => recipe !== NONE);
    if (total(bag) + out.length !== TILES || bag.some((count) => count < 0))
      broken.push('I-26: a recipe is lost');
    pots.forEach((recipe, hob) => {
      const most = recipe === NONE ? 0 : kindOf(recipe).high + 1;
      if (cooked[hob]! < 0 || cooked[hob]! > most)
        broken.push(`I-26: ${HOBS[hob]} has cooked ${cooked[hob]} hours`);
    });
    return broken;
  },
};

function parts({
  bag,
  menu,
  pots,
  cooked,
  rooms,
}: InnkeeperShop): Omit<InnkeeperShop, 'merchant'> & Record<string, number[]> {
  return {
    bag: bag.slice(),
    menu: menu.slice(),
    pots: pots.slice(),
    cooked: cooked.slice(),
    rooms: rooms.slice(),
  };
}
