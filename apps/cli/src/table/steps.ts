import type {
  AnyGame,
  CardId,
  Json,
  Kinded,
  Menu,
  OrderCards,
  PickCards,
  PickNumber,
  PickOption,
  PickSeat,
} from '@comptoir/kit';
import type { Board, Choice, Progress, Stepper, StepWords } from '@comptoir/kit/board';
import type { Texts } from '../texts/index.ts';

/** How many whole answers are listed for a kind of question without steps. */
const LISTED = 60;

/** With this many options or more, those of the form « what → where » are asked in two steps. */
const LONG = 12;
const ARROW = ' → ';
const isHead = (value: Json | undefined): value is { readonly head: string } =>
  typeof value === 'object' && value !== null && 'head' in value;

/** Entries of a menu that leave everything as it is. */
const GO_ON = ['pass', 'turn.end'];

/** What ends a choice of several things. */
const DONE: Json = null;

type Words = StepWords<Kinded>;

/** The answer to an entry of a menu that leaves nothing to choose, and what it is about; null when there is a choice. */
function soleAnswer(entry: Kinded): { readonly about: Json; readonly answer: Json } | null {
  const sole = (values: readonly Json[]): Json | undefined => (values.length === 1 ? values[0] : undefined);
  switch (entry.kind) {
    case 'pick-option': {
      const about = sole((entry as Kinded & PickOption).options);
      return about === undefined ? null : { about, answer: about };
    }
    case 'pick-seat': {
      const about = sole((entry as Kinded & PickSeat).from);
      return about === undefined ? null : { about, answer: about };
    }
    case 'pick-cards': {
      const { from, min } = entry as Kinded & PickCards;
      const about = sole(from);
      return about === undefined || min === 0 ? null : { about, answer: [about] };
    }
    default:
      return null;
  }
}

