import { below, SPECTATOR, type Viewer, xoshiro } from '@comptoir/kit';
import type { ServerFrame } from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import { toldTable } from '../testing/told-table.ts';
import { down, hear, newSession, type Session, type Step, up } from './session.ts';

type Told = ReturnType<typeof toldTable>;

/** A page at a table: frames go in, questions of the page are answered at once. */
function visitor(told: Told, viewer: Viewer) {
  let session: Session = newSession(null);
  let asked = 0;
  function take(step: Step): void {
    session = step.session;
    if (step.ask === null) return;
    asked += 1;
    const since = session.now?.seq ?? 0;
    take(hear(session, step.ask === 'all' ? told.table(viewer) : told.since(viewer, since), told.game));
  }
  return {
    get session() {
      return session;
    },
    get asked() {
      return asked;
    },
    hear: (frame: ServerFrame): void => take(hear(session, frame, told.game)),
    up: (): void => take(up(session)),
    down: (): void => take(down(session)),
  };
}

const seqs = ({ now }: Session): number[] | undefined => now?.story.map(({ seq }) => seq);

function expectUpToDate({ session }: { session: Session }, told: Told, viewer: Viewer): void {
  expect(session.now?.seq).toBe(told.seq);
  expect(session.now?.view).toEqual(told.view(viewer));
}

/** Plays a move and gives the frame that tells it. */
function moved(told: Told, viewer: Viewer): ServerFrame {
  const { seq } = told;
  told.move();
  return told.since(viewer, seq);
}

