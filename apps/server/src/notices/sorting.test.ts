import { below, xoshiro } from '@comptoir/kit';
import { DEFAULT_NOTICES, NOTICE_KINDS, type NoticeKind, type NoticeSettings } from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import { type Notice, type Post, WEIGHT } from '../storage/outbox.ts';
import type { Append, Store } from '../storage/store.ts';
import { bothStores } from '../testing/both-stores.ts';
import type { Message } from './message.ts';
import { sortDue } from './sorting.ts';

const { flavours } = bothStores();
const HOUR = 3_600_000;
/** Midnight of Greenwich. */
const START = 20_000 * 24 * HOUR;
const RHYTHMS: Readonly<Record<string, Partial<NoticeSettings>>> = {
  'at once': {},
  'once a day': { digest: 8 },
  'not by night': { quiet: { from: 22, to: 7 } },
  'once a day, not by night': { digest: 20, quiet: { from: 22, to: 7 } },
};
const CHOICES = Array.from({ length: 2 ** NOTICE_KINDS.length }, (_, bits) =>
  NOTICE_KINDS.filter((_kind, at) => (bits >> at) & 1),
);

const EVENTS = ['turn', 'turn', 'talk', 'talk', 'invited', 'over', 'look', 'answer'] as const;

interface Club {
  readonly person: string;
  readonly table: string;
  readonly wanted: readonly NoticeKind[];
  seq: number;
  isAwaited: boolean;
  /** What they have still to be told. */
  readonly matters: Set<NoticeKind>;
  /** What they were told since they looked at the table. */
  readonly told: NoticeKind[];
}

const append = ({ table, seq }: Club, post: Post, at: number): Append => ({
  row: {
    table,
    seq,
    kind: 'move',
    seat: 0,
    person: null,
    key: null,
    body: '{}',
    events: '[]',
    hash: null,
    clock: '{}',
    at,
  },
  index: { status: 'playing', awaited: [0], deadline: null, botWaits: false },
  state: '{}',
  post,
});

