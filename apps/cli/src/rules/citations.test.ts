import { describe, expect, test } from 'vitest';
import { rulesCommand } from '../commands/rules.ts';
import { Failure } from '../failure.ts';
import { readRules, ruleText } from '../project.ts';
import { runCommand, scripted } from '../testing/fake-terminal.ts';
import { titlesIn } from './citations.ts';

describe('rules and the tests that cite them', () => {
  test('titles of tests and groups count, other texts do not', () => {
    const source = `
      describe('the market (A-001)', () => {
        test('A-002 pays exactly', () => expect(t).toRefuse('A-009'));
        it("A-003 it's fine", run);
        test.each([['A-004 one', 1], ['no id', f('A-010)')], ['A-005', 2]])('%s', (title) => {});
        // test('A-011' in a comment still is a title: comments are not looked for
      });`;
    expect(titlesIn(source)).toEqual([
      'the market (A-001)',
      'A-002 pays exactly',
      "A-003 it's fine",
      'A-004 one',
      'A-010)',
      'A-005',
      '%s',
      'A-011',
    ]);
  });

  test('the rules of La Vallée are found in both languages', () => {
    const rules = readRules('vallee', 'en') ?? [];
    expect(rules.length).toBeGreaterThan(140);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(ruleText('vallee', 'v-004', 'fr')).toContain('Carte de peuplade');
    expect(ruleText('vallee', 'V-004', 'en')).toContain('Folk card');
    expect(ruleText('vallee', 'V-999', 'fr')).toBeNull();
    expect(ruleText('karanor', 'K-056', 'fr')).toContain('n’est permise qu’à');
  });

  test('the figures add up', async () => {
    const terminal = scripted([]);
    await runCommand(rulesCommand, ['vallee', '--json'], terminal);
    const found = JSON.parse(terminal.text()) as {
      total: number;
      cited: number;
      orphans: string[];
      rules: { id: string; tests: string[] }[];
    };
    expect(found.cited + found.orphans.length).toBe(found.total);
    expect(found.rules).toHaveLength(found.total);
    expect(found.rules.find(({ id }) => id === 'V-062')?.tests.length).toBeGreaterThan(0);
  });

  test('a game without a document is refused', async () => {
    await expect(runCommand(rulesCommand, ['chess'], scripted([]))).rejects.toThrow(Failure);
    await expect(runCommand(rulesCommand, ['../rules/vallee'], scripted([]))).rejects.toThrow(Failure);
  });
});
