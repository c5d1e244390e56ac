import { answering, type Seat } from '@comptoir/kit';
import {
  type Decision,
  type Event,
  isTeamGame,
  type Options,
  type State,
  stallOf,
  teammateOf,
  type View,
} from '@comptoir/vallee';
import type { Brain } from '../search/brain.ts';
import { candidatesFor } from './candidates.ts';
import { holdingsOf } from './deck.ts';
import { worldsOf } from './merchant.ts';
import { soundAnswer } from './policy.ts';
import { FACTORS, type Factor, factors, WEIGHTS } from './prospects.ts';

/** What players are after; the factors of their prospects, gathered under names that mean something at the table. */
export const AIMS = ['stacks', 'next-stack', 'later-stacks', 'purse', 'lean-deck'] as const;
export type Aim = (typeof AIMS)[number];

const AIM_OF: Record<Factor, Aim> = {
  built: 'stacks',
  ready: 'next-stack',
  next: 'next-stack',
  second: 'later-stacks',
  third: 'later-stacks',
  fourth: 'later-stacks',
  purse: 'purse',
  junk: 'lean-deck',
  size: 'lean-deck',
};

const places = FACTORS.map((factor) => AIMS.indexOf(AIM_OF[factor]));
const weights = FACTORS.map((factor) => WEIGHTS[factor]);

function add(g: State, seat: Seat, share: number, aims: number[]): void {
  const found = factors(holdingsOf(g, seat));
  for (let i = 0; i < found.length; i++) {
    const at = places[i] as number;
    aims[at] = (aims[at] as number) + share * (weights[i] as number) * (found[i] as number);
  }
}

/** In teams two hands serve one stall (V-263): both count, each by half. */
function measure(g: State, seat: Seat): number[] {
  const aims = AIMS.map(() => 0);
  if (isTeamGame(g)) {
    add(g, seat, 0.5, aims);
    add(g, teammateOf(g, seat) ?? seat, 0.5, aims);
  } else add(g, seat, 1, aims);
  return aims;
}

export const valleeBrain: Brain<State, Decision, Event, View, Options> = {
  aims: AIMS,
  measure,
  scale: 1,
  side: stallOf,
  candidates(situation) {
    const { decision, rng } = situation;
    const world = worldsOf(situation)();
    return candidatesFor(world, decision, soundAnswer(world, decision, rng)).map(answering);
  },
  policy: soundAnswer,
  /** In rounds: an imagined game is judged when the same seat is to move. */
  clock: (g) => g.turn.number / g.config.players,
  look: 2,
  world: worldsOf,
  trust: 0.01,
};
