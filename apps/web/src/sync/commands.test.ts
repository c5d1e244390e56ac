import type { FrameRefusal } from '@comptoir/protocol';
import { expect, test } from 'vitest';
import { type Command, settle } from './commands.ts';

const table = 'AAAAAAAAAAAAAAAA';
const vote = (key: string): Command => ({ type: 'vote', table, key, proposal: 1, agree: true });
const STALE: FrameRefusal = { code: 'stale', rule: null, reason: 'stale', figures: {} };

test('an answer settles the command with its key and no other', () => {
  const outbox = [vote('a'), vote('b')];
  expect(settle(outbox, { type: 'ack', table, key: 'b', seq: 4 })).toEqual({
    outbox: [vote('a')],
    command: vote('b'),
    verdict: null,
  });
  expect(settle(outbox, { type: 'refused', table, key: 'a', seq: 4, refusal: STALE })?.verdict).toBe(STALE);
});

test('an answer that comes twice, or to another tab, settles nothing', () => {
  const first = settle([vote('a')], { type: 'ack', table, key: 'a', seq: 4 });
  expect(settle(first?.outbox ?? [], { type: 'ack', table, key: 'a', seq: 4 })).toBeNull();
  expect(settle([vote('a')], { type: 'pong' })).toBeNull();
});
