import { goto, listening, type Seat } from '@comptoir/kit';
import { confirm, effect, pickOption } from '../../rules/asking.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import {
  type AlchemistShop,
  AWAY,
  CAULDRONS,
  chainColour,
  FLASK,
  FLASK_SIZE,
  HOLES,
  harvest,
  ICHOR,
  MARBLES,
  refill,
  removeFrom,
  shopOf,
  TUBES,
  takeableColours,
  throwAway,
} from './board.ts';

/** docs/rules/baie.md, 12.3: Take, and the placement of marbles. */

/** Options are texts such as `R>Q1`; made once. */
const moves = (from: string, to: string): readonly string[] =>
  MARBLES.map((marble) => `${from}${marble}>${to}`);
const TO_CAULDRON = CAULDRONS.map((cauldron) => moves('', cauldron));
const TO_FLASK = moves('', FLASK);
const TO_AWAY = moves('', AWAY);
const FLASK_TO_CAULDRON = CAULDRONS.map((cauldron) => moves(`${FLASK}:`, cauldron));

/** Moves from the flask into cauldrons, such as `F:R>Q1`. */
export function flaskMoves(shop: AlchemistShop, into: string[]): void {
  for (let marble = 0; marble <= ICHOR; marble++) {
    if (!shop.flask.includes(marble)) continue;
    for (let at = 0; at < CAULDRONS.length; at++)
      if (shop.cauldrons[at]!.length < HOLES) into.push(FLASK_TO_CAULDRON[at]![marble]!);
  }
}

export function moveFromFlask(g: State, seat: Seat, move: string): void {
  const shop = shopOf(g, seat);
  const marble = MARBLES.indexOf(move[2] as 'R');
  removeFrom(shop.flask, marble);
  shop.cauldrons[CAULDRONS.indexOf(move.slice(4) as 'Q1')]!.push(marble);
  showPart(g, seat, 'flask');
  showPart(g, seat, 'cauldrons');
}

function placements(shop: AlchemistShop): string[] {
  const options: string[] = [];
  if (shop.hand.length === 0) return options;
  for (let marble = 0; marble <= ICHOR; marble++) {
    if (!shop.hand.includes(marble)) continue;
    for (let at = 0; at < CAULDRONS.length; at++)
      if (shop.cauldrons[at]!.length < HOLES) options.push(TO_CAULDRON[at]![marble]!);
    if (shop.flask.length < FLASK_SIZE) options.push(TO_FLASK[marble]!);
    options.push(TO_AWAY[marble]!);
  }
  flaskMoves(shop, options);
  return options;
}

function placeMarble(g: State, seat: Seat, move: string): void {
  if (move[1] === ':') {
    moveFromFlask(g, seat, move);
    return;
  }
  const shop = shopOf(g, seat);
  const marble = MARBLES.indexOf(move[0] as 'R');
  const to = move.slice(2);
  removeFrom(shop.hand, marble);
  if (to === FLASK) shop.flask.push(marble);
  else if (to === AWAY) throwAway(shop, marble);
  else shop.cauldrons[CAULDRONS.indexOf(to as 'Q1')]!.push(marble);
  showPart(g, seat, 'hand');
  showPart(g, seat, to === FLASK ? 'flask' : to === AWAY ? 'bag' : 'cauldrons');
  showPart(g, seat, 'tray');
}

function takeColour(g: State, seat: Seat, tube: number, colour: number, work: string): void {
  const shop = shopOf(g, seat);
  const taken = harvest(shop.tubes[tube]!, colour);
  shop.hand.push(...taken);
  if (listening())
    tellWork(seat, work, {
      tube: TUBES[tube]!,
      colour: MARBLES[colour]!,
      marbles: taken.map((marble) => MARBLES[marble]).join(''),
    });
  showPart(g, seat, 'tubes');
  showPart(g, seat, 'hand');
}

/** `takes` of them one after another. `tube` is -1 where the player chooses it. */
export const take = effect({ tube: -1, takes: 1, mayChain: true }, ({ run, choose }) => ({
  tube: choose<string>(
    (g, f) =>
      f.tube >= 0
        ? null
        : pickOption(
            'take.tube',
            f.owner,
            TUBES.filter((_, tube) => shopOf(g, f.owner).tubes[tube]!.length > 0),
          ),
    (_, f, answer) => {
      f.tube = TUBES.indexOf(answer as 'TU1');
    },
  ),
  colour: choose<string>(
    (g, f) =>
      pickOption(
        'take.colour',
        f.owner,
        takeableColours(shopOf(g, f.owner).tubes[f.tube]!).map((clan) => MARBLES[clan]!),
        TUBES[f.tube]!,
      ),
    (g, f, answer) => takeColour(g, f.owner, f.tube, MARBLES.indexOf(answer as 'R'), 'A.take'),
    'done',
  ),
  chain: choose<boolean>(
    (g, f) =>
      f.mayChain && chainColour(shopOf(g, f.owner).tubes[f.tube]!) >= 0
        ? confirm('take.chain', f.owner, TUBES[f.tube]!)
        : null,
    (g, f, wanted) => {
      if (wanted) takeColour(g, f.owner, f.tube, chainColour(shopOf(g, f.owner).tubes[f.tube]!), 'A.chain');
    },
  ),
  place: choose<string>(
    (g, f) => pickOption('marble.place', f.owner, placements(shopOf(g, f.owner))),
    (g, f, answer) => {
      placeMarble(g, f.owner, answer);
      return 'again';
    },
  ),
  refill: run((g, f) => {
    refill(g.rng, shopOf(g, f.owner), f.tube);
    showPart(g, f.owner, 'tubes');
    showPart(g, f.owner, 'bag');
    f.takes -= 1;
    return f.takes > 0 ? goto('colour') : 'done';
  }),
}));
