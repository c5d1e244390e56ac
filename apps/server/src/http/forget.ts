import { NOBODY } from '../storage/store.ts';
import { renameSeat, standUp } from '../table/lobby.ts';
import { forgotten, leftBy, next, read } from '../tournaments/tournament.ts';
import type { Context } from './context.ts';

/** How many finished games lose a name at a time: a state is read for each of them. */
const STEP = 10;

/**
 * Forgets a person: seats of running games go to a bot. Lists of finished games lose their name at once; the games
 * themselves lose it one by one, however many there are (`forgetNames`).
 */
export async function forget(context: Context, id: string): Promise<void> {
  const { store, tables } = context;
  for (const table of await store.tablesWith(id)) {
    const actor = await tables.readable(table);
    const left = await actor?.seating.change('left', ({ state }) => standUp(state, id));
    if (left?.ok === false)
      await actor?.seating.change('forgotten', ({ state }) => renameSeat(state, id, NOBODY));
  }
  await forgetInTournaments(context, id);
  await context.endSessions(await store.deletePerson(id));
}

/** Removes names from finished games. Any node may do it, even twice. */
export async function forgetNames({ store, tables }: Pick<Context, 'store' | 'tables'>): Promise<void> {
  for (const { table, person } of await store.forgottenNames(STEP)) {
    // A table that this server cannot read is not shown to anybody.
    const actor = await tables.readable(table);
    const renamed = await actor?.seating.change('forgotten', ({ state }) =>
      renameSeat(state, person, NOBODY),
    );
    if (renamed?.ok === false && renamed.denial === 'unavailable') continue;
    await store.settleForgotten(table, person);
  }
}

/** Tries again when another change came first. */
async function forgetInTournaments({ store, now }: Context, id: string): Promise<void> {
  for (const { id: tournament } of await store.tournamentsOf(id))
    for (let isDone = false; !isDone; ) {
      const row = await store.tournament(tournament);
      if (row === null) break;
      const entrants = forgotten(leftBy(row, read(row), id), id);
      isDone = await store.saveTournament(next(row, { entrants }, now()));
    }
}
