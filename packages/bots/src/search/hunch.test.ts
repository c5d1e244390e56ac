import { answering, canonical, must, type Reply, xoshiro } from '@comptoir/kit';
import { type Decision, type Event, type Options, type State, type View, vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { situationOf } from '../situation.ts';
import { valleeBrain } from '../vallee/index.ts';
import type { Brain } from './brain.ts';
import { plays } from './budget.ts';
import { finish, rank } from './rank.ts';

const reading = vallee.readOptions({ players: 2 });
if (!reading.ok) throw new Error(reading.refusal.reason);
const state = vallee.setup(3, reading.options);
const decision = must(vallee.decisions(state)[0], 'a question');

const laying = (count: number): Reply =>
  answering({
    entry: 'inventory.discard',
    answer: must(state.players[decision.seat], 'a player').hand.slice(0, count),
  });
const usual = laying(0);
const other = laying(1);

/** All imagined games end alike, so that nothing but the first impression and the trust in the usual answer tell. */
const indifferent = (lead: number): Brain<State, Decision, Event, View, Options> => ({
  ...valleeBrain,
  candidates: () => [usual, other],
  measure: () => valleeBrain.aims.map(() => 0),
  look: 0,
  hunch: { plays: 8, lead: (_, reply) => (canonical(reply) === canonical(other) ? lead : 0) },
});

function best(lead: number, games: number): Reply | undefined {
  const situation = situationOf(vallee, state, decision, { rng: xoshiro(1), heard: [] });
  return finish(rank(indifferent(lead), situation, plays(games)))[0]?.reply;
}

test('a first impression decides among answers after which the same happens', () => {
  expect(best(0, 4)).toEqual(usual);
  expect(best(0.02, 4)).toEqual(other);
});

test('a first impression counts as some imagined games, and fades among many', () => {
  expect(best(0.02, 200)).toEqual(usual);
});
