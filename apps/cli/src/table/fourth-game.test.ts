import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecord } from '@comptoir/kit';
import { afterAll, expect, test } from 'vitest';
import { playCommand } from '../commands/play.ts';
import { GAMES, LISTED } from '../games.ts';
import { fakeTerminal, offered, runCommand } from '../testing/fake-terminal.ts';

const dir = mkdtempSync(join(tmpdir(), 'comptoir-fourth-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('the game of docs/write-a-game.md is played at the terminal, from its own folder', async () => {
  const file = join(dir, 'auction.json');
  let turn = 0;
  const terminal = fakeTerminal((lines) => {
    const choices = offered(lines);
    return choices[turn++ % choices.length] ?? '1';
  });
  const argv = [
    'auction',
    '--players',
    '3',
    '--bots',
    'merchant',
    '--seed',
    '4',
    '--lang',
    'en',
    '--record',
    file,
  ];
  expect(await runCommand(playCommand, argv, terminal)).toBe(0);
  expect(terminal.text()).toContain('The Small Auction');
  expect(terminal.text()).toContain('The game is over.');
  expect(existsSync(file)).toBe(true);
  expect(verifyRecord(GAMES['auction']!.game, readFileSync(file, 'utf8'))).toMatchObject({ ok: true });
});

test('no menu offers it', () => {
  expect(LISTED).toEqual(['vallee', 'baie', 'karanor']);
});
