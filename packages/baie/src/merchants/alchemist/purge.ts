import { call, type Flow, type Seat } from '@comptoir/kit';
import { STOP } from '../../decisions.ts';
import { effect, pickCards, pickOption } from '../../rules/asking.ts';
import { immediatePatronage } from '../../rules/goods.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import {
  type AlchemistShop,
  AWAY,
  CAULDRONS,
  emptyCauldron,
  FLASK,
  FLASK_SIZE,
  HOLES,
  ICHOR,
  MARBLES,
  refill,
  removeFrom,
  shopOf,
  TUBES,
  throwAway,
} from './board.ts';

import { alchemistNumbers } from './numbers.ts';
import { take } from './take.ts';

/** docs/rules/baie.md, 12.5 and 12.6: Purge, Distiller, Offering. */

const filledCauldrons = (shop: AlchemistShop): number[] =>
  [0, 1, 2, 3].filter((cauldron) => shop.cauldrons[cauldron]!.length > 0);
const filledTubes = (shop: AlchemistShop): string[] =>
  TUBES.filter((_, tube) => shop.tubes[tube]!.length > 0);

export function canPurge(g: State, seat: Seat): boolean {
  const shop = shopOf(g, seat);
  return shop.tray > 0 || shop.tubes.some((row) => row.length > 0) || filledCauldrons(shop).length > 0;
}

const TRAY = 'tray';

/** each part is optional, but one must change something: the last possible one may then not be declined. */
export const purge = effect({ changed: false }, ({ choose }) => ({
  cauldrons: choose<number[]>(
    (g, f) => {
      const shop = shopOf(g, f.owner);
      const isLast = shop.tray === 0 && filledTubes(shop).length === 0;
      return pickCards('purge.cauldrons', f.owner, filledCauldrons(shop), isLast ? 1 : 0, 4);
    },
    (g, f, cauldrons) => {
      const shop = shopOf(g, f.owner);
      for (const cauldron of cauldrons) emptyCauldron(shop, cauldron);
      if (cauldrons.length === 0) return;
      f.changed = true;
      tellWork(f.owner, 'A.purge-cauldrons', { cauldrons: cauldrons.map((at) => CAULDRONS[at]).join(' ') });
      for (const part of ['cauldrons', 'bag', 'tray']) showPart(g, f.owner, part);
    },
  ),
  tray: choose<string>(
    (g, f) => {
      const shop = shopOf(g, f.owner);
      const isLast = !f.changed && filledTubes(shop).length === 0;
      return shop.tray === 0 ? null : pickOption('purge.tray', f.owner, isLast ? [TRAY] : [TRAY, STOP]);
    },
    (g, f, answer) => {
      if (answer === STOP) return;
      const shop = shopOf(g, f.owner);
      tellWork(f.owner, 'A.purge-tray', { ichor: shop.tray });
      shop.bag[ICHOR]! += shop.tray;
      shop.tray = 0;
      f.changed = true;
      for (const part of ['bag', 'tray']) showPart(g, f.owner, part);
    },
  ),
  tube: choose<string>(
    (g, f) => {
      const tubes = filledTubes(shopOf(g, f.owner));
      return pickOption('purge.tube', f.owner, f.changed && tubes.length > 0 ? [STOP, ...tubes] : tubes);
    },
    (g, f, answer): Flow => {
      if (answer === STOP) return 'done';
      const shop = shopOf(g, f.owner);
      const tube = TUBES.indexOf(answer as 'TU1');
      // Into the bag, ichor too: this is not throwing away.
      for (const marble of shop.tubes[tube]!) shop.bag[marble]! += 1;
      shop.tubes[tube] = [];
      refill(g.rng, shop, tube);
      tellWork(f.owner, 'A.purge-tube', { tube: answer });
      for (const part of ['tubes', 'bag']) showPart(g, f.owner, part);
      const takes = alchemistNumbers(g).purgeTakes;
      return takes === 0 ? 'done' : call(take, f, { tube, takes });
    },
  ),
}));

