import type { Event } from '@comptoir/karanor';

/** Gold, income and prestige come of what somebody does, often somebody else; all else with a seat is that seat's doing. */
const CONSEQUENCES: readonly Event['type'][] = ['gold', 'income', 'prestige', 'threshold', 'modified'];

/** Whose emblem a line of the journal carries, where it is not the one who answered. */
export function speakerOf(event: Event): number | null {
  if (event.type === 'offer-made') return event.offer.from;
  // Whoever passed last has not done what comes then.
  if (event.type === 'window-closed') return event.actor;
  return 'seat' in event && !CONSEQUENCES.includes(event.type) ? event.seat : null;
}