describe('frames', () => {
  test('in order need nothing else: view, story and undo points are in them', () => {
    const told = toldTable();
    const page = visitor(told, 0);
    page.up();
    for (let i = 0; i < 12; i++) page.hear(moved(told, 0));
    expectUpToDate(page, told, 0);
    expect(page.asked).toBe(1);
    expect(seqs(page.session)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
    page.hear({ ...told.since(0, told.seq), undo: [4, 3] } as ServerFrame);
    expect(page.session.now?.undo).toEqual([4, 3]);
  });

  test('that are lost are asked for when the next one does not fit', () => {
    const told = toldTable();
    const page = visitor(told, 0);
    page.up();
    moved(told, 0);
    page.hear(moved(told, 0));
    expectUpToDate(page, told, 0);
    expect(page.asked).toBe(2);
    expect(seqs(page.session)).toEqual([1, 2, 3]);
  });

  test('that are doubled change nothing', () => {
    const told = toldTable();
    const page = visitor(told, 0);
    page.up();
    const frame = moved(told, 0);
    page.hear(frame);
    const { now } = page.session;
    page.hear(frame);
    expect(page.session.now).toEqual(now);
    const whole = told.table(0);
    page.hear(whole);
    page.hear(whole);
    expect(seqs(page.session)).toEqual([1, 2]);
  });

  test('that come late do not lead back into the past', () => {
    const told = toldTable();
    const page = visitor(told, 0);
    page.up();
    const old = told.table(0);
    const first = moved(told, 0);
    const second = moved(told, 0);
    page.hear(first);
    page.hear(second);
    page.hear(first);
    page.hear(old);
    expectUpToDate(page, told, 0);
    expect(page.asked).toBe(1);
  });

  test('in the wrong order end at the same place', () => {
    const told = toldTable();
    const page = visitor(told, 1);
    page.up();
    const first = moved(told, 1);
    const second = moved(told, 1);
    page.hear(second);
    page.hear(first);
    expectUpToDate(page, told, 1);
    expect(seqs(page.session)).toEqual([1, 2, 3]);
  });

  test('while the whole table is on its way are not fitted in and ask for nothing more', () => {
    const told = toldTable();
    let session = newSession(null);
    session = hear(up(session).session, told.table(0), told.game).session;
    moved(told, 0);
    const gap = hear(session, moved(told, 0), told.game);
    expect(gap.ask).toBe('all');
    const more = hear(gap.session, moved(told, 0), told.game);
    expect(more.ask).toBeNull();
    expect(hear(more.session, told.table(0), told.game).session.now?.seq).toBe(told.seq);
  });

  test('of a return carry how far, and a return may lead forward again', () => {
    const told = toldTable();
    const page = visitor(told, 0);
    page.up();
    // A, B, back to A, back to B, C
    page.hear(moved(told, 0));
    page.hear(moved(told, 0));
    for (const to of [2, 3]) {
      const { seq } = told;
      told.back(to);
      page.hear(told.since(0, seq));
      expectUpToDate(page, told, 0);
    }
    page.hear(moved(told, 0));
    expectUpToDate(page, told, 0);
    expect(seqs(page.session)).toEqual([1, 2, 3, 6]);
    expect(page.asked).toBe(1);
  });

  test.each([0, 1, SPECTATOR])(
    'lost, doubled, late and mixed up: seat %i sees the same table in the end',
    (viewer) => {
      const rng = xoshiro(11 + viewer);
      for (let game = 0; game < 6; game++) {
        const told = toldTable();
        const page = visitor(told, viewer);
        page.up();
        const onTheWay: ServerFrame[] = [];
        for (let i = 0; i < 40; i++) {
          const { seq } = told;
          if (below(rng, 8) === 0 && seq > 3) told.back(1 + below(rng, seq));
          else told.move();
          const frame = told.since(viewer, seq);
          if (below(rng, 5) > 0) onTheWay.splice(below(rng, onTheWay.length + 1), 0, frame);
          if (below(rng, 5) === 0) onTheWay.push(frame);
          while (onTheWay.length > below(rng, 4)) page.hear(onTheWay.shift() as ServerFrame);
          if (below(rng, 10) === 0) {
            page.down();
            page.up();
          }
        }
        page.down();
        page.up();
        expectUpToDate(page, told, viewer);
        const fresh = visitor(told, viewer);
        fresh.up();
        expect(seqs(page.session)).toEqual(seqs(fresh.session));
      }
    },
  );
});

describe('a line', () => {
  test('that goes down leaves the table as it was, and asks for what was missed when it is back', () => {
    const told = toldTable();
    const page = visitor(told, 0);
    page.up();
    page.down();
    expect(page.session.now?.connection).toBe('retrying');
    for (let i = 0; i < 5; i++) told.move();
    page.up();
    expectUpToDate(page, told, 0);
    expect(page.session.now?.connection).toBe('live');
  });

  test('that loses the row of one’s own move is asked for it when the answer comes', () => {
    const told = toldTable();
    const page = visitor(told, 0);
    page.up();
    told.move();
    page.hear({ type: 'ack', table: told.info.table, key: 'k', seq: told.seq });
    expectUpToDate(page, told, 0);
  });
});

test('two tabs of one seat see the same table, whichever of them moves', () => {
  const told = toldTable();
  const tabs = [visitor(told, 0), visitor(told, 0)];
  for (const tab of tabs) tab.up();
  for (let i = 0; i < 10; i++) {
    const frame = moved(told, 0);
    for (const tab of tabs) tab.hear(frame);
  }
  expect(tabs[0]?.session.now).toEqual(tabs[1]?.session.now);
  expectUpToDate(tabs[0] as { session: Session }, told, 0);
});

test('a table that is not for this person ends the session, other errors pass', () => {
  const told = toldTable();
  const { table } = told.info;
  const opening = up(newSession(null)).session;
  const error = (code: string) => hear(opening, { type: 'error', code, table }, null).session.problem;
  expect([error('not-found'), error('not-watchable'), error('too-many-frames')]).toEqual([
    'gone',
    'refused',
    null,
  ]);
  // Spectators are told why they may no longer watch.
  const shown = hear(opening, told.table(0), told.game).session;
  const after = (code: string) =>
    hear(shown, { type: 'error', code, table }, told.game).session.now?.connection;
  // The host has closed the table, or it is no longer kept.
  expect([after('not-found'), after('expired'), after('not-watchable')]).toEqual(['gone', 'gone', 'closed']);
});

test('a story without its beginning is asked for again when something happens', () => {
  const told = toldTable();
  told.move();
  const opening = hear(up(newSession(null)).session, { ...told.table(0), entries: [] }, told.game);
  expect(opening.ask).toBeNull();
  const next = hear(opening.session, moved(told, 0), told.game);
  expect(next.ask).toBe('all');
  const whole = hear(next.session, told.table(0), told.game);
  expect(seqs(whole.session)).toEqual([1, 2, 3]);
});
