import type { Decision, View } from '@comptoir/baie';
import type { Language } from '@comptoir/kit';
import type { Picks } from '../../table/selection.svelte.ts';
import { rideOf } from './reading.ts';
import { plateNamed, SLOT_PRICE } from './spaces.ts';
import { b } from './words.ts';

/** What the picks cost, in the slip and on the clock. Legality is never decided here. */

/** Hours and corruption of the chosen action, null when nothing of the kind is chosen. */
export function hoursOf(ask: Decision | null, picks: Picks): { hours: number; corruption: number } | null {
  const value = picks.things['value'];
  if (ask === null || typeof value !== 'string') return null;
  if (ask.id === 'turn.space') return plateNamed(value);
  if (ask.id === 'recruit.slot') return SLOT_PRICE[Number(value.slice(2)) - 1] ?? null;
  return null;
}

export const hourText = (space: number): string =>
  space % 2 === 1 ? b('hour.hand') : b('hourAt', { n: Math.min(12, space / 2) });

export function summary(
  ask: Decision,
  picks: Picks,
  view: View,
  _language: Language,
): { question?: string; consequence?: string } | null {
  const cost = hoursOf(ask, picks);
  if (cost === null || cost.hours === 0)
    return ask.id === 'market.sell' ? { consequence: b('market.touch') } : null;
  const ride = rideOf(view, ask.seat, cost.hours);
  const slots = { hours: cost.hours, from: hourText(ride.from), to: hourText(ride.to) };
  const lines = [ride.loads > 0 ? b('ride.loads', { ...slots, n: ride.loads }) : b('ride.plain', slots)];
  if (cost.corruption > 0) lines.push(b('ride.corrupt', { n: cost.corruption }));
  if (ride.passesHand) lines.push(b('ride.hand'));
  if (view.merchants[ask.seat] === 'H' && cost.hours > 1) lines.push(b('ride.shards'));
  return { consequence: lines.join(' ') };
}
