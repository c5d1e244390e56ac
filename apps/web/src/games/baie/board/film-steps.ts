import { baie, type Event, hour, NONE, type View } from '@comptoir/baie';
import { cloneJson, type Json } from '@comptoir/kit';
import { dayEnded } from './story.ts';

/** The Colporteur moves inside the answer of somebody else: its turns are told afterwards, step by step. */

export const STEPS = ['read', 'act', 'hours', 'load', 'corruption'] as const;
export type StepName = (typeof STEPS)[number];

export interface FilmStep {
  readonly name: StepName;
  /** The last one of its turn. */
  readonly isLast: boolean;
  /** The market day that its turn comes after, where both are told together; 0 if there is none. */
  readonly afterDay: number;
  readonly events: readonly Event[];
  /** The table after this step. */
  readonly view: View;
  /** Place of its last event in the entry it came with. */
  readonly upTo: number;
  /** Cards that face each other in this turn. */
  readonly left: number;
  readonly right: number;
}

function stepOf(event: Event, now: StepName, hasLanded: boolean): StepName {
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
    // What follows by itself is no step of its own.
    case 'landed':
    case 'reserve-slid':
    case 'colporteur-moved-cards':
      return now;
    // C-023: paid after the ride; a hand is paid for on the way (C-040).
    case 'corruption-drawn':
      return hasLanded ? 'corruption' : now;
    default:
      return now === 'read' ? 'act' : now;
  }
}

const copy = (view: View): View => cloneJson(view as unknown as Json) as unknown as View;

/** The table before anything was dealt. Nobody has seen it so: everything that its opening tells is put back. */
export function beforeOpening(opened: View, events: readonly Event[]): View {
  const view = copy(opened);
  view.boats = view.boats.map(() => []);
  view.berths.fill(NONE);
  for (const pier of view.piers) pier.fill(0);
  view.hourglasses.fill(hour(1));
  view.drawn = NONE;
  for (const player of view.players) {
    player.gold = 0;
    player.stall.fill(NONE);
    player.team.fill(NONE);
    player.corruption = [];
  }
  for (const event of events) {
    if (
      event.type === 'drawn' ||
      event.type === 'reserved' ||
      (event.type === 'boarded' && event.from === 'bag')
    )
      view.bag[event.adventurer] = (view.bag[event.adventurer] ?? 0) + 1;
    if (event.type === 'returned') view.bag[event.adventurer] = (view.bag[event.adventurer] ?? 0) - 1;
    if (event.type === 'corruption-drawn') view.corruptionDeck += 1;
    const supply = event.type === 'good-gained' ? view.players[event.seat]?.supply : undefined;
    if (event.type === 'good-gained' && supply !== undefined)
      supply[event.good] = (supply[event.good] ?? 0) + 1;
    if (event.type === 'colporteur-drew' && view.colporteur !== null) view.colporteur.pack += 1;
  }
  if (view.colporteur !== null) {
    Object.assign(view.colporteur, { left: NONE, right: NONE, discard: [] });
    view.colporteur.reserve.fill(NONE);
  }
  return view;
}

/** The steps of every turn of the Colporteur in these events, told from the view before them. */
export function filmSteps(before: View, events: readonly Event[]): FilmStep[] {
  const steps: FilmStep[] = [];
  const seat = before.config.humans;
  let view = copy(before);
  let isOn = false;
  let name: StepName = 'read';
  let told: Event[] = [];
  let cards = { left: -1, right: -1 };
  let upTo = 0;
  let hasLanded = false;
  let afterDay = 0;
  const close = (isLast: boolean): void => {
    if (told.length > 0)
      steps.push({ name, isLast, afterDay, events: told, view: copy(view), upTo, ...cards });
    told = [];
  };
  for (const [i, event] of events.entries()) {
    if (event.type === 'turn') {
      if (isOn) close(true);
      isOn = event.seat === seat;
      name = 'read';
      hasLanded = false;
    } else if (event.type === 'phase' || event.type === 'gathered') {
      if (isOn) close(true);
      isOn = false;
      afterDay = dayEnded([event]) || afterDay;
    } else if (isOn) {
      const next = stepOf(event, name, hasLanded);
      if (next !== name) close(false);
      name = next;
      hasLanded ||= event.type === 'landed';
      told.push(event);
      upTo = i;
    }
    if (event.type === 'colporteur-plays') cards = { left: event.left, right: event.right };
    view = baie.fold(view, event);
  }
  if (isOn) close(true);
  return steps;
}
