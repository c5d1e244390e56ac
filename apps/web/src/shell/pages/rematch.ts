import { freshSecret } from '../../browser/secrets.ts';
import { indexedShelf } from '../../local/indexed-shelf.ts';
import { openNew } from '../../local/new-local-table.ts';
import { rematchOf } from '../../sync/server-api.ts';
import type { Table } from '../../table/table.ts';

/** The same people, the same options, other cards. The id of the new table, null when there is none. */
export async function playAgain(table: Table): Promise<string | null> {
  const { id } = table.now.info;
  if (table.place === 'server') {
    const reply = await rematchOf(id);
    return reply.ok ? reply.value.table : null;
  }
  const kept = await indexedShelf().read(id);
  if (kept === null) return null;
  const { game, options, seats } = kept.head;
  const made = await openNew({ game, options, seats, secret: freshSecret() });
  return made.ok ? made.id : null;
}
