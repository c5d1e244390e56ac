import { alloyClan, type BlacksmithShop, DICE, FIRST_COAL, FURNACES, productOf } from '@comptoir/baie';
import { HOUR, type Outlook, priceIn, shieldWorth } from '../outlook.ts';

/** Which dice shall go to which furnace. */
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
/** A good's share of the two hours of forging, and the alloy that it takes. */
const FORGING = 3;
const ALLOY = 2.2;
/** Pips of one Hammer. */
const MOST_PIPS = 3;
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
  /** More gold than one coal can help to make. */
  readonly mostPerCoal: number;
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
}

function valuesFor(shop: BlacksmithShop, o: Outlook): Values {
  const now: number[] = [];
  const soon: number[] = [];
  for (let good = 0; good < 8; good++) {
    now.push(priceIn(o, good, 0));
    soon.push(priceIn(o, good, 1));
  }
  const hallmarks = [0, 1, 2, 3].map((clan) =>
    shop.hallmarks[clan] === 1 ? 0 : HALLMARK * shieldWorth(o, clan),
  );
  return { now, soon, hallmarks };
}

/** Alloys that are unlocked. Two of a clan with the same face in the pool are alike: the first stands for both. */
function alloysOf({ faces, places }: BlacksmithShop): number[] {
  const alloys: number[] = [];
  for (let die = 0; die < FIRST_COAL; die++) {
    if (places[die]! < -1) continue;
    const twin = die & 1 ? die - 1 : -1;
    const isAlike = twin >= 0 && places[twin] === -1 && places[die] === -1 && faces[twin] === faces[die];
    if (!isAlike) alloys.push(die);
  }
  return alloys;
}

/** The dice of the most gold. */
export function bestPlan(shop: BlacksmithShop, o: Outlook, stage: Stage): Plan {
  const alloys = alloysOf(shop);
  const coals: number[] = [];
  for (let die = FIRST_COAL; die < DICE; die++) if (shop.places[die]! >= -1) coals.push(die);
  const values = valuesFor(shop, o);
  let mostPerCoal = 0;
  const fillings = FURNACES.map((_, furnace) => {
    const found = fillingsOf(shop, values, stage, furnace, alloys, coals);
    for (const { gain, coals: used } of found) mostPerCoal = Math.max(mostPerCoal, gain / used);
    return found;
  });
  const search: Search = {
    fillings,
    mostPerCoal,
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
  // Nothing that the coals left can make would reach the best plan.
  if (worth + coals * s.mostPerCoal <= s.best) return;
  fill(s, furnace - 1, coals, used, worth, pips, isMoved);
  for (const filling of s.fillings[furnace]!) {
    if ((filling.mask & used) !== 0 || pips + filling.pips > MOST_PIPS) continue;
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
  values: Values,
  stage: Stage,
  furnace: number,
  alloys: readonly number[],
  coals: readonly number[],
): Filling[] {
  const found: Filling[] = [];
  for (const alloy of alloys)
    for (let i = 0; i < coals.length; i++) {
      if (FURNACES[furnace]!.coal === 1) addFilling(found, shop, values, stage, furnace, [alloy, coals[i]!]);
      else
        for (let j = i + 1; j < coals.length; j++)
          addFilling(found, shop, values, stage, furnace, [alloy, coals[i]!, coals[j]!]);
    }
  return found;
}

/** Dice that lie in a furnace stay there while others are placed. */
function fits({ places }: BlacksmithShop, furnace: number, dice: readonly number[]): boolean {
  for (const die of dice) if (places[die]! >= 0 && places[die] !== furnace) return false;
  for (let die = 0; die < DICE; die++) if (places[die] === furnace && !dice.includes(die)) return false;
  return true;
}

function addFilling(
  found: Filling[],
  shop: BlacksmithShop,
  { now, soon, hallmarks }: Values,
  stage: Stage,
  furnace: number,
  dice: readonly number[],
): void {
  const { low, high, peak } = FURNACES[furnace]!;
  let sum = 0;
  let mask = 0;
  let isHere = true;
  for (const die of dice) {
    sum += shop.faces[die]!;
    mask |= 1 << die;
    if (shop.places[die] !== furnace) isHere = false;
  }
  const off = sum < low ? sum - low : sum > high ? sum - high : 0;
  const pips = Math.abs(off);
  if (pips > (stage === 'ready' ? 0 : MOST_PIPS)) return;
  if (stage === 'placing' && !fits(shop, furnace, dice)) return;
  const isNow = pips === 0 && (isHere || stage === 'placing');
  const clan = alloyClan(dice[0]!);
  const price = (isNow ? now : soon)[productOf(furnace, clan)]!;
  const gain = price - FORGING - ALLOY - PIP * pips + (sum === peak ? hallmarks[clan]! : 0);
  if (gain > 0) found.push({ dice, mask, coals: dice.length - 1, off, pips, isMoved: !isNow, gain });
}
