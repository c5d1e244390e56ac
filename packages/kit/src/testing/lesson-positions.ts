import type { BaseState } from '../effect.ts';
import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import type { Kinded } from '../shapes.ts';

/** The states that lessons begin at, by lesson. Throws where one of them breaks a rule. */
export function laidPositions<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  lay: Readonly<Record<string, () => { readonly g: S }>>,
): Record<string, Json> {
  const states: Record<string, Json> = {};
  for (const [lesson, place] of Object.entries(lay)) {
    const { g } = place();
    const broken = game.violations(g);
    if (broken.length > 0) throw new Error(`${lesson}: ${broken.join('; ')}`);
    states[lesson] = g as unknown as Json;
  }
  return states;
}

/** The states as kept in a game's `positions.ts`. The order of their fields does not matter. */
export function keptPositions(positions: Readonly<Record<string, string>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(positions).map(([lesson, text]) => [lesson, JSON.parse(text) as Json]),
  );
}

/** The text of a game's `positions.ts`, which keeps the state that each lesson begins at. */
export function positionsModule(states: Readonly<Record<string, Json>>): string {
  const lines = Object.entries(states).map(([lesson, state]) => {
    const text = JSON.stringify(state).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
    return `  ${lesson}:\n    '${text}',\n`;
  });
  return [
    '// biome-ignore-all format: written by a test.\n',
    '/** States that lessons begin at, by lesson, as JSON. Written by `positions.test.ts`, which says how. */\n',
    'export const positions: Readonly<Record<string, string>> = {\n',
    ...lines,
    '};\n',
  ].join('');
}
