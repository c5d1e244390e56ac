import { LEAVE, type Reply, xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { randomBot } from './random.ts';
import { finish } from './search/rank.ts';
import { situationOf } from './situation.ts';
import { type Mishap, thoughtOf } from './thought.ts';

type Player = Parameters<typeof thoughtOf<never, never, never, never, never>>[0];

const state = vallee.setup(3, { ...optionsFor(2) });

function optionsFor(players: number) {
  const reading = vallee.readOptions({ players });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
}

function situation(used: () => number = () => 0) {
  const [decision] = vallee.decisions(state);
  if (decision === undefined) throw new Error('nobody is asked');
  return { ...situationOf(vallee, state, decision, { rng: xoshiro(1), heard: [] }), budget: { used } };
}

/** What comes out, and what was reported, when a bot misbehaves. */
function think(parts: Partial<Player>, used?: () => number): { reply: Reply; mishaps: Mishap[] } {
  const mishaps: Mishap[] = [];
  const asked = situation(used);
  const bot = { ...randomBot<never, never, never, never, never>(), id: 'odd', ...parts };
  const reply = finish(
    thoughtOf(bot as unknown as Parameters<typeof thoughtOf>[0], asked as never, (mishap) =>
      mishaps.push(mishap),
    ),
  );
  if (reply === LEAVE) throw new Error('left what is awaited');
  expect(vallee.check(asked.decision, reply.answer)).toBeNull();
  return { reply, mishaps };
}

describe('whatever a bot does, a legal answer comes out', () => {
  test('a bot that behaves is not reported', () => {
    expect(think({}).mishaps).toEqual([]);
  });

  test('one that throws', () => {
    const { mishaps } = think({
      answer: () => {
        throw new Error('lost the thread');
      },
    });
    expect(mishaps).toEqual([{ bot: 'odd', question: 'action', kind: 'failed', detail: 'lost the thread' }]);
  });

  test('one that answers against the rules', () => {
    expect(think({ answer: () => ['nonsense'] }).mishaps).toMatchObject([{ kind: 'illegal' }]);
  });

  test('one that leaves what the game waits for', () => {
    const { mishaps } = think({
      *ponder() {
        yield 1;
        return LEAVE;
      },
    });
    expect(mishaps).toMatchObject([{ kind: 'illegal' }]);
  });

  test('one that does not come to an end', () => {
    let pieces = 0;
    const { mishaps } = think(
      {
        *ponder() {
          for (;;) yield ++pieces;
        },
      },
      () => pieces / 10,
    );
    expect(mishaps).toMatchObject([{ kind: 'overran' }]);
    expect(pieces).toBeLessThan(30);
  });
});
