import {
  type Decision,
  daysAfter,
  type Event,
  LAST_HOUR,
  type Options,
  STOP,
  type State,
  type View,
} from '@comptoir/baie';
import { answering, canonical, type Json, LEAVE, type Reply } from '@comptoir/kit';
import type { Situation } from '../bot.ts';
import type { Brain } from '../search/brain.ts';
import { AIMS, measure } from './measure.ts';
import { TRIES_AT_ONCE } from './merchant.ts';
import { policy, worthsOfSpaces } from './policy.ts';

type BaieSituation = Situation<State, Decision, Event, View, Options>;

/** How often each space is tried before the search looks at the best of them. */
const TRIES = 6;
/** Spaces this much gold behind the best are not considered. */
const FAR_BEHIND = 9;
const MOST_SPACES = 5;
/** Questions where looking ahead can find something better than what is best at once. */
const WORTH_A_THOUGHT = new Set([
  'load.boat',
  'dock.choose',
  'clock.hand',
  'recruit.slot',
  'market.sell',
  'sailor.move',
  'thieves.move',
  'forge.keep',
]);
const MOST_OPTIONS = 6;

/** By how much gold each space lay behind the best when the candidates of a question were looked for. */
const behind = new WeakMap<BaieSituation, ReadonlyMap<Json, number>>();

function spaces(situation: BaieSituation, tries: number): Json[] {
  const { decision, world, rng } = situation;
  const found = [...worthsOfSpaces(world(), decision, rng, tries)].sort((a, b) => b[1] - a[1]);
  const best = found[0]![1];
  behind.set(situation, new Map(found.map(([space, worth]) => [space, best - worth])));
  return found
    .filter(([, worth]) => worth > best - FAR_BEHIND)
    .slice(0, MOST_SPACES)
    .map(([space]) => space);
}

function candidates(situation: BaieSituation, tries: number): Json[] {
  const { game, decision, world, rng } = situation;
  if (decision.id === 'turn.space') return spaces(situation, tries);
  const sound = policy(world(), decision, rng);
  if (!WORTH_A_THOUGHT.has(decision.id)) return [sound];
  const known = canonical(sound);
  const others: Json[] = [];
  for (const answer of game.answers(decision)) {
    if (others.length === MOST_OPTIONS - 1) break;
    if (canonical(answer) !== known) others.push(answer);
  }
  return [sound, ...others];
}

/** Other answers a novice may give. Even a novice sells everything possible on the last day. */
export function fancies(situation: BaieSituation): readonly Reply[] {
  const { decision, view } = situation;
  const found = candidates(situation, TRIES_AT_ONCE);
  const isLastSale = decision.id === 'market.sell' && daysAfter(view) === 0 && found[0] !== STOP;
  return (isLastSale ? found.filter((answer) => answer !== STOP) : found).map(answering);
}

/** Hours since the first morning: where the last hourglass stands; a market is the end of its day. */
function hourOf(g: State): number {
  if (g.phase !== 'production') return LAST_HOUR * g.round;
  let last = LAST_HOUR;
  for (const space of g.hourglasses) last = Math.min(last, space / 2);
  return LAST_HOUR * (g.round - 1) + last;
}

/** A lead of this many points makes a win e times as likely. */
const SCALE = 16;
/** What a point of gold adds to a chance of one half. */
const CHANCE_OF_GOLD = 1 / (4 * SCALE);

/** How the search looks at La Baie. */
export const baieBrain: Brain<State, Decision, Event, View, Options> = {
  aims: AIMS,
  measure: (g, seat) => measure(g, seat),
  scale: SCALE,
  side: (_, seat) => seat,
  candidates: (situation) => candidates(situation, TRIES).map(answering),
  policy: (g, decision, rng) => policy(g, decision, rng),
  clock: hourOf,
  // Three hours, a turn or two of everybody. Further on, luck outweighs the effect of the answer.
  look: 3,
  trust: 0.01,
  // Where luck weighs as much as the choice, as with the Captain's wheel, a few imagined games tell less than a quick look.
  hunch: {
    plays: 8,
    lead: (situation, reply) =>
      reply === LEAVE ? 0 : -CHANCE_OF_GOLD * (behind.get(situation)?.get(reply.answer) ?? 0),
  },
};
