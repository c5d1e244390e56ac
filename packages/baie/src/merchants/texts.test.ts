import { LANGUAGES } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { EDITION } from '../numbers.ts';
import { numbers } from './alchemist/numbers.ts';
import { MERCHANT_IDS } from './ids.ts';
import { MERCHANTS } from './index.ts';
import { FACES } from './texts.ts';

test('the Alchemist is introduced with the numbers of a table that is opened now', () => {
  const FR = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
  const EN = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
  const { fumes } = numbers[EDITION]!;
  expect(FACES.A.fr.intro.join(' ')).toContain(`Dès ${FR[fumes.from]} ichors`);
  expect(FACES.A.en.intro.join(' ')).toContain(`every ${EN[fumes.each]} cost a Corruption card`);
});

/** What the compiler cannot see: lists that may be empty, and names that only have to agree. */
test.each(MERCHANT_IDS)('%s has every part: spaces, abilities, introduction, rules', (id) => {
  const merchant = MERCHANTS.find((one) => one.id === id)!;
  const missing: string[] = [];
  const needs = (part: string, is: boolean): void => {
    if (!is) missing.push(part);
  };
  for (const language of LANGUAGES) {
    const words = FACES[id][language];
    for (const space of merchant.spaces)
      needs(`${language}: name of the space ${space.id}`, space.id in words.spaces);
    for (const question of Object.keys(FACES[id].options))
      needs(`${language}: question ${question}`, question in words.questions);
    for (const question of Object.keys(words.pieces))
      needs(`${language}: question ${question}`, question in words.questions);
    for (const { id: space } of merchant.spaces)
      needs(`${language}: what the space ${space} does`, space in words.spaceNotes);
    for (const question of Object.keys(words.questions))
      needs(`${language}: what ${question} leads to`, question in words.leads);
    for (const question of Object.keys(words.leads))
      needs(`${language}: question ${question}`, question in words.questions);
    needs(`${language}: introduction`, words.intro.length > 0);
  }
  for (const question of Object.keys(FACES[id].fr.questions)) {
    needs(`en: question ${question}`, question in FACES[id].en.questions);
    needs(`rules behind ${question}`, (FACES[id].rules[question] ?? []).length > 0);
  }
  for (const space of merchant.spaces)
    needs(`rules behind ${space.id}`, (FACES[id].rules[space.id] ?? []).length > 0);
  expect(missing).toEqual([]);
});
