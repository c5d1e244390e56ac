// Imports go one way: kit <- games <- bots <- catalog <- apps, bots <- challenges <- apps, and kit <- protocol <- apps.
const game = '^packages/(?!(?:kit|bots|catalog|challenges|protocol)/)([^/]+)/';
const test = '\\.test\\.ts$|/src/testing/|^apps/web/test/|/vitest[^/]*\\.config\\.ts$';

// Folders of the page, from the ground up: each knows only those named before it. Tables of a server (sync) and tables of
// this browser (local) do not know each other.
const PAGE = [
  'browser',
  'i18n',
  'art',
  'ui',
  'catalog',
  'rulebook',
  'table',
  'sync',
  'local',
  'lessons',
  'games',
  'shell',
];
const pageFolders = PAGE.slice(0, -1).map((folder, at) => ({
  name: `page-${folder}-knows-what-is-below`,
  severity: 'error',
  from: { path: `^apps/web/src/${folder}/`, pathNot: test },
  to: { path: `^apps/web/src/(${PAGE.slice(at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Cycles of types alone are erased and do no harm.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unknown-modules',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|[.]generated/' },
    },
    {
      name: 'kit-knows-nobody',
      comment: 'Its tests play the example.',
      severity: 'error',
      from: { path: '^packages/kit/', pathNot: test },
      to: { path: '^(packages/(?!kit/)|apps/|bench/|examples/)' },
    },
    {
      name: 'protocol-knows-the-kit-only',
      severity: 'error',
      from: { path: '^packages/protocol/' },
      to: { path: '^(packages/(?!(?:kit|protocol)/)|apps/|bench/)' },
    },
    {
      name: 'games-know-the-kit-only',
      severity: 'error',
      from: { path: game },
      to: { path: '^(packages/(?!kit/)|apps/|bench/)', pathNot: '^packages/$1/' },
    },
    {
      name: 'examples-know-kit-and-bots',
      severity: 'error',
      from: { path: '^examples/([^/]+)/src/' },
      to: { path: '^(packages/(?!(?:kit|bots)/)|apps/|bench/|examples/)', pathNot: '^examples/$1/' },
    },
    {
      name: 'bots-know-games-and-kit',
      severity: 'error',
      from: { path: '^packages/bots/' },
      to: { path: '^(packages/(?:catalog|challenges|protocol)/|apps/|bench/)' },
    },
    {
      name: 'challenges-know-bots-and-kit',
      comment: 'They read views: which game it is comes from outside. Their tests play all games.',
      severity: 'error',
      from: { path: '^packages/challenges/', pathNot: test },
      to: { path: '^(packages/(?!(?:kit|bots|challenges)/)|apps/|bench/)' },
    },
    {
      name: 'catalog-knows-games-and-bots',
      severity: 'error',
      from: { path: '^packages/catalog/' },
      to: { path: '^(packages/(?:challenges|protocol)/|apps/|bench/)' },
    },
    {
      name: 'apps-stand-apart',
      comment:
        '`comptoir serve` starts the server; the page is tested at it, with the mail server and the push service of its tests.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/cli/src/commands/serve\\.ts$' },
      to: { path: '^(apps/|bench/)', pathNot: '^apps/$1/|^apps/server/src/testing/' },
    },
    {
      name: 'rules-run-anywhere',
      comment: 'Kit, games and bots also run in browsers: no module of Node and no package of others.',
      severity: 'error',
      from: { path: '^packages/(?!protocol/)', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-depend-on-nothing',
      comment: 'Kit, games and bots have no dependency at run time.',
      severity: 'error',
      from: { path: '^packages/(?!protocol/)', pathNot: test },
      to: { path: '(^|/)node_modules/' },
    },
    {
      name: 'code-knows-no-test',
      severity: 'error',
      from: { pathNot: test },
      to: { path: '\\.test\\.ts$|/src/testing/' },
    },
    {
      name: 'cards-know-no-other-cards',
      comment:
        'The folder of a set imports rules and kit and what lies in it, never another set; ' +
        'a remastered folk starts from its first edition. ' +
        'The content of Karanor is one file of data: what stands beside it is its language, not cards.',
      severity: 'error',
      from: {
        path: '^packages/([^/]+)/src/content/([^/]+?)(?:-remaster)?/',
        pathNot: '^packages/karanor/|\\.test\\.ts$',
      },
      to: { path: '^packages/$1/src/content/[^/]+/', pathNot: '/content/$2(?:-remaster)?/' },
    },
    ...pageFolders,
    {
      name: 'page-tables-stand-apart',
      severity: 'error',
      from: { path: '^apps/web/src/local/', pathNot: test },
      to: { path: '^apps/web/src/sync/' },
    },
    {
      name: 'page-tables-know-no-screen',
      comment:
        'Tables of a server and of this browser fill one interface; who draws it is not their business.',
      severity: 'error',
      from: { path: '^apps/web/src/(sync|local)/', pathNot: test },
      to: { path: '^apps/web/src/table/', pathNot: '/table/(table|table-error|review)\\.ts$' },
    },
    {
      name: 'page-games-stand-apart',
      severity: 'error',
      from: { path: '^apps/web/src/games/([^/]+)/' },
      to: { path: '^apps/web/src/games/', pathNot: '^apps/web/src/games/$1/' },
    },
    {
      name: 'page-art-knows-no-words-of-its-game',
      comment: 'Within a game of the page: art, then words, then board, then the screen.',
      severity: 'error',
      from: { path: '^apps/web/src/games/([^/]+)/art/' },
      to: { path: '^apps/web/src/games/$1/', pathNot: '^apps/web/src/games/$1/art/' },
    },
    {
      name: 'page-words-know-no-board',
      severity: 'error',
      from: { path: '^apps/web/src/games/([^/]+)/words/' },
      to: { path: '^apps/web/src/games/$1/', pathNot: '^apps/web/src/games/$1/(art|words)/' },
    },
    {
      name: 'page-board-knows-no-screen',
      severity: 'error',
      from: { path: '^apps/web/src/games/([^/]+)/board/' },
      to: { path: '^apps/web/src/games/$1/', pathNot: '^apps/web/src/games/$1/(art|words|board)/' },
    },
    {
      name: 'web-takes-no-state',
      comment: 'A screen draws views; the state of a game holds its secrets.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^packages/[^/]+/src/state\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)(node_modules|dist)/' },
    // Svelte's checker keeps what it compiled there.
    exclude: { path: '(^|/)(dist|\\.svelte-check)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json', '.d.ts'],
    },
  },
};
