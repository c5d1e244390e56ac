import { z } from 'zod';
import { channel, noticeKind, noticeSettings } from './notices.ts';
import { shownText } from './text.ts';

export const personName = shownText(24).meta({
  description: 'A name of 1 to 24 characters; invisible characters are removed',
});

export const newGuest = z.strictObject({
  name: personName,
  table: z
    .string()
    .regex(/^[A-Za-z0-9_-]{16}$/)
    .optional()
    .meta({
      description: 'Where the server takes only invited people: the waiting table they are invited to',
    }),
});

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'black'] as const;
/** How a person wants to be shown and addressed; null resets a field. */
export const profile = z.strictObject({
  name: personName.optional(),
  figure: z
    .string()
    .regex(/^[a-z-]{1,32}$/)
    .nullable()
    .optional()
    .meta({ description: 'The name of one of the page’s pictures' }),
  colour: z.enum(COLOURS).nullable().optional().meta({ description: 'The colour they like to play' }),
  language: z.enum(['fr', 'en']).nullable().optional(),
});

/** Twelve letters and digits from another device, or the long code of a recovery link. */
export const deviceCode = z.strictObject({
  code: z.string().regex(/^(?:[0-9A-HJKMNP-TV-Z]{12}|[A-Za-z0-9_-]{43})$/),
});

export const person = z.object({ id: z.string(), name: z.string() });
export const guestCreated = z.object({
  person,
  token: z
    .string()
    .meta({ description: 'For programs: send it as `Authorization: Bearer`. Browsers get it as a cookie.' }),
});
export const codeIssued = z.object({ code: z.string(), expiresAt: z.number() });

export const me = person.extend({
  createdAt: z.number(),
  figure: z.string().nullable(),
  colour: z.enum(COLOURS).nullable(),
  language: z.enum(['fr', 'en']).nullable(),
  member: z
    .boolean()
    .meta({ description: 'Whether a passkey or a recovery link brings this person back on any device' }),
  recovery: z.boolean().meta({ description: 'Whether a recovery link is in force' }),
});

export const session = z.object({
  id: z.string().meta({ description: 'A name for the session; it gives no access' }),
  device: z.string().nullable().meta({ description: 'Browser and system, as far as they are known' }),
  createdAt: z.number(),
  seenAt: z.number(),
  here: z.boolean().meta({ description: 'Whether it is the one that asks' }),
});
export const sessionList = z.object({ sessions: z.array(session) });
export const sessionParams = z.object({ session: z.string().regex(/^[0-9a-f]{16}$/) });

export const recoveryIssued = z.object({
  code: z.string().meta({ description: 'Works until another one is made or this one is withdrawn' }),
});

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
});
export const passkeyList = z.object({ passkeys: z.array(passkey) });
const credentialId = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(1400);
export const passkeyParams = z.object({ passkey: credentialId });

/**
 * What a browser returns, as WebAuthn level 3 writes it (`toJSON`); fields that the ceremony does not need are dropped.
 */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};
export const newPasskey = z.strictObject({
  name: shownText(24),
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: z.string(),
      attestationObject: z.string(),
      transports: z.array(z.string().max(32)).max(8).optional(),
    }),
  }),
});
export const passkeyUse = z.strictObject({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: z.string(),
      authenticatorData: z.string(),
      signature: z.string(),
      userHandle: z.string().nullish(),
    }),
  }),
});
/** Options for `navigator.credentials`, as WebAuthn level 3 reads them (`parseCreationOptionsFromJSON`). */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const personExport = z.object({
  person: person.extend({
    createdAt: z.number(),
    figure: z.string().nullable(),
    colour: z.string().nullable(),
    language: z.string().nullable(),
  }),
  sessions: z.array(session.omit({ id: true, here: true })),
  passkeys: z.array(passkey.omit({ id: true })),
  tables: z.array(z.object({ table: z.string(), seat: z.number() })),
  blocked: z.array(z.object({ person: z.string(), name: z.string() })),
  ratings: z.array(z.object({ game: z.string(), rating: z.number(), spread: z.number(), games: z.number() })),
  challenges: z.object({
    days: z.array(
      z.object({ game: z.string(), day: z.string(), score: z.number(), millis: z.number(), at: z.number() }),
    ),
    puzzles: z.array(z.object({ game: z.string(), puzzle: z.string(), solved: z.boolean() })),
  }),
  notices: z.object({
    settings: noticeSettings,
    channels: z.array(channel.omit({ id: true, here: true, secret: true })),
    tables: z.array(z.object({ table: z.string(), kinds: z.array(noticeKind) })),
  }),
  reports: z.array(z.object({ table: z.string(), at: z.number(), text: z.string() })),
  chat: z.array(z.object({ table: z.string(), at: z.number(), text: z.string() })),
});

export type Person = z.infer<typeof person>;
export type Me = z.infer<typeof me>;
export type ProfileChange = z.infer<typeof profile>;
export type Session = z.infer<typeof session>;
export type Passkey = z.infer<typeof passkey>;
export type PersonExport = z.infer<typeof personExport>;
