import { DEFAULT_NOTICES, type NoticeKind, type NoticeSettings } from '@comptoir/protocol';
import { describe, expect, test } from 'vitest';
import type { ChannelRow, OutboxRow } from '../storage/outbox.ts';
import { planOf } from './wanting.ts';

const at = (text: string): number => Date.parse(text);
const channel = (kind: ChannelRow['kind'], change: Partial<ChannelRow> = {}): ChannelRow => ({
  id: kind,
  person: 'ana',
  kind,
  address: '{}',
  secret: kind,
  pending: null,
  isBroken: false,
  createdAt: 0,
  session: null,
  table: null,
  ...change,
});

interface Asked {
  readonly now: string;
  readonly kind?: NoticeKind;
  readonly isDigest?: boolean;
  readonly settings?: Partial<NoticeSettings>;
  readonly channels?: readonly ChannelRow[];
  readonly kinds?: readonly NoticeKind[] | null;
  readonly deadline?: string;
}
function plan({ now, kind = 'turn', isDigest = false, settings, channels, kinds = null, deadline }: Asked) {
  const row: OutboxRow = {
    table: 't',
    person: 'ana',
    kind,
    number: 1,
    due: at(now),
    isDigest,
    isTold: false,
  };
  return planOf(row, {
    settings: { ...DEFAULT_NOTICES, ...settings },
    channels: channels ?? [channel('mail')],
    kinds,
    deadline: deadline === undefined ? null : at(deadline),
    now: at(now),
  });
}
const SENT = { kind: 'send', channels: ['mail'] };
const until = (text: string, isDigest = false) => ({ kind: 'wait', until: at(text), isDigest });
const NIGHT = { quiet: { from: 22, to: 7 } };

describe('ways', () => {
  const now = '2026-11-17T12:00:00Z';
  test('it leaves on those that were ticked, confirmed and not refused', () => {
    const channels = [
      channel('mail', { pending: 'x' }),
      channel('push'),
      channel('webhook', { isBroken: true }),
    ];
    expect(plan({ now, channels })).toEqual({ kind: 'send', channels: ['push'] });
    expect(plan({ now, channels: [channel('mail', { pending: 'x' })] })).toEqual({ kind: 'drop' });
    expect(plan({ now, kind: 'talk' })).toEqual({ kind: 'drop' });
  });
  test('a table may have its own choice, which opens no way that was never ticked', () => {
    expect(plan({ now, kinds: ['over'] })).toEqual({ kind: 'drop' });
    expect(plan({ now, kinds: ['turn'] })).toEqual(SENT);
    expect(plan({ now, kind: 'talk', kinds: ['talk'] })).toEqual({ kind: 'drop' });
  });
});

describe('quiet hours', () => {
  test.each([
    ['in Paris in winter', 'Europe/Paris', '2026-11-17T22:30:00Z', '2026-11-18T06:00:00Z'],
    ['in Paris in summer', 'Europe/Paris', '2026-07-01T22:30:00Z', '2026-07-02T05:00:00Z'],
    ['in New York', 'America/New_York', '2026-11-18T04:00:00Z', '2026-11-18T12:00:00Z'],
    ['in Auckland', 'Pacific/Auckland', '2026-11-17T12:00:00Z', '2026-11-17T18:00:00Z'],
    ['in Kolkata, half an hour off', 'Asia/Kolkata', '2026-11-17T18:00:00Z', '2026-11-18T01:30:00Z'],
    // The night of 29 March 2026 in Paris has no hour between two and three.
    ['over the short night of spring', 'Europe/Paris', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
    // The night of 25 October 2026 has that hour twice.
    ['over the long night of autumn', 'Europe/Paris', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
    ['in the second of two equal hours', 'Europe/Paris', '2026-10-25T01:30:00Z', '2026-10-25T06:00:00Z'],
  ])('it waits for the morning %s', (_where, zone, now, morning) => {
    expect(plan({ now, settings: { ...NIGHT, zone } })).toEqual(until(morning));
  });
  test('by day it leaves at once, at the very hours of beginning and end as well', () => {
    const settings = { ...NIGHT, zone: 'Europe/Paris' };
    expect(plan({ now: '2026-11-17T12:00:00Z', settings })).toEqual(SENT);
    expect(plan({ now: '2026-11-17T06:00:00Z', settings })).toEqual(SENT);
    expect(plan({ now: '2026-11-17T21:00:00Z', settings })).toEqual(until('2026-11-18T06:00:00Z'));
  });
  test('an hour that the clocks leave out begins a quiet time right after it', () => {
    const settings = { quiet: { from: 2, to: 5 }, zone: 'Europe/Paris' };
    expect(plan({ now: '2026-03-29T00:59:00Z', settings })).toEqual(SENT);
    expect(plan({ now: '2026-03-29T01:30:00Z', settings })).toEqual(until('2026-03-29T03:00:00Z'));
  });
  test('a time that would run out meanwhile is told at once', () => {
    const now = '2026-11-17T22:30:00Z';
    const settings = { ...NIGHT, zone: 'Europe/Paris' };
    expect(plan({ now, settings, deadline: '2026-11-18T05:59:00Z' })).toEqual(SENT);
    expect(plan({ now, settings, deadline: '2026-11-18T06:01:00Z' })).toEqual(until('2026-11-18T06:00:00Z'));
  });
});

describe('the daily digest', () => {
  const settings = { digest: 8, zone: 'Europe/Paris' };
  test.each([
    ['later on the same day', '2026-11-17T05:00:00Z', '2026-11-17T07:00:00Z'],
    ['on the next day', '2026-11-17T07:00:00Z', '2026-11-18T07:00:00Z'],
    ['after the short night of spring', '2026-03-28T20:00:00Z', '2026-03-29T06:00:00Z'],
    ['after the long night of autumn', '2026-10-24T20:00:00Z', '2026-10-25T07:00:00Z'],
  ])('everything waits for its hour: %s', (_when, now, then) => {
    expect(plan({ now, settings })).toEqual(until(then, true));
  });
  test('what waited for it leaves at its hour, also in quiet hours', () => {
    const row = { now: '2026-11-17T07:00:00Z', isDigest: true };
    expect(plan({ ...row, settings: { ...settings, quiet: { from: 22, to: 10 } } })).toEqual(SENT);
  });
  test('a reminder, and a turn that ends before, do not wait for it', () => {
    const now = '2026-11-17T12:00:00Z';
    expect(plan({ now, settings, kind: 'time' })).toEqual(SENT);
    expect(plan({ now, settings, deadline: '2026-11-18T06:30:00Z' })).toEqual(SENT);
    expect(plan({ now, settings, deadline: '2026-11-18T08:00:00Z' })).toEqual(
      until('2026-11-18T07:00:00Z', true),
    );
  });
});
