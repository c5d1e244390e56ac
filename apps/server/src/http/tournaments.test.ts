import type { TournamentView } from '@comptoir/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, request } from '../testing/client.ts';
import { playRandomly } from '../testing/play.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const view = async (id: string): Promise<TournamentView> =>
  (await request(server.url, 'GET', `/api/tournaments/${id}`)).body as unknown as TournamentView;
const announced = async (owner: Guest, wish: object = {}): Promise<string> => {
  const { status, body } = await owner.ask('POST', '/api/tournaments', {
    name: 'Coupe de la Vallée',
    game: 'vallee',
    ...wish,
  });
  expect(status).toBe(201);
  return String(body.tournament);
};
const act = (who: Guest, id: string, what: string, body?: object) =>
  who.ask('POST', `/api/tournaments/${id}/${what}`, body);

/** Plays every table of this person until the tournament is over. */
async function playAll(who: Guest, id: string, seed: number): Promise<TournamentView> {
  const line = await who.live();
  const done = new Set<string>();
  for (;;) {
    const now = await view(id);
    if (now.status === 'over') {
      line.close();
      return now;
    }
    const mine = now.rounds.at(-1)?.tables.find(({ entrants }) => entrants.includes(who.id));
    const info = mine?.table && (await who.ask('GET', `/api/tables/${mine.table}`)).body;
    if (!mine?.table || done.has(mine.table) || (info as { status: string }).status === 'waiting') {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    done.add(mine.table);
    await playRandomly(line, 'vallee', mine.table, { seed });
  }
}

test('two people and two robots play a Swiss to its end, with standings for all to read', async () => {
  const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, '=Bob')];
  const id = await announced(ana, { fill: 4, rated: true });
  expect((await act(ana, id, 'join', {})).status).toBe(200);
  expect((await act(ana, id, 'join', {})).body).toEqual({ error: 'seated-already' });
  expect((await act(bob, id, 'start')).body).toEqual({ error: 'not-owner' });
  await act(bob, id, 'join', {});
  expect((await act(ana, id, 'start')).body).toMatchObject({ status: 'playing', planned: 2 });
  const [end] = await Promise.all([playAll(ana, id, 1), playAll(bob, id, 2)]);

  expect(end.entrants.map(({ name }) => name)).toEqual(['Ana', '=Bob', 'Robot 1', 'Robot 2']);
  expect(end.rounds).toHaveLength(2);
  // The way back from each of its tables.
  for (const { tables } of end.rounds)
    expect((await ana.ask('GET', `/api/tables/${tables[0]?.table}`)).body).toMatchObject({
      cup: { tournament: id, name: 'Coupe de la Vallée' },
    });
  expect(end.standings.reduce((sum, { points }) => sum + points, 0)).toBe(4);
  const opponents = end.rounds.map(({ tables }) =>
    tables.find(({ entrants }) => entrants.includes(ana.id))?.entrants.find((one) => one !== ana.id),
  );
  expect(new Set(opponents).size).toBe(2);
  const csv = (await request(server.url, 'GET', `/api/tournaments/${id}/standings.csv`)).text.split('\r\n');
  expect(csv[0]).toBe('rank,name,points,company,margin,wins,round 1,round 2');
  expect(csv).toHaveLength(6);
  // A spreadsheet must not take a name for a formula.
  expect(csv.join()).toContain("'=Bob");
  // Games are rated later, by a duty.
  await expect
    .poll(async () => (await ana.ask('GET', '/api/me/ratings')).body.ratings)
    .toMatchObject([{ game: 'vallee', games: 2 }]);
  expect((await request(server.url, 'GET', '/api/tournaments')).body.tournaments).toMatchObject([
    { tournament: id, status: 'over' },
  ]);
});

test('late joiners come in with the next round, and whoever drops out is drawn no more', async () => {
  const people = await Promise.all(
    ['Ana', 'Bob', 'Eve', 'Max', 'Zoé'].map((name) => Guest.come(server.url, name)),
  );
  const [ana, bob, , , zoe] = people as [Guest, Guest, Guest, Guest, Guest];
  const id = await announced(ana, { seats: 4 });
  for (const one of people.slice(0, 4)) await act(one, id, 'join', {});
  await act(bob, id, 'leave');
  expect((await view(id)).entrants).toHaveLength(3);
  await act(bob, id, 'join', {});
  await act(ana, id, 'start');
  await act(zoe, id, 'join', {});
  const left = (await act(bob, id, 'leave')).body as unknown as TournamentView;
  expect(left.entrants.find(({ id: one }) => one === bob.id)?.gone).toBe(true);
  expect(left.rounds[0]?.tables[0]?.entrants).not.toContain(zoe.id);
  expect((await act(zoe, id, 'start')).status).toBe(403);
  // A forgotten person loses the name; their tables stay.
  await zoe.ask('DELETE', '/api/me');
  const [last] = (await view(id)).entrants.slice(-1);
  expect(last).toMatchObject({ name: '—', gone: true });
});

test('teams of La Vallée are those who say the same name', async () => {
  const people = await Promise.all(['Ana', 'Bob', 'Eve', 'Max'].map((name) => Guest.come(server.url, name)));
  const [ana, bob, eve, max] = people as [Guest, Guest, Guest, Guest];
  const id = await announced(ana, { options: { mode: 'teams' } });
  expect((await act(ana, id, 'join', {})).body).toEqual({ error: 'team-needed' });
  for (const [who, team] of [
    [ana, 'Nord'],
    [bob, 'Sud'],
    [eve, 'Nord'],
    [max, 'Sud'],
  ] as const)
    expect((await act(who, id, 'join', { team })).status).toBe(200);
  const { body } = await act(ana, id, 'start');
  expect((body as unknown as TournamentView).entrants.map(({ people: ids }) => ids)).toEqual([
    [ana.id, eve.id],
    [bob.id, max.id],
  ]);
  const table = async () => (await view(id)).rounds[0]?.tables[0]?.table;
  await expect.poll(table).toBeTypeOf('string');
  const seats = async () =>
    ((await ana.ask('GET', `/api/tables/${await table()}`)).body.seats as { person: string }[]).map(
      ({ person }) => person,
    );
  await expect.poll(seats).toEqual([ana.id, bob.id, eve.id, max.id]);
});

test('what makes no sense is refused and leaves nothing behind', async () => {
  const eve = await Guest.come(server.url, 'Eve');
  for (const [wish, status, error] of [
    [{ game: 'chess' }, 422, 'unknown-game'],
    [{ bot: 'nobody' }, 422, 'no-such-bot'],
    [{ seats: 6 }, 422, 'options'],
    [{ seats: 1 }, 400, 'malformed'],
    [{ name: '' }, 400, 'malformed'],
  ] as const) {
    const said = await eve.ask('POST', '/api/tournaments', { name: 'X', game: 'vallee', ...wish });
    expect([wish, said.status, said.body.error]).toEqual([wish, status, error]);
  }
  const id = await announced(eve);
  expect((await act(eve, id, 'start')).body).toEqual({ error: 'seats-not-filled' });
  expect((await act(eve, id, 'leave')).body).toEqual({ error: 'not-seated' });
  for (let more = 0; more < 4; more++) await announced(eve);
  expect((await eve.ask('POST', '/api/tournaments', { name: 'X', game: 'vallee' })).status).toBe(429);
});
