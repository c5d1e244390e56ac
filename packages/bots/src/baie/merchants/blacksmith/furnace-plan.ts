import {
  alloyClan,
  type BlacksmithShop,
  CLANS,
  DICE,
  FIRST_COAL,
  FURNACES,
  GOODS,
  HAMMER_BLOWS,
  isUnlocked,
  offBy,
  POOL,
  productOf,
  spaceCost,
} from '@comptoir/baie';
import { HOUR, type Outlook, priceIn, shieldWorth } from '../../outlook.ts';

/** Which dice go to which furnace. */
export interface Plan {
  readonly worth: number;
  /** Dice by furnace; empty where it is not used. */
  readonly dice: readonly (readonly number[])[];
  /** Pips above (positive) or below its range, by furnace. */
  readonly off: readonly number[];
}

/** Gold of a pip that has to be hammered, and of an action that only places dice. */
const PIP = 1.5;
const PLACING = 0.6 * HOUR;
/** The alloy that a good takes. */
const ALLOY = 2.2;
/** Part of a shield's gold that a furnace at its peak is worth: the next forging will bring it. */
const HALLMARK = 0.6;

/** One way to fill a furnace. */
interface Filling {
  readonly dice: readonly number[];
  /** The dice as a set of bits. */
  readonly mask: number;
  readonly coals: number;
  readonly off: number;
  readonly pips: number;
  readonly isMoved: boolean;
  readonly gain: number;
}

interface Search {
  readonly fillings: readonly (readonly Filling[])[];
  /** One coal cannot help to make more gold than this. */
  readonly mostPerCoal: number;
  /** A furnace and those before it cannot make more gold than this. */
  readonly mostUpTo: readonly number[];
  readonly chosen: (Filling | null)[];
  best: number;
  bestChosen: (Filling | null)[];
}

/**
 * What may still happen to the dice: `hammering` moves and changes all, `placing` only puts those of the pool into
 * furnaces, `ready` counts what is in its range.
 */
export type Stage = 'hammering' | 'placing' | 'ready';

/** What every good brings, forged at once or an hour later, and the hallmarks that are still to be had. */
interface Values {
  readonly now: readonly number[];
  readonly soon: readonly number[];
  readonly hallmarks: readonly number[];
  /** What a good takes in any case. */
  readonly cost: number;
}

function valuesFor(shop: BlacksmithShop, o: Outlook): Values {
  const now: number[] = [];
  const soon: number[] = [];
  for (let good = 0; good < GOODS.length; good++) {
    now.push(priceIn(o, good, 0));
    soon.push(priceIn(o, good, 1));
  }
  const hallmarks = CLANS.map((_, clan) =>
    shop.hallmarks[clan] === 1 ? 0 : HALLMARK * shieldWorth(o, clan),
  );
  return { now, soon, hallmarks, cost: costOf(o) };
}

/** Alloys that are unlocked. Two of a clan with the same face in the pool are alike: the first stands for both. */
function alloysOf(shop: BlacksmithShop): number[] {
  const { faces, places } = shop;
  const alloys: number[] = [];
  for (let die = 0; die < FIRST_COAL; die++) {
    if (!isUnlocked(shop, die)) continue;
    const twin = die - 1;
    const isAlike =
      alloyClan(twin) === alloyClan(die) &&
      places[twin] === POOL &&
      places[die] === POOL &&
      faces[twin] === faces[die];
    if (!isAlike) alloys.push(die);
  }
  return alloys;
}

/** The plan that makes the most gold. */
export function bestPlan(shop: BlacksmithShop, o: Outlook, stage: Stage): Plan {
  const alloys = alloysOf(shop);
  const coals: number[] = [];
  for (let die = FIRST_COAL; die < DICE; die++) if (isUnlocked(shop, die)) coals.push(die);
  const values = valuesFor(shop, o);
  let mostPerCoal = 0;
  let sum = 0;
  const fillings: Filling[][] = [];
  const mostUpTo: number[] = [];
  for (let furnace = 0; furnace < FURNACES.length; furnace++) {
    const found = fillingsOf(shop, values, stage, furnace, alloys, coals);
    let most = 0;
    for (const { gain, coals: used } of found) {
      most = Math.max(most, gain);
      mostPerCoal = Math.max(mostPerCoal, gain / used);
    }
    sum += most;
    fillings.push(found);
    mostUpTo.push(sum);
  }
  const search: Search = {
    fillings,
    mostPerCoal,
    mostUpTo,
    chosen: FURNACES.map(() => null),
    best: 0,
    bestChosen: FURNACES.map(() => null),
  };
  fill(search, FURNACES.length - 1, coals.length, 0, 0, 0, false);
  return {
    worth: search.best,
    dice: search.bestChosen.map((filling) => filling?.dice ?? []),
    off: search.bestChosen.map((filling) => filling?.off ?? 0),
  };
}

