import { below, type Rng, xoshiro } from '@comptoir/kit';
import type { TableFrame } from '@comptoir/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, type TableGame } from '../games.ts';
import { Guest } from '../testing/client.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const WORDS = [
  '',
  '0',
  'constructor',
  '__proto__',
  'toString',
  'length',
  'entry',
  'answer',
  'players',
  'é',
  '-1',
];
const NUMBERS = [0, 1, -1, 2, 7, 0.5, -0, 1e9, -1e9, 2 ** 53, 1e308];

const pickOne = <T>(rng: Rng, from: readonly T[]): T => from[below(rng, from.length)] as T;

/** Any JSON at all, preferring words that the game itself uses. */
function anything(rng: Rng, words: readonly string[], depth = 4): unknown {
  switch (below(rng, depth > 0 ? 8 : 5)) {
    case 0:
      return null;
    case 1:
      return below(rng, 2) === 0;
    case 2:
      return NUMBERS[below(rng, NUMBERS.length)];
    case 3:
    case 4:
      return words[below(rng, words.length)];
    case 5:
    case 6:
      return Array.from({ length: below(rng, 4) }, () => anything(rng, words, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(rng, 4) }, () => [
          words[below(rng, words.length)] ?? '',
          anything(rng, words, depth - 1),
        ]),
      );
  }
}

/** The strings of a value: names of entries, options, resources, whatever there is. */
const wordsOf = (value: unknown): string[] => [...new Set(JSON.stringify(value).match(/[\w.-]+/g) ?? [])];

describe.each([...GAMES.keys()])('%s, asked anything', (game) => {
  test('wishes, options and answers that make no sense are refused, and nothing fails', async () => {
    const rng = xoshiro(11);
    const ana = await Guest.come(server.url, 'Ana');
    const { optionSpecs, players } = GAMES.get(game)!.game;
    const seats = Array.from({ length: Math.max(...players) }, (_, at) =>
      at === 0 ? ({ kind: 'open' } as const) : ({ kind: 'bot', bot: 'random' } as const),
    );
    const { table } = await ana.createTable({ game, seats });
    expect((await ana.post(table, 'start')).status).toBe(200);
    const line = await ana.live();
    await line.subscribe(table);
    const awaited = await line.next((frame) => 'decisions' in frame && frame.decisions.length > 0);
    const { decisions, seq } = awaited as TableFrame;
    const entries = (decisions as { id: string; entries?: { id: string }[] }[]).flatMap(({ entries = [] }) =>
      entries.map(({ id }) => id),
    );
    const words = [...WORDS, ...wordsOf(decisions).slice(0, 200), ...wordsOf(optionSpecs)];
    const faults: unknown[] = [];
    for (let at = 0; at < 150; at++) {
      const entry = below(rng, 2) === 0 && entries.length > 0 ? pickOne(rng, entries) : pickOne(rng, words);
      const wish = { entry: entry.slice(0, 64), answer: anything(rng, words) ?? null };
      const why = await ana.post(table, 'why', wish);
      if (why.status >= 500) faults.push(['why', wish]);
      const options = {
        [pickOne(rng, words)]: anything(rng, words),
        [pickOne(rng, words)]: anything(rng, words),
      };
      const made = await ana.ask('POST', '/api/tables', { game, options });
      if (made.status >= 500) faults.push(['options', options]);
      const { id } = decisions[below(rng, decisions.length)] as { id: string };
      const answer = (anything(rng, words) ?? null) as null;
      const told = await line.command({ type: 'play', table, seq, key: `k${at}`, id, answer });
      if (told.type === 'refused' && told.refusal.reason === 'defect') faults.push(['answer', id, answer]);
    }
    expect(faults).toEqual([]);
    line.close();
  });
});

