import type { Seat } from './decision.ts';
import type { Json } from './json.ts';
import type { Rng } from './random.ts';
import type { Kinded } from './shapes.ts';

/**
 * An effect is an ordered record of named steps. Running it pushes a frame of plain data on `state.stack`; the top frame
 * is the whole truth about what happens next. Turns, phases and cards are all effects.
 */
export interface Frame {
  effect: string;
  step: string;
  owner: Seat;
  /** The card or thing the effect belongs to; -1 when there is none. */
  card: number;
}

/** What the kit needs of a state. Everything else in it is the game's. */
export interface BaseState {
  rng: Rng;
  stack: Frame[];
}

export const NO_CARD = -1;

/** Where a step leads: on (the default), the same step once more, out of the effect, elsewhere, or the end of the game. */
export type Flow = void | 'next' | 'again' | 'done' | 'over' | Call | Goto | Give;

export interface Call {
  readonly call: string;
  readonly owner: Seat;
  readonly card: number;
  readonly locals: Readonly<Record<string, Json>> | null;
  /** Whether the calling step is carried out once more afterwards. */
  readonly again: boolean;
}
export interface Goto {
  readonly goto: string;
}
export interface Give {
  readonly give: Json;
}

/** Runs another effect on top of this one; the caller goes on with its next step when that one is done. */
export function call(
  effect: string | { readonly id: string },
  frame: { readonly owner: Seat; readonly card?: number },
  locals: Readonly<Record<string, Json>> | null = null,
): Call {
  return {
    call: typeof effect === 'string' ? effect : effect.id,
    owner: frame.owner,
    card: frame.card ?? NO_CARD,
    locals,
    again: false,
  };
}

/** The same, but the calling step is carried out again afterwards: a question that stays open. */
export const andAgain = (called: Call): Call => ({ ...called, again: true });

/** Goes on with the named step of the same effect: a loop over several steps. */
export const goto = (step: string): Goto => ({ goto: step });

/** Ends the effect and leaves a value in the caller's local `given`. */
export const give = (value: Json): Give => ({ give: value });

export type Step<S, D> = RunStep<S, D> | ChooseStep<S, D> | ChooseAllStep<S, D> | RespondStep<S, D>;

interface Named<S, D> {
  readonly name: string;
  /** The step after this one; empty at the end. */
  readonly next: string;
  /** The same, as the step itself; null at the end. */
  readonly following: Step<S, D> | null;
}
export interface RunStep<S, D> extends Named<S, D> {
  readonly kind: 'run';
  readonly run: (g: S, f: Frame) => Flow;
}
export interface ChooseStep<S, D> extends Named<S, D> {
  readonly kind: 'choose';
  readonly ask: (g: S, f: Frame) => D | null;
  readonly answered: (g: S, f: Frame, answer: Json) => Flow;
  readonly otherwise: Flow;
}
export interface ChooseAllStep<S, D> extends Named<S, D> {
  readonly kind: 'choose-all';
  readonly ask: (g: S, f: Frame) => readonly D[];
  readonly answered: (g: S, f: Frame, answers: readonly Json[]) => Flow;
}
export interface RespondStep<S, D> extends Named<S, D> {
  readonly kind: 'respond';
  readonly ask: (g: S, f: Frame) => readonly D[];
  readonly answered: (g: S, f: Frame, seat: Seat, answer: Json) => Flow | 'wait';
}

export interface Effect<S, D> {
  /** Given when the game's table of effects is assembled. */
  id: string;
  readonly locals: Readonly<Record<string, Json>>;
  /** Locals that start as lists or records: each frame needs a copy of its own. */
  readonly copied: readonly string[];
  readonly first: string;
  readonly steps: ReadonlyMap<string, Step<S, D>>;
}

/** A step whose name and place are not known yet. */
export type StepDraft<S, D> =
  | Omit<RunStep<S, D>, keyof Named<S, D>>
  | Omit<ChooseStep<S, D>, keyof Named<S, D>>
  | Omit<ChooseAllStep<S, D>, keyof Named<S, D>>
  | Omit<RespondStep<S, D>, keyof Named<S, D>>;

