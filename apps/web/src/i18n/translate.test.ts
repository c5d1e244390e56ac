import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { preferredLanguage, translate } from './translate.ts';
import { frenchSpacing, softHyphens } from './typography.ts';

const slots = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!).sort();
const forms = (message: (typeof fr)[keyof typeof fr] | (typeof en)[keyof typeof en]): string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];

describe('translate', () => {
  test('puts values in their slots', () => {
    expect(translate('en', 'Hour {hour} of {all}', { hour: 3, all: 12 })).toBe('Hour 3 of 12');
  });
  test('keeps a slot that got no value visible', () => {
    expect(translate('en', 'Hour {hour}')).toBe('Hour {hour}');
  });
  test('zero is singular in French and plural in English', () => {
    const seats = { one: '{n} place', other: '{n} places' };
    expect(translate('fr', seats, { n: 0 })).toBe('0 place');
    expect(translate('en', { one: '{n} seat', other: '{n} seats' }, { n: 0 })).toBe('0 seats');
    expect(translate('fr', seats, { n: 2 })).toBe('2 places');
  });
  test('names that begin with a vowel take the short form of "de"', () => {
    expect(translate('fr', 'Étal de {name}', { name: 'Ada' })).toBe('Étal d’Ada');
    expect(translate('fr', 'Étal de {name}', { name: 'Ruben' })).toBe('Étal de Ruben');
    expect(translate('fr', 'de {from} à {to}', { from: 8, to: 11 })).toBe('de 8 à 11');
  });
  test('French text gets French spacing, English text stays', () => {
    expect(translate('fr', 'Qui joue ?')).toBe('Qui joue\u00a0?');
    expect(translate('en', 'Who plays ?')).toBe('Who plays ?');
  });
});

describe('frenchSpacing', () => {
  test('quotes, colons, apostrophes and units', () => {
    expect(frenchSpacing("« l'étal » : 4 or")).toBe('«\u00a0l’étal\u00a0»\u00a0: 4\u00a0or');
  });
  test('leaves words that only begin like a unit alone', () => {
    expect(frenchSpacing('3 heures, 2 ordres')).toBe('3 heures, 2 ordres');
  });
});

describe('dictionaries', () => {
  test('English says everything French says, with the same slots', () => {
    for (const [key, message] of Object.entries(fr)) {
      const other = en[key as keyof typeof fr];
      const wanted = new Set(forms(message).flatMap(slots));
      expect(new Set(forms(other).flatMap(slots)), key).toEqual(wanted);
      expect(typeof other, key).toBe(typeof message);
    }
  });
  test('no text is empty', () => {
    for (const message of [...Object.values(fr), ...Object.values(en)]) {
      for (const form of forms(message)) expect(form.trim()).not.toBe('');
    }
  });
});

test('preferredLanguage takes the first language we speak', () => {
  expect(preferredLanguage(['de-DE', 'en-GB', 'fr'])).toBe('en');
  expect(preferredLanguage(['es'])).toBe('fr');
});

test('long words may be cut between syllables, short ones never', () => {
  const shown = (text: string): string => softHyphens(text).replaceAll('\u00ad', '-');
  expect(shown('Consommateur')).toBe('Con-som-ma-teur');
  expect(shown('Cambriolage')).toBe('Cam-brio-lage');
  expect(shown('Chroniqueur rigoureux')).toBe('Chro-ni-queur rigou-reux');
  expect(shown('Bribe')).toBe('Bribe');
});
