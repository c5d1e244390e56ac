import type { Hours } from '@comptoir/protocol';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let found = formats.get(zone);
  if (found === undefined) {
    found = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    });
    formats.set(zone, found);
  }
  return found;
}

/** The local time of a zone, as if it were UTC. */
export function wallTime(zone: string, at: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000);
}

/** The moment of a local time; if summer time skips it, the moment right after. */
export function momentOf(zone: string, wall: number): number {
  const guess = wall - (wallTime(zone, wall) - wall);
  const offset = wallTime(zone, guess) - guess;
  return wall - offset;
}

/** The next moment after `at` when it strikes this hour. */
export function nextHour(zone: string, at: number, hour: number): number {
  const wall = wallTime(zone, at);
  const midnight = wall - (wall % DAY);
  for (let day = 0; ; day++) {
    const found = momentOf(zone, midnight + day * DAY + hour * HOUR);
    if (found > at) return found;
  }
}

/** When a window that is open now closes; null when it is not open. */
export function windowEnd(zone: string, at: number, { from, to }: Hours): number | null {
  const opens = nextHour(zone, at, from);
  const closes = nextHour(zone, at, to);
  return closes < opens ? closes : null;
}
