import { z } from 'zod';
import { plainJson } from './json.ts';
import { giveUp, pace, tableStatus, timeoutPolicy } from './tables.ts';

/** Three words, in any case and with anything between them, or the address of a table. */
export const invitationParams = z.object({ code: z.string().min(3).max(80) });

/** The code of a reserved seat, for whoever was given its link. */
export const invitationQuery = z.object({ seat: z.string().max(64).optional() });

/** What the holder of a link or of three words is told. */
export const invitation = z.object({
  table: z.string(),
  game: z.string(),
  host: z.string().nullable(),
  status: tableStatus,
  options: plainJson,
  pace,
  timeout: timeoutPolicy,
  giveUp,
  watch: z.boolean(),
  seats: z.array(z.object({ name: z.string().nullable(), kind: z.string(), bot: z.string().nullable() })),
  free: z.number().meta({ description: 'Seats that anybody may take' }),
  kept: z.boolean().meta({ description: 'Whether the code sent with the request opens a seat' }),
  words: z.string().nullable().meta({ description: 'The three words of this table' }),
  createdAt: z.number(),
  expiresAt: z
    .number()
    .nullable()
    .meta({ description: 'When the table is removed if it has not started; null once it has' }),
});

export type Invitation = z.infer<typeof invitation>;
