import {
  canonical,
  type Json,
  LEAVE,
  movesInForce,
  readRecord,
  verifyRecord,
  writeRecord,
} from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { study } from '@comptoir/vallee/study';
import { describe, expect, test } from 'vitest';
import { finishedGame } from '../../testing/finished-game.ts';
import { inProcessWorker } from '../../testing/in-process.ts';
import { openLocalTable } from '../local-table.ts';
import { memoryShelf } from '../shelf.ts';

const record = finishedGame();
const reading = readRecord(record);
if (!reading.ok) throw new Error('the game cannot be read');
const { entries, header, footer } = reading.record;
const moves = movesInForce(entries);
const moment = { game: 'vallee', record, at: 20, moves: [], watched: [] } as const;

describe('lines from a finished game', () => {
  test('what could be answered at a moment is weighed, with what was', async () => {
    const link = inProcessWorker();
    const played = moves[20]!;
    const found = await link.ask({ type: 'weigh', moment: { ...moment, watched: [played.answer] } });
    expect(found?.seat).toBe(played.seat);
    // The first answer is the best, or no other is measurably better.
    const [best, ...others] = found?.advice ?? [];
    for (const one of others) expect(one.isEqual || one.chance <= (best?.chance ?? 0)).toBe(true);
    const own = found?.advice.find(
      ({ reply }) => reply !== LEAVE && canonical(reply.answer) === canonical(played.answer),
    );
    expect(own).toBeDefined();
    // The same question has the same answer.
    expect(await link.ask({ type: 'weigh', moment: { ...moment, watched: [played.answer] } })).toEqual(found);
  });

  test('a line goes on from where it leaves the game; one against the rules leads nowhere', async () => {
    const link = inProcessWorker();
    const onward = await link.ask({ type: 'weigh', moment: { ...moment, moves: moves.slice(20, 22) } });
    expect(onward?.decision.id).toBe(moves[22]!.id);
    const wrong = { ...moves[20]!, answer: { entry: 'nonsense', answer: null } };
    expect(await link.ask({ type: 'weigh', moment: { ...moment, moves: [wrong] } })).toBeNull();
    expect(await link.ask({ type: 'weigh', moment: { ...moment, at: entries.length } })).toBeNull();
    expect(await link.ask({ type: 'weigh', moment: { ...moment, record: '{}' } })).toBeNull();
  });

  test('a line goes on from a position that was set up: bots think without a past', async () => {
    const setUp = {
      'hand.0': ['grasp', 'junk', 'bribe'],
      'stack.0.1': ['pompous-professional'],
      market: ['grasp'],
    };
    const built = study.build(setUp);
    if (!built.ok) throw new Error(JSON.stringify(built.flaws));
    const blank = writeRecord({
      header: { ...header, options: built.options },
      entries: [],
      footer: { secret: footer.secret, outcome: null },
    });
    const position = built.state as unknown as Json;
    const link = inProcessWorker();
    const start = { game: 'vallee', record: blank, at: 0, position, moves: [], watched: [] } as const;
    const found = await link.ask({ type: 'weigh', moment: start });
    expect(found?.seat).toBe(0);
    expect(found?.view).toMatchObject({ players: [{ hand: { length: 3 } }, {}] });
    const reply = found?.advice[0]?.reply;
    if (found === null || reply === undefined || reply === LEAVE) throw new Error('no advice');
    const moves = [{ seat: 0, id: found.decision.id, answer: reply.answer }];
    expect(await link.ask({ type: 'weigh', moment: { ...start, moves } })).not.toBeNull();
  });

  test('a game is retried from a moment, with its deal, and is a table like any other', async () => {
    const shelf = memoryShelf();
    const { seat } = moves[20]!;
    const made = await inProcessWorker(shelf).ask({
      type: 'create',
      table: {
        game: 'vallee',
        options: header.options,
        secret: footer.secret,
        seats: header.seats.map((one, at) =>
          at === seat ? { ...one, kind: 'me', bot: null } : { ...one, kind: 'bot', bot: 'random' },
        ),
        begun: { entries: entries.slice(0, 18), moves: moves.slice(18, 20) },
      },
    });
    if (!('id' in made)) throw new Error(made.refusal.reason);
    // Another worker finds it on the shelf as it was begun.
    const table = await openLocalTable(inProcessWorker(shelf), made.id);
    expect([table.now.seq, table.now.viewer]).toEqual([20, seat]);
    expect(table.now.decisions[0]?.id).toBe(moves[20]!.id);
    expect(table.now.story).toHaveLength(21);
    expect(await table.answer(table.now.decisions[0]!, moves[20]!.answer)).toBeNull();
    table.close();
  });
});

test('a record of the helper verifies', () => {
  expect(verifyRecord(vallee, finishedGame({ returns: true })).ok).toBe(true);
});
