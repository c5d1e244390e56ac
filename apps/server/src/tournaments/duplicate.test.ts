import { commitTo, readRecord } from '@comptoir/kit';
import type { TournamentView } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, request } from '../testing/client.ts';
import { playRandomly } from '../testing/play.ts';
import { type TestPostgres, testPostgres } from '../testing/postgres.ts';
import { testServer } from '../testing/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await testPostgres();
});
afterAll(() => postgres.remove());

const DATABASES = ['the embedded database', 'Postgres'] as const;

test.each(DATABASES)(
  'on %s all tables of a round have one deal, closed until the last has ended',
  async (name) => {
    const databaseUrl = name === 'Postgres' ? postgres.database('duplicate') : null;
    const server = await testServer({ databaseUrl });
    const people = await Promise.all(['Ana', 'Bob', 'Eve', 'Max'].map((one) => Guest.come(server.url, one)));
    const [ana, bob, eve, max] = people as [Guest, Guest, Guest, Guest];
    const wish = { name: 'Coupe', game: 'vallee', duplicate: true, most: 2 };
    const refused = await ana.ask('POST', '/api/tournaments', { ...wish, system: 'knock-out' });
    expect(refused.body.error).toBe('options');
    const { body } = await ana.ask('POST', '/api/tournaments', wish);
    const id = String(body.tournament);
    for (const one of people) await one.ask('POST', `/api/tournaments/${id}/join`, {});
    await ana.ask('POST', `/api/tournaments/${id}/start`);
    const view = async () =>
      (await request(server.url, 'GET', `/api/tournaments/${id}`)).body as unknown as TournamentView;
    const infoOf = async (who: Guest, table: string) => (await who.ask('GET', `/api/tables/${table}`)).body;
    const tablesOf = async (round: number): Promise<string[]> => {
      const found = async () =>
        (await view()).rounds[round]?.tables.flatMap(({ table }) => table ?? []) ?? [];
      await expect.poll(async () => (await found()).length).toBe(2);
      return found();
    };
    const seated = (table: string, at: TournamentView, round: number): Guest[] => {
      const { entrants = [] } = at.rounds[round]?.tables.find((one) => one.table === table) ?? {};
      return entrants.map((entrant) => people.find((one) => one.id === entrant) as Guest);
    };
    const play = async (table: string, round: number) => {
      const both = seated(table, await view(), round);
      await expect.poll(async () => (await infoOf(both[0] as Guest, table)).status).toBe('playing');
      await Promise.all(
        both.map(async (one, at) => {
          const line = await one.live();
          await playRandomly(line, 'vallee', table, { seed: at + 1 });
          line.close();
        }),
      );
    };

    const [first, second] = (await tablesOf(0)) as [string, string];
    const start = await view();
    const [own, others] = [seated(first, start, 0), seated(second, start, 0)] as [
      [Guest, Guest],
      [Guest, Guest],
    ];
    // There is one commitment for the round, and it is on its page before the first card.
    await expect.poll(async () => (await infoOf(own[0], first)).status).toBe('playing');
    expect(start.rounds[0]?.commitment).toBe((await infoOf(own[0], first)).commitment);
    expect(start.rounds[0]?.commitment).toBe((await infoOf(others[0], second)).commitment);
    expect(JSON.stringify(start)).not.toContain('secret');

    // Nobody looks at a table of the other half: neither a stranger nor its owner nor who plays the same deal.
    for (const [table, outside] of [
      [first, others],
      [second, own],
    ] as const)
      for (const one of outside) {
        expect((await one.ask('GET', `/api/tables/${table}`)).body).toEqual({ error: 'not-watchable' });
        expect((await one.post(table, 'sit', {})).body).toEqual({ error: 'not-watchable' });
      }
    const mine = own.includes(ana) ? first : second;
    expect((await ana.post(mine, 'doors', { watch: true })).body).toEqual({ error: 'shared-deal' });
    const line = await ana.live();
    await line.subscribe(mine);
    for (const seat of [0, 1])
      expect(
        await line.command({ type: 'propose', table: mine, key: `f${seat}`, what: 'friend', seat }),
      ).toMatchObject({ type: 'refused', refusal: { reason: 'shared-deal' } });
    line.close();

    // The first table has ended: its record stays closed while the other plays the same deal.
    await play(first, 0);
    expect((await own[0].ask('GET', `/api/tables/${first}/record`)).body).toEqual({ error: 'shared-deal' });
    expect((await infoOf(own[0], first)).sealed).toBe(true);
    await expect
      .poll(async () => (await view()).rounds[0]?.tables.map(({ points }) => points !== null))
      .toContain(true);
    expect((await request(server.url, 'GET', `/api/tables/${first}`)).status).toBe(403);
    // What was bought there would tell the deal.
    const counted = async () =>
      ((await ana.ask('GET', '/api/statistics/vallee')).body.all as { games: number }).games;
    expect(await counted()).toBe(0);
    expect((await ana.ask('GET', '/api/statistics/vallee/file.csv')).text.split('\r\n')).toHaveLength(2);

    await play(second, 0);
    await expect.poll(async () => (await view()).rounds.length).toBe(2);
    await expect.poll(counted).toBe(4);
    const after = await view();
    const records = await Promise.all(
      [first, second].map(async (table) => {
        const { text } = await request(server.url, 'GET', `/api/tables/${table}/record`);
        const reading = readRecord(text);
        if (!reading.ok) throw new Error(text);
        return reading.record;
      }),
    );
    for (const { header, footer } of records) {
      expect(header.commitment).toBe(start.rounds[0]?.commitment);
      expect(commitTo(footer.secret)).toBe(header.commitment);
      expect(header.seats.map(({ contribution }) => contribution)).toEqual([null, null]);
    }
    expect(records[0]?.footer.secret).toBe(records[1]?.footer.secret);
    expect(after.rounds[1]?.commitment).not.toBe(after.rounds[0]?.commitment);
    // Seat by seat: of two tables one has the point of a seat, or both have half of it.
    const [one, two] = after.rounds[0]?.tables ?? [];
    for (const seat of [0, 1]) expect((one?.points?.[seat] ?? 0) + (two?.points?.[seat] ?? 0)).toBe(1);

    for (const table of await tablesOf(1)) await play(table, 1);
    await expect.poll(async () => (await view()).status).toBe('over');
    expect((await view()).standings.reduce((sum, { points }) => sum + points, 0)).toBe(4);
    for (const guest of [bob, eve, max])
      expect((await guest.ask('GET', `/api/tables/${first}`)).body).not.toHaveProperty('sealed');
    await server.close();
  },
);
