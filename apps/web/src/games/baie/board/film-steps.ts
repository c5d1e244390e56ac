import { baie, type Event, type View } from '@comptoir/baie';
import { cloneJson, type Json } from '@comptoir/kit';

/** The Colporteur moves inside the answer of somebody else: its turns are told afterwards, step by step. */

export const STEPS = ['read', 'act', 'hours', 'load', 'tidy', 'shift'] as const;
export type StepName = (typeof STEPS)[number];

export interface FilmStep {
  readonly name: StepName;
  readonly events: readonly Event[];
  /** The table after this step. */
  readonly view: View;
  /** Place of its last event in the entry it came with. */
  readonly upTo: number;
  /** Cards that face each other in this turn. */
  readonly left: number;
  readonly right: number;
}

function stepOf(event: Event, now: StepName): StepName {
  switch (event.type) {
    case 'colporteur-drew':
    case 'colporteur-shuffled':
    case 'colporteur-plays':
      return 'read';
    case 'hourglass':
      return 'hours';
    case 'left-reserve':
    case 'drawn':
    case 'returned':
    case 'boarded':
    case 'docked':
    case 'boat-left':
    case 'market-marker':
    case 'changed-boat':
      return now === 'act' ? 'act' : 'load';
    case 'landed':
    case 'reserve-slid':
      return 'tidy';
    case 'colporteur-moved-cards':
      return 'shift';
    case 'corruption-drawn':
      return now === 'tidy' ? 'shift' : now;
    default:
      return now === 'read' ? 'act' : now;
  }
}

const copy = (view: View): View => cloneJson(view as unknown as Json) as unknown as View;

/**
 * The steps of every turn of the Colporteur in these events, told from the view before them. Nobody has seen the table before
 * its opening: there all steps are told over the table as it lies (`isLaid`).
 */
export function filmSteps(before: View, events: readonly Event[], isLaid = false): FilmStep[] {
  const steps: FilmStep[] = [];
  const seat = before.config.humans;
  let view = copy(before);
  let isOn = false;
  let name: StepName = 'read';
  let told: Event[] = [];
  let cards = { left: -1, right: -1 };
  let upTo = 0;
  const close = (): void => {
    if (told.length > 0) steps.push({ name, events: told, view: copy(view), upTo, ...cards });
    told = [];
  };
  for (const [i, event] of events.entries()) {
    if (event.type === 'turn') {
      if (isOn) close();
      isOn = event.seat === seat;
      name = 'read';
    } else if (event.type === 'phase' || event.type === 'gathered') {
      if (isOn) close();
      isOn = false;
    } else if (isOn) {
      const next = stepOf(event, name);
      if (next !== name) close();
      name = next;
      told.push(event);
      upTo = i;
    }
    if (event.type === 'colporteur-plays') cards = { left: event.left, right: event.right };
    if (!isLaid) view = baie.fold(view, event);
  }
  if (isOn) close();
  return steps;
}
