import { expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import type { Append } from './store.ts';

const append = (table: string, seq: number): Append => ({ row: { table, seq } }) as unknown as Append;

test('of one table the first row that came is written first, however many are written at once', async () => {
  const began: string[][] = [];
  const ends: (() => void)[] = [];
  const commits = new GroupCommit((appends) => {
    began.push(appends.map(({ row }) => `${row.table}${row.seq}`));
    return new Promise((resolve) => ends.push(() => resolve(appends.map(() => true))));
  }, 4);
  const rows = [append('a', 1), append('a', 2), append('b', 1), append('a', 3)];
  const all = Promise.all(rows.map((row) => commits.append(row)));
  await expect.poll(() => began).toEqual([['a1', 'b1']]);
  const late = commits.append(append('c', 1));
  await expect.poll(() => began).toEqual([['a1', 'b1'], ['c1']]);
  ends[0]?.();
  await expect.poll(() => began.at(-1)).toEqual(['a2']);
  ends[1]?.();
  ends[2]?.();
  await expect.poll(() => began.at(-1)).toEqual(['a3']);
  ends[3]?.();
  expect(await all).toEqual([true, true, true, true]);
  expect(await late).toBe(true);
});
