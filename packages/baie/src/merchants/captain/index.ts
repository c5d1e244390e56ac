import { type Rng, reshuffle } from '@comptoir/kit';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { Merchant, Shop } from '../merchant.ts';
import {
  type CaptainShop,
  type Island,
  layOut,
  newShop,
  shopOf,
  showIslands,
  TOKENS,
  tokenKind,
} from './board.ts';
import { berthsIn, ISLANDS, OPEN_SEA, OUTPOST_CLAN } from './map.ts';
import { captainNumbers, numbers } from './numbers.ts';
import { colours, hasNetShip, hasOutpostShip, hasShipOut, nets, recall } from './recall.ts';
import { chart, row, setSail } from './sailing.ts';

/** docs/rules/baie.md, chapter 14: Ylva Greentail. */

/** No edition has more ships at the shoals, nor more of a catch. */
const MOST = 3;

/** Kinds of the tokens of an island, top last; null where they lie face down for this viewer. */
function islandView({ tokens, isUp, isSeen }: Island, isOwner: boolean) {
  const top = tokens.length - 1;
  return {
    tokens: tokens.map((token, at) =>
      at === top && (isUp || (isSeen && isOwner)) ? tokenKind(token) : null,
    ),
    isUp,
    isSeen,
  };
}

/** Redraws the tokens that lie face down for the knowers. */
function redraw(shop: CaptainShop, isKnower: boolean, rng: Rng): void {
  const places: [list: number[], at: number][] = shop.aside.map((_, at) => [shop.aside, at]);
  for (const { tokens, isUp, isSeen } of shop.islands) {
    tokens.forEach((_, at) => {
      const isShown = at === tokens.length - 1 && (isUp || (isSeen && isKnower));
      if (!isShown) places.push([tokens, at]);
    });
  }
  const hidden = reshuffle(
    rng,
    places.map(([list, at]) => list[at]!),
  );
  places.forEach(([list, at], i) => {
    list[at] = hidden[i]!;
  });
}

export const captain: Merchant = {
  id: 'K',
  spaces: [
    { id: 'K-S1', effect: 'sail', needs: [] },
    { id: 'K-S2', effect: 'sail', locals: { spins: 3 }, needs: [] },
    {
      id: 'K-S3',
      effect: 'recall',
      needs: [{ rule: 'K-020', reason: 'no-ship-out', holds: hasShipOut }],
    },
    { id: 'K-S4', effect: 'chart', needs: [] },
  ],
  numbers,
  team: [
    { rule: 'K-041', effect: 'row', needs: [] },
    { rule: 'K-042', effect: 'nets', needs: [{ rule: 'K-042', reason: 'no-catch', holds: hasNetShip }] },
    { rule: 'K-043', effect: 'sail', locals: { calm: true }, needs: [] },
    {
      rule: 'K-044',
      effect: 'colours',
      needs: [{ rule: 'K-044', reason: 'no-outpost', holds: hasOutpostShip }],
    },
  ],
  effects: { sail: setSail, row, chart, recall, nets, colours },
  open: newShop,
  /** K-002 */
  setUp(g, seat) {
    const { stock, outward } = captainNumbers(g);
    const shop = shopOf(g, seat);
    shop.ships.fill(OPEN_SEA, 0, outward);
    layOut(g.rng, shop, stock);
  },
  /** K-050 */
  shields: (shop) =>
    (shop as CaptainShop).ships.map((zone) => OUTPOST_CLAN[zone]!).filter((clan) => clan >= 0),
  /** K-060 */
  upkeep(g, seat) {
    layOut(g.rng, shopOf(g, seat), captainNumbers(g).stock);
    tellWork(seat, 'K.new-treasures');
    showIslands(g, seat);
    showPart(g, seat, 'stock');
    showPart(g, seat, 'aside');
  },
  clone(shop: Shop): CaptainShop {
    const { ships, stock, islands, aside, spent } = shop as CaptainShop;
    return {
      merchant: 'K',
      ships: ships.slice(),
      stock: stock.slice(),
      islands: islands.map(({ tokens, isUp, isSeen }) => ({ tokens: tokens.slice(), isUp, isSeen })),
      aside: aside.slice(),
      spent: spent.slice(),
    };
  },
  view(shop, isOwner) {
    const { ships, stock, islands, aside, spent } = shop as CaptainShop;
    return {
      ships: ships.slice(),
      stock: stock.slice(),
      islands: islands.map((island) => islandView(island, isOwner)),
      aside: aside.length,
      spent: spent.map(tokenKind),
    };
  },
  determinize: (shop, isKnower, rng) => redraw(shop as CaptainShop, isKnower, rng),
  violations(shop) {
    const { ships, stock, islands, aside, spent } = shop as CaptainShop;
    const broken: string[] = [];
    const tokens = [...aside, ...spent, ...islands.flatMap((island) => island.tokens)];
    if (tokens.length !== TOKENS || new Set(tokens).size !== TOKENS)
      broken.push('I-19: a token is lost or doubled');
    if (islands.reduce((sum, island) => sum + island.tokens.length, 0) > 4)
      broken.push('I-19: too many tokens on the map');
    const lying = (zone: number): number => ships.filter((other) => other === zone).length;
    if (ships.length !== 5 || ships.some((zone) => lying(zone) > berthsIn(zone, MOST)))
      broken.push('I-19: too many ships in one zone');
    if (stock.some((catches) => catches < 0 || catches > MOST))
      broken.push('I-19: the stock is out of range');
    if (islands.some(({ tokens: list, isUp }, at) => isUp && list.length === 0 && ISLANDS[at] !== undefined))
      broken.push('I-19: an island without token is face up');
    return broken;
  },
};
