import { type Flow, listening, type Seat } from '@comptoir/kit';
import { STOP } from '../../decisions.ts';
import { CLANS } from '../../pieces.ts';
import { effect, pickCards, pickOption } from '../../rules/asking.ts';
import { immediatePatronage } from '../../rules/goods.ts';
import { showPart, tellWork } from '../../rules/shop.ts';
import type { State } from '../../state.ts';
import {
  alloyClan,
  type BlacksmithShop,
  DICE,
  diceAt,
  diceInFurnaces,
  FIRST_COAL,
  FURNACES,
  HAMMER_BLOWS,
  hasPlace,
  isUnlocked,
  POOL,
  RACK,
  rollIntoPool,
  shopOf,
  toRack,
} from './board.ts';

/** docs/rules/baie.md, 13.1 and 13.2: rolling, hammering and placing dice. */

function showDice(g: State, seat: Seat): void {
  showPart(g, seat, 'faces');
  showPart(g, seat, 'places');
}

const faces = (shop: BlacksmithShop, dice: readonly number[]): string =>
  dice.map((die) => shop.faces[die]).join(' ');

function roll(g: State, seat: Seat, dice: readonly number[]): void {
  const shop = shopOf(g, seat);
  for (const die of dice) rollIntoPool(g, shop, die);
  if (listening()) tellWork(seat, 'F.roll', { dice: dice.length, faces: faces(shop, dice) });
  showDice(g, seat);
}

/** F-002: three alloys of different colours. Two dice of a colour are alike: the first of each is taken. */
const START_SETS = ['RGB', 'RGY', 'RBY', 'GBY'];
export const setUp = effect({}, ({ choose }) => ({
  alloys: choose<string>(
    (_, f) => pickOption('smith.alloys', f.owner, START_SETS),
    (g, f, answer) =>
      roll(g, f.owner, [
        ...[...answer].map((letter) => 2 * CLANS.indexOf(letter as 'R')),
        FIRST_COAL,
        FIRST_COAL + 1,
        FIRST_COAL + 2,
      ]),
  ),
}));

/** Options of placing, `die>furnace`; made once. */
const PLACEMENTS = Array.from({ length: DICE }, (_, die) => FURNACES.map(({ id }) => `${die}>${id}`));

/** What each of them says. */
const READ = new Map(
  PLACEMENTS.flatMap((options, die) => options.map((option, furnace) => [option, { die, furnace }] as const)),
);

/** The furnaces with a place for this kind of die. */
function openFor(shop: BlacksmithShop, die: number): number[] {
  const open: number[] = [];
  for (let furnace = 0; furnace < FURNACES.length; furnace++)
    if (hasPlace(shop, furnace, die)) open.push(furnace);
  return open;
}

/** F-004: die after die, so that a list of them keeps its order while furnaces fill. */
function placements(shop: BlacksmithShop): string[] {
  const options: string[] = [];
  let forAlloy: readonly number[] | null = null;
  let forCoal: readonly number[] | null = null;
  for (let die = 0; die < DICE; die++) {
    if (shop.places[die] !== POOL) continue;
    if (die < FIRST_COAL) forAlloy ??= openFor(shop, die);
    else forCoal ??= openFor(shop, die);
    const open = (die < FIRST_COAL ? forAlloy : forCoal)!;
    for (let i = 0; i < open.length; i++) options.push(PLACEMENTS[die]![open[i]!]!);
  }
  if (options.length > 0) options.push(STOP);
  return options;
}

function placeDie(g: State, seat: Seat, answer: string): Flow {
  if (answer === STOP) return 'next';
  const { die, furnace } = READ.get(answer)!;
  shopOf(g, seat).places[die] = furnace;
  showPart(g, seat, 'places');
  return 'again';
}

const askPlace = (g: State, f: { owner: Seat }) =>
  pickOption('dice.place', f.owner, placements(shopOf(g, f.owner)));

function takeOut(g: State, seat: Seat, dice: readonly number[]): void {
  const shop = shopOf(g, seat);
  for (const die of dice) shop.places[die] = POOL;
  if (dice.length > 0) showPart(g, seat, 'places');
}

