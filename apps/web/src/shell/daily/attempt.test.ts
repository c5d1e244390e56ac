import { CHALLENGER, challengeOf, secretOf } from '@comptoir/challenges';
import { proveDaily } from '@comptoir/challenges/proof';
import { type Move, xoshiro } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { memoryShelf } from '../../local/shelf.ts';
import { tableHost } from '../../local/worker/host.ts';
import type { Question, Report } from '../../local/worker/messages.ts';
import { loadPlayable } from '../../local/worker/playable.ts';
import type { Table } from '../../table/table.ts';
import { boundedBy } from './attempt.ts';

const DAY = '2026-11-18';

/** The worker of the page, asked as the page asks it. */
function worker() {
  const answers = new Map<number, unknown>();
  const reports: Report[] = [];
  let calls = 0;
  const host = tableHost({
    shelf: memoryShelf(),
    post(message) {
      if (message.type === 'answer') answers.set(message.call, message.value);
      if (message.type === 'failure') throw new Error(message.message);
      if (message.type === 'report') reports.push(message.report);
    },
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    clock: () => 0,
    freshName: () => 'abcdefabcdef',
  });
  return {
    reports,
    async ask(question: Question): Promise<unknown> {
      const call = calls++;
      await host.receive({ call, question });
      return answers.get(call);
    },
  };
}

test.each(['vallee', 'karanor'])(
  'what the page plays in %s is what the server proves, with a break in between',
  async (game) => {
    const challenge = challengeOf(game)!;
    const playable = await loadPlayable(game as never);
    const { ask, reports } = worker();
    const seat = { contribution: null };
    const made = await ask({
      type: 'create',
      table: {
        game: game as never,
        options: { ...challenge.options },
        seats: [
          { ...seat, name: 'Ana', kind: 'me', bot: null },
          { ...seat, name: 'Robot', kind: 'bot', bot: 'merchant' },
        ],
        secret: secretOf(game, DAY),
      },
    });
    const { id } = made as { id: string };
    const open = (): Promise<unknown> => ask({ type: 'open', table: id, quiet: false });
    const rng = xoshiro(5);
    let now = ((await open()) as { report: Report }).report;
    expect(challenge.left?.(now.view)).toBe(challenge.length);
    let left = challenge.length;
    for (let asked = 0; !challenge.isOver(now.view); asked++) {
      left = challenge.left?.(now.view) ?? 0;
      // The page is closed and opened again: the bots go on as they would have.
      if (asked === 30) now = ((await open()) as { report: Report }).report;
      const decision = now.decisions.find(({ standing }) => standing !== true);
      if (decision === undefined) {
        await new Promise((resolve) => setImmediate(resolve));
        now = reports.at(-1) ?? now;
        continue;
      }
      await ask({
        type: 'answer',
        table: id,
        decision,
        answer: playable.game.sample(decision, rng),
        seen: now.seq,
      });
      now = reports.at(-1) ?? now;
    }
    const moves = (await ask({ type: 'journal', table: id })) as Move[];
    const proof = proveDaily(playable, challenge, DAY, moves);
    let piece = proof.next();
    while (piece.done !== true) piece = proof.next();
    expect(piece.value).toEqual({ score: challenge.score(now.view) });
    expect([now.viewer, left]).toEqual([CHALLENGER, 1]);
  },
);

test('once a challenge is over nothing is asked and nothing is played', async () => {
  let view = 1;
  const answered: unknown[] = [];
  const listeners: ((now: Table['now']) => void)[] = [];
  const now = () =>
    ({
      view,
      info: { status: 'playing' },
      decisions: [{ id: 'action' }],
      awaited: [0],
      undo: [1],
      outcome: 'won',
    }) as unknown as Table['now'];
  const table = {
    get now() {
      return now();
    },
    watch(listener: (now: Table['now']) => void) {
      listeners.push(listener);
      return () => undefined;
    },
    answer: async (_: unknown, answer: unknown) => {
      answered.push(answer);
      return null;
    },
  } as unknown as Table;
  const bounded = boundedBy((seen) => seen === 2, table);
  const told: Table['now'][] = [];
  bounded.watch((next) => told.push(next));
  const [asked] = bounded.now.decisions;
  await bounded.answer(asked!, 'in time');
  view = 2;
  for (const listener of listeners) listener(now());
  await bounded.answer(asked!, 'too late');
  expect(answered).toEqual(['in time']);
  expect(
    [bounded.now, ...told].map(({ info, decisions, awaited, undo, outcome }) => [
      info.status,
      decisions,
      awaited,
      undo,
      outcome,
    ]),
  ).toEqual([
    ['over', [], [], [], null],
    ['over', [], [], [], null],
  ]);
});
