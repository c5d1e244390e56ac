import { greedyKaranor, situationOf } from '@comptoir/bots';
import { type Decision, karanor } from '@comptoir/karanor';
import {
  heardBy,
  type Json,
  LEAVE,
  nextToAsk,
  noteLooked,
  type Seat,
  startMatch,
  submit,
  xoshiro,
} from '@comptoir/kit';
import { expect, test } from 'vitest';
import { lesson } from './lesson.ts';

/** Plays the guided game as fair players would and tells in which round each advice had its moment. */
function roundsOfAdvice(until: number): ReadonlyMap<string, number> {
  const reading = karanor.readOptions(lesson.options);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const seats = ['A', 'B', 'C'].map((name) => ({ name, contribution: null }));
  const { options } = reading;
  const match = startMatch(karanor, { options, seats, secret: lesson.secret });
  const rng = xoshiro(9);
  const found = new Map<string, number>();
  const decisions = (): readonly Decision[] => karanor.decisions(match.state);
  const situation = (decision: Decision) =>
    situationOf(karanor, match.state, decision, { rng, heard: heardBy(match, decision.seat) });
  const play = (seat: Seat, id: string, answer: Json): void =>
    expect(submit(match, { seat, id, answer }).ok).toBe(true);
  for (;;) {
    const view = karanor.view(match.state, 0);
    const asked = decisions().find(({ standing }) => !standing);
    if (view.round > until || asked === undefined) return found;
    const decision = decisions().find(({ seat, standing }) => seat === 0 && !standing) ?? null;
    for (const { id, when } of lesson.hints)
      if (!found.has(id) && when({ decision, view, viewer: 0 })) found.set(id, view.round);
    play(asked.seat, asked.id, greedyKaranor.answer(situation(asked)));
    // The other two look at what they may do beside.
    for (;;) {
      const open = nextToAsk(match, (seat) => seat !== 0);
      if (open?.standing !== true) break;
      noteLooked(match.asking, open);
      const wish = greedyKaranor.consider(situation(open));
      if (wish !== LEAVE) play(open.seat, open.id, wish.answer);
    }
  }
}

test('seven actions, a trade and an interrupt all come up in the first rounds of the guided game', () => {
  const found = roundsOfAdvice(5);
  expect([...found.keys()].sort()).toEqual(lesson.hints.map(({ id }) => id).sort());
  expect(found.get('window')).toBeLessThanOrEqual(3);
});