/** F-010: if the pool would be empty, at least one die is taken out. */
export const stoke = effect({}, ({ choose }) => ({
  takeOut: choose<number[]>(
    (g, f) => {
      const shop = shopOf(g, f.owner);
      return pickCards(
        'dice.take-out',
        f.owner,
        diceInFurnaces(shop),
        diceAt(shop, POOL).length === 0 ? 1 : 0,
        DICE,
      );
    },
    (g, f, dice) => takeOut(g, f.owner, dice),
  ),
  roll: choose<number[]>(
    (g, f) => pickCards('dice.roll', f.owner, diceAt(shopOf(g, f.owner), POOL), 1, DICE),
    (g, f, dice) => roll(g, f.owner, dice),
  ),
  place: choose<string>(askPlace, (g, f, answer) => placeDie(g, f.owner, answer)),
}));

const UP = Array.from({ length: DICE }, (_, die) => `${die}+`);
const DOWN = Array.from({ length: DICE }, (_, die) => `${die}-`);

/** F-011: one to three changes, then taking out, then placing. */
export const hammer = effect({ changes: 0 }, ({ choose }) => ({
  change: choose<string>(
    (g, f) => {
      if (f.changes === HAMMER_BLOWS) return null;
      const shop = shopOf(g, f.owner);
      const options: string[] = f.changes > 0 ? [STOP] : [];
      for (let die = 0; die < DICE; die++) {
        if (!isUnlocked(shop, die)) continue;
        if (shop.faces[die]! < 6) options.push(UP[die]!);
        if (shop.faces[die]! > 1) options.push(DOWN[die]!);
      }
      return pickOption('hammer.change', f.owner, options, String(HAMMER_BLOWS - f.changes));
    },
    (g, f, answer): Flow => {
      if (answer === STOP) return 'next';
      f.changes += 1;
      const die = Number.parseInt(answer, 10);
      const shop = shopOf(g, f.owner);
      shop.faces[die]! += answer.endsWith('+') ? 1 : -1;
      tellWork(f.owner, 'F.hammer', { die, face: shop.faces[die]! });
      showPart(g, f.owner, 'faces');
      return 'again';
    },
  ),
  takeOut: choose<number[]>(
    (g, f) => pickCards('dice.take-out', f.owner, diceInFurnaces(shopOf(g, f.owner)), 0, DICE),
    (g, f, dice) => takeOut(g, f.owner, dice),
  ),
  place: choose<string>(askPlace, (g, f, answer) => placeDie(g, f.owner, answer)),
}));

/** F-012, and F-042 with one die. */
export const smelt = effect({ most: 2 }, ({ choose }) => ({
  unlock: choose<number[]>(
    (g, f) => pickCards('smelt.dice', f.owner, diceAt(shopOf(g, f.owner), RACK), 1, f.most),
    (g, f, dice) => roll(g, f.owner, dice),
  ),
  place: choose<string>(askPlace, (g, f, answer) => placeDie(g, f.owner, answer)),
}));

/** F-041 */
const SETTINGS = [8, 9, 10].flatMap((die) => [1, 2, 3, 4, 5, 6].map((face) => `${die}=${face}`));
export const bellows = effect({}, ({ choose }) => ({
  set: choose<string>(
    (_, f) => pickOption('bellows.set', f.owner, SETTINGS),
    (g, f, answer) => {
      const [die, face] = answer.split('=').map(Number) as [number, number];
      shopOf(g, f.owner).faces[die] = face;
      tellWork(f.owner, 'F.bellows', { die, face });
      showPart(g, f.owner, 'faces');
    },
  ),
  place: choose<string>(askPlace, (g, f, answer) => placeDie(g, f.owner, answer)),
}));

export const poolAlloys = (shop: BlacksmithShop): number[] =>
  diceAt(shop, POOL).filter((die) => die < FIRST_COAL);

/** F-044 */
export const clanOrder = effect({}, ({ choose }) => ({
  die: choose<number[]>(
    (g, f) => pickCards('order.die', f.owner, poolAlloys(shopOf(g, f.owner)), 1, 1),
    (g, f, [die]) => {
      toRack(shopOf(g, f.owner), die!);
      tellWork(f.owner, 'F.order', { die: die!, clan: CLANS[alloyClan(die!)]! });
      showDice(g, f.owner);
      immediatePatronage(g, f.owner, alloyClan(die!));
    },
  ),
}));
