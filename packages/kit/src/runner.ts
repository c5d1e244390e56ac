import type { Closed, Menu, Move, Seat } from './decision.ts';
import { Defect, must, unreachable } from './defect.ts';
import {
  type BaseState,
  type Call,
  type Effect,
  type EffectTable,
  effectTable,
  type Flow,
  type Frame,
  type Step,
  type Waiting,
} from './effect.ts';
import { listen, listening } from './events.ts';
import type { Game, Wish } from './game.ts';
import { canonical, cloneJson, type Json } from './json.ts';
import type { Seed } from './random.ts';
import { GAME_OVER, MALFORMED, NOT_AWAITED, type Refusal } from './refusal.ts';
import { type Kinded, type Shape, shapesOf } from './shapes.ts';
import { stateHash } from './state-hash.ts';

/** What a game writes itself; the runner adds the life of a decision. */
export interface GameParts<S extends BaseState, D extends Kinded, E, V, O>
  extends Omit<
    Game<S, D, E, V, O>,
    | 'setup'
    | 'decisions'
    | 'apply'
    | 'proceed'
    | 'standing'
    | 'standingIds'
    | 'check'
    | 'judge'
    | 'why'
    | 'closed'
    | 'answers'
    | 'sample'
    | 'hash'
    | 'asOf'
  > {
  /** A state with its first frame on the stack; the runner takes it to the first decision. */
  begin(seed: Seed, options: O): S;
  /** The deal of older rules, by their number; only of rules under which the same moves lead to the same states. */
  readonly past?: Readonly<Record<number, (seed: Seed, options: O) => S>>;
  /** By id; as a table when content may still be added to it. */
  readonly effects: Readonly<Record<string, Effect<S, D>>> | EffectTable<S, D>;
  /** Shapes of the kinds that the game adds to the kit's. */
  readonly shapes?: Readonly<Record<string, Shape<never>>>;
  /** Whether the runner may play this question when it has exactly one answer. */
  playsForced(decision: D): boolean;
  /** What seats may do at this moment although nobody waits for it, and what it does. */
  readonly standing?: {
    /** The ids of these questions; required ones never have them. */
    readonly ids: readonly string[];
    ask(state: S): readonly D[];
    answered(state: S, seat: Seat, id: string, answer: Json): Call | void;
  };
  /** Why a thing is not offered, from the requirements that made the options; null when none of them forbids it. */
  whyNotOffered(state: S, seat: Seat, wish: Wish): Refusal | null;
  /** What a player would look for when this is asked, offered or not. Null or [] as an answer stands for the entry as such. */
  wishes?(state: S, decision: D): readonly Wish[];
}

/** Guards against a rule that loops without asking; far above anything a turn needs. */
const STEP_LIMIT = 100_000;

