import type { Flow, Seat } from '@comptoir/kit';
import { STOP } from '../../decisions.ts';
import { CLANS, clanNamed, GOODS, NONE } from '../../pieces.ts';
import { effect, pickOption } from '../../rules/asking.ts';
import { canDrawCorruption, drawCorruption } from '../../rules/corruption.ts';
import { canGain, gainGood, immediatePatronage } from '../../rules/goods.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import { dishOf, donenessOf, emptyPot, HOBS, hobNamed, isRoast, recipeClan, shopOf } from './board.ts';

/** docs/rules/baie.md, 21.3: dishes, guests and what is served burnt. */

const ROOM = '>room';

/** T-020, T-022, T-023; with `once` only what is ready, and nobody is lodged (T-042). */
function servings(g: State, seat: Seat, once: boolean, lodged: boolean): string[] {
  const shop = shopOf(g, seat);
  const options: string[] = [];
  for (let hob = 0; hob < HOBS.length; hob++) {
    const good = dishOf(shop, hob);
    if (good === NONE) continue;
    const doneness = donenessOf(shop, hob);
    const isServed = doneness !== 'burnt' || (!once && canDrawCorruption(g));
    if (isServed && canGain(g, seat, good)) options.push(HOBS[hob]!);
    if (doneness === 'turn' && !once && !lodged && shop.rooms[recipeClan(shop.pots[hob]!)] === 0)
      options.push(`${HOBS[hob]!}${ROOM}`);
  }
  return options;
}

/** T-020: the precondition of serving. */
export const canServe = (g: State, seat: Seat): boolean => servings(g, seat, false, false).length > 0;
/** T-042 */
export const canServeOne = (g: State, seat: Seat): boolean => servings(g, seat, true, false).length > 0;

function lodge(g: State, seat: Seat, hob: number): void {
  const shop = shopOf(g, seat);
  const clan = recipeClan(shop.pots[hob]!);
  shop.rooms[clan] = 1;
  tellWork(seat, 'T.lodge', { recipe: shop.pots[hob]!, clan: CLANS[clan]! });
  showPart(g, seat, 'rooms');
  immediatePatronage(g, seat, clan);
}

function serveUp(g: State, seat: Seat, hob: number): void {
  const shop = shopOf(g, seat);
  const good = dishOf(shop, hob);
  const isBurnt = donenessOf(shop, hob) === 'burnt';
  tellWork(seat, isBurnt ? 'T.disguise' : 'T.serve', { recipe: shop.pots[hob]!, good: GOODS[good]! });
  gainGood(g, seat, good);
  if (isBurnt) drawCorruption(g, seat);
  else if (isRoast(shop.pots[hob]!)) immediatePatronage(g, seat, recipeClan(shop.pots[hob]!)); // T-021
}

/** T-020 to T-023; with `once` exactly one ready dish (T-042). */
export const serve = effect({ once: false, done: 0, lodged: false }, ({ choose }) => ({
  dish: choose<string>(
    (g, f) => {
      if (f.once && f.done > 0) return null;
      const options = servings(g, f.owner, f.once, f.lodged);
      if (options.length > 0 && f.done > 0) options.push(STOP);
      return pickOption('serve.dish', f.owner, options);
    },
    (g, f, answer): Flow => {
      if (answer === STOP) return 'done';
      const hob = hobNamed(answer.slice(0, 3));
      f.done += 1;
      if (answer.endsWith(ROOM)) {
        f.lodged = true;
        lodge(g, f.owner, hob);
      } else serveUp(g, f.owner, hob);
      emptyPot(shopOf(g, f.owner), hob);
      for (const part of ['pots', 'cooked', 'bag']) showPart(g, f.owner, part);
      return 'again';
    },
  ),
}));

/** T-044: a song for a guest. */
export const song = effect({}, ({ choose }) => ({
  guest: choose<string>(
    (g, f) =>
      pickOption(
        'song.guest',
        f.owner,
        CLANS.filter((_, clan) => shopOf(g, f.owner).rooms[clan] === 1),
      ),
    (g, f, answer) => {
      tellWork(f.owner, 'T.song', { clan: answer });
      immediatePatronage(g, f.owner, clanNamed(answer));
    },
  ),
}));
