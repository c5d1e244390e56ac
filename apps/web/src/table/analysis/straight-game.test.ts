import { isUndo, movesInForce, readRecord, verifyRecord } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { finishedGame } from '../../testing/finished-game.ts';
import { packed, unpacked } from './link.ts';
import { readBrief, recordOfBrief, straightened, writeBrief } from './straight-game.ts';

const game = vallee as never;
function recordOf(text: string | null) {
  const reading = readRecord(text ?? '');
  if (!reading.ok) throw new Error('no record');
  return reading.record;
}

test('what was taken back is left out, and the rest is the same game', () => {
  const text = finishedGame({ returns: true });
  expect(recordOf(text).entries.some(isUndo)).toBe(true);
  const straight = recordOf(straightened(game, text));
  expect(straight.entries.some(isUndo)).toBe(false);
  expect(movesInForce(straight.entries)).toEqual(movesInForce(recordOf(text).entries));
  expect(straight.footer).toEqual(recordOf(text).footer);
  const plain = finishedGame();
  expect(straightened(game, plain)).toBe(plain);
  expect(straightened(game, 'nonsense')).toBeNull();
});

test('a link carries a whole game, and what comes out verifies', async () => {
  const text = finishedGame();
  const link = await packed(writeBrief(recordOf(text)));
  // Short enough for a message.
  expect(link.length).toBeLessThan(4_000);
  const brief = readBrief(await unpacked(link));
  expect(brief?.game).toBe('vallee');
  const found = brief && recordOfBrief(game, brief);
  expect(found).toBe(text);
  expect(verifyRecord(vallee, found ?? '').ok).toBe(true);
});

test('a game that somebody made up is no game', () => {
  const brief = writeBrief(recordOf(finishedGame())) as Record<string, unknown>;
  for (const wrong of [null, { ...brief, secret: 'short' }, { ...brief, seats: 3 }])
    expect(readBrief(wrong as never)).toBeNull();
  for (const wrong of [
    { ...brief, rules: 999 },
    { ...brief, options: { players: 99 } },
    { ...brief, seats: [] },
    { ...brief, moves: [[0, 'action', 'nonsense']] },
  ]) {
    const read = readBrief(wrong as never);
    expect(read && recordOfBrief(game, read)).toBeNull();
  }
});
