import type { Requirement, Seat } from '@comptoir/kit';
import { drawCorruption } from '../../rules/corruption.ts';
import { total } from '../../rules/drawing.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import { type Merchant, markedClans, type Shop, type Space } from '../merchant.ts';
import { type AlchemistShop, ICHOR, MARBLE_COUNT, newShop, refill, shopOf, TUBE_SIZES } from './board.ts';
import { brew, hasBrewable } from './brew.ts';
import { alchemistNumbers, fumesOf, numbers } from './numbers.ts';
import { canPurge, distil, hasColouredMarble, hasMarble, offer, purge } from './purge.ts';
import { take } from './take.ts';

/** docs/rules/baie.md, chapter 12: Phoenestra Orwyn. */

const row = (id: string, tube: number, takes: number): Space => ({
  id,
  effect: 'take',
  locals: { tube, takes },
  needs: [
    { rule: 'A-010', reason: 'tube-empty', holds: (g, seat) => shopOf(g, seat).tubes[tube]!.length > 0 },
  ],
});

const BREWABLE: Requirement<[State, Seat]> = {
  rule: 'A-020',
  reason: 'no-complete-cauldron',
  holds: hasBrewable,
};

const all = (shop: AlchemistShop): number[] => {
  const counts = shop.bag.slice();
  for (const list of [...shop.tubes, ...shop.cauldrons, shop.flask, shop.hand])
    for (const marble of list) counts[marble]! += 1;
  counts[ICHOR]! += shop.tray;
  for (let clan = 0; clan < ICHOR; clan++) counts[clan]! += shop.seals[clan]!;
  return counts;
};

export const alchemist: Merchant = {
  id: 'A',
  spaces: [
    row('A-S1', 0, 1),
    row('A-S2', 1, 1),
    row('A-S3', 2, 2),
    { id: 'A-S4', effect: 'brew', needs: [BREWABLE] },
    {
      id: 'A-S5',
      effect: 'purge',
      needs: [{ rule: 'A-030', reason: 'nothing-to-purge', holds: canPurge }],
    },
  ],
  numbers,
  team: [
    {
      rule: 'A-041',
      effect: 'take',
      locals: { tube: -1, takes: 1, mayChain: false },
      needs: [
        {
          rule: 'A-041',
          reason: 'tube-empty',
          holds: (g, seat) => shopOf(g, seat).tubes.some((tube) => tube.length > 0),
        },
      ],
    },
    { rule: 'A-042', effect: 'distil', needs: [{ rule: 'A-042', reason: 'no-marble', holds: hasMarble }] },
    { rule: 'A-043', effect: 'brew', locals: { once: true }, needs: [BREWABLE] },
    {
      rule: 'A-044',
      effect: 'offer',
      needs: [{ rule: 'A-044', reason: 'no-marble', holds: hasColouredMarble }],
    },
  ],
  effects: { take, brew, purge, distil, offer },
  open: newShop,
  /** */
  setUp(g, seat) {
    for (let tube = 0; tube < TUBE_SIZES.length; tube++) refill(g.rng, shopOf(g, seat), tube);
  },
  /** */
  shields: (shop) => markedClans((shop as AlchemistShop).seals),
  /** */
  upkeep(g, seat) {
    const shop = shopOf(g, seat);
    const cards = fumesOf(g, shop.tray);
    if (cards === 0) return;
    tellWork(seat, 'A.fumes', { ichor: shop.tray, cards });
    drawCorruption(g, seat, cards);
    const back = Math.min(shop.tray, alchemistNumbers(g).fumes.back);
    shop.tray -= back;
    shop.bag[ICHOR]! += back;
    showPart(g, seat, 'tray');
    showPart(g, seat, 'bag');
  },
  clone(shop: Shop): AlchemistShop {
    const { bag, tubes, cauldrons, flask, tray, seals, hand } = shop as AlchemistShop;
    return {
      merchant: 'A',
      bag: bag.slice(),
      tubes: [tubes[0]!.slice(), tubes[1]!.slice(), tubes[2]!.slice()],
      cauldrons: [cauldrons[0]!.slice(), cauldrons[1]!.slice(), cauldrons[2]!.slice(), cauldrons[3]!.slice()],
      flask: flask.slice(),
      tray,
      seals: seals.slice(),
      hand: hand.slice(),
    };
  },
  view(shop) {
    const { bag, tubes, cauldrons, flask, tray, seals, hand } = shop as AlchemistShop;
    return {
      bag: bag.slice(),
      tubes: tubes.map((tube) => tube.slice()),
      cauldrons: cauldrons.map((cauldron) => cauldron.slice()),
      flask: flask.slice(),
      tray,
      seals: seals.slice(),
      hand: hand.slice(),
    };
  },
  /** Nothing to redraw: what the bag holds can be deduced, and it has no order. */
  determinize: () => undefined,
  violations(shop) {
    const own = shop as AlchemistShop;
    const broken: string[] = [];
    if (total(all(own)) !== 42 || all(own).some((count, marble) => count !== MARBLE_COUNT[marble]))
      broken.push('I-17: a marble is lost or doubled');
    if (own.cauldrons.some((cauldron) => cauldron.length > 4) || own.flask.length > 3)
      broken.push('I-17: too many marbles');
    if (own.tubes.some((tube, at) => tube.length > TUBE_SIZES[at]!)) broken.push('I-17: a tube is overfull');
    return broken;
  },
};
