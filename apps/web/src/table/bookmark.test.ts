import type { Kinded } from '@comptoir/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromTable } from '../sync/server-moment.ts';
import { storyOf } from '../sync/story.ts';
import { toldTable } from '../testing/told-table.ts';
import { keepBookmark, momentsBetween, momentsSinceBookmark } from './bookmark.ts';
import type { TableNow } from './table.ts';

type Now = TableNow<Kinded, unknown, unknown>;

/** A table as seat 0 sees it after all that was played. */
function seen(table: ReturnType<typeof toldTable>): Now {
  const frame = table.table(0);
  const now = fromTable(frame, { story: storyOf(frame.entries), chat: [] });
  if (now === null) throw new Error('no table');
  return now;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('every move since a bookmark is a moment of its own, with the view of that time', () => {
  const table = toldTable();
  keepBookmark(seen(table));
  const views = [table.view(0)];
  for (let i = 0; i < 40; i++) {
    table.move();
    views.push(table.view(0));
  }
  const now = seen(table);
  const moments = momentsSinceBookmark(now, table.game);
  expect(moments.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect(moments.map(({ view }) => view)).toEqual(views.slice(0, -1));
  expect(moments.every(({ story, seq }) => story.at(-1)?.seq === seq)).toBe(true);
});

test('a story that does not lead to the present shows nothing wrong', () => {
  const table = toldTable();
  table.move();
  const before = seen(table);
  keepBookmark(before);
  table.move();
  table.back(1);
  table.move();
  expect(momentsSinceBookmark(seen(table), table.game)).toEqual([]);
  expect(momentsBetween(before, before, table.game)).toEqual([]);
});

test('a bookmark of another seat or another table is none', () => {
  const table = toldTable();
  const before = seen(table);
  keepBookmark({ ...before, viewer: 1 });
  table.move();
  expect(momentsSinceBookmark(seen(table), table.game)).toEqual([]);
  for (let i = 0; i < 10; i++) keepBookmark({ ...before, info: { ...before.info, id: `other-${i}` } });
  expect(localStorage.getItem('comptoir.bookmark.other-0')).toBeNull();
  expect(localStorage.getItem('comptoir.bookmark.other-9')).not.toBeNull();
});