/** Asks any question of a game step by step: menus by entry, cards one by one, the game's own kinds its own way. */
export function stepperFor(game: AnyGame, board: Board<Kinded, unknown>, t: Texts): Stepper<Kinded> {
  const numberOf = (decision: Kinded, value: Json): { readonly number?: number } => {
    const number = board.number?.(decision, value) ?? null;
    return number === null ? {} : { number };
  };
  const choiceOf = (decision: Kinded, value: Json, words: Words): Choice => ({
    value,
    label: words.option(decision, value),
    ...numberOf(decision, value),
  });

  const one = (
    decision: Kinded,
    values: readonly Json[],
    chosen: readonly Json[],
    words: Words,
  ): Progress => {
    if (chosen.length > 0) return { answer: chosen[0] as Json };
    return {
      step: {
        ask: words.question(decision),
        choices: values.map((value) => choiceOf(decision, value, words)),
      },
    };
  };

  /** Seats are asked by the number they have at the table, which is in the names of most. */
  const pickSeat = (decision: Kinded & PickSeat, chosen: readonly Json[], words: Words): Progress => {
    const progress = one(decision, decision.from, chosen, words);
    if ('answer' in progress) return progress;
    const choices = progress.step.choices.map((choice) => ({ ...choice, number: Number(choice.value) + 1 }));
    return { step: { ...progress.step, choices } };
  };

  const pickOption = (decision: PickOption, chosen: readonly Json[], words: Words): Progress => {
    const known = new Set<string>();
    // Two things that read alike are one choice: two dice of coal that show the same face.
    const labelled = decision.options
      .map((value) => ({ value, label: words.option(decision, value) }))
      .filter(({ label }) => !known.has(label) && known.add(label));
    const [first, second] = chosen;
    const headOf = (label: string): string => label.split(ARROW, 1)[0] as string;
    if (isHead(first) && second !== undefined) return { answer: second };
    if (isHead(first)) {
      const tails = new Map<string, Json>();
      for (const { value, label } of labelled)
        if (headOf(label) === first.head) tails.set(label.slice(first.head.length + ARROW.length), value);
      const choices = [...tails].map(([label, value]) => ({ value, label }));
      return { step: { ask: `${words.question(decision)} ${t.chosenSoFar(first.head)}`, choices } };
    }
    if (first !== undefined || labelled.length < LONG) {
      const values = labelled.map(({ value }) => value);
      return one(decision, values, chosen, words);
    }
    const heads = new Map<string, Choice>();
    for (const { value, label } of labelled) {
      const head = headOf(label);
      heads.set(head, { value: head === label ? value : { head }, label: head });
    }
    return { step: { ask: words.question(decision), choices: [...heads.values()] } };
  };

  /** Those that are not chosen yet; each keeps its number while others go, so that « 4 1 5 » means what was read. */
  const named = (
    decision: Kinded,
    cards: readonly CardId[],
    chosen: readonly Json[],
    words: Words,
  ): Choice[] =>
    cards.flatMap((card, at) =>
      chosen.includes(card) ? [] : [{ value: card, label: words.option(decision, card), number: at + 1 }],
    );

  const soFar = (decision: Kinded, chosen: readonly Json[], words: Words): string =>
    chosen.length === 0
      ? ''
      : ` ${t.chosenSoFar(chosen.map((value) => words.option(decision, value)).join(', '))}`;

  const pickCards = (decision: PickCards, chosen: readonly Json[], words: Words): Progress => {
    const { from, min, max, ordered } = decision;
    const isDone = chosen.at(-1) === DONE && chosen.length > 0;
    const cards = (isDone ? chosen.slice(0, -1) : chosen) as number[];
    if (isDone || cards.length === max) return { answer: cards };
    const choices = named(decision, from, cards, words);
    if (cards.length >= min)
      choices.push({ value: DONE, label: cards.length === 0 ? t.none : t.done, enter: true });
    const hint = ordered && max > 1 ? ` ${t.orderHint}` : '';
    return {
      step: { ask: `${words.question(decision)}${hint}${soFar(decision, cards, words)}`, choices },
    };
  };

  const orderCards = (decision: OrderCards, chosen: readonly Json[], words: Words): Progress => {
    const rest = decision.cards.filter((card) => !chosen.includes(card));
    // Cards that read alike have no order worth asking for.
    if (new Set(rest.map((card) => words.option(decision, card))).size < 2)
      return { answer: [...chosen, ...rest] };
    return {
      step: {
        ask: `${words.question(decision)} ${t.orderHint}${soFar(decision, chosen, words)}`,
        choices: named(decision, decision.cards, chosen, words),
      },
    };
  };

  const wholeAnswers = (decision: Kinded, chosen: readonly Json[], words: Words): Progress => {
    const values: Json[] = [];
    for (const answer of game.answers(decision)) {
      if (values.length === LISTED) break;
      values.push(answer);
    }
    const progress = one(decision, values, chosen, words);
    if ('answer' in progress || values.length < LISTED) return progress;
    return { step: { ...progress.step, ask: `${progress.step.ask} ${t.moreChoices(LISTED)}` } };
  };

  const soleOf = (entry: Kinded): ReturnType<typeof soleAnswer> =>
    board.steppers?.[entry.kind] === undefined ? soleAnswer(entry) : null;

  /** An entry with one answer only says which, and asks no further. */
  const entryLabel = (entry: Kinded, words: Words): string => {
    const sole = soleOf(entry);
    return sole === null ? words.entry(entry) : `${words.entry(entry)} (${words.option(entry, sole.about)})`;
  };

  const menu = (decision: Menu<Kinded>, chosen: readonly Json[], words: Words): Progress => {
    const [entryId, ...rest] = chosen;
    if (entryId === undefined) {
      const choices: Choice[] = decision.entries.map((entry) => ({
        value: entry.id,
        label: entryLabel(entry, words),
        ...numberOf(decision, entry.id),
        ...(entry.kind === 'act' && GO_ON.includes(entry.id) ? { enter: true as const } : {}),
      }));
      if (choices.every(({ number }) => number !== undefined))
        choices.sort((a, b) => (a.number as number) - (b.number as number));
      return { step: { ask: words.question(decision), choices } };
    }
    const entry = decision.entries.find(({ id }) => id === entryId) as Kinded;
    const sole = soleOf(entry);
    const progress: Progress = sole === null ? step(entry, rest, words) : { answer: sole.answer };
    return 'answer' in progress
      ? { answer: { entry: entryId as string, answer: progress.answer } }
      : progress;
  };

  function step(decision: Kinded, chosen: readonly Json[], words: Words): Progress {
    const own = board.steppers?.[decision.kind];
    if (own !== undefined) return own(decision, chosen, words);
    switch (decision.kind) {
      case 'menu':
        return menu(decision as Menu<Kinded>, chosen, words);
      case 'act':
        return { answer: null };
      case 'confirm':
        return one(decision, [true, false], chosen, words);
      case 'pick-cards':
        return pickCards(decision as Kinded & PickCards, chosen, words);
      case 'order-cards':
        return orderCards(decision as Kinded & OrderCards, chosen, words);
      case 'pick-seat':
        return pickSeat(decision as Kinded & PickSeat, chosen, words);
      case 'pick-option':
        return pickOption(decision as Kinded & PickOption, chosen, words);
      case 'pick-number': {
        const { min, max } = decision as Kinded & PickNumber;
        const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
        const progress = one(decision, numbers, chosen, words);
        if ('answer' in progress) return progress;
        // The text behind a number is only a note: typing the number chooses it.
        const choices = progress.step.choices.map((choice) => ({ ...choice, number: Number(choice.value) }));
        return { step: { ...progress.step, choices } };
      }
      default:
        return wholeAnswers(decision, chosen, words);
    }
  }
  return step;
}
