import {
  alloyClan,
  type BlacksmithShop,
  type Decision,
  DICE,
  FIRST_COAL,
  FURNACES,
  furnaceNamed,
  isCoal,
  isUnlocked,
  large,
  POOL,
  productOf,
  STOP,
  type State,
  small,
} from '@comptoir/baie';
import type { Json } from '@comptoir/kit';
import { HOUR, type Outlook, priceIn, shieldWorth } from '../../outlook.ts';
import { bestOf, clanAt, optionsOf, shieldsWorth, type Workshop } from '../workshop.ts';
import { bestPlan, type Plan } from './furnace-plan.ts';

/** docs/rules/baie.md, chapter 13. */

/** An unlocked alloy saves most of an hour of smelting. */
const ALLOY = 3;

/** Dice that the plan changes, by how many pips (positive: up). */
function pipsOf(shop: BlacksmithShop, plan: Plan): [die: number, by: number][] {
  const pips: [number, number][] = [];
  for (let furnace = 0; furnace < FURNACES.length; furnace++) {
    const dice = plan.dice[furnace]!;
    if (dice.length === 0) continue;
    let off = plan.off[furnace]!;
    for (const die of dice) {
      const face = shop.faces[die]!;
      const by = Math.max(1 - face, Math.min(6 - face, -off));
      if (by !== 0) pips.push([die, by]);
      off += by;
    }
  }
  return pips;
}

const furnaceOf = (plan: Plan, die: number): number => plan.dice.findIndex((dice) => dice.includes(die));

function place(shop: BlacksmithShop, o: Outlook): string {
  const { dice } = bestPlan(shop, o, 'placing');
  for (let furnace = 0; furnace < FURNACES.length; furnace++)
    for (const die of dice[furnace]!) if (shop.places[die] === POOL) return `${die}>${FURNACES[furnace]!.id}`;
  return STOP;
}

function hammer(shop: BlacksmithShop, o: Outlook, options: readonly string[]): string {
  const [first] = pipsOf(shop, bestPlan(shop, o, 'hammering'));
  if (first !== undefined) {
    const option = `${first[0]}${first[1] > 0 ? '+' : '-'}`;
    if (options.includes(option)) return option;
  }
  return options.includes(STOP) ? STOP : options[0]!;
}

/** Dice that stand where the plan does not want them. */
const misplaced = (shop: BlacksmithShop, plan: Plan, from: readonly number[]): number[] =>
  from.filter((die) => furnaceOf(plan, die) !== shop.places[die]);

function takeOut(
  shop: BlacksmithShop,
  o: Outlook,
  decision: Decision & { kind: 'pick-cards' },
  isStoking: boolean,
): number[] {
  // Before a roll only what is ready stays; after hammering what the plan says.
  const plan = bestPlan(shop, o, isStoking ? 'ready' : 'hammering');
  const out = misplaced(shop, plan, decision.from);
  return out.length < decision.min ? decision.from.slice(0, decision.min) : out.slice(0, decision.max);
}

/** Rolls what is not part of something ready. */
function roll(shop: BlacksmithShop, o: Outlook, decision: Decision & { kind: 'pick-cards' }): number[] {
  const plan = bestPlan(shop, o, 'ready');
  const idle = decision.from.filter((die) => furnaceOf(plan, die) < 0);
  return idle.length >= decision.min ? idle : decision.from.slice(0, decision.min);
}

/** Gold that an alloy of a clan promises. */
const alloyWorth = (o: Outlook, clan: number): number =>
  0.4 * priceIn(o, small(clan), 1) + 0.6 * priceIn(o, large(clan), 1);

const unlocked = (shop: BlacksmithShop, clan: number): number => {
  let count = 0;
  for (let die = 0; die < FIRST_COAL; die++) if (alloyClan(die) === clan && isUnlocked(shop, die)) count += 1;
  return count;
};