/** Furnace by furnace, from the last: left out, or filled with dice that are free. */
function fill(
  s: Search,
  furnace: number,
  coals: number,
  used: number,
  worth: number,
  pips: number,
  isMoved: boolean,
): void {
  const total = worth - (isMoved ? PLACING : 0);
  if (total > s.best + 1e-9) {
    s.best = total;
    for (let i = 0; i < FURNACES.length; i++) s.bestChosen[i] = s.chosen[i]!;
  }
  if (furnace < 0 || coals === 0) return;
  // The remaining coals and furnaces cannot reach the best plan.
  if (worth + Math.min(coals * s.mostPerCoal, s.mostUpTo[furnace]!) <= s.best) return;
  fill(s, furnace - 1, coals, used, worth, pips, isMoved);
  for (const filling of s.fillings[furnace]!) {
    if ((filling.mask & used) !== 0 || pips + filling.pips > HAMMER_BLOWS) continue;
    s.chosen[furnace] = filling;
    fill(
      s,
      furnace - 1,
      coals - filling.coals,
      used | filling.mask,
      worth + filling.gain,
      pips + filling.pips,
      isMoved || filling.isMoved,
    );
  }
  s.chosen[furnace] = null;
}

/** Every way to fill a furnace that brings gold. */
function fillingsOf(
  shop: BlacksmithShop,
  { now, soon, hallmarks, cost }: Values,
  stage: Stage,
  furnace: number,
  alloys: readonly number[],
  coals: readonly number[],
): Filling[] {
  const found: Filling[] = [];
  const { coal } = FURNACES[furnace]!;
  for (const alloy of alloys) {
    const clan = alloyClan(alloy);
    const good = productOf(furnace, clan);
    const gains = { now: now[good]! - cost, soon: soon[good]! - cost, hallmark: hallmarks[clan]! };
    if (Math.max(gains.now, gains.soon) + gains.hallmark <= 0) continue;
    for (let i = 0; i < coals.length; i++) {
      if (coal === 1) addFilling(found, shop, gains, stage, furnace, alloy, coals[i]!, NO_DIE);
      else
        for (let j = i + 1; j < coals.length; j++)
          addFilling(found, shop, gains, stage, furnace, alloy, coals[i]!, coals[j]!);
    }
  }
  return found;
}

/** What a furnace brings with one alloy: forged at once, an hour later, and for its peak. */
interface Gains {
  readonly now: number;
  readonly soon: number;
  readonly hallmark: number;
}
/** A good's share of the hours of forging, and its alloy. */
const costOf = (o: Outlook): number => 1.5 * spaceCost(o, 'F', 'F-S3').hours + ALLOY;
const NO_DIE = -1;

/** Dice that lie in a furnace stay there while others are placed. */
function fits({ places }: Pick<BlacksmithShop, 'places'>, furnace: number, dice: readonly number[]): boolean {
  for (const die of dice) if (places[die]! >= 0 && places[die] !== furnace) return false;
  for (let die = 0; die < DICE; die++) if (places[die] === furnace && !dice.includes(die)) return false;
  return true;
}

/** Called thousands of times: skip dice that are too hot, too cold or worth no gold. */
function addFilling(
  found: Filling[],
  { faces, places }: BlacksmithShop,
  { now, soon, hallmark }: Gains,
  stage: Stage,
  furnace: number,
  alloy: number,
  first: number,
  second: number,
): void {
  const { peak } = FURNACES[furnace]!;
  const sum = faces[alloy]! + faces[first]! + (second < 0 ? 0 : faces[second]!);
  const off = offBy(furnace, sum);
  const pips = Math.abs(off);
  if (pips > (stage === 'ready' ? 0 : HAMMER_BLOWS)) return;
  const isHere =
    places[alloy] === furnace && places[first] === furnace && (second < 0 || places[second] === furnace);
  const isNow = pips === 0 && (isHere || stage === 'placing');
  const gain = (isNow ? now : soon) - PIP * pips + (sum === peak ? hallmark : 0);
  if (gain <= 0) return;
  const dice = second < 0 ? [alloy, first] : [alloy, first, second];
  if (stage === 'placing' && !fits({ places }, furnace, dice)) return;
  let mask = 0;
  for (const die of dice) mask |= 1 << die;
  found.push({ dice, mask, coals: dice.length - 1, off, pips, isMoved: !isNow, gain });
}
