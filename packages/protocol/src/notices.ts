import { z } from 'zod';
import { tableParams } from './tables.ts';

/** What a person can be told about a table while they are elsewhere. */
export const NOTICE_KINDS = ['turn', 'time', 'invited', 'talk', 'over'] as const;
/** The channels by which they are told. */
export const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;

export const noticeKind = z.enum(NOTICE_KINDS).meta({
  description:
    'turn: the game waits for you; time: your time runs out; invited: a seat is kept for you; talk: somebody wrote; over: the game ended',
});
export const channelKind = z.enum(CHANNEL_KINDS);

const hour = z.number().int().min(0).max(23);
/** From one hour to another; past midnight when the first is later. */
export const hours = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, 'a window needs two different hours');

const ways = z.array(channelKind).max(CHANNEL_KINDS.length);

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
export const timeZone = z.string().max(64).refine(isZone, 'not a time zone').meta({
  description: 'A name from the IANA database, such as Europe/Paris',
});

const day = z.iso.date();
const DAY = 86_400_000;
/** Days in a row, both included. */
export const holiday = z
  .strictObject({ from: day, to: day })
  .refine(({ from, to }) => from <= to, 'a holiday ends after it begins');
const daysOf = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
/** How many days of holidays can be entered at a time. */
export const HOLIDAYS = 30;

export const noticeSettings = z.strictObject({
  ways: z.strictObject({ turn: ways, time: ways, invited: ways, talk: ways, over: ways }),
  quiet: hours.nullable().meta({
    description:
      'Nothing is sent in these hours, except about a time that runs out within them; where the pace of a table says so, the clock stands still for the first ten of them',
  }),
  holidays: z
    .array(holiday)
    .max(6)
    .refine((all) => all.reduce((sum, one) => sum + daysOf(one), 0) <= HOLIDAYS, 'too many days')
    .default([])
    .meta({ description: `Clocks stand still on these days too; at most ${HOLIDAYS} days in all` }),
  digest: hour
    .nullable()
    .meta({ description: 'The hour at which everything comes in one message, instead of at once' }),
  zone: timeZone,
  language: z.enum(['fr', 'en']),
});

export const DEFAULT_NOTICES: z.infer<typeof noticeSettings> = {
  ways: {
    turn: ['push', 'mail', 'webhook'],
    time: ['push', 'mail', 'webhook'],
    invited: ['push', 'mail', 'webhook'],
    talk: ['push'],
    over: ['push', 'mail', 'webhook'],
  },
  quiet: null,
  holidays: [],
  digest: null,
  zone: 'Europe/Paris',
  language: 'fr',
};

const base64url = z.string().regex(/^[A-Za-z0-9_-]+=*$/);
const webAddress = z.url({ protocol: /^https?$/ }).max(1000);

export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(254) }),
  z.strictObject({
    kind: z.literal('push'),
    subscription: z
      .object({
        endpoint: webAddress,
        keys: z.object({ p256dh: base64url.max(120), auth: base64url.max(60) }),
      })
      .meta({ description: 'What `PushSubscription.toJSON()` returns' }),
  }),
  z.strictObject({
    kind: z.literal('webhook'),
    url: webAddress,
    shape: z.enum(['plain', 'chat']).default('plain').meta({
      description: 'plain: every fact; chat: `{"text","content"}`, which chat services accept',
    }),
    table: tableParams.shape.table.optional().meta({
      description:
        'A table that you have opened: the channel is told of everybody’s turns there, and of nothing else',
    }),
  }),
]);

export const channel = z.object({
  id: z.string(),
  kind: channelKind,
  label: z
    .string()
    .meta({ description: 'The address without its secret part; for push, the device it belongs to' }),
  here: z.boolean().meta({ description: 'Whether this is push to the browser that asks' }),
  confirmed: z
    .boolean()
    .meta({ description: 'An e-mail address is used only after its link has been followed' }),
  broken: z
    .boolean()
    .meta({ description: 'Whether it was refused for good; then nothing more is sent there' }),
  table: z
    .string()
    .nullable()
    .meta({ description: 'The table whose turns go there; null for your own notices' }),
  createdAt: z.number(),
  secret: z
    .string()
    .optional()
    .meta({ description: 'For a new webhook, shown only once: the key of `comptoir-signature`' }),
});
export const channelParams = z.object({ channel: z.string().regex(/^[A-Za-z0-9_-]{16}$/) });

export const notices = z.object({
  settings: noticeSettings,
  channels: z.array(channel),
  offers: z.object({
    push: z.string().meta({ description: 'The public key with which a browser subscribes' }),
    mail: z.boolean(),
    webhook: z.boolean(),
  }),
});

/** Which notices this table sends; null keeps the general choice. */
export const tableNotices = z.strictObject({
  kinds: z.array(noticeKind).max(NOTICE_KINDS.length).nullable(),
});

export const noticeToken = z.strictObject({ token: z.string().regex(/^[A-Za-z0-9_-]{32}$/) });

export type NoticeKind = z.infer<typeof noticeKind>;
export type ChannelKind = z.infer<typeof channelKind>;
export type NoticeSettings = z.infer<typeof noticeSettings>;
export type NewChannel = z.infer<typeof newChannel>;
export type Channel = z.infer<typeof channel>;
export type Notices = z.infer<typeof notices>;
export type TableNotices = z.infer<typeof tableNotices>;
export type Holiday = z.infer<typeof holiday>;
export type Hours = z.infer<typeof hours>;
