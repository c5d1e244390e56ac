import { NOBODY } from '../storage/store.ts';
import { renameSeat, standUp } from '../table/lobby.ts';
import type { Context } from './context.ts';

/** Forgets a person: seats of running games go to a bot, those of finished ones lose the name. */
export async function forget(context: Context, id: string): Promise<void> {
  const { store, tables } = context;
  for (const { table } of await store.seatsOf(id)) {
    const actor = await tables.get(table);
    const left = await actor?.seating.change('left', ({ state }) => standUp(state, id));
    if (left?.ok === false)
      await actor?.seating.change('forgotten', ({ state }) => renameSeat(state, id, NOBODY));
  }
  await context.endSessions(await store.deletePerson(id));
}
