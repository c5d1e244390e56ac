import { expect, test } from 'vitest';
import { numbered, simplify, understand } from './understand.ts';

const choices = [
  'Acheter',
  'Jouer une technique',
  'Bâtir la pile 1',
  'Camelote 1',
  'Camelote 1',
  'Défausser',
].map((label, value) => ({ value, label }));
const meaning = (text: string) => {
  const found = understand(text, choices);
  return found.kind === 'choice' ? found.choice.value : found.kind;
};

test('a number counts from one', () => {
  expect(meaning('1')).toBe(0);
  expect(meaning(' 6 ')).toBe(5);
  expect(meaning('0')).toBe('unknown');
  expect(meaning('7')).toBe('unknown');
});

test('a name is found by its beginning or a word of it, without accents or case', () => {
  expect(meaning('batir')).toBe(2);
  expect(meaning('TECH')).toBe(1);
  expect(meaning('défausser')).toBe(5);
  expect(simplify('  L’Étal, « n° 2 » ')).toBe('l etal n 2');
});

test('the sign of a number tells choices apart', () => {
  const dice = ['dé rouge (5) +1', 'dé rouge (5) −1'].map((label, value) => ({ value, label }));
  const found = understand('dé rouge (5) −1', dice);
  expect(found.kind === 'choice' && found.choice.value).toBe(1);
  expect(simplify('12–13')).toBe('12 13');
});

test('alike choices are one choice, different ones are asked about', () => {
  expect(meaning('camelote')).toBe(3);
  expect(
    understand('a', [
      { value: 0, label: 'Ane' },
      { value: 1, label: 'Abri' },
    ]).kind,
  ).toBe('ambiguous');
  expect(meaning('')).toBe('unknown');
});

test('what stands behind a dash is no name', () => {
  const shops = ['Mill — builds fast', 'Build'].map((label, value) => ({ value, label }));
  const found = understand('build', shops);
  expect(found.kind === 'choice' && found.choice.value).toBe(1);
  expect(understand('fast', shops).kind).toBe('unknown');
});

test('a thing goes by its number on the table, the others are numbered around it', () => {
  const places = [
    { value: 'marsh', label: 'Marsh', number: 2 },
    { value: 'galleries', label: 'Galleries', number: 26 },
    { value: 'other', label: 'Something else' },
    { value: 'last', label: 'Nothing', enter: true as const },
  ];
  const by = (text: string) => {
    const found = understand(text, places);
    return found.kind === 'choice' ? found.choice.value : found.kind;
  };
  expect(['26', '2', '3', '4', '1'].map(by)).toEqual(['galleries', 'marsh', 'other', 'last', 'unknown']);
  const taken = places.map((place) => ('number' in place ? { ...place, number: 3 } : place));
  expect([...numbered(taken.slice(1))].map(([number, { value }]) => [number, value])).toEqual([
    [3, 'galleries'],
    [2, 'other'],
    [4, 'last'],
  ]);
});

test('what is not listed is understood word for word only', () => {
  const amounts = [
    { value: 1, label: '1 or' },
    { value: 2, label: 'Fruit' },
    { value: 3, label: '3 or', unlisted: true as const },
  ];
  const three = understand('3 or', amounts);
  expect(three.kind === 'choice' && three.choice.value).toBe(3);
  expect(understand('3', amounts).kind).toBe('unknown');
  const any = understand('or', amounts);
  expect(any.kind === 'choice' && any.choice.value).toBe(1);
});

test('where the choices are numbers, a number is itself', () => {
  const numbers = [0, 1, 2, 3].map((value) => ({ value, label: String(value) }));
  const found = understand('2', numbers);
  expect(found.kind === 'choice' && found.choice.value).toBe(2);
});

test('a number that has left the list is no part of a name', () => {
  const dice = [
    { value: 0, label: 'dé vert (2)', number: 1 },
    { value: 9, label: 'dé de charbon (3)', number: 2 },
    { value: 1, label: 'dé bleu (5)', number: 4 },
  ];
  expect(understand('3', dice).kind).toBe('unknown');
  // Above the last number it can only be a name.
  const found = understand('5', dice);
  expect(found.kind === 'choice' && found.choice.value).toBe(1);
});
