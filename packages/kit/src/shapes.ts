import type {
  Act,
  Ask,
  Confirm,
  KitDecision,
  Menu,
  OrderCards,
  PickCards,
  PickNumber,
  PickOption,
  PickSeat,
} from './decision.ts';
import { Defect } from './defect.ts';
import { isRecord, type Json, sameJson } from './json.ts';
import { below, type Rng, shuffle } from './random.ts';
import { MALFORMED, type Refusal, refusal } from './refusal.ts';

/** Everything about the answers to one kind of question that follows from the question alone. */
export interface Shape<D> {
  /** The only test of legality. Accepts any value, even garbage from a network. */
  check(decision: D, answer: unknown): Refusal | null;
  /** Every legal answer, lazily; likely ones first where there are many. */
  answers(decision: D): Iterable<Json>;
  /** One random legal answer. */
  sample(decision: D, rng: Rng): Json;
  /** The legal answer if there is exactly one, else undefined. */
  only(decision: D): Json | undefined;
}

/** A question with its `kind`. */
export type Kinded = Ask & { readonly kind: string };

const NOT_OFFERED = refusal(null, 'not-offered');

const isInteger = (x: unknown): x is number => Number.isInteger(x);

const pickCards: Shape<PickCards> = {
  check({ from, min, max }, answer) {
    if (!Array.isArray(answer) || !answer.every(isInteger)) return MALFORMED;
    for (const [at, card] of answer.entries()) {
      if (!from.includes(card)) return refusal(null, 'card-not-offered', { card });
      if (answer.indexOf(card) !== at) return refusal(null, 'card-twice', { card });
    }
    if (answer.length < min) return refusal(null, 'too-few-cards', { chosen: answer.length, min });
    if (answer.length > max) return refusal(null, 'too-many-cards', { chosen: answer.length, max });
    return null;
  },
  *answers({ from, min, max, ordered }) {
    for (let size = min; size <= Math.min(max, from.length); size++) {
      for (const subset of subsets(from, size)) {
        if (ordered) yield* permutations(subset);
        else yield subset;
      }
    }
  },
  sample({ from, min, max, ordered }, rng) {
    const size = min + below(rng, Math.min(max, from.length) - min + 1);
    if (size === 1) return [from[below(rng, from.length)] as number];
    if (size === from.length && !ordered) return from.slice();
    // A partial Fisher-Yates: the order of the result is random too.
    const pool = from.slice();
    for (let i = 0; i < size; i++) {
      const j = i + below(rng, pool.length - i);
      const swap = pool[i] as number;
      pool[i] = pool[j] as number;
      pool[j] = swap;
    }
    pool.length = size;
    return pool;
  },
  only({ from, min, max, ordered }) {
    if (max === 0 || from.length === 0) return [];
    if (min === from.length && (!ordered || from.length === 1)) return from.slice();
    return undefined;
  },
};

const orderCards: Shape<OrderCards> = {
  check({ cards }, answer) {
    if (!Array.isArray(answer) || !answer.every(isInteger)) return MALFORMED;
    const isPermutation =
      answer.length === cards.length &&
      answer.every((card, i) => cards.includes(card) && answer.indexOf(card) === i);
    return isPermutation ? null : refusal(null, 'not-all-cards-once');
  },
  answers: ({ cards }) => permutations(cards),
  sample: ({ cards }, rng) => shuffle(rng, cards.slice()),
  only: ({ cards }) => (cards.length < 2 ? cards.slice() : undefined),
};

const pickSeat: Shape<PickSeat> = {
  check({ from }, answer) {
    if (!isInteger(answer)) return MALFORMED;
    return from.includes(answer) ? null : refusal(null, 'seat-not-offered', { seat: answer });
  },
  answers: ({ from }) => from,
  sample: ({ from }, rng) => from[below(rng, from.length)] as number,
  only: ({ from }) => (from.length === 1 ? from[0] : undefined),
};

const pickNumber: Shape<PickNumber> = {
  check({ min, max }, answer) {
    if (!isInteger(answer)) return MALFORMED;
    return answer >= min && answer <= max
      ? null
      : refusal(null, 'number-out-of-range', { number: answer, min, max });
  },
  *answers({ min, max }) {
    for (let n = min; n <= max; n++) yield n;
  },
  sample: ({ min, max }, rng) => min + below(rng, max - min + 1),
  only: ({ min, max }) => (min === max ? min : undefined),
};

