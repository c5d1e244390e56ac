import type { CardId, Json, Kinded, Refusal } from '@comptoir/kit';
import { composeKit, isKit, isMenu, kitCards, mostCards } from './asks.ts';
import type { AnyScreen, VerbSpec } from './game-screen.ts';

/** What the player has touched: cards in that order, and whatever else a question of the game needs. */
export interface Picks {
  readonly cards: readonly CardId[];
  readonly things: Readonly<Record<string, Json>>;
}

const NOTHING: Picks = { cards: [], things: {} };

/** What was touched, and the question it was touched for. */
interface Filling {
  readonly of: Kinded | null;
  /** The question was foreseen, not asked. */
  readonly isAhead: boolean;
  /** The entry of a menu that is being filled in, when the verb came first. */
  readonly entry: string | null;
  readonly picks: Picks;
}
const EMPTY: Filling = { of: null, isAhead: false, entry: null, picks: NOTHING };

/** ready: the picks answer it. more: something is missing. no: these picks do not fit. absent: not offered now. */
export type VerbState = 'ready' | 'more' | 'no' | 'absent';

export interface Verb {
  readonly entry: string;
  readonly ask: Kinded | null;
  readonly spec: VerbSpec | null;
  readonly state: VerbState;
  readonly answer: Json;
  readonly refusal: Refusal | null;
}

/**
 * Select things, then verbs, or a verb first. What may be touched comes from the questions alone, what may be answered
 * from the game's own check; nothing here knows a rule.
 */
export class Selection {
  readonly #screen: AnyScreen;
  readonly #asked: () => Kinded | null;
  readonly #foreseen: () => Kinded | null;
  #kept = $state.raw<Filling>(EMPTY);

  constructor(screen: AnyScreen, asked: () => Kinded | null, foreseen: () => Kinded | null) {
    this.#screen = screen;
    this.#asked = asked;
    this.#foreseen = foreseen;
  }

  readonly decision: Kinded | null = $derived.by(() => this.#asked());
  readonly #isAhead: boolean = $derived.by(
    () => this.decision !== null && this.decision === this.#foreseen(),
  );

