import type { Event, View } from '@comptoir/baie';
import { recall, remember } from '../../../browser/preferences.ts';
import { LINES_PER_ENTRY } from '../../../table/sentences.ts';
import type { StoryEntry } from '../../../table/table.ts';
import { b } from '../words/words.ts';
import { beforeOpening, type FilmStep, filmSteps } from './film-steps.ts';
import { dayEnded } from './story.ts';
import type { BaieScene } from './touch.ts';

export const COLPORTEUR_PACES = ['steps', 'fast', 'skip'] as const;
export type ColporteurPace = (typeof COLPORTEUR_PACES)[number];
const STEP_MS = 650;

export class Film {
  readonly #scene: BaieScene;
  steps = $state.raw<readonly FilmStep[]>([]);
  at = $state(0);
  /** The market day to be counted before anything else is told; 0 when there is none. */
  dayOver = $state(0);
  /** The same, while a turn from before that market is still being told. */
  #dayToCome = 0;
  pace = $state<ColporteurPace>(recall('baie.colporteur', COLPORTEUR_PACES) ?? 'steps');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  #seq = 0;
  #last: { seq: number; view: View } | null = null;
  /** The table before the news that are being told. */
  #before: { seq: number; view: View } | null = null;

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
    this.#before = before;
    this.#last = { seq, view };
    const { pace } = this;
    // The first turn of all may be the Colporteur's: it is told like the others.
    const isOpening = before === null && story.length === 1;
    if ((!isOpening && seq !== (before?.seq ?? seq) + 1) || pace === 'skip') return;
    const events = story
      .filter((entry) => entry.seq === seq || isOpening)
      .flatMap((entry) => [...entry.events]);
    this.#dayToCome = dayEnded(events);
    const steps =
      view.colporteur === null ? [] : filmSteps(before?.view ?? beforeOpening(view, events), events);
    if (steps.length === 0) {
      this.#countDay();
      return;
    }
    this.#seq = seq;
    this.steps = steps;
    this.#scene.telling = b('colporteur.tells');
    this.#isRunning = pace === 'fast';
    this.#go(0);
    if (this.#isRunning) this.run();
  }

  #countDay(): void {
    this.dayOver = this.#dayToCome;
    this.#dayToCome = 0;
    if (!this.isOn) this.#tellAll();
  }

  /** Race and journal tell all that has happened, except what a day brought before it has been counted. */
  #tellAll(): void {
    const kept = this.dayOver > 0 ? this.#before : null;
    this.#scene.told = kept?.view ?? null;
    this.#scene.toldUpTo = kept === null ? Number.POSITIVE_INFINITY : (kept.seq + 1) * LINES_PER_ENTRY - 1;
  }

  /** The day has been counted: go on to the next one. */
  closeDay(): void {
    this.dayOver = 0;
    if (!this.isOn) this.#tellAll();
    else if (this.#isRunning) this.run();
  }

  /** Journal and scores tell as much as the film has shown. */
  #go(at: number): void {
    this.at = at;
    this.#scene.toldUpTo = this.#seq * LINES_PER_ENTRY + (this.steps[at]?.upTo ?? 0);
    this.#scene.told = this.view;
    if (this.step !== null && this.step.afterDay === this.#dayToCome) this.#countDay();
  }

  next(): void {
    clearTimeout(this.#timer);
    this.#go(this.at + 1);
    if (!this.isOn) this.skip();
  }

  /** All steps from here: the one on the screen has been read, so the next comes at once. */
  hurry(): void {
    this.#isRunning = true;
    this.next();
    if (this.isOn) this.run();
  }

  run(): void {
    clearTimeout(this.#timer);
    if (this.dayOver > 0) return;
    this.#timer = setTimeout(() => {
      this.next();
      if (this.isOn) this.run();
    }, STEP_MS);
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#isRunning = false;
    this.steps = [];
    this.at = 0;
    this.#scene.telling = null;
    if (this.#dayToCome > 0) this.#countDay();
    else this.#tellAll();
  }

  setPace(pace: ColporteurPace): void {
    this.pace = pace;
    remember('baie.colporteur', pace);
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
