import { expect, test } from 'vitest';
import { type Client, FairQueue } from './fair-queue.ts';

const never = new AbortController().signal;

/** A queue that records work when it begins, and ends it when the test says so. */
function recorded(slots: number) {
  const queue = new FairQueue(slots);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (name: string, client: Client, signal = never) =>
    queue.run(
      client,
      signal,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.push(() => resolve(name));
        }),
    );
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, begun, add, end };
}

const person = (owner: string): Client => ({ owner, isAwaited: true });
const robots = (owner: string): Client => ({ owner, isAwaited: false });

test('an owner with many tables makes another wait for one thought, not for all', async () => {
  const { begun, add, end } = recorded(1);
  for (let table = 0; table < 60; table++) void add(`mean ${table}`, person('mean'));
  await end();
  void add('Ana', person('ana'));
  expect(begun).toEqual(['mean 0', 'mean 1']);
  await end();
  await end();
  expect(begun).toEqual(['mean 0', 'mean 1', 'mean 2', 'Ana']);
});

test('owners take turns, and people come before tables of robots', async () => {
  const { begun, add, end } = recorded(1);
  for (const name of ['a', 'b']) {
    for (let table = 0; table < 2; table++) void add(`${name} alone`, robots(name));
    for (let table = 0; table < 3; table++) void add(name, person(name));
  }
  for (let turn = 0; turn < 10; turn++) await end();
  expect(begun.slice(1)).toEqual(['a', 'b', 'a', 'b', 'a', 'b', 'a alone', 'b alone', 'b alone']);
});

test('tables of robots are not left for ever', async () => {
  const { begun, add, end } = recorded(2);
  void add('alone', robots('r'));
  for (let at = 0; at < 3; at++) void add('alone', robots('r'));
  for (let at = 0; at < 40; at++) void add('person', person(`p${at}`));
  for (let turn = 0; turn < 30; turn++) await end();
  expect(begun.filter((name) => name === 'alone')).toHaveLength(4);
});

test('K-313 an answer to a person begins at once beside long thoughts, and before all that wait', async () => {
  const { begun, add, end } = recorded(2);
  const answer = (owner: string): Client => ({ owner, isAwaited: true, isAnswer: true });
  for (let at = 0; at < 4; at++) void add('long', person('masters'));
  for (let at = 0; at < 4; at++) void add('alone', robots('r'));
  expect(begun).toEqual(['long', 'long']);
  void add('answer', answer('ana'));
  expect(begun).toEqual(['long', 'long', 'answer']);
  void add('next', answer('ana'));
  void add('another', answer('bob'));
  expect(begun).toHaveLength(3);
  for (let at = 0; at < 2; at++) await end();
  expect(begun.slice(3)).toEqual(['next', 'another']);
});

test('no other thought takes the slot of answers, nor do tables of robots have any', async () => {
  const { begun, add } = recorded(1);
  void add('alone', { owner: 'r', isAwaited: false, isAnswer: true });
  void add('person', person('a'));
  void add('offer among robots', { owner: 'r', isAwaited: false, isAnswer: true });
  expect(begun).toEqual(['alone']);
});

test('what is no longer wanted leaves the queue', async () => {
  const { queue, begun, add, end } = recorded(1);
  void add('first', person('a'));
  const cancel = new AbortController();
  const dropped = add('dropped', person('b'), cancel.signal);
  cancel.abort(new Error('no longer'));
  await expect(dropped).rejects.toThrow('no longer');
  expect(queue.waiting).toBe(0);
  void add('next', person('c'));
  await end();
  expect(begun).toEqual(['first', 'next']);
});
