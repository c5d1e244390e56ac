import { describe, expect, test } from 'vitest';
import { readArgs, type Usage } from './args.ts';
import { Failure } from './failure.ts';
import { languageOf } from './language.ts';
import { textsOf } from './texts/index.ts';

const USAGE: Usage = {
  words: [1, 2],
  options: { players: 'number', bots: 'list', option: 'pairs', seed: 'text', json: 'switch' },
};
const read = (...argv: string[]) => readArgs(argv, USAGE, textsOf('en'));
const failure = (...argv: string[]): Failure => {
  try {
    read(...argv);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('nothing was wrong');
};

describe('the command line', () => {
  test('words, switches, values, lists and pairs in any order', () => {
    const args = read(
      '--players',
      '3',
      'vallee',
      '--bots=greedy,random',
      '--json',
      '--option',
      'a=b=c',
      '--option=d=',
    );
    expect(args.words).toEqual(['vallee']);
    expect(args.number('players')).toBe(3);
    expect(args.list('bots')).toEqual(['greedy', 'random']);
    expect(args.has('json')).toBe(true);
    expect(args.pairs('option')).toEqual({ a: 'b=c', d: '' });
    expect(args.text('seed')).toBeNull();
  });

  test.each([
    [['x', '--colour'], 'Unknown option: --colour'],
    [['x', '--constructor'], 'Unknown option: --constructor'],
    [['x', '--players'], 'needs a value'],
    [['x', '--players', '--json'], 'needs a value'],
    [['x', '--players', 'three'], 'whole number, not "three"'],
    [['x', '--json=yes'], 'takes no value'],
    [['x', '--option', 'key'], 'key=value'],
    [['x', '--lang', 'de'], 'Unknown language: de'],
    [[], 'missing'],
    [['a', 'b', 'c'], 'too many: c'],
  ])('%j is refused in one line with code 2', (argv, message) => {
    const found = failure(...argv);
    expect(found.message).toContain(message);
    expect(found.message).not.toContain('\n');
    expect(found.exitCode).toBe(2);
  });

  test('the language: --lang, then the environment, then French', () => {
    expect(languageOf(['--lang', 'en'], { LANG: 'fr_FR.UTF-8' })).toBe('en');
    expect(languageOf(['--lang=en'], {})).toBe('en');
    expect(languageOf([], { LANG: 'en_GB.UTF-8' })).toBe('en');
    expect(languageOf([], { LC_ALL: 'fr_CA', LANG: 'en_US' })).toBe('fr');
    expect(languageOf([], { LANG: 'C' })).toBe('fr');
  });
});
