import {
  type CardId,
  type Cast,
  frenchSpacing,
  type Json,
  type Kinded,
  type Refusal,
  reasonIn,
  type Seat,
  SPECTATOR,
} from '@comptoir/kit';
import { SEATS, type Seat as SeatColour } from '../art/seats.ts';
import { during } from '../browser/settled.ts';
import { language } from '../i18n/language.svelte.ts';
import { beatsOf } from './beats.ts';
import { keepBookmark, momentsBetween, momentsSinceBookmark } from './bookmark.ts';
import type { AnyScreen } from './game-screen.ts';
import { say } from './i18n.ts';
import type { Mark } from './marks.ts';
import { Preparation } from './preparation.svelte.ts';
import { beatsSince } from './recap.ts';
import { Selection, type Verb } from './selection.svelte.ts';
import { type Memory, Stage } from './stage.svelte.ts';
import type { ChatLine, Table, TableNow } from './table.ts';
import { Talk } from './talk.svelte.ts';

/** A refusal that is being explained beside the verb it belongs to. */
export interface Why {
  readonly about: string;
  readonly reason: string;
  readonly rule: string | null;
}

/** What is kept of a table after one's turn, and what can be told again from there. */
const memoryOf = (screen: AnyScreen): Memory => ({
  before: (now) => momentsSinceBookmark(now, screen.game),
  between: (from, to) =>
    from.view === null || from.viewer !== to.viewer ? [] : momentsBetween(from, to, screen.game),
  keep(now) {
    const isLeft = now.story.findLast(({ seat }) => seat !== null)?.seat ?? now.viewer;
    if (isLeft === now.viewer && beatsSince(now.story, screen, now.viewer).length === 0) keepBookmark(now);
  },
});

/** What only a table refuses: no game has words for it. */
const TABLE_REFUSALS = ['paused', 'unavailable', 'frozen', 'forbidden'] as const;

/** One table on one screen: what board, hand and slip share. */
export class Scene<D extends Kinded = Kinded, E = unknown, V = unknown> {
  readonly table: Table;
  readonly screen: AnyScreen;
  readonly stage: Stage;
  readonly selection: Selection;
  readonly preparation: Preparation;
  readonly talk: Talk;
  /** The card shown enlarged. */
  zoomed = $state<CardId | null>(null);
  why = $state.raw<Why | null>(null);
  /** What the player has opened beside the question: the list of its options, or advice. */
  panel = $state<'list' | 'advice' | null>(null);
  /** Where the rules are open: a rule id, or '' for their first page. */
  rulesAt = $state<string | null>(null);
  /** What is open beside the game: all around the table, or one line of its talk. */
  around = $state.raw<'table' | ChatLine | null>(null);
  /** What an advice is about, lit on the table until something else is asked. */
  hinted = $state.raw<readonly Mark[]>([]);
  isSending = $state(false);
  /** What the screen of the game is still showing; no question is asked until it has ended. */
  telling = $state<string | null>(null);
  /** The last line of the journal (`LINES_PER_ENTRY`) that it has told so far; later ones wait. */
  toldUpTo = $state(Number.POSITIVE_INFINITY);
  /** The table as far as it has been told, while something is; scores run no further ahead than that. */
  told = $state.raw<V | null>(null);

  constructor(table: Table, screen: AnyScreen) {
    this.table = table;
    this.screen = screen;
    this.stage = new Stage(
      table,
      (entry) =>
        beatsOf(entry, screen).filter(
          ({ seat }) => table.now.view === null || !screen.tellsApart?.(seat, table.now.view),
        ),
      ({ headline, changes }, { viewer, view }) =>
        screen.strikes?.([headline, ...changes], viewer, view) ?? false,
      table.opened === undefined ? undefined : memoryOf(screen),
      ({ headline, changes }, now) => screen.answers?.([headline, ...changes], now as never) ?? false,
    );
    this.talk = new Talk(this.stage);
    this.selection = new Selection(
      screen,
      () => this.decision,
      () => this.preparation.asked,
    );
    this.preparation = new Preparation(this as unknown as Scene);
  }

  readonly now: TableNow<D, E, V> = $derived.by(() => this.stage.shown as TableNow<D, E, V>);
  readonly view: V = $derived.by(() => this.now.view);
  readonly viewer: number = $derived.by(() => this.now.viewer);

  /** The question this seat answers now, or in advance; none while the past or the others' moves are on the screen. */
  readonly decision: Kinded | null = $derived.by(() => {
    if (this.stage.isLooking || this.now.handOver !== null || this.telling !== null) return null;
    if (this.stage.isBehind) return this.preparation.asked;
    const { decisions } = this.now;
    const required = decisions.find((decision) => !decision.standing);
    const asked = required ?? (this.screen.standsAside ? undefined : decisions[0]);
    return asked ?? this.preparation.asked;
  });

  readonly cast: Cast = $derived.by(() => {
    const { viewer, info, view } = this.now;
    return {
      viewer,
      name: (seat: Seat) => info.seats[seat]?.name || say('seat.bot'),
      trade: (seat: Seat) => (view === null ? undefined : this.screen.tradeOf?.(seat, view)),
    };
  });

