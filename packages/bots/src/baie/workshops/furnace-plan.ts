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

const NO_DICE: readonly number[] = [];

interface Search {
  readonly shop: BlacksmithShop;
  readonly alloys: readonly number[];
  readonly coals: readonly number[];
  readonly now: readonly number[];
  readonly soon: readonly number[];
  readonly seals: readonly number[];
  readonly stage: Stage;
  /** More gold than one coal can help to make. */
  readonly mostPerCoal: number;
  readonly used: boolean[];
  readonly dice: (readonly number[])[];
  readonly off: number[];
  best: number;
  bestDice: (readonly number[])[];
  bestOff: number[];
}

/**
 * What may still happen to the dice: `hammering` moves and changes all, `placing` only puts those of the pool into
 * furnaces, `ready` counts what is in its range.
 */
export type Stage = 'hammering' | 'placing' | 'ready';

/** The dice of the most gold. */
export function bestPlan(shop: BlacksmithShop, o: Outlook, stage: Stage): Plan {
  const alloys: number[] = [];
  for (let die = 0; die < FIRST_COAL; die++) {
    if (shop.places[die]! < -1) continue;
    // Two dice of a clan with the same face are alike, unless one stands in a furnace.
    const twin = die & 1 ? die - 1 : -1;
    if (
      twin >= 0 &&
      shop.places[twin] === -1 &&
      shop.places[die] === -1 &&
      shop.faces[twin] === shop.faces[die]
    )
      continue;
    alloys.push(die);
  }
  const coals: number[] = [];
  for (let die = FIRST_COAL; die < DICE; die++) if (shop.places[die]! >= -1) coals.push(die);
  const now: number[] = [];
  const soon: number[] = [];
  for (let good = 0; good < 8; good++) {
    now.push(priceIn(o, good, 0));
    soon.push(priceIn(o, good, 1));
  }
  const seals = [0, 1, 2, 3].map((clan) => (shop.hallmarks[clan] === 1 ? 0 : 0.6 * shieldWorth(o, clan)));
  let mostPerCoal = 0;
  for (const alloy of alloys) {
    const clan = alloyClan(alloy);
    const small = Math.max(now[clan]!, soon[clan]!) - FORGING - ALLOY + seals[clan]!;
    const large = (Math.max(now[clan + 4]!, soon[clan + 4]!) - FORGING - ALLOY + seals[clan]!) / 2;
    mostPerCoal = Math.max(mostPerCoal, small, large);
  }
  const search: Search = {
    shop,
    alloys,
    coals,
    now,
    soon,
    seals,
    stage,
    mostPerCoal,
    used: new Array<boolean>(DICE).fill(false),
    dice: FURNACES.map(() => NO_DICE),
    off: FURNACES.map(() => 0),
    best: 0,
    bestDice: FURNACES.map(() => NO_DICE),
    bestOff: FURNACES.map(() => 0),
  };
  fill(search, FURNACES.length - 1, coals.length, 0, 0, false);
  return { worth: search.best, dice: search.bestDice, off: search.bestOff };
}

/** Furnace by furnace, from the last: left out, or with each alloy and coal that is free. */
function fill(
  s: Search,
  furnace: number,
  coals: number,
  worth: number,
  pips: number,
  isMoved: boolean,
): void {
  const total = worth - (isMoved ? PLACING : 0);
  if (total > s.best + 1e-9) {
    s.best = total;
    for (let i = 0; i < FURNACES.length; i++) {
      s.bestDice[i] = s.dice[i]!;
      s.bestOff[i] = s.off[i]!;
    }
  }
  if (furnace < 0 || coals === 0) return;
  // Nothing that the coals left can make would reach the best plan.
  if (worth + coals * s.mostPerCoal <= s.best) return;
  fill(s, furnace - 1, coals, worth, pips, isMoved);
  const needed = FURNACES[furnace]!.coal;
  if (needed > coals) return;
  for (const alloy of s.alloys) {
    if (s.used[alloy]) continue;
    for (let i = 0; i < s.coals.length; i++) {
      const first = s.coals[i]!;
      if (s.used[first]) continue;
      if (needed === 1) tryDice(s, furnace, coals, worth, pips, isMoved, alloy, first, -1);
      else
        for (let j = i + 1; j < s.coals.length; j++)
          if (!s.used[s.coals[j]!])
            tryDice(s, furnace, coals, worth, pips, isMoved, alloy, first, s.coals[j]!);
    }
  }
}

/** Dice that lie in a furnace stay there while others are placed. */
function fits(
  { shop: { places } }: Search,
  furnace: number,
  alloy: number,
  first: number,
  second: number,
): boolean {
  let there = 0;
  for (let die = 0; die < DICE; die++) if (places[die] === furnace) there += 1;
  for (const die of [alloy, first, second]) {
    if (die < 0) continue;
    if (places[die]! >= 0 && places[die] !== furnace) return false;
    if (places[die] === furnace) there -= 1;
  }
  return there === 0;
}

function tryDice(
  s: Search,
  furnace: number,
  coals: number,
  worth: number,
  pips: number,
  isMoved: boolean,
  alloy: number,
  first: number,
  second: number,
): void {
  const { faces, places } = s.shop;
  const { low, high, peak } = FURNACES[furnace]!;
  const sum = faces[alloy]! + faces[first]! + (second < 0 ? 0 : faces[second]!);
  const off = sum < low ? sum - low : sum > high ? sum - high : 0;
  const distance = off < 0 ? -off : off;
  if (distance > 0 && s.stage === 'ready') return;
  if (pips + distance > MOST_PIPS) return;
  const isPlacing = s.stage === 'placing';
  const isHere =
    isPlacing ||
    (places[alloy] === furnace && places[first] === furnace && (second < 0 || places[second] === furnace));
  if (isPlacing && !fits(s, furnace, alloy, first, second)) return;
  const clan = alloyClan(alloy);
  const isNow = isHere && distance === 0;
  const price = (isNow ? s.now : s.soon)[productOf(furnace, clan)]!;
  const gain = price - FORGING - ALLOY - PIP * distance + (sum === peak ? s.seals[clan]! : 0);
  if (gain <= 0) return;
  s.used[alloy] = true;
  s.used[first] = true;
  if (second >= 0) s.used[second] = true;
  s.dice[furnace] = second < 0 ? [alloy, first] : [alloy, first, second];
  s.off[furnace] = off;
  fill(s, furnace - 1, coals - (second < 0 ? 1 : 2), worth + gain, pips + distance, isMoved || !isNow);
  s.dice[furnace] = NO_DICE;
  s.off[furnace] = 0;
  s.used[alloy] = false;
  s.used[first] = false;
  if (second >= 0) s.used[second] = false;
}
