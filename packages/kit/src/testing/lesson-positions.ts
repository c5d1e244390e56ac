import type { Json } from '../json.ts';

/** The module that keeps the positions lessons begin at, each as the text of its state: `positions.ts` of a game. */
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
