import { total } from '../../rules/drawing.ts';
import { showPart } from '../../rules/shop.ts';
import type { Merchant, Shop } from '../merchant.ts';
import {
  ANCHORS,
  activePortals,
  CELLS,
  type ChronomancerShop,
  drawTile,
  gainShards,
  MOST_SHARDS,
  newShop,
  shopOf,
  TILE_COUNT,
} from './board.ts';
import { anchor, canExtract, extract, hasRift, isOnPortal, rift } from './extract.ts';
import { chronomancerNumbers, numbers } from './numbers.ts';
import { freeze, paradox, rewind, travel, warp } from './travel.ts';

/** docs/rules/baie.md, chapter 15: Wiz Grey and Humpty McHalf. */
export const chronomancer: Merchant = {
  id: 'H',
  spaces: [
    { id: 'H-S1', effect: 'travel', needs: [] },
    { id: 'H-S2', effect: 'warp', needs: [] },
    {
      id: 'H-S3',
      effect: 'extract',
      needs: [{ rule: 'H-020', reason: 'no-corridor', holds: canExtract }],
    },
    { id: 'H-S4', effect: 'rewind', needs: [] },
  ],
  numbers,
  team: [
    { rule: 'H-041', effect: 'travel', locals: { most: 2 }, needs: [] },
    { rule: 'H-042', effect: 'paradox', needs: [] },
    { rule: 'H-043', effect: 'rift', needs: [{ rule: 'H-043', reason: 'no-rift', holds: hasRift }] },
    { rule: 'H-044', effect: 'anchor', needs: [{ rule: 'H-044', reason: 'no-portal', holds: isOnPortal }] },
  ],
  effects: { travel, warp, rewind, paradox, freeze, extract, rift, anchor },
  discount: 'freeze',
  open: newShop,
  /** H-002 */
  setUp(g, seat) {
    const shop = shopOf(g, seat);
    for (let cell = 0; cell < CELLS; cell++) shop.grid.push(drawTile(g.rng, shop));
    shop.shards = chronomancerNumbers(g).shards.first;
  },
  shields: (shop) => activePortals(shop as ChronomancerShop),
  /** H-060 */
  upkeep(g, seat) {
    gainShards(shopOf(g, seat), chronomancerNumbers(g).shards.evening);
    showPart(g, seat, 'shards');
  },
  clone(shop: Shop): ChronomancerShop {
    const { grid, pack, discard, pawns, shards, anchors } = shop as ChronomancerShop;
    return {
      merchant: 'H',
      grid: grid.slice(),
      pack: pack.slice(),
      discard: discard.slice(),
      pawns: pawns.slice(),
      shards,
      anchors: anchors.slice(),
    };
  },
  view(shop) {
    const { grid, pack, discard, pawns, shards, anchors } = shop as ChronomancerShop;
    return {
      grid: grid.slice(),
      pack: pack.slice(),
      discard: discard.slice(),
      pawns: pawns.slice(),
      shards,
      anchors: anchors.slice(),
    };
  },
  /** Nothing to redraw: what the pack holds can be deduced, and it has no order. */
  determinize: () => undefined,
  violations(shop) {
    const { grid, pack, discard, pawns, shards, anchors } = shop as ChronomancerShop;
    const broken: string[] = [];
    const counts = pack.map(
      (count, tile) => count + discard[tile]! + grid.filter((other) => other === tile).length,
    );
    if (
      grid.length !== CELLS ||
      total(counts) !== 28 ||
      counts.some((count, tile) => count !== TILE_COUNT[tile])
    )
      broken.push('I-20: a tile is lost or doubled');
    if (pawns[0] === pawns[1]) broken.push('I-20: the pawns share a cell');
    if (shards < 0 || shards > MOST_SHARDS) broken.push('I-20: the shards are out of range');
    if (anchors.length > ANCHORS || new Set(anchors).size !== anchors.length)
      broken.push('I-20: the anchors are wrong');
    return broken;
  },
};