test('what trips up the rules themselves is refused too', async () => {
  const known = GAMES.get('vallee') as TableGame;
  const trip = () => {
    throw new TypeError('Cannot convert object to primitive value');
  };
  const games = new Map([['vallee', { ...known, game: { ...known.game, why: trip } }]]);
  const tripped = await testServer({ games });
  const ana = await Guest.come(tripped.url, 'Ana');
  const seats = [{ kind: 'open' } as const, { kind: 'bot', bot: 'random' } as const];
  const { table } = await ana.createTable({ game: 'vallee', seats });
  await ana.post(table, 'start');
  expect(await ana.post(table, 'why', { entry: 'x', answer: null })).toMatchObject({
    status: 200,
    body: { refusal: { code: 'not-an-option' } },
  });
  const wish = { game: 'vallee', options: { firstPlayer: { toString: 1 } } };
  expect(await ana.ask('POST', '/api/tables', wish)).toMatchObject({
    status: 422,
    body: { error: 'options' },
  });
  await tripped.close();
});

test('half a character is refused at every door, and the key of the command is named', async () => {
  const ana = await Guest.come(server.url, 'Ana');
  const { table } = await ana.createTable({ game: 'vallee' });
  const doors: [string, string][] = [
    ['PATCH /api/me', '{"name":"\\ud800"}'],
    ['POST /api/tables', '{"game":"vallee\\u0000"}'],
    ['POST /api/tables', '{"game":"vallee","options":{"\\udfff":1}}'],
    [`POST /api/tables/${table}/chat`, '{"text":"a\\u0000b"}'],
    [`POST /api/tables/${table}/sit`, '{"code":"\\u0000"}'],
    [`POST /api/tables/${table}/contribution`, '{"text":"\\ud800"}'],
    [`POST /api/tables/${table}/mute`, '{"person":"\\u0000","muted":true}'],
    [`POST /api/tables/${table}/why`, '{"entry":"x","answer":["\\ud83d"]}'],
  ];
  for (const [door, body] of doors) {
    const [method = '', path = ''] = door.split(' ');
    expect([door, (await ana.ask(method, path, body)).status]).toEqual([door, 400]);
  }
  const line = await ana.live();
  const refused = async (text: string) => {
    const from = line.frames.length;
    line.socket.send(text);
    return line.next((frame) => frame.type === 'error', from);
  };
  const play = `"type":"play","table":"${table}","seq":1,"id":"x"`;
  expect(await refused(`{${play},"key":"k1","answer":"\\u0000"}`)).toMatchObject({
    code: 'malformed',
    key: 'k1',
  });
  expect(await refused(`{${play},"key":"k2"}`)).toMatchObject({ code: 'malformed', key: 'k2' });
  expect(await refused(`{${play},"key":"a\\u0000","answer":1}`)).toEqual({
    type: 'error',
    code: 'malformed',
  });
  const elsewhere = `{"type":"vote","table":"AAAAAAAAAAAAAAAA","key":"k3","proposal":1,"agree":true}`;
  expect(await refused(elsewhere)).toMatchObject({ code: 'not-found', key: 'k3' });
  line.close();
});

test('what is nested without end, and half a character in a path, are refused like any other nonsense', async () => {
  const ana = await Guest.come(server.url, 'Ana');
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const doors: [string, string, string | undefined][] = [
    ['POST', '/api/tables', `{"game":"vallee","options":${deep(7_000)}}`],
    ['POST', '/api/rooms', `{"game":${deep(120_000)}}`],
    [
      'POST',
      '/api/tournaments',
      `{"name":"x","game":"vallee","options":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`,
    ],
    ['POST', '/api/people/a%00b/block', '{"blocked":true}'],
    ['POST', '/api/people/a%00b/invite', '{}'],
    ['GET', '/api/rooms/%00%00%00', undefined],
    ['GET', '/api/invitations/%00%00%00', undefined],
  ];
  for (const [method, path, body] of doors) {
    const { status } = await ana.ask(method, path, body);
    expect([path, status]).toEqual([path, 400]);
  }
});