const byClan = (shop: BlacksmithShop, o: Outlook, dice: readonly number[], most: number): number[] => {
  const worth = (die: number): number => alloyWorth(o, alloyClan(die)) - 2 * unlocked(shop, alloyClan(die));
  const chosen: number[] = [];
  const left = [...dice].sort((a, b) => worth(b) - worth(a));
  for (const die of left)
    if (chosen.length < most && !chosen.some((other) => alloyClan(other) === alloyClan(die)))
      chosen.push(die);
  return chosen;
};

function answer(shop: BlacksmithShop, o: Outlook, decision: Decision, g: State): Json | null {
  const options = optionsOf(decision);
  switch (decision.id) {
    case 'smith.alloys':
      return bestOf(options, (set) =>
        [...set].reduce((sum, letter) => sum + alloyWorth(o, clanAt(letter)), 0),
      );
    case 'dice.place':
      return place(shop, o);
    case 'hammer.change':
      return hammer(shop, o, options);
    case 'dice.take-out':
      return decision.kind === 'pick-cards'
        ? takeOut(shop, o, decision, g.stack[g.stack.length - 1]!.effect === 'F.stoke')
        : null;
    case 'dice.roll':
      return decision.kind === 'pick-cards' ? roll(shop, o, decision) : null;
    case 'smelt.dice':
      return decision.kind === 'pick-cards' ? byClan(shop, o, decision.from, decision.max) : null;
    case 'order.die':
      return decision.kind === 'pick-cards'
        ? [[...decision.from].sort((a, b) => o.hallsNow[alloyClan(b)]! - o.hallsNow[alloyClan(a)]!)[0]!]
        : null;
    case 'bellows.set':
      return bestOf(options, (option) => {
        const [die, face] = option.split('=').map(Number) as [number, number];
        // Coal of one face in one place is alike.
        for (let twin = FIRST_COAL; twin < die; twin++)
          if (shop.faces[twin] === shop.faces[die] && shop.places[twin] === shop.places[die])
            return Number.NEGATIVE_INFINITY;
        const faces = shop.faces.slice();
        faces[die] = face;
        return bestPlan({ ...shop, faces }, o, 'hammering').worth;
      });
    case 'forge.furnace':
      return bestOf(options, (id) => {
        if (id === STOP) return ALLOY;
        const furnace = furnaceNamed(id);
        const die = shop.places.findIndex((at, other) => at === furnace && !isCoal(other));
        return priceIn(o, productOf(furnace, alloyClan(die)), 0);
      });
    case 'forge.hallmark':
      return bestOf(options, (letter) => shieldWorth(o, clanAt(letter)));
    case 'forge.keep': {
      if (o.hoursAll < 4 || o.toll > ALLOY + 0.5) return STOP;
      return bestOf(options, (die) => (die === STOP ? 0 : alloyWorth(o, alloyClan(Number(die)))));
    }
    default:
      return null;
  }
}

export const workshop: Workshop<BlacksmithShop> = {
  worth(shop, o) {
    let alloys = 0;
    for (let die = 0; die < FIRST_COAL; die++) if (isUnlocked(shop, die)) alloys += 1;
    const useful = Math.min(1, o.hoursAll / 6);
    return Math.min(alloys, 5) * ALLOY * useful + bestPlan(shop, o, 'hammering').worth;
  },
  patronage: shieldsWorth,
  wishes(shop, o, into) {
    const plan = bestPlan(shop, o, 'hammering');
    for (let furnace = 0; furnace < FURNACES.length; furnace++) {
      const alloy = plan.dice[furnace]!.find((die) => !isCoal(die));
      if (alloy !== undefined) into[productOf(furnace, alloyClan(alloy))]! += 0.75;
    }
    for (let die = 0; die < DICE; die++)
      if (!isCoal(die) && isUnlocked(shop, die)) {
        into[small(alloyClan(die))]! += 0.1;
        into[large(alloyClan(die))]! += 0.1;
      }
  },
  answer,
  skill: 0.1,
  abilities: [2.8, HOUR * 0.9, 7, 2],
  order: ['T2', 'T1', 'T3', 'T4'],
};
