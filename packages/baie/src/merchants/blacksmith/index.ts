import type { Requirement, Seat } from '@comptoir/kit';
import type { State } from '../../state.ts';
import { type Merchant, markedClans, type Shop } from '../merchant.ts';
import { type BlacksmithShop, diceAt, FIRST_COAL, FURNACES, isCoal, newShop, RACK, shopOf } from './board.ts';
import { bellows, clanOrder, hammer, poolAlloys, setUp, smelt, stoke } from './dice.ts';
import { forge, hasForgeable } from './forge.ts';
import { numbers } from './numbers.ts';

/** docs/rules/baie.md, chapter 13: Olaf Thundercrack. */

const FORGEABLE: Requirement<[State, Seat]> = {
  rule: 'F-020',
  reason: 'no-ready-furnace',
  holds: hasForgeable,
};
const RACKED: Requirement<[State, Seat]> = {
  rule: 'F-012',
  reason: 'rack-empty',
  holds: (g, seat) => shopOf(g, seat).places.includes(RACK),
};

export const blacksmith: Merchant = {
  id: 'F',
  spaces: [
    { id: 'F-S1', effect: 'stoke', needs: [] },
    { id: 'F-S2', effect: 'hammer', needs: [] },
    { id: 'F-S3', effect: 'forge', needs: [FORGEABLE] },
    { id: 'F-S4', effect: 'smelt', needs: [RACKED] },
  ],
  numbers,
  team: [
    { rule: 'F-041', effect: 'bellows', needs: [] },
    { rule: 'F-042', effect: 'smelt', locals: { most: 1 }, needs: [RACKED] },
    { rule: 'F-043', effect: 'forge', locals: { once: true }, needs: [FORGEABLE] },
    {
      rule: 'F-044',
      effect: 'order',
      needs: [
        {
          rule: 'F-044',
          reason: 'no-alloy-in-pool',
          holds: (g, seat) => poolAlloys(shopOf(g, seat)).length > 0,
        },
      ],
    },
  ],
  effects: { 'set-up': setUp, stoke, hammer, forge, smelt, bellows, order: clanOrder },
  open: newShop,
  setUp: () => undefined,
  asksAtSetUp: true,
  /** F-050 */
  shields: (shop) => markedClans((shop as BlacksmithShop).hallmarks),
  /** F-060: none. */
  upkeep: () => undefined,
  clone(shop: Shop): BlacksmithShop {
    const { faces, places, hallmarks } = shop as BlacksmithShop;
    return { merchant: 'F', faces: faces.slice(), places: places.slice(), hallmarks: hallmarks.slice() };
  },
  view(shop) {
    const { faces, places, hallmarks } = shop as BlacksmithShop;
    return { faces: faces.slice(), places: places.slice(), hallmarks: hallmarks.slice() };
  },
  determinize: () => undefined,
  violations(shop) {
    const own = shop as BlacksmithShop;
    const broken: string[] = [];
    const isStarted = own.places.some((place) => place !== RACK);
    own.faces.forEach((face, die) => {
      const locked = own.places[die] === RACK;
      if (locked !== (face === 0) || face < 0 || face > 6) broken.push(`I-18: die ${die} shows ${face}`);
      if (locked && die >= FIRST_COAL && isStarted) broken.push('I-18: coal on the rack');
    });
    FURNACES.forEach(({ id, coal }, furnace) => {
      const dice = diceAt(own, furnace);
      const coals = dice.filter(isCoal).length;
      if (coals > coal || dice.length - coals > 1) broken.push(`I-18: too many dice in ${id}`);
    });
    return broken;
  },
};
