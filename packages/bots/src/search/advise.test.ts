import { canonical, heardBy, LEAVE, type Reply, recordOf, startMatch, submit, xoshiro } from '@comptoir/kit';
import { type State, vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { situationOf } from '../situation.ts';
import { valleeBots, valleeBrain } from '../vallee/index.ts';
import { advise, areEqual, bestFirst, outlook, RIVAL } from './advise.ts';
import { plays } from './budget.ts';
import { finish, type Judged, leadOf, type Ranked } from './rank.ts';
import { review } from './review.ts';

const reading = vallee.readOptions({ players: 2 });
if (!reading.ok) throw new Error(reading.refusal.reason);
const { options } = reading;

const ranked = (judged: readonly Judged[]): Ranked => ({
  reply: LEAVE,
  plays: judged.length,
  chance: 0,
  aims: [],
  judged,
});
const chance = (value: number): Judged => ({ chance: value, aims: [value], rival: 0 });

test('a lead is sure where it is large beside its noise, in the same worlds', () => {
  const steady = ranked([0.6, 0.3, 0.7, 0.4].map(chance));
  const behind = ranked([0.5, 0.21, 0.6, 0.3].map(chance));
  const erratic = ranked([0.9, 0.1, 0.8, 0.2].map(chance));
  expect(leadOf(steady, behind, (one) => one.chance)).toMatchObject({ isSure: true });
  expect(leadOf(steady, erratic, (one) => one.chance)).toMatchObject({ isSure: false });
  expect([areEqual(steady, behind), areEqual(steady, erratic), areEqual(steady, steady)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(leadOf(ranked([chance(1)]), ranked([chance(0)]), (one) => one.chance).isSure).toBe(false);
});

test('what was found best stays first, unless one that was tried as often is surely better', () => {
  const found = ranked([0.5, 0.21, 0.6, 0.3].map(chance));
  const surely = ranked([0.6, 0.3, 0.7, 0.4].map(chance));
  const perhaps = ranked([0.9, 0.1, 0.8, 0.2].map(chance));
  const early = ranked([0.9, 0.9].map(chance));
  expect(bestFirst([found, perhaps, early])[0]).toBe(found);
  expect(bestFirst([found, perhaps, surely])).toEqual([surely, found, perhaps]);
});

test('nothing that is told after the best answer looks better than it by more than noise', () => {
  for (const { state, decision } of questions(5)) {
    const situation = situationOf(vallee, state, decision, { rng: xoshiro(9), heard: [] });
    const [best, ...others] = finish(advise(valleeBrain, situation, plays(24)));
    for (const { chance: after, isEqual } of others)
      expect(isEqual || after <= (best?.chance ?? 0)).toBe(true);
    for (const { before } of others) expect(before).toBe(best?.before);
  }
});

/** Questions of a game among merchants, every fifth. */
function* questions(
  seed: number,
): Generator<{ state: State; decision: ReturnType<typeof vallee.decisions>[number] }> {
  const state = vallee.setup(seed, options);
  const rng = xoshiro(seed);
  for (let at = 0; at < 150; at++) {
    const decision = vallee.decisions(state)[0];
    if (decision === undefined) return;
    if (at % 5 === 0) yield { state, decision };
    const { seat, id } = decision;
    const answer = valleeBots.merchant.answer(situationOf(vallee, state, decision, { rng, heard: [] }));
    vallee.apply(state, { seat, id, answer });
  }
}

test('a hint tells nothing that was only imagined', () => {
  let told = 0;
  for (const { state, decision } of questions(3)) {
    const { seat, id } = decision;
    const answer = vallee.sample(decision, xoshiro(1));
    const certain = outlook(situationOf(vallee, state, decision, { rng: xoshiro(2), heard: [] }), answer);
    told += certain.length;
    const events: Parameters<typeof vallee.redact>[0][] = [];
    const real = vallee.clone(state);
    vallee.apply(real, { seat, id, answer }, events);
    const heard = events.flatMap((event) => vallee.redact(event, seat) ?? []);
    expect(certain).toEqual(heard.slice(0, certain.length));
  }
  expect(told).toBeGreaterThan(0);
});

test('reasons are aims that differ, and equal answers are said to be equal', () => {
  for (const { state, decision } of questions(8)) {
    const situation = situationOf(vallee, state, decision, { rng: xoshiro(5), heard: [] });
    const [best, ...others] = finish(advise(valleeBrain, situation, plays(24)));
    expect(best?.isEqual).toBe(false);
    for (const { aim, gain } of [best, ...others].flatMap((one) => one?.reasons ?? [])) {
      expect([...valleeBrain.aims, RIVAL]).toContain(aim);
      expect(gain).toBeGreaterThan(0.03);
    }
  }
});

test('hint and review have one estimate', () => {
  const seats = ['a', 'b'].map((name) => ({ name, contribution: null }));
  const match = startMatch(vallee, { options, seats, secret: 'ab'.repeat(32) });
  const luck = xoshiro(4);
  const hints = new Map<number, Reply & object & { chance: number }>();
  for (let at = 0; at < 24; at++) {
    const decision = vallee.decisions(match.state)[0];
    if (decision === undefined) break;
    const { seat, id } = decision;
    const heard = heardBy(match, seat);
    const asked = { rng: xoshiro(match.entries.length + 1), heard };
    const [best] = finish(advise(valleeBrain, situationOf(vallee, match.state, decision, asked), plays(8)));
    if (best !== undefined && best.reply !== LEAVE)
      hints.set(match.entries.length, { ...best.reply, chance: best.chance });
    const sound = situationOf(vallee, match.state, decision, { rng: luck, heard });
    submit(match, { seat, id, answer: valleeBots.merchant.answer(sound) });
  }
  const wanted = { plays: 8, mistakesPerSeat: 3, turningPoints: 5 };
  const {
    curve,
    accuracy,
    turningPoints,
    weighed: all,
  } = finish(review(vallee, valleeBrain, recordOf(match), wanted));
  for (const { seq, seat, before, after, lost, isLuck } of turningPoints) {
    // A change is luck as far as the move did not cause it.
    expect(isLuck).toBe(Math.abs(after - before + lost) > lost);
    expect(lost).toBe(all.find((one) => one.seq === seq && one.seat === seat)?.cost);
  }
  let compared = 0;
  for (const { seq, chance: curved } of curve) {
    const hint = hints.get(seq);
    const entry = match.entries[seq];
    if (hint === undefined || entry === undefined || !('answer' in entry)) continue;
    if (canonical(hint.answer) !== canonical(entry.answer)) continue;
    expect(curved).toBe(hint.chance);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(0);
  for (const { weighed, sound } of accuracy) expect(weighed).toBeGreaterThanOrEqual(sound);
});