const pickOption: Shape<PickOption> = {
  check({ options }, answer) {
    for (const option of options) if (sameJson(option, answer)) return null;
    return NOT_OFFERED;
  },
  answers: ({ options }) => options,
  sample: ({ options }, rng) => options[below(rng, options.length)] as Json,
  only: ({ options }) => (options.length === 1 ? options[0] : undefined),
};

const confirm: Shape<Confirm> = {
  check: (_, answer) => (typeof answer === 'boolean' ? null : MALFORMED),
  answers: () => [true, false],
  sample: (_, rng) => below(rng, 2) === 0,
  only: () => undefined,
};

const act: Shape<Act> = {
  check: (_, answer) => (answer === null ? null : MALFORMED),
  answers: () => [null],
  sample: () => null,
  only: () => null,
};

const KIT_SHAPES: { [K in KitDecision['kind']]: Shape<Extract<KitDecision, { kind: K }>> } = {
  'pick-cards': pickCards,
  'order-cards': orderCards,
  'pick-seat': pickSeat,
  'pick-number': pickNumber,
  'pick-option': pickOption,
  confirm,
  act,
};

/**
 * The shapes of one game: the usual kinds, menus of them, and the kinds that the game adds. Kinds are looked up by name
 * since decisions are data; a kind without a shape is a defect.
 */
export function shapesOf<D extends Kinded>(own: { [K in string]: Shape<never> } = {}): Shape<D> {
  const table = new Map<string, Shape<Kinded>>();
  for (const [kind, shape] of Object.entries({ ...KIT_SHAPES, ...own }))
    table.set(kind, shape as unknown as Shape<Kinded>);

  const of = (kind: string): Shape<Kinded> => {
    const shape = table.get(kind);
    if (shape === undefined) throw new Defect(`no shape for decisions of kind ${kind}`);
    return shape;
  };
  const entryOf = (menu: Menu<Kinded>, id: string) => menu.entries.find((entry) => entry.id === id);

  const menu: Shape<Menu<Kinded>> = {
    check(decision, answer) {
      if (!isRecord(answer) || typeof answer.entry !== 'string' || answer.answer === undefined)
        return MALFORMED;
      if (Object.keys(answer).length !== 2) return MALFORMED;
      const entry = entryOf(decision, answer.entry);
      return entry
        ? of(entry.kind).check(entry, answer.answer)
        : refusal(null, 'entry-not-offered', { entry: answer.entry });
    },
    *answers(decision) {
      for (const entry of decision.entries) {
        for (const answer of of(entry.kind).answers(entry)) yield { entry: entry.id, answer };
      }
    },
    sample(decision, rng) {
      const entry = decision.entries[below(rng, decision.entries.length)] as Kinded;
      return { entry: entry.id, answer: of(entry.kind).sample(entry, rng) };
    },
    only(decision) {
      const [entry, second] = decision.entries;
      if (entry === undefined || second !== undefined) return undefined;
      const answer = of(entry.kind).only(entry);
      return answer === undefined ? undefined : { entry: entry.id, answer };
    },
  };
  table.set('menu', menu as unknown as Shape<Kinded>);

  return {
    check: (decision, answer) => of(decision.kind).check(decision, answer),
    answers: (decision) => of(decision.kind).answers(decision),
    sample: (decision, rng) => of(decision.kind).sample(decision, rng),
    only: (decision) => of(decision.kind).only(decision),
  };
}

/** The subsets of a given size, in the order of the list. */
export function* subsets<T>(list: readonly T[], size: number, start = 0): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = start; i <= list.length - size; i++) {
    for (const rest of subsets(list, size - 1, i + 1)) yield [list[i] as T, ...rest];
  }
}

/** The orders of a list, the given one first. */
export function* permutations<T>(list: readonly T[]): Generator<T[]> {
  if (list.length < 2) {
    yield list.slice();
    return;
  }
  for (let i = 0; i < list.length; i++) {
    const rest = list.filter((_, at) => at !== i);
    for (const tail of permutations(rest)) yield [list[i] as T, ...tail];
  }
}
