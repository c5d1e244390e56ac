import { type Decision, type Event, hasPlayed, type Options, type State, type View } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import type { Brain } from '../search/brain.ts';
import { AIMS, type Aim } from './aims.ts';
import { aside } from './aside.ts';
import { candidates, intend } from './candidates.ts';
import { recall, remind } from './memory.ts';
import { bestPlan, plannerFor } from './plan.ts';
import { quickAnswer } from './policy.ts';
import {
  artefactPrice,
  associatePrice,
  badgePrice,
  blackCardPrice,
  masterTaste,
  tokenPrice,
} from './prices.ts';
import { resumed, settled } from './resolve.ts';
import { tableOfState } from './table.ts';

const JUDGE_DEPTH = 2;

/** Where the prices of plans do not fit who won: a logistic fit over 13 461 imagined games (docs/bots.md). */
const CALIBRATION = {
  /** Income pays less than plans hope. */
  income: 0.75,
  /** A quest in hand beyond the plan, in prestige. */
  quest: 0.14,
} as const;

/** A lead decides more the later it is. */
const sharpness = (turns: number): number => 1.8 / (1 + 0.3 * turns);

function measure(g: State, seat: Seat): number[] {
  const table = tableOfState(g);
  const p = plannerFor(table, seat, masterTaste(table));
  const { prices, person } = p;
  let goods = 0;
  for (let at = 0; at < person.resources.length; at++)
    goods += (person.resources[at] as number) * tokenPrice(at, prices);
  let tools = person.associates.length * associatePrice(prices);
  for (let kind = 0; kind < person.badges.length; kind++)
    for (let n = 0; n < (person.badges[kind] as number); n++) tools += badgePrice(kind, n, prices);
  for (const artefact of person.artefacts) tools += artefactPrice(artefact, prices);
  const raw: Readonly<Record<Aim, number>> = {
    prestige: person.prestige,
    income: person.income * prices.income * CALIBRATION.income,
    gold: person.gold * prices.gold,
    goods,
    tools,
    prospects:
      bestPlan(p, JUDGE_DEPTH).value +
      person.questHand.length * CALIBRATION.quest * Math.min(1, prices.turns / 2),
    intrigue: person.blackHand.length * blackCardPrice(prices),
    // An action at hand is worth more than one that is merely likely.
    time: hasPlayed(table, seat) ? 0 : p.now * prices.action * 1.2,
  };
  const sharp = sharpness(prices.turns);
  return AIMS.map((aim) => raw[aim] * sharp);
}

/** Rounds, with the place of the turn in its round. */
function clock({ turn, config }: State): number {
  const place = (turn.active - config.firstSeat + config.players) % config.players;
  return turn.round + place / config.players;
}

export const karanorBrain: Brain<State, Decision, Event, View, Options> = {
  aims: AIMS,
  measure,
  // What best fits who won 200 games among quick merchants, early and late alike.
  scale: 0.65,
  side: (_, seat) => seat,
  candidates,
  intend,
  settled,
  resumed,
  policy: quickAnswer,
  aside,
  clock,
  look: 2,
  world({ world, heard, seat }) {
    const memory = recall(heard, seat);
    return () => remind(world(), seat, memory);
  },
  trust: 0.02,
};
