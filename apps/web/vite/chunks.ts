import { readdirSync } from 'node:fs';

/**
 * A visit fetches a few whole files: on a slow line a request costs more than what it carries. What a group names brings
 * its imports along, and each group leaves out what one before it has: the script that the page names, the shell that it
 * asks for, drawings and tools that all tables share, the pictures on the signs of the front page, then the games.
 */
const under = (...paths: readonly string[]): RegExp =>
  new RegExp(`[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** Games of the house and those of examples: their folders say which there are. */
const foldersIn = (path: string): string[] =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
const GAMES = foldersIn('../src/games');
const EXAMPLES = foldersIn('../../../examples');

export const CHUNKS = [
  { name: 'front', tags: ['$initial' as const], priority: 6 },
  { name: 'shell', test: under('src/shell/start\\.ts$'), priority: 5 },
  {
    name: 'art',
    test: under('src/art/[\\w-]+\\.\\w+$', 'src/ui/pressable\\.', 'svelte/src/internal/flags/'),
    priority: 4,
  },
  {
    name: 'table',
    test: under(
      'src/shell/pages/(?:Table|Learn)Page\\.',
      'src/table/(?:TableScreen|card-names|game-screen)\\.',
      'src/ui/[\\w-]+\\.\\w+$',
      'packages/kit/src/',
    ),
    priority: 3,
  },
  ...GAMES.flatMap((game) => [
    { name: `${game}-sign`, test: under(`src/games/${game}/art/Poster\\.`), priority: 2 },
    { name: game, test: under(`src/games/${game}/screen\\.ts$`), priority: 1 },
  ]),
  ...EXAMPLES.map((game) => ({ name: game, test: under(`examples/${game}/page/screen\\.ts$`), priority: 1 })),
];
