import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, xoshiro } from '@comptoir/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playCommand } from '../commands/play.ts';
import { replayCommand } from '../commands/replay.ts';
import { verifyCommand } from '../commands/verify.ts';
import { Failure } from '../failure.ts';
import { fakeTerminal, offered, runCommand, scripted } from '../testing/fake-terminal.ts';

let dir = '';
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'comptoir-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A player who picks any of the numbers on the screen, and sometimes says something else. */
function carefree(seed: number, asides: readonly string[] = []) {
  const rng = xoshiro(seed);
  return (lines: readonly string[]): string => {
    if (asides.length > 0 && below(rng, 12) === 0) return asides[below(rng, asides.length)] as string;
    const numbers = offered(lines);
    return numbers[below(rng, numbers.length)] ?? '1';
  };
}

describe('a game at the terminal', () => {
  test('goes from the commitment to the opened secret, and its record holds', async () => {
    const file = join(dir, 'whole.json');
    const terminal = fakeTerminal(
      carefree(3, ['undo', 'log', '?', 'help', 'rule V-062', 'table', 'back', 'xyzzy']),
    );
    const argv = ['vallee', '--seed', '11', '--record', file, '--lang', 'en', '--contribution', 'salt'];
    expect(await runCommand(playCommand, argv, terminal)).toBe(0);
    const text = terminal.text().replace(/\n\s+/g, ' ');
    expect(text).toMatch(/commitment: [0-9a-f]{64}/);
    expect(text).toContain('Added to the shuffle (You): salt');
    expect(text).toMatch(/The game is over\. .* wins?[.!]/);
    expect(text).toMatch(/Secret of the shuffle: [0-9a-f]{64}/);
    expect(text).toContain('V-062');

    const checked = scripted([]);
    expect(await runCommand(verifyCommand, [file, '--lang', 'en'], checked)).toBe(0);
    expect(checked.text()).toContain('nothing altered');
    const french = scripted([]);
    await runCommand(verifyCommand, [file, '--lang', 'fr'], french);
    // Names that the program gave are said in the language of the reader.
    expect(french.text()).toMatch(/Joueur 1, Dame Échidna 2 : .* rien d/);
  });

  test('La Baie: the whole table once a turn, then what is needed', async () => {
    const file = join(dir, 'baie.json');
    const argv = ['baie', '--players', '2', '--seed', '4', '--lang', 'en', '--record', file];
    const terminal = fakeTerminal(carefree(5, ['?']));
    expect(await runCommand(playCommand, argv, terminal)).toBe(0);
    const text = terminal.text();
    const tables = text.split(/── Town Square ─+/).length - 1;
    const questions = text.split('\n').filter((line) => /^[A-Z].*\?( \(.*\))?$/.test(line)).length;
    expect(tables).toBeGreaterThan(10);
    expect(questions).toBeGreaterThan(2 * tables);
  });

  test('La Baie: `?` gives the rules behind the question, `? name` those behind an option', async () => {
    const argv = ['baie', '--players', '2', '--seed', '4', '--option', 'merchants=["H","K"]', '--lang', 'en'];
    const terminal = scripted(['?', '? recruit', '? extract', 'quit']);
    await runCommand(playCommand, argv, terminal);
    const text = terminal.text().replace(/\n\s+/g, ' ');
    expect(text).toContain('B-042 A turn:');
    expect(text).toContain('"? name" explains one of the choices');
    expect(text).toMatch(/Recruit a townsperson: .*\nB-140 Order:/);
    expect(text).toMatch(/Extract\n✗ .*H-020 The pawns must be/s);
  });

  test('one altered byte is found, and named', async () => {
    const text = readFileSync(join(dir, 'whole.json'), 'utf8');
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes('"answer"')) + 4;
    const bad = join(dir, 'bad.json');
    writeFileSync(
      bad,
      lines.map((line, i) => (i === at ? line.replace('"seat":', '"seat":1') : line)).join('\n'),
    );
    const failed = runCommand(verifyCommand, [bad, '--lang', 'en'], scripted([]));
    await expect(failed).rejects.toThrow(/bad\.json: entry 4: it was altered/);
    await expect(failed).rejects.toMatchObject({ exitCode: 1 });
    writeFileSync(bad, text.slice(0, -20));
    await expect(runCommand(verifyCommand, [bad], scripted([]))).rejects.toThrow(/ce n’est pas du JSON/);
    writeFileSync(bad, '{}');
    await expect(runCommand(replayCommand, [bad], scripted([]))).rejects.toThrow(/partie enregistrée/);
    await expect(runCommand(verifyCommand, [join(dir, 'none.json')], scripted([]))).rejects.toThrow(Failure);
  });

  test('is seen again, at any point and from any seat', async () => {
    const file = join(dir, 'whole.json');
    const whole = scripted([]);
    expect(await runCommand(replayCommand, [file, '--lang', 'en'], whole)).toBe(0);
    expect(whole.text()).toMatch(/wins? the game!/);
    // The record calls its player « you », whom nobody else is.
    expect(whole.text()).toContain('Player 1 ');
    expect(whole.text()).not.toMatch(/\bYou\b/);
    const own = scripted([]);
    await runCommand(replayCommand, [file, '--at', '3', '--seat', '0', '--lang', 'en'], own);
    expect(own.text()).toContain('Point 3 of');
    expect(own.text()).toContain('Your hand');
    const outside = scripted([]);
    await runCommand(replayCommand, [file, '--at', '3', '--lang', 'en'], outside);
    expect(outside.text()).not.toContain('Your hand');
    await expect(runCommand(replayCommand, [file, '--at', '99999'], scripted([]))).rejects.toThrow(Failure);
    await expect(runCommand(replayCommand, [file, '--seat', '4'], scripted([]))).rejects.toThrow(Failure);
  });

  test('people share a keyboard without seeing the other hand', async () => {
    const answer = carefree(9);
    const terminal = fakeTerminal((lines) =>
      lines.at(-1)?.startsWith('Hand the keyboard') ? '' : answer(lines),
    );
    await runCommand(playCommand, ['vallee', '--humans', '2', '--seed', '4', '--lang', 'en'], terminal);
    const text = terminal.text();
    // Between the hands of two players stands an empty screen.
    const screens = text.split('<clear>').slice(1);
    expect(screens.length).toBeGreaterThan(10);
    for (const screen of screens.slice(0, -1))
      expect(screen.trim()).toMatch(/^Hand the keyboard to Player [12]/);
  });

  test('a table of bots is told as it happens', async () => {
    const terminal = scripted([]);
    await runCommand(
      playCommand,
      ['vallee', '--humans', '0', '--bots', 'greedy', '--seed', '2', '--lang', 'en'],
      terminal,
    );
    expect(terminal.text()).toContain('Greedy 1 builds stack 1');
    expect(terminal.text()).toMatch(/Greedy [12] wins\./);
  });

  test('a payment shows its running total; names and numbers mix; a refusal names its rule', async () => {
    const terminal = scripted(['ach 2', 'camelote', 'langue en', '? barric', 'undo', 'quit']);
    await runCommand(playCommand, ['vallee', '--seed', '5'], terminal);
    const text = terminal.text();
    expect(text).toContain('Coûte 3, ces cartes font 1. Et encore ?');
    expect(text).toContain('What do you do?');
    expect(text).toContain('Barricade (Buy): it is possible now.');
    expect(text).toContain('Can’t undo');
    expect(text).toContain('Game stopped.');
  });

  test('V-220 discards and stalls are read at any time, and the help names them', async () => {
    const terminal = scripted(['défausse', 'étal 2', 'aide', '?', 'quitter']);
    await runCommand(playCommand, ['vallee', '--seed', '5'], terminal);
    expect(terminal.text()).toContain('Défausse, Marché (0)');
    expect(terminal.text()).toContain('Étal, Dame Échidna 2 (1 pile)\n  1 : Chroniqueur rigoureux 1');
    // Help says it, and so does a question mark that has nothing else to explain.
    expect(terminal.text().split('défausse [QUI]')).toHaveLength(3);
  });

  test('Enter goes on, alike cards have no order, and a turn has no news of the last one', async () => {
    // The player of seed 12: a scholar whose stars show two cards of Junk, then a barometer.
    const answers = ['jouer érudit', 'acheter 1 camelote camelote', '', '', 'quitter'];
    const terminal = scripted(answers, { width: 120 });
    await runCommand(playCommand, ['vallee', '--players', '3', '--seed', '12'], terminal);
    const text = terminal.text();
    expect(text).toContain('Vous lancez le dé : étoiles.');
    expect(text).not.toContain('Dans quel ordre');
    expect(text).toContain('Finir le tour ↵');
    expect(text.match(/Depuis votre dernier tour :/g)).toHaveLength(2);
    expect(text).toMatch(/Tour 4, à vous/);
    expect(text).not.toContain('()');
  });

  test('a thing out of reach is explained with its figures and the text of the rule', async () => {
    const terminal = scripted(['? brouette', '? xyz', 'règle V-999', 'sauver', 'quitter']);
    await runCommand(playCommand, ['vallee', '--seed', '5'], terminal);
    expect(terminal.text()).toMatch(/Brouette \(Acheter\)\n✗ .*7.*5.* \[V-068\]\nV-068 /);
    expect(terminal.text()).toContain('De quoi s’agit-il');
    expect(terminal.text()).toContain('Il n’y a pas de règle V-999');
  });

  test('C-001: the Colporteur has its name in every line, in both languages', async () => {
    const terminal = scripted(['1', 'langue en', 'log', 'quit']);
    await runCommand(playCommand, ['baie', '--players', '1', '--seed', '3'], terminal);
    const text = terminal.text();
    expect(text).toContain('Le Colporteur recrute');
    expect(text).toContain('The Colporteur recruits');
    expect(text).toMatch(/You \(/);
    expect(text).not.toMatch(/Glouton|Greedy/);
  });

  test('Karanor: one action after the other without the map, an offer, and Enter', async () => {
    const offer = ['offer 2', '2 gold xyzzy', '2 gold', '', '', ''];
    const answers = ['1', '1', 'move 3, step 5', ...offer, 'withdraw', '? mount', '? buy', 'quit'];
    const terminal = scripted(answers, { width: 120 });
    const argv = ['karanor', '--players', '3', '--bots', 'greedy', '--seed', '7', '--lang', 'en'];
    await runCommand(playCommand, argv, terminal);
    const text = terminal.text();
    const [, later = ''] = text.split('You go to');
    expect(later).toContain('You are here');
    expect(later).not.toContain('The map');
    expect(later).toContain('You offer Greedy 2: 2 gold for nothing.');
    expect(later).toContain('Greyiron Mine');
    expect(text).toContain('The question has changed: "step 5" is ignored.');
    expect(text).toContain('don’t understand "xyzzy"');
    expect(text).toMatch(/Buy the villa\n✗ /);
    expect(text).toContain('Mount — Your moves go 1 territory further.');
    expect(text).toContain('3 actions are lost');
  });

  test('a whole game of Karanor ends with the news and the gold', async () => {
    const terminal = fakeTerminal(carefree(8));
    const argv = ['karanor', '--players', '3', '--bots', 'greedy', '--seed', '7', '--lang', 'en'];
    expect(await runCommand(playCommand, argv, terminal)).toBe(0);
    const [, end = ''] = terminal.text().split('game over');
    expect(end).toContain('Since your last turn:');
    expect(end).toMatch(/1\. .* \(\d+ prestige, \d+ gold\)/);
  });

  test('input that ends is said in one line', async () => {
    const piped = scripted(['1'], { isInteractive: false });
    await expect(runCommand(playCommand, ['vallee', '--seed', '5'], piped)).rejects.toThrow(
      /L’entrée s’est terminée/,
    );
    expect(await runCommand(playCommand, ['vallee', '--seed', '5'], scripted(['1']))).toBe(0);
  });
});
