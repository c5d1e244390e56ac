import {
  defineGame,
  effectTable,
  type Game,
  type Outcome,
  type Rng,
  type Seat,
  type Shape,
} from '@comptoir/kit';
import { FOLKS } from '#folks';
import { addSet, effects } from './catalogue.ts';
import { type Decision, playsForced } from './decisions.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { fold } from './fold.ts';
import { addHints } from './hints.ts';
import { violations } from './invariants.ts';
import { seatsAt, stallOf } from './questions.ts';
import { finishTechnique } from './rules/finish.ts';
import { purchase } from './rules/market.ts';
import { type Options, optionSpecs, PLAYERS, readOptions } from './rules/options.ts';
import { heardPassive } from './rules/passives.ts';
import { purchaseShape } from './rules/payment.ts';
import { nextTime, reactions } from './rules/reactions.ts';
import { begin, beginBy2, beginBy3 } from './rules/setup.ts';
import { stackShape } from './rules/stack-choice.ts';
import { askHelp, buildOn } from './rules/stall.ts';
import { endTechnique, playTechnique, releaseTechnique } from './rules/technique.ts';
import { game, turn } from './rules/turn.ts';
import { vote } from './rules/vote.ts';
import { clone, migrate, RULES, type State } from './state.ts';
import { redact, type View, view } from './view.ts';
import { whyNotOffered, wishes } from './why.ts';

for (const { cards, hints } of Object.values(FOLKS)) {
  addSet(cards);
  addHints(hints);
}

/** V-170 to V-172: no points; the others are ranked by the stacks they built, for display only. */
function outcome(g: State): Outcome | null {
  if (g.winner < 0) return null;
  const scores = g.players.map((_, seat) => g.stalls[stallOf(g, seat)]?.length ?? 0);
  const winners = seatsAt(g, g.winner);
  // V-174: of equal stalls only one has won.
  const ranks = scores.map((score, seat) => score + (winners.includes(seat) ? 0.5 : 0));
  const places = ranks.map((rank) => 1 + ranks.filter((other) => other > rank).length);
  return { winners, places, scores };
}

/** Far more tries than it takes to find a hand that can answer. */
const WORLDS = 64;

/**
 * Everybody sees who is asked, and some questions are only put to hands that can answer them: a folk card to throw
 * away, a card of the right value. So the hand must be able to answer in the worlds that others imagine.
 */
function worldThatAsks(g: State, knowers: readonly Seat[], rng: Rng): State {
  let world = determinize(g, knowers, rng);
  const top = g.stack[g.stack.length - 1];
  if (top === undefined || top.effect === 'turn') return world;
  for (let tries = 1; tries < WORLDS && vallee.decisions(world).length === 0; tries++)
    world = determinize(g, knowers, rng);
  return world;
}

export const vallee: Game<State, Decision, Event, View, Options> = defineGame<
  State,
  Decision,
  Event,
  View,
  Options
>({
  name: 'vallee',
  rules: RULES,
  players: PLAYERS,
  optionSpecs: optionSpecs(),
  readOptions,
  seats: (options) => options.players,
  seatsOf: (g) => g.config.players,
  begin,
  past: { 2: beginBy2, 3: beginBy3 },
  effects: effectTable(
    {
      vote,
      game,
      turn,
      purchase,
      technique: playTechnique,
      release: releaseTechnique,
      finish: finishTechnique,
      ending: endTechnique,
      'ask-help': askHelp,
      'build-on': buildOn,
      reactions,
      'next-time': nextTime,
      passive: heardPassive,
    },
    effects,
  ),
  shapes: { purchase: purchaseShape as Shape<never>, stack: stackShape as Shape<never> },
  playsForced,
  whyNotOffered,
  wishes,
  view,
  redact,
  fold,
  determinize: worldThatAsks,
  clone,
  outcome,
  violations,
  migrate,
});
