import { z } from 'zod';
import { shownText } from './text.ts';

export const personName = shownText(24).meta({
  description: 'A name of 1 to 24 characters; what cannot be seen is taken out',
});

export const newGuest = z.strictObject({ name: personName });
export const rename = z.strictObject({ name: personName });
export const deviceCode = z.strictObject({ code: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/) });

export const person = z.object({ id: z.string(), name: z.string() });
export const guestCreated = z.object({
  person,
  token: z
    .string()
    .meta({ description: 'For programs: send it as `Authorization: Bearer`. Browsers have it as a cookie.' }),
});
export const codeIssued = z.object({ code: z.string(), expiresAt: z.number() });

export const personExport = z.object({
  person: person.extend({ createdAt: z.number() }),
  sessions: z.array(z.object({ createdAt: z.number(), seenAt: z.number() })),
  tables: z.array(z.object({ table: z.string(), seat: z.number() })),
  chat: z.array(z.object({ table: z.string(), at: z.number(), text: z.string() })),
});

export type Person = z.infer<typeof person>;
export type PersonExport = z.infer<typeof personExport>;
