import { describe, expect, test } from 'vitest';
import { dictionary, frenchName, frenchSpacing } from './dictionary.ts';
import { GAME_OVER, MALFORMED, NOT_AWAITED, refusal, STALE } from './refusal.ts';
import { refusalSentence, refusalWords } from './refusal-words.ts';
import { dictionaryFaults, unusedKeys, unusedPhrases } from './testing/dictionaries.ts';

const words = dictionary(
  {
    plain: 'Qui joue ?',
    hour: 'Heure {hour} sur {all}',
    stall: 'Étal de {name}',
    gift: 'À {name}, plus que {other}',
    seats: { one: '{n} place', other: '{n} places' },
  },
  {
    plain: 'Who plays?',
    hour: 'Hour {hour} of {all}',
    stall: 'Stall of {name}',
    gift: 'To {name}, more than {other}',
    seats: { one: '{n} seat', other: '{n} seats' },
  },
);

describe('a dictionary', () => {
  test('puts values in their slots', () => {
    expect(words('en', 'hour', { hour: 3, all: 12 })).toBe('Hour 3 of 12');
    expect(words('fr', 'plain')).toBe('Qui joue\u00a0?');
  });
  test('counts: zero is singular in French and plural in English', () => {
    expect([0, 1, 2].map((n) => words('fr', 'seats', { n }))).toEqual(['0 place', '1 place', '2 places']);
    expect([0, 1, 2].map((n) => words('en', 'seats', { n }))).toEqual(['0 seats', '1 seat', '2 seats']);
  });
  test('shortens "de" before a vowel', () => {
    expect(words('fr', 'stall', { name: 'Ada' })).toBe('Étal d’Ada');
    expect(words('fr', 'stall', { name: 'Ruben' })).toBe('Étal de Ruben');
  });
  test('melts "de" and "à" into the article of a name', () => {
    expect(words('fr', 'stall', { name: 'Le Vieux Phare' })).toBe('Étal du Vieux Phare');
    expect(words('fr', 'stall', { name: 'L’Aïeule' })).toBe('Étal de l’Aïeule');
    expect(words('fr', 'stall', { name: 'Léa' })).toBe('Étal de Léa');
    expect(words('fr', 'gift', { name: 'Le Colporteur', other: 'Odile' })).toBe(
      'Au Colporteur, plus qu’Odile',
    );
    expect(words('fr', 'gift', { name: 'La Dame de Karanor', other: 'Le Doyen' })).toBe(
      'À la Dame de Karanor, plus que Le Doyen',
    );
    expect(frenchName('à', 'Les Deux')).toBe('aux Deux');
  });
  test('says a sentence in every language at once', () => {
    expect(words.both('seats', { n: 2 })).toEqual({ fr: '2 places', en: '2 seats' });
  });
  test('finds keys that are known only at run time', () => {
    expect(words.find('en', 'stall', { name: 'Ada' })).toBe('Stall of Ada');
    expect(words.find('en', 'toString')).toBeNull();
  });
});

test('French spacing of quotes, colons, apostrophes and units', () => {
  expect(frenchSpacing("« l'étal » : 4 or")).toBe('«\u00a0l’étal\u00a0»\u00a0: 4\u00a0or');
  expect(frenchSpacing('3 heures, 2 ordres')).toBe('3 heures, 2 ordres');
});

test('faults and unused keys of a dictionary are found', () => {
  const broken = dictionary({ a: 'A {x}', 'b.c': 'B', d: 'D' }, { a: 'A', 'b.c': ' ', d: 'D' });
  expect(dictionaryFaults(broken)).toEqual(['a has other slots in en', 'b.c is empty in en']);
  expect(dictionaryFaults(words)).toEqual([]);
  expect(unusedKeys(broken, ["say('a')", `say(\`b.\${what}\`)`])).toEqual(['d']);
});

test('phrases that nothing says are found', () => {
  const phrases = { hello: () => '', gone: '', questions: { 'take.tube': '', 'old.question': '', R: '' } };
  const sources = ["p.hello('x'); p.questions[decision.id]; pickOption('take.tube')"];
  expect(unusedPhrases(phrases, sources)).toEqual(['gone', 'questions old.question']);
});

describe('the refusals of the kit', () => {
  test('are worded in both languages', () => {
    expect(dictionaryFaults(refusalWords)).toEqual([]);
    for (const refused of [MALFORMED, NOT_AWAITED, STALE, GAME_OVER])
      expect(refusalSentence('fr', refused)).not.toBeNull();
    expect(refusalSentence('en', refusal(null, 'number-out-of-range', { min: 1, max: 5 }))).toBe(
      'The number must be between 1 and 5.',
    );
  });
  test('leave the reasons of a game to the game', () => {
    expect(refusalSentence('fr', refusal('V-062', 'superfluous-card'))).toBeNull();
  });
});
