import { defineGame, type Game, type Outcome, type Shape } from '@comptoir/kit';
import { type Decision, playsForced } from './decisions.ts';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { fold } from './fold.ts';
import { violations } from './invariants.ts';
import { artefact } from './rules/artefact.ts';
import { playCard } from './rules/black-market.ts';
import { build } from './rules/build.ts';
import { bundle } from './rules/bundle.ts';
import { draft } from './rules/draft.ts';
import { choice, perform } from './rules/perform.ts';
import { completeQuest, drawQuest, interact, receiveQuest } from './rules/quest.ts';
import { begin, type Options, optionSpecs, PLAYERS, readOptions } from './rules/setup.ts';
import { villa } from './rules/special.ts';
import { askStanding, standingAnswered } from './rules/standing.ts';
import { triggers } from './rules/triggers.ts';
import { compare, rounds, turn, winnersOf } from './rules/turn.ts';
import { responseWindow } from './rules/window.ts';
import { marketShape } from './shapes/market.ts';
import { counterShape, offerShape, ordersShape, replyShape } from './shapes/offer.ts';
import { resourcesShape } from './shapes/resources.ts';
import { clone, migrate, RULES, type State } from './state.ts';
import { redact, type View, view } from './view.ts';
import { whyNotOffered, wishes } from './why.ts';

/** K-163 */
function outcome(g: State): Outcome | null {
  if (g.stack.length > 0) return null;
  const seats = g.players.map((_, seat) => seat);
  return {
    winners: winnersOf(g),
    places: seats.map((seat) => 1 + seats.filter((other) => compare(g, other, seat) > 0).length),
    scores: g.players.map(({ prestige }) => prestige),
  };
}

export const karanor: Game<State, Decision, Event, View, Options> = defineGame<
  State,
  Decision,
  Event,
  View,
  Options
>({
  name: 'karanor',
  rules: RULES,
  players: PLAYERS,
  optionSpecs,
  readOptions,
  seats: (options) => options.players,
  seatsOf: (g) => g.config.players,
  begin,
  effects: {
    draft,
    rounds,
    turn,
    window: responseWindow,
    card: playCard,
    perform,
    choice,
    bundle,
    triggers,
    artefact,
    'quest.draw': drawQuest,
    'quest.receive': receiveQuest,
    'quest.complete': completeQuest,
    interact,
    build,
    villa,
  },
  shapes: {
    resources: resourcesShape as Shape<never>,
    market: marketShape as Shape<never>,
    offer: offerShape as Shape<never>,
    counter: counterShape as Shape<never>,
    reply: replyShape as Shape<never>,
    orders: ordersShape as Shape<never>,
  },
  playsForced,
  standing: { ids: ['standing'], ask: askStanding, answered: standingAnswered },
  whyNotOffered,
  wishes,
  view,
  redact,
  fold,
  determinize,
  clone,
  outcome,
  violations,
  migrate,
});
