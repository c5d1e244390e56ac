import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../games.ts';
import { openSqlite } from '../../storage/sqlite.ts';
import { awaitedSeats, readState, seatLines } from '../../table/table-state.ts';
import { Guest } from '../client.ts';
import { playRandomly, startedTable } from '../play.ts';
import { testServer } from '../server.ts';
import type { SavedTable } from './saved-table.ts';

/** `npm run save-tables --workspace apps/server`: a table of each game by its present rules, kept for later releases. */
const MOVES = 30;

for (const [name, { game }] of GAMES) {
  const file = fileURLToPath(new URL(`./${name}-${game.rules}.json`, import.meta.url));
  if (existsSync(file)) continue;
  const server = await testServer();
  const guests = [await Guest.come(server.url, 'Ana'), await Guest.come(server.url, 'Bob')] as const;
  const table = await startedTable(guests[0], guests[1], { game: name, options: { players: 2 } });
  const lines = await Promise.all(guests.map((guest) => guest.live()));
  // Whoever has made their moves leaves the other one waiting: nobody has to wait for the second.
  await Promise.race(
    lines.map((line, at) => playRandomly(line, name, table, { seed: at + 1, limit: MOVES / 2 })),
  );
  for (const line of lines) line.close();
  await server.stop();
  const store = await openSqlite(server.folder);
  const [row, stored, rows] = [
    await store.table(table),
    await store.state(table),
    await store.rows(table, 0),
  ];
  if (!row || !stored) throw new Error(`${name}: nothing stored`);
  const state = readState(stored.body);
  const saved: SavedTable = {
    rules: state.rules,
    people: guests.map(({ id, token }, at) => ({ id, name: ['Ana', 'Bob'][at] ?? '', createdAt: 1, token })),
    table: row,
    awaited: state.game ? awaitedSeats(game.decisions(state.game)) : [],
    seats: seatLines(state.seats),
    state,
    rows,
  };
  writeFileSync(file, `${JSON.stringify(saved, null, 2)}\n`);
  await store.close();
  server.remove();
  console.log(file);
}
process.exit(0);
