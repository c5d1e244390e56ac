import { readdirSync, readFileSync } from 'node:fs';
import * as baie from '@comptoir/baie';
import * as karanor from '@comptoir/karanor';
import * as vallee from '@comptoir/vallee';
import { expect, test } from 'vitest';

const GAMES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { baie, karanor, vallee };

/** Printed on boards and cards, and drawn as it is. */
const PRINTED = [
  'ARTEFACTS',
  'CATCH_CLAN',
  'CELLS',
  'COLPORTEUR_CARDS',
  'DELIVERIES',
  'DISTANCE',
  'FACES',
  'FURNACES',
  'HEAT',
  'JUNK',
  'LAST_HOUR',
  'OUTPOST_CLAN',
  'PORTALS',
  'ROUNDS',
  'SHOPS',
  'SIDE',
  'TERRITORIES',
  'VILLAS',
  'content',
  'landLinks',
  'resourceAt',
  'seaLinks',
  'villaAt',
];
/** Numbers that stand for something: nobody, no card, a place. */
const SIGNS = [
  'ANYONE',
  'CURSED',
  'DISCARD_SLOT',
  'FIRST_JUNK',
  'ICHOR',
  'NONE',
  'POOL',
  'PORT',
  'RACK',
  'ROGUE',
];
/** Not rules of play: what folks are like for those who choose among them, and how far ahead an offer may look. */
const BESIDE = ['ANY_TASTE', 'BOXES', 'LONGEST_PROMISE', 'MOODS', 'TASTES'];
/** The game itself, and what a table does beside the rules. */
const WHOLE = ['baie', 'karanor', 'vallee', 'karanorTable'];
const KNOWN = new Set([...PRINTED, ...SIGNS, ...BESIDE, ...WHOLE]);
/**
 * Numbers of boards and cards that bots also count with. Nothing that the options of a table may change is among them.
 */
const COUNTED = new Set([
  'ANOMALY',
  'BADGES',
  'BLACK_MARKET',
  'CARDS_OF_A_FOLK',
  'DICE',
  'FIRST_COAL',
  'FLAME',
  'FLASK_SIZE',
  'FOLK_NUMBERS',
  'HAMMER_BLOWS',
  'HAND_LIMIT',
  'HOLES',
  'IDOL',
  'MOST_SHARDS',
  'PIER_OF_DOCK',
  'PRICES',
  'QUESTS',
  'SIDEBOARD',
  'STRIDE',
  'TOKENS',
  'TOWNSFOLK',
  'WHEEL',
  'neighbours',
]);

function holdsNumbers(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return true;
  if (depth > 6 || value === null || typeof value !== 'object') return false;
  return Object.values(value).some((part) => holdsNumbers(part, depth + 1));
}

/** Names of values that a source takes from the packages of games. */
function* taken(source: string): Generator<readonly [game: string, name: string]> {
  for (const [, names = '', game = ''] of source.matchAll(/import \{([^}]*)\} from '@comptoir\/(\w+)'/g)) {
    for (const name of names.split(',').map((one) => one.trim()))
      if (name !== '' && !name.startsWith('type ')) yield [game, name.split(' as ')[0] ?? name];
  }
}

const REPOSITORY = new URL('../../../', import.meta.url);
/** Whoever asks the games: for each folder, what of its numbers it may take. */
const ASKERS: readonly (readonly [folder: string, isKnown: (name: string) => boolean])[] = [
  ['apps/web/src', (name) => KNOWN.has(name)],
  ['apps/cli/src', (name) => KNOWN.has(name)],
  ['packages/bots/src', (name) => KNOWN.has(name) || COUNTED.has(name)],
];

function* sources(folder: string): Generator<readonly [file: string, source: string]> {
  const root = new URL(`${folder}/`, REPOSITORY);
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (/(?<!\.test)\.(?:ts|svelte)$/.test(file)) yield [file, readFileSync(new URL(file, root), 'utf8')];
}

test.each(ASKERS)('%s asks the games, and does no sums with their numbers', (folder, isKnown) => {
  const found: string[] = [];
  for (const [file, source] of sources(folder)) {
    for (const [game, name] of taken(source)) {
      const value = GAMES[game]?.[name];
      if (typeof value !== 'function' && holdsNumbers(value) && !isKnown(name))
        found.push(`${file} takes ${name} of ${game}: ask a question of packages/${game} instead`);
    }
  }
  expect(found).toEqual([]);
});

/** Values that a file declares for itself; in a component only constants, since its state has other names. */
const declared = (file: string, source: string): readonly string[] =>
  [
    ...source.matchAll(
      file.endsWith('.svelte')
        ? /^const ([A-Z][A-Z_]+|\w+(?= = \([^)]+\)[^=\n]*=>))/gm
        : /^(?:export )?(?:const|function\*?) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);

test.each(Object.keys(GAMES))('what %s exports is written nowhere else', (game) => {
  const folders = [`packages/bots/src/${game}`, `apps/web/src/games/${game}`, 'apps/cli/src/boards'];
  const found = folders.flatMap((folder) =>
    [...sources(folder)]
      .filter(([file]) => folder !== 'apps/cli/src/boards' || file.startsWith(game))
      .flatMap(([file, source]) =>
        declared(file, source)
          .filter((name) => name in (GAMES[game] ?? {}))
          .map((name) => `${folder}/${file} has a ${name} of its own: take that of packages/${game}`),
      ),
  );
  expect(found).toEqual([]);
});
