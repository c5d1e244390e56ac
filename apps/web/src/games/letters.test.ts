import { PHRASES } from '@comptoir/baie/texts';
import { NAMES } from '@comptoir/karanor/texts';
import { LANGUAGES } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { CLAN_LETTERS } from './baie/art/letters.ts';
import { RESOURCE_LETTERS } from './karanor/art/letters.ts';

test.each(LANGUAGES)('in %s no two tokens of a game carry the same letters', (language) => {
  for (const letters of [CLAN_LETTERS[language], RESOURCE_LETTERS[language]]) {
    const printed = Object.values(letters);
    expect(new Set(printed).size).toBe(printed.length);
  }
});

test.each(LANGUAGES)('in %s letters come from the name of the token', (language) => {
  const { adventurers, colours, icons } = PHRASES[language];
  const named = [
    ...Object.entries(CLAN_LETTERS[language]).map(([id, letters]) => [
      letters,
      adventurers[id] ?? icons[id] ?? colours[id],
    ]),
    ...Object.entries(RESOURCE_LETTERS[language]).map(([id, letters]) => [
      letters,
      NAMES[language].resource(id),
    ]),
  ];
  for (const [letters, name] of named) {
    const inOrder = new RegExp(`^${[...String(letters)].join('.*')}`, 'i');
    expect(String(name)).toMatch(inOrder);
  }
});
