import { xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { playPeer } from './peer.ts';

test('the reducer plays the same game, decision by decision, as the rules alone', () => {
  const reading = vallee.readOptions({ players: 3 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const wanted = 60;
  const state = vallee.setup(4, reading.options);
  const rng = xoshiro(4 + 0x5eed);
  for (let played = 0; played < wanted; played++) {
    const [decision] = vallee.decisions(state);
    if (decision === undefined) throw new Error('over too soon');
    vallee.apply(state, { seat: decision.seat, id: decision.id, answer: vallee.sample(decision, rng) });
  }
  let left = wanted;
  const peer = playPeer(4, 3, () => left-- === 0);
  expect(peer.decisions).toBe(wanted);
  expect(vallee.hash(peer.state)).toBe(vallee.hash(state));
});
