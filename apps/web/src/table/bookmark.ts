import { type AnyGame, cloneJson, type Json, type Kinded, SPECTATOR, sameJson } from '@comptoir/kit';
import { forget, recallText, remember } from '../browser/preferences.ts';
import type { StoryEntry, TableNow } from './table.ts';

type Now = TableNow<Kinded, unknown, unknown>;

/** The table as somebody left it after a turn: from there, what the others did since can be shown move by move. */
interface Bookmark {
  readonly seq: number;
  readonly viewer: number;
  readonly view: Json;
}

/** Tables whose bookmarks are kept: those that were played last. */
const MOST = 8;
const LIST = 'bookmarks';
const keyOf = (table: string): string => `bookmark.${table}`;

export function keepBookmark({ info, seq, viewer, view }: Now): void {
  if (viewer === SPECTATOR) return;
  const mark: Bookmark = { seq, viewer, view: view as Json };
  const others = (recallText(LIST)?.split(' ') ?? []).filter((id) => id !== info.id);
  for (const old of others.slice(MOST - 1)) forget(keyOf(old));
  remember(LIST, [info.id, ...others.slice(0, MOST - 1)].join(' '));
  remember(keyOf(info.id), JSON.stringify(mark));
}

function bookmarkOf({ info, viewer }: Now): Bookmark | null {
  const text = recallText(keyOf(info.id));
  const mark = text === null ? null : (JSON.parse(text) as Bookmark);
  return mark?.viewer === viewer ? mark : null;
}

/** The moments from the bookmark of this table up to `now`, which is not among them. */
export function momentsSinceBookmark(now: Now, game: Pick<AnyGame, 'fold'>): readonly Now[] {
  const mark = bookmarkOf(now);
  return mark === null ? [] : momentsBetween({ ...now, ...mark }, now, game);
}

/**
 * The moments from `from` on, up to `now`, which is not among them: the story told again, entry by entry. None when it does
 * not lead there: a move was taken back, or the story is not whole.
 */
export function momentsBetween(from: Now, now: Now, game: Pick<AnyGame, 'fold'>): readonly Now[] {
  const fresh = now.story.filter(({ seq }) => seq > from.seq);
  if (fresh.length === 0) return [];
  const told = (seq: number): readonly StoryEntry<unknown>[] => now.story.filter((entry) => entry.seq <= seq);
  const moment = (seq: number, view: unknown): Now => ({
    ...now,
    seq,
    view,
    story: told(seq),
    decisions: [],
    awaited: [],
    undo: [],
    outcome: null,
  });
  const moments = [moment(from.seq, from.view)];
  try {
    for (const { seq, events } of fresh) {
      const before = cloneJson(moments.at(-1)?.view as Json);
      moments.push(
        moment(
          seq,
          events.reduce<unknown>((view, event) => game.fold(view, event), before),
        ),
      );
    }
  } catch {
    // An event does not fit the view.
    return [];
  }
  const last = moments.pop();
  return sameJson(last?.view, now.view) ? moments : [];
}
