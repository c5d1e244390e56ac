import { below, type Json, type Language, SPECTATOR, xoshiro } from '@comptoir/kit';
import { cardOf, type State, vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { columns, plain } from '../terminal/paint.ts';
import { valleeBoard } from './vallee.ts';

function stateAfter(moves: number, seed: number, input: object): State {
  const reading = vallee.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const state = vallee.setup(seed, reading.options);
  const rng = xoshiro(seed);
  for (let at = 0; at < moves; at++) {
    const [decision] = vallee.decisions(state);
    if (decision === undefined) break;
    vallee.apply(state, { seat: decision.seat, id: decision.id, answer: vallee.sample(decision, rng) });
  }
  return state;
}

const names = ['Anne', 'Bob', 'Chloé', 'Dominique-Alexandre'];
const style = (width: number, language: Language, colour = false) => ({ width, language, names, colour });

describe('the board of La Vallée', () => {
  const state = stateAfter(150, 6, { players: 3, folks: ['hares', 'lemurs', 'magpies', 'tree-kangaroos'] });

  test('80 columns, in French', () => {
    expect(valleeBoard.draw(vallee.view(state, 0), style(80, 'fr')).join('\n')).toMatchSnapshot();
  });

  test('120 columns, in English', () => {
    expect(valleeBoard.draw(vallee.view(state, 1), style(120, 'en')).join('\n')).toMatchSnapshot();
  });

  test('no line is wider than the terminal, whatever happens on the table', () => {
    const rng = xoshiro(8);
    for (let seed = 1; seed <= 40; seed++) {
      const input = seed % 3 === 0 ? { players: 4, mode: 'teams' } : { players: 2 + (seed % 3) };
      const at = stateAfter(below(rng, 400), seed, input);
      for (const width of [40, 60, 80, 100, 120, 200]) {
        for (const viewer of [SPECTATOR, 0, 1]) {
          for (const line of valleeBoard.draw(
            vallee.view(at, viewer),
            style(width, seed % 2 ? 'fr' : 'en', true),
          ))
            expect(columns(line), plain(line)).toBeLessThanOrEqual(width);
        }
      }
    }
  });

  test('V-141: a stack is asked for with the cards that lead to one', () => {
    const asked = {
      kind: 'stack',
      id: 'stall.build',
      seat: 0,
      source: null,
      cards: [10, 11, 12, 13, 14, 15],
      values: [1, 2, 5, 3, 1, 3],
      folks: ['hares', 'hares', 'hares', 'lemurs', null, 'hares'],
      total: 4,
      below: false,
      declined: [],
    } as const;
    const words = {
      language: 'en' as const,
      question: () => '',
      entry: () => '',
      option: (_: unknown, card: Json) => String(card),
    };
    const offered = (chosen: readonly number[], over: object = {}) => {
      const progress = valleeBoard.steppers?.stack?.({ ...asked, ...over }, chosen, words);
      if (progress === undefined) throw new Error('no stepper');
      return 'answer' in progress ? progress.answer : progress.step.choices.map(({ value }) => value);
    };
    expect(offered([])).toEqual([10, 15]);
    expect(offered([10])).toEqual([15]);
    expect(offered([10, 15])).toEqual([10, 15]);
    expect(offered([], { total: 3 })).toEqual([10, 11, 13, 15]);
    expect(offered([], { below: true })).toEqual([10, 11, 13, 15]);
  });

  test('what comes from the market is described, and wondered about as what it is', () => {
    const view = vallee.view(state, 0);
    const slot = view.market.findIndex((card) => card !== null);
    const pick = { kind: 'pick-option', id: 'market.pick', seat: 0, source: null, options: [slot] } as const;
    expect(valleeBoard.detail?.(pick, slot, 'X', 'en', view)).toMatch(/^X \d · \S+ — ./);
    const uses = (valleeBoard.wonder?.(view, 0, 'en') ?? []).filter(
      ({ wish }) => wish.entry !== 'market.buy',
    );
    for (const { wish } of uses) {
      const [card] = wish.answer as [number];
      if (wish.entry === 'technique.play') expect(cardOf(card).type).toBe('technique');
      if (wish.entry === 'passive.use') expect(cardOf(card).type).toBe('passive');
    }
    expect(valleeBoard.tally?.(view, 0, 'fr')).toMatch(/^\d piles?$/);
  });

  test('colours add nothing but colours', () => {
    const view = vallee.view(state, 0);
    expect(valleeBoard.draw(view, style(80, 'fr', true)).map(plain)).toEqual(
      valleeBoard.draw(view, style(80, 'fr')),
    );
  });
});
