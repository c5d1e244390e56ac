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
  'COLPORTEUR_CARDS',
  'DELIVERIES',
  'DISTANCE',
  'FURNACES',
  'HEAT',
  'JUNK',
  'LAST_HOUR',
  'OUTPOST_CLAN',
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
const SIGNS = ['ANYONE', 'CURSED', 'DISCARD_SLOT', 'FIRST_JUNK', 'ICHOR', 'NONE'];
/** Not rules of play: what folks are like for those who choose among them, and how far ahead an offer may look. */
const BESIDE = ['ANY_TASTE', 'BOXES', 'LONGEST_PROMISE', 'MOODS', 'TASTES'];
/** The game itself, and what a table does beside the rules. */
const WHOLE = ['baie', 'karanor', 'vallee', 'karanorTable'];
const KNOWN = new Set([...PRINTED, ...SIGNS, ...BESIDE, ...WHOLE]);

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

test.each(['apps/web/src', 'apps/cli/src'])(
  '%s asks the games, and does no sums with their numbers',
  (folder) => {
    const root = new URL(`../../../../${folder}/`, import.meta.url);
    const found: string[] = [];
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.test)\.(?:ts|svelte)$/.test(file)) continue;
      for (const [game, name] of taken(readFileSync(new URL(file, root), 'utf8'))) {
        const value = GAMES[game]?.[name];
        if (typeof value !== 'function' && holdsNumbers(value) && !KNOWN.has(name))
          found.push(`${file} takes ${name} of ${game}: ask a question of packages/${game} instead`);
      }
    }
    expect(found).toEqual([]);
  },
);
