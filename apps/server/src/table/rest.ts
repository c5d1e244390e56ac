import type { Holiday, Hours, NoticeSettings } from '@comptoir/protocol';
import { momentOf, nextHour } from '../notices/zone.ts';

/** When the clock of a person stands still: their quiet hours, and their holidays. */
export interface Rest {
  readonly zone: string;
  readonly asleep: Hours | null;
  readonly holidays: readonly Holiday[];
}

/** A stretch of time that no clock counts. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Nobody's clock stands still for longer than this in a day. */
const LONGEST_SLEEP = 10 * HOUR;
/** No turn is longer than this, sleep and holidays included. */
const HORIZON = 400 * DAY;

/** The nights and holidays that touch a stretch of time, each in order of its beginning. */
export function* restsFrom(
  { zone, asleep, holidays }: Rest,
  from: number,
  until: number,
): Generator<Stretch> {
  const days = holidays
    .map((one) => ({
      from: momentOf(zone, Date.parse(one.from)),
      to: momentOf(zone, Date.parse(one.to) + DAY),
    }))
    .filter(({ to }) => to > from)
    .sort((a, b) => a.from - b.from);
  let night = asleep && nightFrom(zone, asleep, from - DAY);
  for (;;) {
    const [holiday] = days;
    const isNight = night !== null && (holiday === undefined || night.from <= holiday.from);
    const next = isNight ? night : days.shift();
    if (!next || next.from >= until) return;
    if (next.to > from) yield next;
    if (isNight && asleep && night) night = nightFrom(zone, asleep, night.from);
  }
}

/** The first night that begins after a moment. */
function nightFrom(zone: string, { from, to }: Hours, after: number): Stretch {
  const start = nextHour(zone, after, from);
  return { from: start, to: Math.min(nextHour(zone, start, to), start + LONGEST_SLEEP) };
}

/** The moment when a person has been awake for this long since `from`. */
export function awakeFor(rest: Rest, from: number, span: number): number {
  let at = from;
  let left = span;
  for (const { from: start, to } of restsFrom(rest, from, from + HORIZON)) {
    const awake = Math.max(0, start - at);
    if (awake >= left) break;
    left -= awake;
    at = Math.max(at, to);
  }
  return at + left;
}

/** Until when a person rests; null when they do not. */
export function restsUntil(rest: Rest, at: number): number | null {
  let until: number | null = null;
  for (const stretch of restsFrom(rest, at, at + 1)) until = Math.max(until ?? 0, stretch.to);
  return until;
}

/** In quiet hours no messages are sent and no clocks run. */
export const restOf = ({ zone, quiet, holidays }: NoticeSettings): Rest | null =>
  quiet === null && holidays.length === 0 ? null : { zone, asleep: quiet, holidays };
