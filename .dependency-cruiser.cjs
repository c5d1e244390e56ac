// Imports go one way: kit <- games <- bots <- apps, and kit <- protocol <- apps.
const game = '^packages/(?!(?:kit|bots|protocol)/)([^/]+)/';
const test = '\\.test\\.ts$|/src/testing/|/vitest[^/]*\\.config\\.ts$';

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
      severity: 'error',
      from: { path: '^packages/kit/' },
      to: { path: '^(packages/(?!kit/)|apps/|bench/)' },
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
      name: 'bots-know-games-and-kit',
      severity: 'error',
      from: { path: '^packages/bots/' },
      to: { path: '^(packages/protocol/|apps/|bench/)' },
    },
    {
      name: 'apps-stand-apart',
      comment: 'One exception: `comptoir serve` starts the server.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: '^apps/cli/src/commands/serve\\.ts$' },
      to: { path: '^(apps/|bench/)', pathNot: '^apps/$1/' },
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
        'A set imports rules and kit, its own texts, and cards of its own that are too long for it (set-card.ts). ' +
        'The content of Karanor is one file of data: what stands beside it is its language, not cards.',
      severity: 'error',
      from: {
        path: '^packages/([^/]+)/src/content/([^/.]+)',
        pathNot: '^packages/karanor/|/content/index\\.ts$|\\.test\\.ts$',
      },
      to: { path: '^packages/$1/src/content/', pathNot: '/content/$2[-.]|\\.json$' },
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
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json', '.d.ts'],
    },
  },
};
