import {
  type baie,
  type Decision,
  daysAfter,
  type Event,
  hour,
  NONE,
  type Options,
  type State,
  type View,
} from '@comptoir/baie';
import { cloneRng, type Json, LEAVE, type Rng, type Seat, sameRng, word, xoshiro } from '@comptoir/kit';
import type { Bot } from '../bot.ts';
import { boardWorthOf } from './merchants/index.ts';
import { commonWorth, timeLeft } from './worth.ts';

type Baie = typeof baie;

/** What an hour must bring: about what a whole game gives per hour. */
const HOUR = 3.4;
/** Of more options than this only a random sample is tried. */
const MOST_OPTIONS = 48;
/** A turn with more questions than this is cut off. */
const TURN_LIMIT = 60;
/** A filled team slot will be used sooner or later. */
const TEAM_SLOT = 1.2;

/** The worth of a position to one seat. */
function worthOf(g: State, seat: Seat): number {
  const player = g.players[seat]!;
  let worth = commonWorth(g, seat);
  const time = timeLeft(g, seat);
  // Work that can no longer be finished is worth nothing.
  const board = boardWorthOf(g, seat);
  worth += daysAfter(g) === 0 ? board * Math.min(1, time / 3) : board;
  for (const card of player.team) if (card !== NONE) worth += TEAM_SLOT * Math.min(1, time / 8);
  return worth;
}

function optionsOf(game: Baie, decision: Decision, rng: Rng): Json[] {
  const options: Json[] = [];
  for (const answer of game.answers(decision)) {
    options.push(answer);
    if (options.length > MOST_OPTIONS) {
      while (options.length < 2 * MOST_OPTIONS) options.push(game.sample(decision, rng));
      break;
    }
  }
  return options;
}

/** How often an answer that leads to a draw or a roll is tried; after a single try luck would decide. */
const TRIES = 4;

/** What a position is worth after an answer; what chance decides is averaged. */
function worthAfter(game: Baie, g: State, { seat, id }: Decision, answer: Json, rng: Rng): number {
  let sum = 0;
  for (let tries = 1; ; tries++) {
    const after = game.clone(g);
    after.rng = xoshiro(word(rng));
    const before = cloneRng(after.rng);
    game.apply(after, { seat, id, answer });
    sum += worthOf(after, seat);
    if (tries === TRIES || sameRng(before, after.rng)) return sum / tries;
  }
}

/** The answer after which the position is worth most. */
function bestAnswer(game: Baie, g: State, decision: Decision, rng: Rng): Json {
  const options = optionsOf(game, decision, rng);
  if (options.length === 1) return options[0]!;
  let best = -Infinity;
  let chosen: Json = options[0]!;
  for (const answer of options) {
    const worth = worthAfter(game, g, decision, answer, rng);
    if (worth > best) {
      best = worth;
      chosen = answer;
    }
  }
  return chosen;
}

/** Plays a whole turn that starts with this space, and gives what it brought for its hours. */
function turnGain(game: Baie, g: State, seat: Seat, space: Json, rng: Rng): number {
  const before = worthOf(g, seat);
  const start = g.hourglasses[seat]!;
  const end = hour(g.market);
  const { round } = g;
  let decisions = game.apply(g, { seat, id: 'turn.space', answer: space });
  for (let i = 0; i < TURN_LIMIT; i++) {
    const decision = decisions[0];
    if (
      decision === undefined ||
      decision.seat !== seat ||
      decision.id === 'turn.space' ||
      decision.id === 'market.sell'
    )
      break;
    decisions = game.apply(g, { seat, id: decision.id, answer: bestAnswer(game, g, decision, rng) });
  }
  // Hours beyond the market marker cost nothing.
  const isOver = g.round !== round || g.phase !== 'production';
  const stop = isOver ? end : Math.min(hour(g.market), g.hourglasses[seat]!);
  return worthOf(g, seat) - before - (HOUR * Math.max(1, stop - start)) / 2;
}

/** Takes what looks best right now, question by question. For a turn it plays every space to its end. */
export function greedyBaieBot(): Bot<State, Decision, Event, View, Options> {
  return {
    id: 'greedy',
    answer({ game, decision, seat, world, rng }) {
      const options = decision.kind === 'pick-option' ? decision.options : null;
      if (decision.id !== 'turn.space' || options === null) return bestAnswer(game, world(), decision, rng);
      const imagined = world();
      let best = -Infinity;
      let chosen: Json = options[0]!;
      for (const space of options) {
        const gain = turnGain(game, game.clone(imagined), seat, space, rng);
        if (gain > best) {
          best = gain;
          chosen = space;
        }
      }
      return chosen;
    },
    consider: () => LEAVE,
  };
}
