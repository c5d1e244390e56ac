import type { Entry, FrameRefusal, ServerFrame } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { type Command, settle } from './commands.ts';

const table = 'AAAAAAAAAAAAAAAA';
const vote = (key: string): Command => ({ type: 'vote', table, key, proposal: 1, agree: true });
const STALE: FrameRefusal = { code: 'stale', rule: null, reason: 'stale', figures: {} };

const entry = (seq: number, key?: string): Entry => ({
  seq,
  at: 0,
  kind: 'vote',
  seat: 0,
  events: [],
  ...(key === undefined ? {} : { key }),
});
const told = (...entries: Entry[]) => ({ type: 'entries', table, entries }) as unknown as ServerFrame;

test('an answer settles the command with its key and no other', () => {
  const unanswered = [vote('a'), vote('b')];
  expect(settle(unanswered, { type: 'ack', table, key: 'b', seq: 4 })).toEqual({
    unanswered: [vote('a')],
    answers: [{ command: vote('b'), verdict: null }],
  });
  const refused = settle(unanswered, { type: 'refused', table, key: 'a', seq: 4, refusal: STALE });
  expect(refused).toEqual({ unanswered: [vote('b')], answers: [{ command: vote('a'), verdict: STALE }] });
});

test('rows of the journal acknowledge the commands they came from, also after a break', () => {
  expect(settle([vote('a'), vote('b'), vote('c')], told(entry(3, 'b'), entry(4), entry(5, 'a')))).toEqual({
    unanswered: [vote('c')],
    answers: [
      { command: vote('a'), verdict: null },
      { command: vote('b'), verdict: null },
    ],
  });
});

test('an answer that comes twice, or to another tab, settles nothing', () => {
  const { unanswered } = settle([vote('a')], { type: 'ack', table, key: 'a', seq: 4 });
  expect(settle(unanswered, told(entry(4, 'a')))).toEqual({ unanswered: [], answers: [] });
  expect(settle([vote('a')], { type: 'pong' }).answers).toEqual([]);
});
