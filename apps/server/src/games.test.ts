import { type AnyGame, type Json, xoshiro } from '@comptoir/kit';
import type { TableFrame } from '@comptoir/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultAnswer, GAMES, type TableGame } from './games.ts';
import { answerTo, Guest } from './testing/client.ts';
import { startedTable } from './testing/play.ts';
import { type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const entry = (name: string): TableGame => GAMES.get(name)!;

const SHORTER: Readonly<Record<string, object>> = { karanor: { roundCap: 4 } };

describe.each([...GAMES.keys()])('%s', (name) => {
  test('every question has a default answer, and it is legal', () => {
    const { game } = entry(name) as { game: AnyGame };
    const rng = xoshiro(5);
    const reading = game.readOptions({ players: 2, ...SHORTER[name] });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    const state = game.setup(9, reading.options);
    for (let at = 0; at < 300; at++) {
      const asked = game.decisions(state).find(({ standing }) => standing !== true);
      if (asked === undefined) break;
      expect(game.check(asked, defaultAnswer(entry(name), asked))).toBeNull();
      game.apply(state, { seat: asked.seat, id: asked.id, answer: game.sample(asked, rng) });
    }
  });
});

describe('Karanor at a table', () => {
  test('K-201 a card comes before an action, an action before a trade', () => {
    const rank = (answer: Json) => entry('karanor').arbitration!.rank({ seat: 0, id: 'x', answer });
    const card = rank({ entry: 'card', answer: null });
    const action = rank({ entry: 'work', answer: null });
    const trade = rank({ entry: 'trade.propose', answer: null });
    expect([trade, action, card].sort((a, b) => a - b)).toEqual([card, action, trade]);
    expect(new Set([card, action, trade]).size).toBe(3);
  });

  test('K-214 questions that nobody waits for are sent beside the others and never block', async () => {
    const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
    const table = await startedTable(ana, bob, { game: 'karanor', options: { players: 2 } });
    const lines = [await ana.live(), await bob.live()] as const;
    const rng = xoshiro(3);
    for (let at = 0; at < 40; at++) {
      const states = [
        (await lines[0].subscribe(table)) as TableFrame,
        (await lines[1].subscribe(table)) as TableFrame,
      ];
      const standing = states.findIndex(({ decisions }) =>
        decisions.some((decision) => (decision as { standing?: true }).standing === true),
      );
      if (standing >= 0) {
        expect(states[standing]!.awaited.length).toBeGreaterThan(0);
        for (const line of lines) line.close();
        return;
      }
      const seat = states[0]!.awaited[0]!;
      const command = answerTo('karanor', states[seat]!.decisions[0], rng);
      await lines[seat]!.command({ type: 'play', table, seq: states[seat]!.seq, key: `k${at}`, ...command });
    }
    throw new Error('no standing question was met');
  });

  test('both draft at once: an answer that told the other nothing does not make theirs stale', async () => {
    const [ana, bob] = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')];
    const table = await startedTable(ana, bob, { game: 'karanor', options: { players: 2 } });
    const lines = [await ana.live(), await bob.live()] as const;
    const states = [
      (await lines[0].subscribe(table)) as TableFrame,
      (await lines[1].subscribe(table)) as TableFrame,
    ];
    expect(states[0]!.awaited).toEqual([0, 1]);
    for (const seat of [0, 1]) {
      const { seq, decisions } = states[seat]!;
      const result = await lines[seat]!.command({
        type: 'play',
        table,
        seq,
        key: `d${seat}`,
        ...answerTo('karanor', decisions[0]),
      });
      expect(result.type).toBe('ack');
    }
    for (const line of lines) line.close();
  });
});
