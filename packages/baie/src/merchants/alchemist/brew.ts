import { type Flow, goto, type Seat } from '@comptoir/kit';
import { STOP } from '../../decisions.ts';
import { GOODS } from '../../pieces.ts';
import { confirm, effect, pickOption } from '../../rules/asking.ts';
import { canGain, gainGood } from '../../rules/goods.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import {
  type AlchemistShop,
  brewOf,
  CAULDRONS,
  completeFor,
  emptyCauldron,
  HOLES,
  isPure,
  MARBLES,
  shopOf,
} from './board.ts';
import { flaskMoves, moveFromFlask } from './take.ts';

/** docs/rules/baie.md, 12.4. */

const canBrew = (g: State, seat: Seat, cauldron: readonly number[]): boolean =>
  completeFor(cauldron).some((clan) => canGain(g, seat, brewOf(cauldron, clan)));

/** the precondition of Brew and Second fire. */
export const hasBrewable = (g: State, seat: Seat): boolean =>
  shopOf(g, seat).cauldrons.some((cauldron) => canBrew(g, seat, cauldron));

/** `Q1:R` for each complete cauldron and colour whose good can be gained. */
function brewings(g: State, seat: Seat): string[] {
  const options: string[] = [];
  shopOf(g, seat).cauldrons.forEach((cauldron, at) => {
    for (const clan of completeFor(cauldron))
      if (canGain(g, seat, brewOf(cauldron, clan))) options.push(`${CAULDRONS[at]}:${MARBLES[clan]}`);
  });
  return options;
}

/** a move may not leave the board without a complete cauldron whose good can be gained. */
function flaskMovesBeforeBrew(g: State, seat: Seat): string[] {
  const shop = shopOf(g, seat);
  if (shop.flask.length === 0) return [];
  const brewable = shop.cauldrons.map((cauldron) => canBrew(g, seat, cauldron));
  const options: string[] = [];
  flaskMoves(shop, options);
  return options.filter((move) => keepsBrewable(g, seat, shop, move, brewable));
}

function keepsBrewable(
  g: State,
  seat: Seat,
  shop: AlchemistShop,
  move: string,
  brewable: readonly boolean[],
): boolean {
  const at = CAULDRONS.indexOf(move.slice(4) as 'Q1');
  if (brewable.some((holds, other) => holds && other !== at)) return true;
  return (
    shop.cauldrons[at]!.length < HOLES &&
    canBrew(g, seat, [...shop.cauldrons[at]!, MARBLES.indexOf(move[2] as 'R')])
  );
}

/** with `once` exactly one cauldron and no seal. */
export const brew = effect(
  { once: false, brewed: 0, sealed: false, cauldron: 0, clan: 0 },
  ({ run, choose }) => ({
    flask: choose<string>(
      (g, f) => {
        const moves = flaskMovesBeforeBrew(g, f.owner);
        return moves.length === 0 ? null : pickOption('brew.flask', f.owner, [STOP, ...moves]);
      },
      (g, f, answer): Flow => {
        if (answer === STOP) return 'next';
        moveFromFlask(g, f.owner, answer);
        return 'again';
      },
    ),
    cauldron: choose<string>(
      (g, f) => {
        if (f.once && f.brewed > 0) return null;
        const options = brewings(g, f.owner);
        if (options.length > 0 && f.brewed > 0) options.push(STOP);
        return pickOption('brew.cauldron', f.owner, options);
      },
      (_, f, answer): Flow => {
        if (answer === STOP) return 'done';
        f.cauldron = CAULDRONS.indexOf(answer.slice(0, 2) as 'Q1');
        f.clan = MARBLES.indexOf(answer[3] as 'R');
        f.brewed += 1;
        return 'next';
      },
      'done',
    ),
    seal: choose<boolean>(
      (g, f) => {
        const shop = shopOf(g, f.owner);
        const allowed =
          !f.once && !f.sealed && shop.seals[f.clan] === 0 && isPure(shop.cauldrons[f.cauldron]!, f.clan);
        return allowed ? confirm('brew.seal', f.owner, MARBLES[f.clan]!) : null;
      },
      (g, f, wanted): Flow => {
        if (!wanted) return 'next';
        const shop = shopOf(g, f.owner);
        f.sealed = true;
        shop.seals[f.clan] = 1;
        // The marble leaves the cauldron now; what the cauldron makes was settled before.
        const good = brewOf(shop.cauldrons[f.cauldron]!, f.clan);
        shop.cauldrons[f.cauldron]!.pop();
        tellWork(f.owner, 'A.seal', { clan: MARBLES[f.clan]! });
        showPart(g, f.owner, 'seals');
        finish(g, f.owner, f.cauldron, good);
        return goto('cauldron');
      },
    ),
    finish: run((g, f): Flow => {
      finish(g, f.owner, f.cauldron, brewOf(shopOf(g, f.owner).cauldrons[f.cauldron]!, f.clan));
      return goto('cauldron');
    }),
  }),
);

/** */
function finish(g: State, seat: Seat, cauldron: number, good: number): void {
  tellWork(seat, 'A.brew', { cauldron: CAULDRONS[cauldron]!, good: GOODS[good]! });
  gainGood(g, seat, good);
  emptyCauldron(shopOf(g, seat), cauldron);
  for (const part of ['cauldrons', 'bag', 'tray']) showPart(g, seat, part);
}
