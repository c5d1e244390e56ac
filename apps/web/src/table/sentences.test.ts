import { describe, expect, test } from 'vitest';
import type { AnyScreen } from './game-screen.ts';
import { linesOf, partsOf, type Telling, textOf } from './sentences.ts';

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

  test('a line in one piece has the spaces of its sentence', () => {
    const parts = partsOf('Ruben achète Boisson (2) avec Pot-de-vin.', names);
    expect(textOf({ kind: 'event', id: 1, seat: 'red', parts })).toBe(
      'Ruben achète Boisson (2) avec Pot-de-vin.',
    );
    expect(textOf(undefined)).toBe('');
  });

  test('a sentence without cards stays whole', () => {
    expect(partsOf('Ruben passe.', names)).toEqual([{ kind: 'text', text: 'Ruben passe.' }]);
  });

  test('an entry that was told once keeps its lines, until somebody else reads them', () => {
    const telling = (name: string): Telling => ({
      screen: { wording: { fr: { event: (event: unknown) => String(event) } } } as unknown as AnyScreen,
      language: 'fr',
      cast: { viewer: 0, name: () => name },
      seats: 1,
      spaced: (text) => text,
      colour: () => 'red',
    });
    const first = { seq: 1, seat: 0, events: ['Il passe.', 'Il passe.'] };
    const second = { seq: 2, seat: 0, events: ['Il achète.'] };
    const [before] = linesOf([first], telling('Ruben'));
    const after = linesOf([first, second], telling('Ruben'));
    expect(before).toMatchObject({ id: 1001, parts: [{ text: 'Il passe (×\u00a02).' }] });
    expect(after).toHaveLength(2);
    expect(after[0]).toBe(before);
    expect(linesOf([first], telling('Zoé'))[0]).not.toBe(before);
  });

  test('how the table was set is not told, but the turn that follows at once is', () => {
    const screen = {
      wording: { fr: { event: ({ said }: { said: string }) => said } },
      turnOf: (event: { turn?: number }) => event.turn ?? null,
    } as unknown as AnyScreen;
    const dealt = [
      { said: 'La pioche est mélangée.' },
      { said: 'Au Colporteur.', turn: 1 },
      { said: 'Il gagne 2 or.' },
    ];
    const lines = linesOf([{ seq: 0, seat: null, events: dealt }], {
      screen,
      language: 'fr',
      cast: { viewer: 0, name: () => '' },
      seats: 2,
      spaced: (text) => text,
      colour: () => 'red',
    });
    expect(lines).toMatchObject([{ id: 1 }, { id: 2, parts: [{ text: 'Il gagne 2 or.' }] }]);
  });
});
