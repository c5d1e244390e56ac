import type { Menu, Seat } from './decision.ts';
import { isRecord, type Json } from './json.ts';
import type { Kinded } from './shapes.ts';
import type { Cast, Wording } from './wording.ts';

/** A move that somebody could make, as far as it is known beforehand. */
export interface Possible<E, V> {
  readonly decision: Kinded;
  readonly answer: Json;
  /** What the seat that is asked sees. */
  readonly view: V;
  /** What it would be told for certain. */
  readonly told: readonly E[];
}

/**
 * A move in the words of its player: the option they would press. For an answer of several parts, or a bare number,
 * it is what would be told of it, or the verb of the menu. Null where the game has no words for it.
 */
export function moveInWords<E, V>(
  wording: Wording<Kinded, E, V>,
  { decision, answer, view, told }: Possible<E, V>,
  cast: Cast,
): string | null {
  const chosen = chosenIn(wording, decision, answer, view, cast);
  if (decision.kind !== 'menu' && decision.kind !== 'pick-number' && chosen !== null) return chosen;
  return deedIn(wording, told, decision.seat, cast) ?? chosen;
}

/**
 * What is told of a move in one sentence: what its player did, rather than what it cost on the way, and nothing of what
 * others had begun and only waited for the move to go on with.
 */
function deedIn<E, V>(
  wording: Wording<Kinded, E, V>,
  told: readonly E[],
  seat: Seat,
  cast: Cast,
): string | null {
  let first: string | null = null;
  let isOwn = true;
  for (const event of told) {
    const sentence = wording.event(event, cast);
    const weight = wording.weight(event);
    if (typeof weight === 'object' && 'owner' in weight) isOwn = weight.owner === seat;
    // What follows by itself is not the move: whoever ends a turn does not "receive 2 gold in income".
    if (sentence === null || weight === 'housekeeping') continue;
    const isDeed = typeof weight === 'object' && 'headline' in weight && !weight.isIntent;
    if (isDeed && weight.headline === seat) return sentence;
    if (isOwn) first ??= sentence;
  }
  return first;
}

/** The options of an answer, in words; null for kinds that only their game can read. */
function chosenIn<E, V>(
  wording: Wording<Kinded, E, V>,
  decision: Kinded,
  answer: Json,
  view: V,
  cast: Cast,
): string | null {
  const option = (one: Json): string => wording.option(decision, one, view, cast);
  switch (decision.kind) {
    case 'confirm':
    case 'pick-seat':
    case 'pick-number':
    case 'pick-option':
      return option(answer);
    case 'pick-cards':
    case 'order-cards':
      return Array.isArray(answer) && answer.length > 0 ? answer.map(option).join(', ') : null;
    case 'menu': {
      if (!isRecord(answer)) return null;
      const entry = (decision as unknown as Menu<Kinded>).entries.find(({ id }) => id === answer['entry']);
      if (entry === undefined) return null;
      const within = chosenIn(wording, entry, answer['answer'] as Json, view, cast);
      return `${wording.entry(entry, view)}${within === null ? '' : ` – ${within}`}`;
    }
    default:
      return null;
  }
}
