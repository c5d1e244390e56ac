import { LANGUAGES } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { fr } from '../i18n/fr.ts';
import { CLAN_LETTERS } from './baie/art/letters.ts';
import { RESOURCE_LETTERS } from './karanor/art/letters.ts';

const WORDS = { fr, en };

test.each(LANGUAGES)('in %s no two tokens of a game carry the same letters', (language) => {
  for (const letters of [CLAN_LETTERS[language], RESOURCE_LETTERS[language]]) {
    const printed = Object.values(letters);
    expect(new Set(printed).size).toBe(printed.length);
  }
});

test.each(LANGUAGES)('in %s letters come from the name of the token', (language) => {
  const words = WORDS[language] as Readonly<Record<string, unknown>>;
  const named = [
    ...Object.entries(CLAN_LETTERS[language]).map(([id, letters]) => [
      letters,
      words[id === 'I' ? 'marble.I' : `clan.${id}`],
    ]),
    ...Object.entries(RESOURCE_LETTERS[language]).map(([id, letters]) => [letters, words[`resource.${id}`]]),
  ];
  for (const [letters, name] of named) {
    const inOrder = new RegExp(`^${[...String(letters)].join('.*')}`, 'i');
    expect(String(name)).toMatch(inOrder);
  }
});
