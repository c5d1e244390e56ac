import { expect, test } from 'vitest';
import { allSets } from './catalogue.ts';
import { NAMED_FOLKS } from './content/numbers.ts';
import './game.ts';
import { MECHANISMS, type Mechanism, mechanismsOf } from './mechanisms.ts';
import { cardText } from './texts/index.ts';

const folksWith = (mechanism: Mechanism): string[] =>
  NAMED_FOLKS.filter((folk) => mechanismsOf(folk).includes(mechanism)).sort();

test('V-350 V-355 V-370 V-375 folks are known by what their cards work with', () => {
  expect(folksWith('coins')).toEqual(['capuchins', 'dodos', 'tuataras']);
  expect(folksWith('clock')).toEqual(['bats', 'junglefowls', 'mongooses']);
  expect(folksWith('dice')).toEqual(['hares', 'ocelots', 'pangolins', 'polecats']);
  expect(folksWith('imitation')).toEqual(['chameleons']);
  expect(folksWith('finish')).toEqual(['dodos', 'turtles']);
  for (const mechanism of MECHANISMS) expect(folksWith(mechanism), mechanism).not.toEqual([]);
});

test('V-240 V-375 a card is said to roll if its text does, in both editions', () => {
  for (const { cards } of allSets())
    for (const { id, rolls } of cards)
      expect(rolls === true, id).toBe(/\b(?:die|dice)\b/i.test(cardText('en', id).text));
});
