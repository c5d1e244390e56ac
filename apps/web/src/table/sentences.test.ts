import { describe, expect, test } from 'vitest';
import { partsOf } from './sentences.ts';

const names = [
  ['Pot-de-vin', 1],
  ['Boisson', 2],
  ['Boisson rafraîchissante', 3],
] as const;

describe('sentences of the journal', () => {
  test('names of cards can be touched, the longest name wins', () => {
    expect(partsOf('Ruben achète Boisson rafraîchissante (2) avec Pot-de-vin.', names)).toEqual([
      { kind: 'text', text: 'Ruben achète ' },
      { kind: 'card', name: 'Boisson rafraîchissante', id: '3' },
      { kind: 'text', text: ' (2) avec ' },
      { kind: 'card', name: 'Pot-de-vin', id: '1' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('a sentence without cards stays whole', () => {
    expect(partsOf('Ruben passe.', names)).toEqual([{ kind: 'text', text: 'Ruben passe.' }]);
  });
});
