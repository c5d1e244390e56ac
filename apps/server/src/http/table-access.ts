import { z } from 'zod';
import type { TableActor } from '../table/actor.ts';
import { maySee, opensSeat } from '../table/admission.ts';
import type { SeatingResult } from '../table/seating.ts';
import { UnreadableTable } from '../tables.ts';
import { type Context, HttpError } from './context.ts';

const STATUS: Readonly<Record<string, number>> = {
  'not-found': 404,
  'no-such-seat': 404,
  'not-owner': 403,
  'not-seated': 403,
  'wrong-code': 403,
  muted: 403,
  unavailable: 503,
};

/** The table of a request, for someone who may know of it. */
export async function tableFor(
  { tables }: Context,
  id: string,
  person: string | null,
  /** The code of a seat, which lets in somebody who may not watch. */
  code?: string,
): Promise<TableActor> {
  const actor = await tables.get(id).catch((error: unknown) => {
    throw error instanceof UnreadableTable ? new HttpError(409, 'frozen', 'unreadable') : error;
  });
  if (actor === null) throw new HttpError(404, 'not-found');
  if (!maySee(actor.table, person) && !opensSeat(actor.table, person, code))
    throw new HttpError(403, 'not-watchable');
  return actor;
}

/** What a change of seats answers. */
export const changed = z.object({ seq: z.number(), seat: z.number().nullable() });

export function settled(result: SeatingResult): z.infer<typeof changed> {
  if (!result.ok) throw new HttpError(STATUS[result.denial] ?? 409, result.denial);
  return { seq: result.seq, seat: result.seat };
}