  readonly wording = $derived.by(() => this.screen.wording[language()]);

  colour(seat: Seat): SeatColour {
    return SEATS[seat % SEATS.length] ?? 'red';
  }

  /** What the next game with the same seats is called: bots, and people at this screen, need not be asked. */
  get nextGame(): 'end.join' | 'end.rematch' | 'end.again' {
    const { rematch, seats } = this.stage.live.info;
    if (rematch) return 'end.join';
    return seats.some(({ kind }) => kind === 'person') ? 'end.rematch' : 'end.again';
  }

  /** A table of this device alone has nobody to talk to. */
  get hasTalk(): boolean {
    return this.table.place === 'server';
  }
  get isSpectator(): boolean {
    return this.viewer === SPECTATOR;
  }

  /** A sentence of the game, with the spacing of its language; a name that ends in a full stop ends it. */
  spaced(text: string): string {
    const ended = text.replace(/([^.])\.\.$/, '$1.');
    return language() === 'fr' ? frenchSpacing(ended) : ended;
  }

  explain(about: string, refusal: Refusal, rule: string | null = refusal.rule): void {
    const own = TABLE_REFUSALS.find((reason) => reason === refusal.reason);
    const reason = own === undefined ? this.wording.refusal(refusal, this.cast) : say(`refused.${own}`);
    this.why = { about, reason: this.spaced(reason), rule };
  }

  /**
   * Why something cannot be done now. The question carries the reasons of what is missing in it; where an entry is
   * offered, its shape tells what is wrong with this answer, unless the question says more about this very answer. The
   * table itself is asked only where there is no question at all.
   */
  async reasonFor(
    entry: string,
    answer: Json,
    asked: Kinded | null = this.decision,
  ): Promise<Refusal | null> {
    if (asked === null) return this.table.why({ entry, answer });
    const entries = (asked as Kinded & { entries?: readonly Kinded[] }).entries ?? [asked];
    const offered = entries.find(({ id }) => id === entry);
    const refused = offered === undefined ? null : this.screen.game.check(offered, answer);
    if (refused?.rule) return refused;
    return reasonIn(asked, entry, answer, offered === undefined ? 'entry' : 'answer') ?? refused;
  }

  /** Advice is about a question, and not every table gives it. */
  get canAdvise(): boolean {
    return this.table.advise !== null && this.decision !== null;
  }

  /** True when there is advice to open or close. */
  toggleAdvice(): boolean {
    if (!this.canAdvise) return false;
    this.panel = this.panel === 'advice' ? null : 'advice';
    return true;
  }

  /**
   * Closes what was opened last: a reason, a panel, the picks, the prepared answer. True when there was something to
   * close.
   */
  leave(): boolean {
    if (this.why !== null) this.why = null;
    else if (this.panel !== null) this.panel = null;
    else if (this.selection.drop()) return true;
    else if (this.preparation.isOpen) this.preparation.drop();
    else return false;
    return true;
  }

  cardName(card: CardId): string {
    return this.screen.cardName?.(card, language()) ?? `${card}`;
  }

  /** Sends what the verb stands for. True when the table took it. */
  async send(verb: Verb): Promise<boolean> {
    const { decision } = this;
    if (decision === null || this.isSending) return false;
    if (decision === this.preparation.asked) {
      this.preparation.keep(decision, this.selection.answerOf(verb));
      this.selection.clear();
      return true;
    }
    const isTaken = await this.answer(decision, this.selection.answerOf(verb));
    if (isTaken) this.selection.clear();
    return isTaken;
  }

  /** Takes back the last move, or all that can be. A table that does not know yet what can be is asked for the last move. */
  async undo(whole: boolean): Promise<void> {
    const { undo, story } = this.stage.live;
    const last = story.findLast(({ seat }) => seat === this.viewer);
    const guess = undo === null && !whole && last !== undefined ? last.seq - 1 : undefined;
    const points = undo ?? (guess === undefined ? await during(this.#pointsKnown()) : []);
    const to = guess ?? (whole ? points.at(-1) : points[0]);
    if (to !== undefined) this.selection.clear();
    if (to === undefined || !(await this.table.undo(to)))
      this.why = { about: say('undo.locked'), reason: say('undo.why'), rule: null };
  }

  #pointsKnown(): Promise<readonly number[]> {
    return new Promise((resolve) => {
      const stop = this.table.watch(({ undo }) => {
        if (undo === null) return;
        stop();
        resolve(undo);
      });
    });
  }

  /**
   * Sends every answer of this screen, one at a time. True when the table accepted it; otherwise the reason is shown
   * beside what it is `about`.
   */
  async answer(decision: Kinded, answer: Json, about = ''): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.why = null;
    try {
      const refused = await this.table.answer(decision, answer);
      if (refused !== null) this.explain(about, refused);
      return refused === null;
    } finally {
      this.isSending = false;
    }
  }
}
