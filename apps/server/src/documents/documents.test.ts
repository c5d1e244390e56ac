import { readFileSync } from 'node:fs';
import { type Json, type Kinded, word, xoshiro } from '@comptoir/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { request } from '../testing/client.ts';
import { answers, DocumentedClient, type Question } from '../testing/documented-client.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { ERROR_CODES } from './error-codes.ts';
import { KINDS } from './kinds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Options that lead to questions the usual game does not ask. */
const MORE: Readonly<Record<string, readonly { players: number; mode: string }[]>> = {
  vallee: [{ players: 4, mode: 'teams' }],
};

const chance = (seed: number) => {
  const rng = xoshiro(seed);
  return () => word(rng) / 2 ** 32;
};

test('the client of the documents knows nothing else of the project', () => {
  const text = readFileSync(new URL('../testing/documented-client.ts', import.meta.url), 'utf8');
  expect([...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name).sort()).toEqual(['ws', 'zod']);
});

describe.each([
  ['vallee', { players: 2 }],
  ['vallee', { players: 4, mode: 'teams' }],
  ['baie', { players: 2 }],
  ['karanor', { players: 2, roundCap: 4 }],
  ['karanor', { players: 3, roundCap: 3 }],
])('from the documents alone, %s %j', (game, options) => {
  test('is played to its end', async () => {
    const people: DocumentedClient[] = [];
    for (let seat = 0; seat < options.players; seat++) {
      const client = await DocumentedClient.read(server.url);
      const guest = await client.call('postGuests', {}, { name: `Program ${seat}` });
      client.token = String(guest.token);
      people.push(client);
    }
    const [first] = people as [DocumentedClient];
    const created = await first.call('postTables', {}, { game, options });
    const table = String(created.table);
    for (const other of people.slice(1)) await other.call('postTablesTableSit', { table }, {});
    await first.call('postTablesTableStart', { table });
    const outcomes = await Promise.all(people.map((client, seed) => client.play(table, chance(seed + 1))));
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    const { status } = await request(server.url, 'GET', `/api/tables/${table}/record`);
    expect(status).toBe(200);
  });
});

test('every kind that the games ask is described, and an answer made as described is legal', async () => {
  const client = await DocumentedClient.read(server.url);
  const undocumented = new Set<string>();
  const refused: unknown[] = [];
  const meet = (
    rules: { check(decision: Kinded, answer: Json): unknown },
    asked: Kinded,
    random: () => number,
  ) => {
    const entries = (asked as unknown as { entries?: Kinded[] }).entries ?? [];
    for (const entry of entries) meet(rules, entry, random);
    if (!client.kinds.includes(asked.kind)) undocumented.add(asked.kind);
    else {
      const answer = client.answer(asked as unknown as Question, random) as Json;
      if (rules.check(asked, answer) !== null) refused.push([asked, answer]);
    }
  };
  for (const [name, { game }] of GAMES) {
    const tables = [...game.players.map((players) => ({ players })), ...(MORE[name] ?? [])];
    for (const options of tables) {
      const { players } = options;
      const random = chance(players);
      const rng = xoshiro(players);
      const reading = game.readOptions(options);
      if (!reading.ok) throw new Error(name);
      const state = game.setup(players, reading.options);
      for (let move = 0; move < 150; move++) {
        const decisions = game.decisions(state);
        for (const asked of decisions) meet(game, asked, random);
        const required = decisions.find(({ standing }) => standing !== true);
        if (required === undefined) break;
        // Offers of trade come from standing questions.
        const standing = decisions.find((decision) => decision.standing === true);
        const asked = standing && random() < 0.3 ? standing : required;
        game.apply(state, { seat: asked.seat, id: asked.id, answer: game.sample(asked, rng) });
      }
    }
  }
  expect([...undocumented]).toEqual([]);
  expect(refused).toEqual([]);
  // Every kind was met, and the client has a function for every kind that is described.
  expect([...client.answered].sort()).toEqual(Object.keys(KINDS).sort());
  expect(Object.keys(answers).sort()).toEqual(Object.keys(KINDS).sort());
});

test('examples are answers to their decisions', async () => {
  const client = await DocumentedClient.read(server.url);
  for (const [kind, { game, example }] of Object.entries(KINDS)) {
    const { game: rules } = GAMES.get(game ?? 'vallee')!;
    const asked = { id: 'x', seat: 0, source: null, kind, ...example.decision } as Kinded;
    if (kind === 'menu') continue;
    expect([kind, rules.check(asked, example.answer as Json)]).toEqual([kind, null]);
    expect([
      kind,
      rules.check(asked, client.answer(asked as unknown as Question, chance(1)) as Json),
    ]).toEqual([kind, null]);
  }
});

test('every operation that asks for a session is refused without one, and names its refusals', async () => {
  const client = await DocumentedClient.read(server.url);
  const { body } = await request(server.url, 'GET', '/api/docs/openapi.json');
  const paths = body.paths as Record<string, Record<string, { security: object[]; responses: object }>>;
  expect(client.operations.size).toBeGreaterThan(25);
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { security, responses }] of Object.entries(methods)) {
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '401', '4XX', '503']));
      if (security.length === 0 || security.some((way) => Object.keys(way).length === 0)) continue;
      const place = path
        .replace('{table}', 'AAAAAAAAAAAAAAAA')
        .replace('{seat}', '0')
        .replace('{session}', 'a'.repeat(16))
        .replace('{passkey}', 'x')
        .replace('{person}', 'x')
        .replace('{report}', '1');
      const { status, body: told } = await request(server.url, method.toUpperCase(), place);
      // Malformed requests are refused before the session is checked.
      expect([path, [401, 400].includes(status)]).toEqual([path, true]);
      expect(Object.keys(ERROR_CODES)).toContain(told.error);
    }
  }
});

test('the page leads to every document, and each is there', async () => {
  const { text } = await request(server.url, 'GET', '/api/docs');
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, link]) => String(link));
  for (const game of ['vallee', 'baie', 'karanor']) expect(links).toContain(`/api/docs/rules/${game}`);
  for (const link of links)
    expect([link, (await request(server.url, 'GET', link)).status]).toEqual([link, 200]);
  for (const kind of Object.keys(KINDS)) expect(text).toContain(`<code>${kind}</code>`);
});
