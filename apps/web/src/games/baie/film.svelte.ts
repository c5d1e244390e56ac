import { baie, type Event, type View } from '@comptoir/baie';
import { cloneJson, type Json } from '@comptoir/kit';
import { recall, remember } from '../../preferences.ts';
import type { StoryEntry } from '../../tables/table.ts';
import type { BaieScene } from './touch.ts';
import { b } from './words.ts';

/** The Colporteur moves inside the answer of somebody else: its turns are told afterwards, step by step. */

export const STEPS = ['read', 'act', 'hours', 'load', 'tidy', 'shift'] as const;
export type StepName = (typeof STEPS)[number];
export const PEDDLER_PACES = ['steps', 'fast', 'skip'] as const;
export type PeddlerPace = (typeof PEDDLER_PACES)[number];
const STEP_MS = 650;

export interface FilmStep {
  readonly name: StepName;
  readonly events: readonly Event[];
  /** The table after this step. */
  readonly view: View;
  /** Cards that face each other in this turn. */
  readonly left: number;
  readonly right: number;
}

function stepOf(event: Event, now: StepName): StepName {
  switch (event.type) {
    case 'peddler-drew':
    case 'peddler-shuffled':
    case 'peddler-plays':
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
    case 'peddler-moved-cards':
      return 'shift';
    case 'corruption-drawn':
      return now === 'tidy' ? 'shift' : now;
    default:
      return now === 'read' ? 'act' : now;
  }
}

const copy = (view: View): View => cloneJson(view as unknown as Json) as unknown as View;

/** The steps of every turn of the Colporteur in these events, told from the view before them. */
export function filmSteps(before: View, events: readonly Event[]): FilmStep[] {
  const steps: FilmStep[] = [];
  const seat = before.humans;
  let view = copy(before);
  let isOn = false;
  let name: StepName = 'read';
  let told: Event[] = [];
  let cards = { left: -1, right: -1 };
  const close = (): void => {
    if (told.length > 0) steps.push({ name, events: told, view: copy(view), ...cards });
    told = [];
  };
  for (const event of events) {
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
    }
    if (event.type === 'peddler-plays') cards = { left: event.left, right: event.right };
    view = baie.fold(view, event);
  }
  if (isOn) close();
  return steps;
}

export class Film {
  readonly #scene: BaieScene;
  steps = $state.raw<readonly FilmStep[]>([]);
  at = $state(0);
  pace = $state<PeddlerPace>(recall('baie.peddler', PEDDLER_PACES) ?? 'steps');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last: { seq: number; view: View } | null = null;

  constructor(scene: BaieScene) {
    this.#scene = scene;
  }

  readonly isOn: boolean = $derived.by(() => this.at < this.steps.length);
  readonly step: FilmStep | null = $derived.by(() => this.steps[this.at] ?? null);
  readonly view: View | null = $derived.by(() => this.step?.view ?? null);
  /** Turns of the Colporteur may follow each other: where this one begins and ends. */
  readonly turn: readonly FilmStep[] = $derived.by(() => {
    let from = this.at;
    while (from > 0 && this.steps[from]?.name !== 'read') from--;
    let to = this.at + 1;
    while (to < this.steps.length && this.steps[to]?.name !== 'read') to++;
    return this.steps.slice(from, to);
  });

  /** Told with every new moment of the table. */
  show(seq: number, view: View, story: readonly StoryEntry<Event>[]): void {
    const before = this.#last;
    this.#last = { seq, view };
    if (before === null || view.peddler === null || seq !== before.seq + 1) return;
    const { pace } = this;
    if (pace === 'skip') return;
    const events = story.filter((entry) => entry.seq === seq).flatMap((entry) => [...entry.events]);
    const steps = filmSteps(before.view, events);
    if (steps.length === 0) return;
    this.steps = steps;
    this.at = 0;
    this.#scene.telling = b('peddler.tells');
    if (pace === 'fast') this.run();
  }

  next(): void {
    clearTimeout(this.#timer);
    this.at += 1;
    if (!this.isOn) this.skip();
  }

  run(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.next();
      if (this.isOn) this.run();
    }, STEP_MS);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.steps = [];
    this.at = 0;
    this.#scene.telling = null;
  }

  setPace(pace: PeddlerPace): void {
    this.pace = pace;
    remember('baie.peddler', pace);
  }
}

const films = new WeakMap<BaieScene, Film>();

export function filmOf(scene: BaieScene): Film {
  let film = films.get(scene);
  if (film === undefined) {
    film = new Film(scene);
    films.set(scene, film);
  }
  return film;
}
