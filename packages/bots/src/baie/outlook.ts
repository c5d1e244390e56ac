import { corruptionIcons, daysAfter, goldOfIcons, isDayOpen, NONE, type State } from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';
import { type Harbour, harbourOf, hoursLeft } from './harbour.ts';

/** What one seat can expect: the harbour, its time, and what a good is worth that it still has to make. */
export interface Outlook extends Harbour {
  readonly seat: Seat;
  /** The table, for questions about what things cost there. */
  readonly config: State['config'];
  /** Days after this one. */
  readonly days: number;
  /** Adventurers that are in the halls now. */
  readonly hallsNow: readonly number[];
  /** Whether the shields of today still have to pay. */
  readonly isDayOpen: boolean;
  readonly hoursToday: number;
  readonly hoursAll: number;
  /** Free spaces of the stall, and what the supply holds. */
  readonly room: number;
  readonly supply: readonly number[];
  /** Gold that one more corruption card costs. */
  readonly toll: number;
}

/** Gold that an hour brings. */
export const HOUR = 4.4;

/** Free spaces of a stall. */
export function roomIn(stall: readonly number[]): number {
  let room = 0;
  for (let at = 0; at < stall.length; at++) if (stall[at] === NONE) room += 1;
  return room;
}

export function outlookFor(g: State, seat: Seat, harbour: Harbour = harbourOf(g)): Outlook {
  const { stall, supply } = g.players[seat]!;
  const { today, all } = hoursLeft(g, seat);
  const { halls, lair } = harbour;
  return {
    today: harbour.today,
    later: harbour.later,
    halls,
    lair,
    seat,
    config: g.config,
    days: daysAfter(g),
    hallsNow: g.halls,
    isDayOpen: isDayOpen(g),
    hoursToday: today,
    hoursAll: all,
    room: roomIn(stall),
    supply,
    toll: Math.max(0.5, -goldOfIcons(corruptionIcons(g), harbour)),
  };
}

/** The gold that a good on the stall will bring. */
export const priceOf = ({ today, later }: Outlook, good: number): number =>
  Math.max(today[good]!, later[good]!);

/** Whether one more of a good would find a place: the supply has one, and the stall has room or will be emptied before. */
export const isStored = (o: Outlook, good: number): boolean =>
  o.supply[good]! > 0 && (o.room > 0 || o.hoursToday <= 0);

/** The gold of a good that needs this many hours before the action that brings it; 0 if it cannot be stored. */
export function priceIn(o: Outlook, good: number, hours: number): number {
  if (!isStored(o, good)) return 0;
  const later = o.later[good]!;
  const sure = Math.max(0, Math.min(1, o.hoursToday - hours));
  return sure * Math.max(o.today[good]!, later) + (1 - sure) * later;
}

/** Gold of a shield from now on, if it stays. */
export function shieldWorth(o: Outlook, clan: number): number {
  let worth = o.isDayOpen ? o.hallsNow[clan]! : 0;
  for (let day = 1; day <= o.days; day++)
    worth += o.hallsNow[clan]! + ((o.halls[clan]! - o.hallsNow[clan]!) * day) / (o.days + 1);
  return worth;
}
