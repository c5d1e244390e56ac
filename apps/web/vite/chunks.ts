import { existsSync, readdirSync } from 'node:fs';

/**
 * A visit fetches a few whole files: on a slow line a request costs more than what it carries. A group includes the
 * imports of its modules, without what an earlier group has: the script that the page names, the shell that it asks
 * for, drawings and tools that all tables share, the pictures on the signs of the front page, then the games.
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

/** What is said of a merchant of La Baie stands in the merchant's own folder, beside its rules. */
const MERCHANTS_WORDS = 'merchants/(?:texts|\\w+/(?:en|fr|face|look|options|rules|recipe-words))\\.';

/**
 * Page and worker share these files, so nothing in them draws. Each names its modules itself: what their packages list in one
 * place would otherwise all come along.
 */
const SHARED_CHUNKS = [
  {
    name: 'common',
    test: under(
      'preload-helper',
      'src/browser/secrets\\.',
      'src/catalog/folders\\.',
      'src/local/(?:indexed-)?shelf\\.',
      'packages/bots/src/(?:level-names|\\w+/characters)\\.',
      'examples/\\w+/src/characters\\.',
      'packages/kit/src/(?:json|dictionary|wording)\\.',
    ),
  },
  { name: 'kit', test: under('packages/kit/src/(?!study\\.)') },
  // A review is fetched by whoever asks for one.
  { name: 'players', test: under('packages/bots/src/(?:search/)?(?!review)[\\w-]+\\.ts$') },
  ...GAMES.flatMap((game) => [
    {
      name: `${game}-rules`,
      test: under(
        `packages/${game}/src/(?!index\\.|texts/|lessons/|study/|content/(?:encounters\\.|(?:${PARTS.join('|')})/)|${MERCHANTS_WORDS})`,
        // Why bots advise something.
        `packages/bots/src/${game}/reasons\\.`,
        // What bots say at a table of Karanor.
        `packages/${game}/src/texts/(?:french|quick-phrases|voices)\\.`,
      ),
    },
    {
      name: `${game}-bots`,
      test: under(
        `packages/bots/src/${game}/(?!reasons|characters|style-names)`,
        `src/local/worker/games/${game}\\.`,
      ),
    },
  ]),
  { name: 'folks-bots', test: under('src/local/worker/folks\\.') },
  ...EXAMPLES.map((game) => ({
    name: `${game}-rules`,
    test: under(`examples/${game}/src/(?!characters|texts)`),
  })),
].map((chunk, i) => ({ ...chunk, priority: 30 - i, includeDependenciesRecursively: false }));

/** Files that only the worker loads. It has no document, and fetches what a file needs without being told before. */
export const isWorkers = (file: string): boolean => /(?:^|\/)(?:worker|players|\w+-bots)-/.test(file);

export const CHUNKS = [
  ...SHARED_CHUNKS,
  { name: 'front', test: under('src/main\\.ts$'), priority: 6 },
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
      'src/table/(?:TableScreen|card-names|deciding|game-screen)\\.',
      // No table draws a QR code; pages that do bring the encoder along. Only Karanor counts in steps and down.
      'src/ui/(?!qr|QrCode|Stepper|Countdown|PencilNote)[\\w-]+\\.\\w+$',
    ),
    priority: 3,
  },
  { name: 'coach', test: under('src/shell/pages/coaching\\.'), priority: 2 },
  { name: 'lessons', test: under('src/shell/pages/LessonPage\\.'), priority: 2 },
  ...GAMES.flatMap((game) => [
    { name: `${game}-sign`, test: under(`src/games/${game}/art/Poster\\.`), priority: 2 },
    { name: game, test: under(`src/games/${game}/screen\\.ts$`), priority: 1 },
  ]),
  ...PART_CHUNKS,
  ...EXAMPLES.map((game) => ({ name: game, test: under(`examples/${game}/page/screen\\.ts$`), priority: 1 })),
];