export function defineGame<S extends BaseState, D extends Kinded, E, V, O>(
  parts: GameParts<S, D, E, V, O>,
): Game<S, D, E, V, O> {
  const effects = parts.effects instanceof Map ? parts.effects : effectTable(parts.effects);
  const shapes = shapesOf<D>(parts.shapes as Record<string, Shape<never>> | undefined);
  const {
    begin,
    past,
    standing,
    playsForced,
    whyNotOffered,
    wishes,
    effects: _effects,
    shapes: _shapes,
    ...rest
  } = parts;

  const stepOf = (frame: Frame): Step<S, D> => {
    const step = effects.get(frame.effect)?.steps.get(frame.step);
    if (step === undefined) throw new Defect(`no step ${frame.effect}.${frame.step}`);
    return step;
  };

  function push(g: S, { call, owner, card, locals }: Call): void {
    const effect = effects.get(call);
    if (effect === undefined) throw new Defect(`no effect ${call}`);
    const frame: Frame = { effect: call, step: effect.first, owner, card, ...effect.locals, ...locals };
    const own = frame as unknown as Record<string, Json>;
    for (const key of effect.copied) {
      const first = effect.locals[key] as Json;
      if (own[key] === first) own[key] = cloneJson(first);
    }
    g.stack.push(frame);
  }

  function leave(g: S, value: Json | undefined): void {
    g.stack.pop();
    const caller = g.stack[g.stack.length - 1];
    if (value !== undefined && caller !== undefined) (caller as Frame & { given?: Json }).given = value;
  }

  function follow(g: S, frame: Frame, step: Step<S, D>, flow: Flow): void {
    if (flow === undefined || flow === 'next') {
      if (step.next === '') leave(g, undefined);
      else frame.step = step.next;
    } else if (typeof flow === 'string') {
      switch (flow) {
        case 'again':
          break;
        case 'done':
          leave(g, undefined);
          break;
        case 'over':
          g.stack.length = 0;
          break;
        default:
          unreachable(flow);
      }
    } else if ('call' in flow) {
      if (!flow.again) frame.step = step.next;
      push(g, flow);
    } else if ('goto' in flow) {
      frame.step = flow.goto;
    } else {
      leave(g, flow.give);
    }
  }

  /** The questions of a resting step; empty when it has none. */
  function asked(g: S, frame: Frame, step: Step<S, D>): readonly D[] {
    switch (step.kind) {
      case 'run':
        return [];
      case 'choose': {
        const decision = step.ask(g, frame);
        return decision === null ? [] : [decision];
      }
      case 'choose-all': {
        const said = (frame as Frame & Waiting).answers;
        const all = step.ask(g, frame);
        return said === undefined ? all : all.filter((decision) => (said[decision.seat] ?? null) === null);
      }
      case 'respond':
        return step.ask(g, frame);
      default:
        return unreachable(step);
    }
  }

  const withStanding = (g: S, required: readonly D[]): readonly D[] =>
    standing === undefined || g.stack.length === 0 ? required : required.concat(standing.ask(g));

  /** Runs until the game waits for somebody's answer. */
  function run(g: S): readonly D[] {
    for (let steps = 0; steps < STEP_LIMIT; steps++) {
      const frame = g.stack[g.stack.length - 1];
      if (frame === undefined) return [];
      if (frame.step === '') {
        leave(g, undefined);
        continue;
      }
      let step = stepOf(frame);
      // Consecutive steps of one frame need no look-up, and most steps before a decision are consecutive.
      for (;;) {
        let flow: Flow = 'next';
        if (step.kind === 'run') flow = step.run(g, frame);
        else {
          // A single question needs no list.
          const single = step.kind === 'choose' ? step.ask(g, frame) : null;
          const questions = step.kind === 'choose' ? null : asked(g, frame, step);
          const question = questions === null ? single : (questions[0] ?? null);
          if (question !== null) {
            const isAlone = questions === null || questions.length === 1;
            const answer = isAlone && playsForced(question) ? shapes.only(question) : undefined;
            if (answer === undefined) {
              return questions ?? [question];
            }
            take(g, frame, step, question.seat, answer);
            break;
          }
          if (step.kind === 'choose') flow = step.otherwise;
        }
        if ((flow !== undefined && flow !== 'next') || step.following === null) {
          follow(g, frame, step, flow);
          break;
        }
        step = step.following;
        frame.step = step.name;
      }
    }
    throw new Defect(`no decision after ${STEP_LIMIT} steps: ${JSON.stringify(g.stack)}`);
  }

  /** What an answer does to the resting step. */
  function take(g: S, frame: Frame, step: Step<S, D>, seat: Seat, answer: Json): void {
    switch (step.kind) {
      case 'run':
        throw new Defect(`${frame.effect}.${frame.step} asks nothing`);
      case 'choose':
        follow(g, frame, step, step.answered(g, frame, answer));
        return;
      case 'choose-all': {
        const waiting = frame as Frame & Waiting;
        const all = step.ask(g, frame);
        const highest = Math.max(...all.map((decision) => decision.seat));
        waiting.answers ??= new Array<readonly [Json] | null>(highest + 1).fill(null);
        waiting.answers[seat] = [answer];
        const answers = waiting.answers;
        if (all.some((decision) => answers[decision.seat] === null)) return;
        delete waiting.answers;
        follow(
          g,
          frame,
          step,
          step.answered(
            g,
            frame,
            answers.map((said) => said?.[0] ?? null),
          ),
        );
        return;
      }
      case 'respond': {
        const flow = step.answered(g, frame, seat, answer);
        if (flow !== 'wait') follow(g, frame, step, flow);
        return;
      }
      default:
        unreachable(step);
    }
  }

  function decisions(g: S): readonly D[] {
    const frame = g.stack[g.stack.length - 1];
    if (frame === undefined) return [];
    return withStanding(g, asked(g, frame, stepOf(frame)));
  }

  function play(g: S, { seat, id, answer }: Move): readonly D[] {
    if (standing?.ids.includes(id)) {
      const called = standing.answered(g, seat, id, answer);
      // The step underneath stays where it is: it is asked again when the called effect is done.
      if (called) push(g, called);
    } else {
      const frame = must(g.stack[g.stack.length - 1], 'a frame: the game is over');
      take(g, frame, stepOf(frame), seat, answer);
    }
    return run(g);
  }

  const heardPlay = (g: S, move: Move, out: E[] | null): readonly D[] => listen(out, () => play(g, move));

  // In simulation nobody listens, so there is no listener to set.
  const playTo = (g: S, move: Move, out: E[] | null): readonly D[] =>
    out === null && !listening() ? play(g, move) : heardPlay(g, move, out);

  function find(g: S, seat: Seat, id: string): D | undefined {
    return decisions(g).find((decision) => decision.seat === seat && decision.id === id);
  }

  function judge(g: S, move: Move): Refusal | null {
    if (g.stack.length === 0) return GAME_OVER;
    const decision = find(g, move.seat, move.id);
    return decision === undefined ? NOT_AWAITED : shapes.check(decision, move.answer);
  }

  function why(g: S, seat: Seat, wish: Wish): Refusal | null {
    if (g.stack.length === 0) return GAME_OVER;
    const asked = decisions(g).filter((decision) => decision.seat === seat);
    return obstacle(g, seat, wish, asked);
  }

  const entriesOf = (decision: D): readonly D[] =>
    decision.kind === 'menu' ? (decision as unknown as Menu<D>).entries : [decision];

  function obstacle(g: S, seat: Seat, wish: Wish, asked: readonly D[]): Refusal | null {
    let refused: Refusal = NOT_AWAITED;
    for (const decision of asked) {
      for (const entry of entriesOf(decision)) {
        if (entry.id !== wish.entry) continue;
        const found = shapes.check(entry, wish.answer);
        if (found === null) return null;
        refused = found;
      }
    }
    // A refusal that already cites its rule comes from the shape, with the figures of this very answer.
    if (refused.rule !== null) return refused;
    // A wish may be incomplete ("this card"): it is possible if something like it is offered and no rule forbids it.
    return whyNotOffered(g, seat, wish) ?? (refused === MALFORMED ? null : refused);
  }

  function closed(g: S, decision: D): readonly Closed[] {
    if (wishes === undefined) return [];
    const found: Closed[] = [];
    const offered = entriesOf(decision);
    for (const { entry, answer } of wishes(g, decision)) {
      const isEntryAsSuch = answer === null || (Array.isArray(answer) && answer.length === 0);
      if (isEntryAsSuch && offered.some(({ id }) => id === entry)) continue;
      const refusal = obstacle(g, decision.seat, { entry, answer }, [decision]);
      // What no rule forbids is offered, or does not belong to this question.
      if (refusal?.rule) found.push({ entry, answer, refusal });
    }
    return found;
  }

  const opening =
    (deal: (seed: Seed, options: O) => S) =>
    (seed: Seed, options: O, out?: E[]): S =>
      listen(out ?? null, () => {
        const g = deal(seed, options);
        run(g);
        return g;
      });

  const game: Game<S, D, E, V, O> = {
    ...rest,
    setup: opening(begin),
    decisions,
    apply: (g, move, out) => withStanding(g, playTo(g, move, out ?? null)),
    proceed: (g, move) => playTo(g, move, null),
    standing: (g) => (standing === undefined || g.stack.length === 0 ? [] : standing.ask(g)),
    standingIds: standing?.ids ?? [],
    check: (decision, answer) => shapes.check(decision, answer),
    judge,
    why,
    closed,
    answers: (decision) => shapes.answers(decision),
    sample: (decision, rng) => shapes.sample(decision, rng),
    hash: (g) => stateHash(canonical(g)),
    asOf(rules) {
      if (rules === game.rules) return game;
      const deal = past?.[rules];
      return deal === undefined ? null : { ...game, rules, setup: opening(deal) };
    },
  };
  return game;
}