describe.each(flavours)('messages on %s', (_name, open) => {
  /** Somebody with a table of their own, who wants to hear of these kinds. */
  async function clubOf(
    store: Store,
    name: string,
    wanted: readonly NoticeKind[],
    rhythm: Partial<NoticeSettings>,
  ) {
    const club: Club = {
      person: name,
      table: `t-${name}`,
      wanted,
      seq: 1,
      isAwaited: false,
      matters: new Set(),
      told: [],
    };
    await store.createPerson({ id: name, name, createdAt: START }, `hash-${name}`);
    const ways = Object.fromEntries(
      NOTICE_KINDS.map((kind) => [kind, wanted.includes(kind) ? ['webhook'] : []]),
    );
    const settings = { ...DEFAULT_NOTICES, zone: 'UTC', ...rhythm, ways } as NoticeSettings;
    await store.putNoticeSettings(name, JSON.stringify(settings));
    await store.addChannel({
      id: `c-${name}`,
      person: name,
      kind: 'webhook',
      address: '{}',
      secret: `s-${name}`,
      pending: null,
      isBroken: false,
      session: null,
      table: null,
      createdAt: START,
    });
    const row = {
      id: club.table,
      game: 'vallee',
      rules: 1,
      owner: name,
      visibility: 'private',
      settings: '{}',
    } as const;
    await store.createTable(
      { ...row, secret: 's', commitment: 'c', createdAt: START },
      append(club, { notices: [], settled: [] }, START),
    );
    return club;
  }

  /** Something happens at a table, or its person does something. */
  async function happen(store: Store, club: Club, what: (typeof EVENTS)[number], now: number): Promise<void> {
    const { person, table, matters, told } = club;
    const write = (notices: readonly Notice[], settled: readonly string[] = []) => {
      club.seq++;
      return store.append(append(club, { notices, settled }, now));
    };
    const due = now + 1;
    switch (what) {
      case 'turn':
        if (club.isAwaited || isKnown(club, 'over')) return;
        club.isAwaited = true;
        raise(club, 'turn', 'time');
        await write([
          { person, kind: 'turn', due },
          { person, kind: 'time', due: now + 22 * HOUR },
        ]);
        return;
      case 'invited':
        if (isKnown(club, 'invited')) return;
        raise(club, 'invited');
        await write([{ person, kind: 'invited', due }]);
        return;
      case 'over':
        if (isKnown(club, 'over')) return;
        settle(club);
        raise(club, 'over');
        await write([{ person, kind: 'over', due }], [person]);
        return;
      case 'talk':
        raise(club, 'talk');
        await store.say({ table, person, at: now, text: '…' }, [{ person, kind: 'talk', due }]);
        return;
      case 'answer':
        if (!club.isAwaited) return;
        settle(club);
        await write([], [person]);
        return;
      case 'look':
        // They know whose turn it is; of their time they are still reminded.
        for (const kind of ['turn', 'talk', 'invited', 'over'] as const) matters.delete(kind);
        told.length = 0;
        await store.seen(person, table);
    }
  }
  const isKnown = ({ matters, told }: Club, kind: NoticeKind): boolean =>
    matters.has(kind) || told.includes(kind);
  /** What was told already says enough of all that is lighter. */
  const raise = ({ matters, told }: Club, ...kinds: NoticeKind[]) => {
    for (const kind of kinds) if (told.every((one) => WEIGHT[one] < WEIGHT[kind])) matters.add(kind);
  };
  const settle = (club: Club) => {
    club.isAwaited = false;
    for (const kind of ['turn', 'time'] as const) {
      club.matters.delete(kind);
      if (club.told.includes(kind)) club.told.splice(club.told.indexOf(kind), 1);
    }
  };

  test('whatever is wanted arrives, whatever is not neither arrives nor hides it, and of a table one thing is told', async () => {
    const store = await open('sorting');
    const rng = xoshiro(19);
    const clubs: Club[] = [];
    for (const [at, rhythm] of Object.values(RHYTHMS).entries())
      for (const [number, wanted] of CHOICES.entries())
        clubs.push(await clubOf(store, `p${at}-${number}`, wanted, rhythm));
    const byPerson = new Map(clubs.map((club) => [club.person, club]));
    let now = START;
    /** Sends what is due. */
    const send = async () => {
      for (;;) {
        const due = (await store.dueNotices(now, 1)).length > 0;
        if (!due) break;
        await sortDue(store, now);
      }
      for (const { id, person, body } of await store.takeDeliveries('one', now, 10_000)) {
        const { told } = JSON.parse(body) as Message;
        for (const { kind } of told) {
          const club = byPerson.get(person)!;
          expect(club.wanted, `${person} hears of ${kind}`).toContain(kind);
          for (const before of club.told)
            expect(WEIGHT[kind], `${person} hears of ${kind} after ${club.told}`).toBeGreaterThan(
              WEIGHT[before],
            );
          club.told.push(kind);
          for (const other of club.matters) if (WEIGHT[other] <= WEIGHT[kind]) club.matters.delete(other);
        }
        await store.settleDelivery(id, 'sent');
      }
    };
    for (let step = 0; step < 18; step++) {
      for (const club of clubs) await happen(store, club, EVENTS[below(rng, EVENTS.length)]!, now);
      now += [1, HOUR, 5 * HOUR, 30 * HOUR][below(rng, 4)]!;
      await send();
      if (step % 6 < 5) continue;
      // After a day no digest and no night holds anything back.
      for (let hour = 0; hour < 48; hour++) {
        now += HOUR;
        await send();
      }
      for (const { person, wanted, matters } of clubs)
        expect(
          [...matters].filter((kind) => wanted.includes(kind)),
          `what ${person} was not told`,
        ).toEqual([]);
    }
    await store.close();
  });
});
