import { expect, test } from 'vitest';
import { type Beat, beatsIn, carriesOn, foldedBeats } from './beats.ts';
import type { Weight } from './wording.ts';

/** Events are told as they are written; a step begins with "step", a change with "then". */
const teller = {
  event: (event: string) => event,
  weight: (event: string): Weight => {
    if (event.startsWith('then')) return 'change';
    if (event.startsWith('no')) return 'reply';
    return { headline: 1, isStep: event.startsWith('step'), isIntent: event.startsWith('will') };
  },
};
const beat = (seq: number, ...events: string[]): Beat<string> =>
  beatsIn({ seq, seat: 1, events }, teller)[0] as Beat<string>;

test('a beat is a decision, a step of one, or what came of it', () => {
  expect([beat(1, 'act'), beat(2, 'step 1', 'then 2'), beat(3, 'then 3')].map(({ what }) => what)).toEqual([
    'decision',
    'step',
    'change',
  ]);
});

test('a step carries on a step, a change whatever came before, and nobody the deed of another', () => {
  const [act, step, change] = [beat(1, 'act'), beat(2, 'step'), beat(3, 'then')];
  expect([carriesOn(step, step), carriesOn(act, step), carriesOn(act, change), carriesOn(act, act)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(carriesOn({ ...step, seat: 2 }, step)).toBe(false);
});

test('folded, a walk is one beat that tells all its steps', () => {
  const walk = [
    beat(1, 'act'),
    beat(2, 'step 1'),
    beat(3, 'step 2', 'then 3'),
    beat(4, 'then 4'),
    beat(5, 'act'),
  ];
  expect(foldedBeats(walk).map(({ seq, changes }) => [seq, changes])).toEqual([
    [1, []],
    [2, ['step 2', 'then 3', 'then 4']],
    [5, []],
  ]);
});

test('an announcement is told until the deed follows, which says the same', () => {
  expect(beat(1, 'will build', 'then paid', 'build', 'then gained')).toMatchObject({
    headline: 'build',
    changes: ['then paid', 'then gained'],
    what: 'decision',
  });
  const told = foldedBeats([beat(1, 'step'), beat(2, 'will build'), beat(3, 'build'), beat(4, 'will build')]);
  expect(told.map(({ seq, headline, changes }) => [seq, headline, changes])).toEqual([
    [1, 'step', []],
    [3, 'build', []],
    [4, 'will build', []],
  ]);
  // What was stopped stays told.
  const stopped = foldedBeats([beat(1, 'will build'), beat(2, 'then stopped'), beat(3, 'act')]);
  expect(stopped.map(({ headline, changes }) => [headline, changes])).toEqual([
    ['will build', ['then stopped']],
    ['act', []],
  ]);
});

test('what comes of a pause that somebody ended belongs to whom it was for', () => {
  const after = {
    ...teller,
    weight: (event: string): Weight => (event === 'pass' ? { owner: 2 } : teller.weight(event)),
  };
  const beats = (...events: string[]): unknown[] =>
    beatsIn({ seq: 1, seat: 1, events }, after).map(({ seat, headline }) => [seat, headline]);
  expect(beats('pass', 'then 1', 'then 2')).toEqual([[2, 'then 1']]);
  expect(beats('pass', 'act', 'then 2')).toEqual([[1, 'act']]);
});

test('a reply is told with what it answers, whoever gives it', () => {
  const reply = beatsIn({ seq: 2, seat: 2, events: ['no'] }, teller)[0] as Beat<string>;
  expect(foldedBeats([beat(1, 'offer'), reply]).map(({ seat, changes }) => [seat, changes])).toEqual([
    [1, ['no']],
  ]);
});

test('what an automaton decides within the answer of another seat is a beat of the seat whose turn has begun', () => {
  const weight = (event: string): Weight => {
    if (event === 'turn 2') return { turn: 2 };
    return event.startsWith('then') ? 'change' : { headline: event === 'plays' ? 'turn' : 1 };
  };
  const beats = beatsIn(
    { seq: 1, seat: 1, events: ['act', 'then 1', 'turn 2', 'plays', 'then 2'] },
    { event: (event: string) => event, weight },
  );
  expect(beats.map(({ seat, headline, changes }) => [seat, headline, ...changes])).toEqual([
    [1, 'act', 'then 1'],
    [2, 'plays', 'then 2'],
  ]);
});
