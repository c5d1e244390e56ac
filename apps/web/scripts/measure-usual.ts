/**
 * Measures where the gold of each merchant comes from, over games among merchant bots, and writes it down for the end
 * of a game. Run after a change of the numbers of La Baie: `npm run usual -w apps/web` plays sixty games a row.
 */
import { writeFileSync } from 'node:fs';
import { baie, type Event } from '@comptoir/baie';
import { baieBots, playOut } from '@comptoir/bots';
import { ledgerOf, SOURCES, sourcesOf } from '../src/games/baie/board/ledger.ts';
import { usualTable } from '../src/games/baie/board/usual.ts';

const GAMES = Number(process.argv[2] ?? 60);
const LIMIT = 20_000;
/** One row per kind of table: alone against the Colporteur, then two to five merchants. */
const ROWS = [1, 2, 3, 4, 5];

type Sums = Record<string, { games: number; gold: number[] }>;

function play(players: number, seed: number, into: Sums): string {
  const reading = baie.readOptions({ players, inn: true });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const events: Event[] = [];
  // The same game once more, for its story: the bots' table keeps none.
  const told = baie.setup(seed, reading.options, events);
  const bots = Array.from({ length: baie.seats(reading.options) }, () => baieBots.merchant);
  playOut(baie, reading.options, seed, bots, {
    limit: LIMIT,
    moved: (move) => void baie.apply(told, move, events),
  });
  const view = baie.view(told, 0);
  const ledger = ledgerOf([{ seq: 0, view, events }]);
  for (let seat = 0; seat < view.config.humans; seat++) {
    const merchant = view.config.merchants[seat]!;
    into[merchant] ??= { games: 0, gold: SOURCES.map(() => 0) };
    const sum = into[merchant];
    sum.games += 1;
    sourcesOf(ledger, seat).forEach((gold, at) => {
      sum.gold[at]! += gold;
    });
  }
  return usualTable(view);
}

const measured = ROWS.map((players) => {
  const sums: Sums = {};
  let table = '';
  for (let seed = 1; seed <= GAMES; seed++) table = play(players, seed, sums);
  console.log(`${players}: ${GAMES} games`);
  const means = Object.keys(sums)
    .sort()
    .map((merchant) => {
      const { games, gold } = sums[merchant]!;
      return `    ${merchant}: [${gold.map((sum) => Math.round(sum / games)).join(', ')}],`;
    });
  return [`  ${table}: {`, ...means, '  },'].join('\n');
});

const text = `/** Made by \`npm run usual -w apps/web\`; never edited by hand. */

/** Games that each row was measured over. */
export const USUAL_GAMES = ${GAMES};

/** Mean gold by table and merchant: ${SOURCES.join(', ')}. */
export const USUAL_GOLD: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
${measured.join('\n')}
};
`;
writeFileSync(new URL('../src/games/baie/board/usual-gold.ts', import.meta.url), text);
