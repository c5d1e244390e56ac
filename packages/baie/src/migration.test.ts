import { readFileSync } from 'node:fs';
import { type Json, readRecord, verifyRecord, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { handHours, handsOf } from './dial.ts';
import type { Event } from './events.ts';
import { baie } from './game.ts';
import { captainNumbers } from './merchants/captain/numbers.ts';
import { EDITION } from './numbers.ts';
import type { State } from './state.ts';
import { options } from './testing/table.ts';
import { wording } from './texts/index.ts';

/** Games of earlier rules, saved in the middle of a day; they are played to their end. */
interface Saved {
  readonly rules: number;
  readonly state: Json;
}
const saved = (name: string): Saved =>
  JSON.parse(readFileSync(new URL(`./testing/saved/${name}.json`, import.meta.url), 'utf8')) as Saved;

/** Plays by chance to the end, looking at the invariants after every answer. */
function playOn(g: State): void {
  const rng = xoshiro(3);
  for (let decisions = baie.decisions(g); decisions.length > 0; ) {
    const { seat, id } = decisions[0]!;
    decisions = baie.apply(g, { seat, id, answer: baie.sample(decisions[0]!, rng) });
    expect(baie.violations(g)).toEqual([]);
  }
  expect(baie.outcome(g)).not.toBeNull();
}

describe.each(['solo-1', 'four-1'])('the saved game %s', (name) => {
  test('keeps the numbers it was opened with and can be played to the end', () => {
    const { rules, state } = saved(name);
    const g = baie.migrate(state, rules);
    expect(g.config.edition).toBe(1);
    expect(handsOf(g)).toEqual([13, 19]);
    expect(baie.violations(g)).toEqual([]);
    const asked = baie.decisions(g)[0]!;
    expect(asked.id).toBe('clock.hand');
    // The hand it was asked about still leads from 5 to 8, or from 8 to 11.
    const cut = asked.kind === 'pick-option' ? asked.options[1]! : null;
    const cast = { viewer: asked.seat, name: String };
    expect(wording.en.option(asked, cut, baie.view(g, asked.seat), cast)).toMatch(/to (8|11) o’clock/);
    playOn(g);
  });
});

test('the saved game four-2 goes on with edition 2', () => {
  const { rules, state } = saved('four-2');
  const g = baie.migrate(state, rules);
  expect(g.config.edition).toBe(2);
  expect(baie.violations(g)).toEqual([]);
  // B-008: with Cultists no Rogue is in the box.
  expect(g.box).toBe(0);
  playOn(g);
});

test('the saved game four-3 goes on with edition 3: its hands join the hours that they joined', () => {
  const { rules, state } = saved('four-3');
  const g = baie.migrate(state, rules);
  expect(g.config.edition).toBe(3);
  expect(baie.decisions(g)[0]!.id).toBe('clock.hand');
  expect(handsOf(g).map((hand) => handHours(g, hand))).toEqual([
    { from: 4, to: 7 },
    { from: 8, to: 11 },
  ]);
  playOn(g);
});

test('the saved game five-4 goes on with edition 4', () => {
  const { rules, state } = saved('five-4');
  const g = baie.migrate(state, rules);
  expect(g.config.edition).toBe(4);
  // M-007: its Captain had no past.
  expect(captainNumbers(g).past).toBe(0);
  expect(baie.violations(g)).toEqual([]);
  expect(baie.decisions(g)[0]!.id).toBe('clock.hand');
  playOn(g);
});

describe('records of finished games', () => {
  const record = (rules: number): string =>
    readFileSync(new URL(`./testing/saved/record-${rules}.txt`, import.meta.url), 'utf8');

  test.each([
    [2, 268],
    [3, 202],
    [4, 178],
  ])('of rules %i are dealt by their own numbers and verified to the last hash', (rules, moves) => {
    expect(verifyRecord(baie, record(rules))).toMatchObject({ ok: true, moves });
    const opened = baie.asOf(rules)!;
    expect([opened.rules, opened.setup(1, options()).config.edition]).toEqual([rules, rules]);
    expect(baie.setup(1, options()).config.edition).toBe(EDITION);
  });

  test('of rules 1 are refused, and it is said why', () => {
    expect(readRecord(record(1)).ok).toBe(true);
    expect(verifyRecord(baie, record(1))).toMatchObject({
      ok: false,
      fault: { place: 'header', problem: expect.stringMatching(/older rules.*not verified/) },
    });
    expect(baie.asOf(1)).toBeNull();
  });
});

test('rules that never were are refused', () => {
  expect(() => baie.migrate(saved('solo-1').state, 7)).toThrow(RangeError);
});

test('a story that was told by rules 1 is told in the words of today', () => {
  const old = { type: 'peddler-shuffled', all: true } as unknown as Event;
  expect(baie.redact(old, 0)).toEqual({ type: 'colporteur-shuffled', all: true });
});
