import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'libsql';
import { openSqlite } from '../../storage/sqlite.ts';
import { temporaryFolder } from '../folder.ts';

/**
 * `npm run archive --workspace apps/server`: how long the lists take for somebody who has played ten thousand games,
 * among ten times as many games of others, and how long it takes to forget that person. Every figure is the median of
 * several runs.
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: '10000' } } });
const games = Number(values.games);
const RUNS = 21;
const GAMES = ['vallee', 'baie', 'karanor'];
const PAGE = 20;

const folder = temporaryFolder();
const store = await openSqlite(folder.path);
for (const name of ['ana', 'zoe', 'max'])
  await store.createPerson({ id: name, name, createdAt: 1 }, `h-${name}`);
fill();

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
async function time(what: string, work: () => Promise<unknown>, runs = RUNS): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  console.log(`${what.padEnd(44)} ${median(times).toFixed(1).padStart(8)} ms`);
}

console.log(`${games} games of one person, ${11 * games} in all, SQLite`);
await time('first page of finished games', () => store.history('ana', {}, PAGE));
const middle = { at: 5 * games, table: 'g' };
await time('a page in the middle', () => store.history('ana', { before: middle }, PAGE));
await time('by game and result', () => store.history('ana', { game: 'baie', outcome: 'won' }, PAGE));
await time('with one companion', () => store.history('ana', { person: 'zoe' }, PAGE));
await time('by a name that nobody has', () => store.history('ana', { search: 'nobody' }, PAGE));
await time('how many of each game and result', () => store.historyCounts('ana'));
await time('games that go on and the latest', () => store.listMine('ana', 100));
await time('whom one has played with', () => store.companions('ana'));
await time('forgetting this person', () => store.deletePerson('ana'), 1);
await store.close();
folder.remove();

/** Rows as the archive writes them, straight into the file: playing so many games would take a day. */
function fill(): void {
  const file = new Database(join(folder.path, 'comptoir.db'));
  const table = file.prepare(
    `insert into tables (id, game, rules, owner, visibility, settings, secret, commitment, created_at, updated_at, seq,
       status, awaited, seats, deadline, bot_waits, lease_node, lease_until, archived)
     values (?, ?, 1, 'max', 'private', '{}', '', '', 1, ?, 60, 'over', '[]', '[]', null, 0, null, 0, 1)`,
  );
  const seat = file.prepare('insert into seats (table_id, seat, person, is_over) values (?, ?, ?, 1)');
  const result = file.prepare(
    `insert into results (table_id, seat, person, name, folded, kind, game, ended_at, began_at, moves, outcome, place, score)
     values (?, ?, ?, ?, ?, 'person', ?, ?, 1, 60, ?, ?, 8)`,
  );
  file.exec('begin');
  for (let at = 0; at < 11 * games; at++) {
    const [id, game] = [`g${at}`, GAMES[at % 3] ?? ''];
    const people = at % 11 === 0 ? ['ana', at % 2 === 0 ? 'zoe' : 'max'] : ['max', 'zoe'];
    table.run(id, game, at);
    for (const [place, person] of people.entries()) {
      seat.run(id, place, person);
      result.run(
        id,
        place,
        person,
        person,
        person,
        game,
        at,
        (at + place) % 2 === 0 ? 'won' : 'lost',
        place + 1,
      );
    }
  }
  file.exec('commit');
  file.close();
}
