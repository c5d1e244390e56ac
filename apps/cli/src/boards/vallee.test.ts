import { below, type Language, SPECTATOR, xoshiro } from '@comptoir/kit';
import { type State, vallee } from '@comptoir/vallee';
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

  test('colours add nothing but colours', () => {
    const view = vallee.view(state, 0);
    expect(valleeBoard.draw(view, style(80, 'fr', true)).map(plain)).toEqual(
      valleeBoard.draw(view, style(80, 'fr')),
    );
  });
});
