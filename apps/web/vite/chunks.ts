import { existsSync, readdirSync } from 'node:fs';

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
/** Parts of a game that are fetched for the tables that use them: the folks of La Vallée. */
const PARTS = GAMES.flatMap((game) => {
  const content = `../../../packages/${game}/src/content`;
  return existsSync(new URL(content, import.meta.url))
    ? foldersIn(content).filter((part) => existsSync(new URL(`${content}/${part}/index.ts`, import.meta.url)))
    : [];
});

/** Each part is one file, for the page as for the worker. */
const PART_CHUNKS = PARTS.map((part) => ({
  name: part,
  test: under(`src/content/${part}/(?:index|cards|hints)\\.ts$`, `\\.generated/folks/${part}\\.svg`),
  priority: 0,
}));

/** In the worker, what the cards of a game share is not left in the file of one of them, nor what all games share in one game. */
export const WORKER_CHUNKS = [
  { name: 'worker', tags: ['$initial' as const], priority: 3 },
  {
    name: 'players',
    test: under(
      'packages/kit/src/',
      'packages/bots/src/search/',
      'packages/bots/src/(?!index)[\\w-]+\\.ts$',
      'worker/any-bot\\.ts$',
    ),
    priority: 2,
  },
  ...GAMES.map((game) => ({
    name: game,
    test: under(`worker/games/${game}\\.ts$`, `packages/${game}/src/rules/`),
    priority: 1,
  })),
  ...PART_CHUNKS,
];

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
      'src/shell/pages/(?:Table|Deal)Page\\.',
      'src/games/courses\\.',
      'src/table/(?:TableScreen|card-names|game-screen)\\.',
      // No table draws a QR code; pages that do bring the encoder along.
      'src/ui/(?!qr|QrCode)[\\w-]+\\.\\w+$',
      'packages/kit/src/',
    ),
    priority: 3,
  },
  { name: 'coach', test: under('src/shell/pages/coaching\\.'), priority: 2 },
  { name: 'lessons', test: under('src/shell/pages/LessonPage\\.'), priority: 2 },
  ...GAMES.flatMap((game) => [
    { name: `${game}-sign`, test: under(`src/games/${game}/art/Poster\\.`), priority: 2 },
    // What cards use of the rules comes with the game, whichever of its parts follow.
    {
      name: game,
      test: under(`src/games/${game}/screen\\.ts$`, `packages/${game}/src/rules/`),
      priority: 1,
    },
  ]),
  ...PART_CHUNKS,
  ...EXAMPLES.map((game) => ({ name: game, test: under(`examples/${game}/page/screen\\.ts$`), priority: 1 })),
];
