import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordOf, writeRecord } from '@comptoir/kit';
import { afterAll, expect, test } from 'vitest';
import { type AnyBot, GAMES, type GameEntry } from '../games.ts';
import { askedOfBots, openTable, playBot } from '../table/table.ts';
import { runCommand, scripted } from '../testing/fake-terminal.ts';
import { reviewCommand } from './review.ts';

const dir = mkdtempSync(join(tmpdir(), 'comptoir-review-'));
afterAll(() => rmSync(dir, { recursive: true }));

/** A game of a merchant against chance, as a file. */
function recorded(): string {
  const entry = GAMES['vallee'] as GameEntry;
  const reading = entry.game.readOptions({ players: 2 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const table = openTable({
    entry,
    options: reading.options,
    secret: 'cd'.repeat(32),
    seats: [
      { name: 'Ambre', bot: entry.bots['merchant'] as AnyBot, contribution: null },
      { name: 'Hasard', bot: entry.bots['random'] as AnyBot, contribution: null },
    ],
  });
  for (let asked = askedOfBots(table); asked !== null; asked = askedOfBots(table)) playBot(table, asked);
  const file = join(dir, 'game.json');
  writeFileSync(file, writeRecord(recordOf(table.match)));
  return file;
}

test('a finished game is gone through: where it turned and what cost most', async () => {
  const file = recorded();
  const terminal = scripted([]);
  await runCommand(reviewCommand, [file, '--plays', '12', '--lang', 'en'], terminal);
  const told = terminal.text();
  expect(told).toContain('Turning points');
  expect(told).toMatch(/(Ambre|Hasard)’s chances go from \d+% to \d+%/);
  // Each is said to be luck or the move's own doing.
  expect(told.replaceAll(/\s+/g, ' ')).toMatch(/\((luck or the moves of others|mostly this move)\)/);
  expect(told).toMatch(/Hasard: chance to win down by about \d+%/);

  const raw = scripted([]);
  await runCommand(reviewCommand, [file, '--plays', '12', '--json'], raw);
  const found = JSON.parse(raw.text()) as { mistakes: { seat: number; cost: number }[] };
  expect(found.mistakes.length).toBeGreaterThan(0);
  for (const { cost } of found.mistakes) expect(cost).toBeGreaterThan(0);
});
