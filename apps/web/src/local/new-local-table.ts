import type { Refusal } from '@comptoir/kit';
import { rememberGame } from '../catalog/known-games.ts';
import type { NewLocalTable } from './worker/messages.ts';
import { sharedWorker } from './worker-link.ts';

export type Made =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly refusal: Refusal };

/** Has the worker set up a table; it is opened by its id. */
export async function openNew(table: NewLocalTable): Promise<Made> {
  const made = await sharedWorker().ask({ type: 'create', table });
  if (!('id' in made)) return { ok: false, refusal: made.refusal };
  rememberGame(made.id, table.game);
  return { ok: true, id: made.id };
}
