import { type Flow, goto, type Seat } from '@comptoir/kit';
import { STOP } from '../../decisions.ts';
import { CLANS, GOODS } from '../../pieces.ts';
import { effect, pickOption } from '../../rules/asking.ts';
import { canDrawCorruption, drawCorruption } from '../../rules/corruption.ts';
import { canGain, gainGood } from '../../rules/goods.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import {
  diceAt,
  FURNACES,
  furnaceNamed,
  isCoal,
  productOf,
  readyClan,
  rollIntoPool,
  shopOf,
  temperature,
  toRack,
} from './board.ts';

/** docs/rules/baie.md, 13.3. */

function canForge(g: State, seat: Seat, furnace: number): boolean {
  const clan = readyClan(shopOf(g, seat), furnace);
  return clan >= 0 && canGain(g, seat, productOf(furnace, clan));
}

function forgeable(g: State, seat: Seat, done: readonly number[]): string[] {
  const ids: string[] = [];
  for (let furnace = 0; furnace < FURNACES.length; furnace++) {
    if (!done.includes(furnace) && canForge(g, seat, furnace)) ids.push(FURNACES[furnace]!.id);
  }
  return ids;
}

/** F-020: the precondition of Forge and Small anvil. */
export function hasForgeable(g: State, seat: Seat): boolean {
  for (let furnace = 0; furnace < FURNACES.length; furnace++) if (canForge(g, seat, furnace)) return true;
  return false;
}

/** F-020 to F-024; with `once` exactly one furnace, all of its dice back to the pool, nothing else (F-043). */
export const forge = effect(
  { once: false, done: [] as number[], peaks: [] as number[], used: [] as number[], kept: 0 },
  ({ run, choose }) => ({
    furnace: choose<string>(
      (g, f) => {
        if (f.once && f.done.length > 0) return null;
        const options = forgeable(g, f.owner, f.done);
        if (options.length > 0 && f.done.length > 0) options.push(STOP);
        return pickOption('forge.furnace', f.owner, options);
      },
      (g, f, answer): Flow => {
        if (answer === STOP) return 'next';
        const furnace = furnaceNamed(answer);
        const shop = shopOf(g, f.owner);
        const clan = readyClan(shop, furnace);
        f.done.push(furnace);
        if (
          temperature(shop, furnace) === FURNACES[furnace]!.peak &&
          shop.hallmarks[clan] === 0 &&
          !f.peaks.includes(clan)
        )
          f.peaks.push(clan);
        const good = productOf(furnace, clan);
        tellWork(f.owner, 'F.forge', { furnace: answer, good: GOODS[good]! });
        gainGood(g, f.owner, good);
        return 'again';
      },
    ),
    // F-021
    cool: run((g, f): Flow => {
      const shop = shopOf(g, f.owner);
      for (const furnace of f.done) {
        for (const die of diceAt(shop, furnace)) {
          if (isCoal(die) || f.once) rollIntoPool(g, shop, die);
          else {
            toRack(shop, die);
            f.used.push(die);
          }
        }
      }
      showPart(g, f.owner, 'faces');
      showPart(g, f.owner, 'places');
      return f.once ? 'done' : 'next';
    }),
    // F-023
    hallmark: choose<string>(
      (_, f) =>
        pickOption(
          'forge.hallmark',
          f.owner,
          f.peaks.map((clan) => CLANS[clan]!),
        ),
      (g, f, answer) => {
        shopOf(g, f.owner).hallmarks[CLANS.indexOf(answer as 'R')] = 1;
        tellWork(f.owner, 'F.hallmark', { clan: answer });
        showPart(g, f.owner, 'hallmarks');
      },
    ),
    // F-022
    keep: choose<string>(
      (g, f) =>
        f.kept === 2 || f.used.length === 0 || !canDrawCorruption(g)
          ? null
          : pickOption('forge.keep', f.owner, [STOP, ...f.used.map(String)]),
      (g, f, answer): Flow => {
        if (answer === STOP) return 'done';
        const die = Number(answer);
        f.kept += 1;
        f.used.splice(f.used.indexOf(die), 1);
        drawCorruption(g, f.owner);
        const shop = shopOf(g, f.owner);
        rollIntoPool(g, shop, die);
        tellWork(f.owner, 'F.keep', { die, face: shop.faces[die]! });
        showPart(g, f.owner, 'faces');
        showPart(g, f.owner, 'places');
        return goto('keep');
      },
    ),
  }),
);
