import type { NoticeSettings } from '@comptoir/protocol';
import type { ChannelRow, OutboxRow } from '../storage/outbox.ts';
import { nextHour, windowEnd } from './zone.ts';

/** What becomes of a message whose time has come. */
export type Plan =
  /** Not wanted: it stays open and is not sent. */
  | { readonly kind: 'drop' }
  | { readonly kind: 'wait'; readonly until: number; readonly isDigest: boolean }
  | { readonly kind: 'send'; readonly channels: readonly string[] };

/** Decides by the person's choices: channels, quiet hours, digest. */
export function planOf(
  row: OutboxRow,
  {
    settings,
    channels,
    kinds,
    deadline,
    now,
  }: {
    readonly settings: NoticeSettings;
    readonly channels: readonly ChannelRow[];
    /** The kinds that are told about this table; null for the person's usual choice. */
    readonly kinds: readonly string[] | null;
    readonly deadline: number | null;
    readonly now: number;
  },
): Plan {
  const { ways, quiet, digest, zone } = settings;
  const wanted = kinds === null || kinds.includes(row.kind) ? ways[row.kind] : [];
  const open = channels.filter(
    ({ kind, pending, isBroken }) => wanted.includes(kind) && pending === null && !isBroken,
  );
  if (open.length === 0) return { kind: 'drop' };
  /** If the time would run out during quiet hours, tell at once. */
  const isUrgent = (until: number) => deadline !== null && deadline <= until;
  if (digest !== null && row.kind !== 'time' && !row.isDigest) {
    const until = nextHour(zone, now, digest);
    if (!isUrgent(until)) return { kind: 'wait', until, isDigest: true };
  }
  // People who chose an hour for the digest get it at that hour.
  const until = quiet && !row.isDigest ? windowEnd(zone, now, quiet) : null;
  if (until !== null && !isUrgent(until)) return { kind: 'wait', until, isDigest: false };
  return { kind: 'send', channels: open.map(({ id }) => id) };
}