/** Places with a marble: cauldrons and the flask. */
const PLACES = [...CAULDRONS, FLASK];
const contentOf = (shop: AlchemistShop, place: number): number[] => shop.cauldrons[place] ?? shop.flask;
const hasRoom = (shop: AlchemistShop, place: number): boolean =>
  contentOf(shop, place).length < (place === HOLES ? FLASK_SIZE : HOLES);

export const hasMarble = (g: State, seat: Seat): boolean => {
  const shop = shopOf(g, seat);
  return shop.flask.length > 0 || filledCauldrons(shop).length > 0;
};
export const hasColouredMarble = (g: State, seat: Seat): boolean => {
  const shop = shopOf(g, seat);
  return [...shop.cauldrons, shop.flask].some((content) => content.some((marble) => marble !== ICHOR));
};

/** Options of distilling, `Q1:R>F`, by place, marble and where it goes, at last away; made once. */
const DISTILLINGS = PLACES.map((from) =>
  MARBLES.map((marble) => [...PLACES, AWAY].map((to) => `${from}:${marble}>${to}`)),
);

function distillings(shop: AlchemistShop): string[] {
  const options: string[] = [];
  for (let from = 0; from < PLACES.length; from++) {
    for (let marble = 0; marble <= ICHOR; marble++) {
      if (!contentOf(shop, from).includes(marble)) continue;
      const moves = DISTILLINGS[from]![marble]!;
      for (let to = 0; to < PLACES.length; to++)
        if (to !== from && hasRoom(shop, to)) options.push(moves[to]!);
      options.push(moves[PLACES.length]!);
    }
  }
  return options;
}

const placeNamed = (name: string): number => PLACES.indexOf(name as 'Q1');

/** once or twice. */
export const distil = effect({ done: 0 }, ({ choose }) => ({
  move: choose<string>(
    (g, f) => {
      if (f.done === 2) return null;
      const options = distillings(shopOf(g, f.owner));
      return pickOption(
        'distil.move',
        f.owner,
        f.done > 0 && options.length > 0 ? [STOP, ...options] : options,
      );
    },
    (g, f, answer): Flow => {
      if (answer === STOP) return 'done';
      f.done += 1;
      const shop = shopOf(g, f.owner);
      const [what, to] = answer.split('>') as [string, string];
      const [from, letter] = what.split(':') as [string, string];
      const marble = MARBLES.indexOf(letter as 'R');
      removeFrom(contentOf(shop, placeNamed(from)), marble);
      if (to === AWAY) throwAway(shop, marble);
      else contentOf(shop, placeNamed(to)).push(marble);
      tellWork(f.owner, 'A.distil', { from, to, marble: letter });
      for (const part of ['cauldrons', 'flask', 'bag', 'tray']) showPart(g, f.owner, part);
      return 'again';
    },
  ),
}));

/** */
export const offer = effect({}, ({ choose }) => ({
  marble: choose<string>(
    (g, f) => {
      const shop = shopOf(g, f.owner);
      const options: string[] = [];
      for (let place = 0; place < PLACES.length; place++)
        for (let clan = 0; clan < ICHOR; clan++)
          if (contentOf(shop, place).includes(clan)) options.push(`${PLACES[place]}:${MARBLES[clan]}`);
      return pickOption('offering.marble', f.owner, options);
    },
    (g, f, answer) => {
      const shop = shopOf(g, f.owner);
      const [from, letter] = answer.split(':') as [string, string];
      const clan = MARBLES.indexOf(letter as 'R');
      removeFrom(contentOf(shop, placeNamed(from)), clan);
      throwAway(shop, clan);
      tellWork(f.owner, 'A.offer', { from, marble: letter });
      for (const part of ['cauldrons', 'flask', 'bag']) showPart(g, f.owner, part);
      immediatePatronage(g, f.owner, clan);
    },
  ),
}));