  /**
   * Picks belong to one question: as soon as another one is asked, nothing is picked. What is prepared is kept while
   * others move, though each move may foresee another question.
   */
  readonly #filling: Filling = $derived.by(() => {
    const { of, isAhead } = this.#kept;
    return of === this.decision || (isAhead && this.#isAhead) ? this.#kept : EMPTY;
  });
  readonly picks: Picks = $derived.by(() => this.#filling.picks);
  readonly entry: string | null = $derived.by(() => this.#filling.entry);

  /** The questions that the picks are weighed against. */
  readonly asks: readonly Kinded[] = $derived.by(() => {
    const { decision } = this;
    if (decision === null) return [];
    if (!isMenu(decision)) return [decision];
    return decision.entries.filter((entry) => this.entry === null || entry.id === this.entry);
  });

  /** The one question being answered, if there is just one. */
  readonly ask: Kinded | null = $derived.by(() => {
    const { decision } = this;
    if (decision === null) return null;
    if (!isMenu(decision)) return decision;
    return decision.entries.find((entry) => entry.id === this.entry) ?? null;
  });

  /** Something was touched, or one question alone is open: what fits is worth pointing out. */
  readonly isFilling: boolean = $derived.by(
    () => this.entry !== null || this.picks !== NOTHING || (this.decision !== null && !isMenu(this.decision)),
  );

  readonly may: ReadonlySet<CardId> = $derived.by(
    () => new Set(this.asks.flatMap((ask) => this.#cardsOf(ask))),
  );

  /** The one question in which a card can be touched, if there is just one. */
  readonly cardAsk: Kinded | null = $derived.by(() => {
    const asks = this.asks.filter((ask) => this.#cardsOf(ask).length > 0);
    return asks.length === 1 ? (asks[0] ?? null) : null;
  });

  readonly verbs: readonly Verb[] = $derived.by(() => this.#verbs());

  /** The verb that Ctrl+Enter and the seal stand for. */
  readonly primary: Verb | null = $derived.by(() => {
    const ready = this.verbs.filter(
      ({ state, spec, entry }) => state === 'ready' && (spec?.isLoss !== true || entry === this.entry),
    );
    const [first] = ready;
    if (first === undefined || this.isFilling) return first ?? null;
    // Before anything is touched a menu has no default verb, unless the game names one or going on is the only thing possible.
    const favourite = ready.find(({ spec }) => spec?.favourite);
    if (favourite !== undefined) return favourite;
    return ready.length === 1 && first.ask?.kind === 'act' ? first : null;
  });

  has(card: CardId): boolean {
    return this.picks.cards.includes(card);
  }

  rankOf(card: CardId): number {
    return this.picks.cards.indexOf(card) + 1;
  }

  toggle(card: CardId): void {
    const { cards } = this.picks;
    if (cards.includes(card)) {
      this.setCards(cards.filter((other) => other !== card));
      return;
    }
    if (!this.may.has(card)) return;
    const most = Math.max(...this.asks.map(mostCards));
    // A single choice moves on to the card touched last.
    this.setCards([...cards.slice(0, most === 1 ? 0 : cards.length), card]);
  }

  setCards(cards: readonly CardId[]): void {
    this.#keep({ picks: { ...this.picks, cards } });
  }

  set(thing: string, value: Json | undefined): void {
    const things = { ...this.picks.things };
    if (value === undefined) delete things[thing];
    else things[thing] = value;
    this.#keep({ picks: { ...this.picks, things } });
  }

  /** A verb comes first: only its own options stay open. */
  begin(entry: string | null): void {
    this.#keep({ entry });
    const { may } = this;
    this.setCards(this.picks.cards.filter((card) => may.has(card)));
  }

  clear(): void {
    this.#kept = EMPTY;
  }

  /** One step back: first the picks, then the verb. True when there was something to undo. */
  drop(): boolean {
    if (this.picks !== NOTHING) this.#keep({ picks: NOTHING });
    else if (this.entry !== null) this.#keep({ entry: null });
    else return false;
    return true;
  }

  #keep(change: Partial<Pick<Filling, 'entry' | 'picks'>>): void {
    const { entry, picks: before } = this.#filling;
    const { picks = before } = change;
    // Picks that were all taken back are none: there is nothing to drop.
    const isNone = picks.cards.length === 0 && Object.keys(picks.things).length === 0;
    this.#kept = {
      of: this.decision,
      isAhead: this.#isAhead,
      entry,
      ...change,
      picks: isNone ? NOTHING : picks,
    };
  }

  /** The answer to send for a verb: menus want the name of the entry with it. */
  answerOf(verb: Verb): Json {
    const { decision } = this;
    return decision !== null && isMenu(decision) ? { entry: verb.entry, answer: verb.answer } : verb.answer;
  }

  #cardsOf(ask: Kinded): readonly CardId[] {
    return isKit(ask) ? kitCards(ask) : (this.#screen.cardsOf?.(ask, this.picks.cards) ?? []);
  }

  compose(ask: Kinded, picks: Picks = this.picks): Json | undefined {
    const own = this.#screen.compose?.(ask, picks);
    if (own !== undefined) return own;
    return isKit(ask) ? composeKit(ask, picks) : picks.things['value'];
  }

  #verbs(): Verb[] {
    const { decision } = this;
    if (decision === null) return [];
    if (!isMenu(decision)) return [this.#weigh(decision, null)];
    const specs = this.#screen.verbs ?? [];
    const listed = new Set(specs.map((spec) => spec.entry));
    const found: Verb[] = [];
    for (const spec of specs) {
      const ask = decision.entries.find((entry) => entry.id === spec.entry);
      if (ask !== undefined) found.push(this.#weigh(ask, spec));
      else if (!spec.quiet && this.#isWorthNaming(decision))
        found.push({ entry: spec.entry, ask: null, spec, state: 'absent', answer: null, refusal: null });
    }
    for (const ask of decision.entries) if (!listed.has(ask.id)) found.push(this.#weigh(ask, null));
    return this.entry === null ? found : found.filter((verb) => verb.entry === this.entry);
  }

  /** Verbs that are missing are named only in the menu they belong to. */
  #isWorthNaming(decision: Kinded): boolean {
    const shown = this.#screen.verbs?.filter((spec) => !spec.quiet) ?? [];
    return (
      isMenu(decision) && shown.some((spec) => decision.entries.some((entry) => entry.id === spec.entry))
    );
  }

  #weigh(ask: Kinded, spec: VerbSpec | null): Verb {
    const base = { entry: ask.id, ask, spec };
    const answer = this.compose(ask);
    if (answer === undefined) return { ...base, state: 'more', answer: null, refusal: null };
    const refusal = this.#screen.game.check(ask, answer);
    return { ...base, state: refusal === null ? 'ready' : 'no', answer, refusal };
  }
}
