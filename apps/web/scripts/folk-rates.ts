/**
 * Writes down how folks and pairs of folks fare, for the page of all folks. It reads what `comptoir sim` found, one line of
 * JSON per run; runs of other seeds add up. The table in the repository was made with
 *
 *   for seed in $(seq 1 500 19501); do
 *     comptoir sim vallee --players 3 --bots merchant --games 500 --seed $seed --option among=<all folks> --check --json
 *   done | npm run folk-rates -w apps/web
 *
 * at commit 49a07d6, by merchants that went by hints (before ADR 73). One of the 20,000 games did not end.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { rateOf } from '@comptoir/bots';
import type { FolkRates, Row } from '../src/games/vallee/gallery/rates.ts';

interface Counted {
  readonly games: number;
  readonly wins: number;
}
interface Run {
  readonly players: number;
  readonly games: number;
  /** A game that does not end is told as a violation too; it counts for nobody. */
  readonly finished: number;
  readonly violations: number;
  readonly bots: readonly string[];
  readonly folks: Readonly<Record<string, Counted>>;
  readonly pairs: Readonly<Record<string, Counted>>;
}

const runs = readFileSync(0, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Run);
const [first] = runs;
if (first === undefined) throw new Error('no runs to add up');
const robots = [...new Set(first.bots)].join(', ');
for (const { players, bots, games, finished, violations } of runs)
  if (players !== first.players || [...new Set(bots)].join(', ') !== robots || violations > games - finished)
    throw new Error('runs of other tables, or with a broken rule');

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function rows(of: 'folks' | 'pairs'): Record<string, Row> {
  const sums = new Map<string, Counted>();
  for (const run of runs)
    for (const [name, { games, wins }] of Object.entries(run[of])) {
      const sum = sums.get(name) ?? { games: 0, wins: 0 };
      sums.set(name, { games: sum.games + games, wins: sum.wins + wins });
    }
  return Object.fromEntries(
    [...sums]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { games, wins }]) => {
        const { rate, low, high } = rateOf(wins, games);
        return [name, [games, rounded(rate), rounded(low), rounded(high)]];
      }),
  );
}

const found: FolkRates = {
  robots,
  players: first.players,
  games: runs.reduce((sum, { finished }) => sum + finished, 0),
  folks: rows('folks'),
  pairs: rows('pairs'),
};
const file = new URL('../src/games/vallee/gallery/folk-rates.json', import.meta.url);
// One row a line: a new series is read as a diff.
const text = JSON.stringify(found, null, 2).replace(
  /\[\s+([^\]]+?)\s+\]/g,
  (_, row: string) => `[${row.replace(/\s+/g, ' ')}]`,
);
writeFileSync(file, `${text}\n`);
console.log(
  `${found.games} games, ${Object.keys(found.folks).length} folks, ${Object.keys(found.pairs).length} pairs`,
);
