import type { Proof } from '@comptoir/challenges/proof';
import { expect, test } from 'vitest';
import { Proofs } from './proofs.ts';

/** A journal of three moves that notes when each of them is played. */
function* journal(name: string, played: string[]): Generator<void, Proof> {
  for (let move = 0; move < 3; move++) {
    played.push(name);
    yield;
  }
  return { score: 1 };
}

function* defective(): Generator<void, Proof> {
  yield;
  throw new Error('a defect');
}

test('journals of many people are played again one after the other, and others get their turn in between', async () => {
  const proofs = new Proofs();
  const played: string[] = [];
  let [turns, isDone] = [0, false];
  const other = (): void => {
    turns++;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  const all = await Promise.all(
    ['ana', 'bob', 'eve'].map((name) => proofs.play(name, journal(name, played))),
  );
  isDone = true;
  expect(all).toEqual([{ score: 1 }, { score: 1 }, { score: 1 }]);
  expect(played.join(' ')).toBe('ana ana ana bob bob bob eve eve eve');
  expect(turns).toBeGreaterThanOrEqual(9);
});

test('one journal of a person waits at a time, and no more than a few of all', async () => {
  const proofs = new Proofs();
  const played: string[] = [];
  const first = proofs.play('ana', journal('ana', played));
  expect(await proofs.play('ana', journal('ana', played))).toBe('refused');
  const crowd = Array.from({ length: 40 }, (_, n) => proofs.play(`guest ${n}`, journal('guest', played)));
  const found = await Promise.all(crowd);
  expect(found.filter((one) => one === 'refused').length).toBe(21);
  expect(await first).toEqual({ score: 1 });
  expect(await proofs.play('ana', journal('ana', played))).toEqual({ score: 1 });
});

test('who sends journals without end is refused until a minute has passed', async () => {
  let now = 0;
  const proofs = new Proofs(() => now);
  const send = () => proofs.play('ana', journal('ana', []));
  for (let n = 0; n < 30; n++) expect(await send()).not.toBe('refused');
  expect(await send()).toBe('refused');
  now += 61_000;
  expect(await send()).not.toBe('refused');
  expect(await send()).toBe('refused');
});

test('a journal that makes the rules throw keeps nobody waiting', async () => {
  const proofs = new Proofs();
  const failing = proofs.play('ana', defective());
  const next = proofs.play('bob', journal('bob', []));
  await expect(failing).rejects.toThrow('a defect');
  expect(await next).toEqual({ score: 1 });
});