export interface StepMakers<S, D, F> {
  /** Do something. */
  run(run: (g: S, f: F) => Flow): StepDraft<S, D>;
  /** A pure question, then what the answer does; `otherwise` says what follows when there is nothing to choose. */
  choose<A extends Json>(
    ask: (g: S, f: F) => D | null,
    answered: (g: S, f: F, answer: A) => Flow,
    otherwise?: Flow,
  ): StepDraft<S, D>;
  /** Several seats answer secretly in any order; `answered` sees all answers by seat (null where a seat was not asked). */
  chooseAll<A extends Json>(
    ask: (g: S, f: F) => readonly D[],
    answered: (g: S, f: F, answers: readonly (A | null)[]) => Flow,
  ): StepDraft<S, D>;
  /**
   * Several seats are asked and each answer takes effect at once. `'wait'` stays here and asks again; the step is over
   * when nobody is asked any more or when an answer leads elsewhere.
   */
  respond<A extends Json>(
    ask: (g: S, f: F) => readonly D[],
    answered: (g: S, f: F, seat: Seat, answer: A) => Flow | 'wait',
  ): StepDraft<S, D>;
}

/** Where `chooseAll` keeps answers until all are in: each in a list of one, since null is an answer too. */
export interface Waiting {
  answers?: (readonly [Json] | null)[];
}

/** The `effect` function of one game: locals with their first values, then the steps in written order. */
export type EffectWriter<S, D> = <L extends Record<string, Json>>(
  locals: L,
  write: (makers: StepMakers<S, D, Frame & Locals<L>>) => Record<string, StepDraft<S, D>>,
) => Effect<S, D>;

export function effectsFor<S extends BaseState, D extends Kinded>(): EffectWriter<S, D> {
  return (locals, write) => {
    const makers: StepMakers<S, D, never> = {
      run: (run) => ({ kind: 'run', run: run as RunStep<S, D>['run'] }),
      choose: (ask, answered, otherwise = 'next') => ({
        kind: 'choose',
        ask: ask as ChooseStep<S, D>['ask'],
        answered: answered as unknown as ChooseStep<S, D>['answered'],
        otherwise,
      }),
      chooseAll: (ask, answered) => ({
        kind: 'choose-all',
        ask: ask as ChooseAllStep<S, D>['ask'],
        answered: answered as unknown as ChooseAllStep<S, D>['answered'],
      }),
      respond: (ask, answered) => ({
        kind: 'respond',
        ask: ask as RespondStep<S, D>['ask'],
        answered: answered as unknown as RespondStep<S, D>['answered'],
      }),
    };
    const drafts = Object.entries(write(makers as unknown as Parameters<typeof write>[0]));
    const steps = new Map<string, Step<S, D>>();
    let following: Step<S, D> | null = null;
    for (const [name, draft] of drafts.reverse()) {
      const step = { ...draft, name, next: following?.name ?? '', following } as Step<S, D>;
      steps.set(name, step);
      following = step;
    }
    const copied = Object.keys(locals).filter(
      (key) => typeof locals[key] === 'object' && locals[key] !== null,
    );
    return { id: '', locals, copied, first: following?.name ?? '', steps };
  };
}

type Locals<L> = { -readonly [K in keyof L]: Widen<L[K]> };

/** Locals change, so the literal types of their first values are too narrow. */
type Widen<T> = T extends number
  ? number
  : T extends string
    ? string
    : T extends boolean
      ? boolean
      : T extends readonly (infer U)[]
        ? U[]
        : T;

/** Effects by id. Content that arrives later is added to the table of its game. */
export type EffectTable<S, D> = Map<string, Effect<S, D>>;

/** Gives every effect its id, once, and enters it in the table. */
export function effectTable<S, D>(
  effects: Readonly<Record<string, Effect<S, D>>>,
  table: EffectTable<S, D> = new Map(),
): EffectTable<S, D> {
  for (const [id, effect] of Object.entries(effects)) {
    effect.id = id;
    table.set(id, effect);
  }
  return table;
}
