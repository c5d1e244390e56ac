import type { Mistake, Review } from '@comptoir/bots';
import {
  type AnyGame,
  answering,
  canonical,
  type Json,
  type Kinded,
  LEAVE,
  type Move,
  type Refusal,
  type Seat,
  SPECTATOR,
  type Viewer,
} from '@comptoir/kit';
import { during } from '../../browser/settled.ts';
import type { GameId } from '../../catalog/games.ts';
import type { AnyScreen } from '../game-screen.ts';
import { type Film, seenBy } from '../replay-points.ts';
import type { Reviewer, Weigher, Weighing } from '../review.ts';
import { stillNow } from '../still-table.ts';
import type { StoryEntry } from '../table.ts';
import { Learning } from './learning.svelte.ts';
import { lessonsFor } from './phases.ts';
import { type Position, Positions } from './positions.ts';
import type { Together } from './together.svelte.ts';
import { EMPTY_TREE, movesTo, type Place, pathTo, type Tree, tryMove, withNote, without } from './tree.ts';

/** What an analysis is about. */
export interface Analysed {
  readonly game: GameId;
  readonly screen: AnyScreen;
  readonly record: string;
  readonly film: Film;
  readonly title: string;
  /** Null where nothing has been played: a position that was set up. */
  readonly review: Reviewer | null;
  readonly weigh: Weigher;
}

/** Where an answer stands among those that were weighed; -1 where it is not among them. */
function placeOfAnswer(weighing: Weighing | null, answer: Json): number {
  const own = canonical(answering(answer));
  return weighing?.advice.findIndex(({ reply }) => canonical(reply) === own) ?? -1;
}

/** Whether an answer is the best, or as good as the best, among those that were weighed. */
function isAsGood(weighing: Weighing | null, answer: Json): boolean {
  const at = placeOfAnswer(weighing, answer);
  return at === 0 || weighing?.advice[at]?.isEqual === true;
}

/** A chance as it is shown. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** A finished game looked into: where one is, what was tried, what it is worth. */
export class Analysis {
  readonly of: Analysed;
  readonly positions: Positions;
  readonly learning: Learning;
  tree = $state.raw<Tree>(EMPTY_TREE);
  place = $state<Place>(0);
  /** Whose hand is seen; `mover`: of whoever is to move. */
  eyes = $state<Viewer | 'mover'>('mover');
  /** Whether what was hidden in the game is shown: everybody's hand. */
  isOpen = $state(false);
  /** Whether moves are made here, at a table of their own. */
  isTrying = $state(false);
  found = $state.raw<Review<unknown> | null>(null);
  /** How far the review is; null when none is under way. */
  share = $state<number | null>(null);
  hasFailed = $state(false);
  /** Those who look at the same board; null when one looks alone. */
  together = $state.raw<Together | null>(null);
  /** The last move a bot was asked for; the next one waits for it. */
  #robot: Promise<void> = Promise.resolve();
  weighed = $state.raw<{ readonly place: Place; readonly weighing: Weighing | null } | null>(null);

  constructor(of: Analysed, begun: { readonly tree: Tree; readonly place: Place } | null) {
    this.of = of;
    this.positions = new Positions(of.screen.game as unknown as AnyGame, of.film);
    this.learning = new Learning(this);
    if (begun !== null) this.take(begun);
  }

  /** Takes over lines and a place from elsewhere; false where they are against the rules, and nothing has changed. */
  take({ tree, place }: { readonly tree: Tree; readonly place: Place }): boolean {
    if (!tree.tried.every((_, at) => this.positions.at(tree, -1 - at) !== null)) return false;
    this.tree = tree;
    this.place = this.positions.at(tree, place) === null ? 0 : place;
    return true;
  }

  get last(): number {
    return this.of.film.moments.length - 1;
  }
  /** Whether it begins at a position that somebody set up, and not at a deal. */
  get isStudy(): boolean {
    return this.of.review === null;
  }
  /** What lines begin at for whoever weighs them, where that is no deal. */
  get #base(): { readonly position?: Json } {
    const { review, film } = this.of;
    return review === null ? { position: film.moments[0]?.state as unknown as Json } : {};
  }
  get names(): readonly string[] {
    return this.of.film.record.header.seats.map(({ name }) => name);
  }

  readonly position: Position = $derived.by(() => {
    const found = this.positions.at(this.tree, this.place) ?? this.positions.at(EMPTY_TREE, 0);
    if (found === null) throw new Error('a game without a beginning');
    return found;
  });
  readonly asked: Kinded | null = $derived.by(() => this.positions.asked(this.position));
  readonly viewer: Viewer = $derived.by(() =>
    this.eyes === 'mover' || this.isTrying
      ? (this.asked?.seat ?? this.position.move?.seat ?? SPECTATOR)
      : this.eyes,
  );
  /** The moment of the game where the place is, or where its line left it. */
  readonly moment: number = $derived.by(() => pathTo(this.tree, this.place).at);

  /** What was answered here in the game; null in a line, and at the end. */
  readonly played: Move | null = $derived.by(() => {
    const entry = this.place < 0 ? null : (this.of.film.moments[this.place + 1]?.entry ?? null);
    return entry !== null && 'answer' in entry ? entry : null;
  });
  readonly mistake: Mistake<unknown> | null = $derived.by(
    () => this.found?.mistakes.find(({ seq }) => seq === this.place) ?? null,
  );
  readonly weighing: Weighing | null = $derived.by(() =>
    this.weighed?.place === this.place ? this.weighed.weighing : null,
  );

  /** Whether what was played here is as good as the best, weighed more closely than the review could. */
  readonly isSound: boolean = $derived.by(() => {
    const { played, weighing } = this;
    return played !== null && isAsGood(weighing, played.answer);
  });

  /** The place as a table tells it to a viewer. */
  nowFor(viewer: Viewer, isAsked: boolean) {
    const { screen, film, game, title } = this.of;
    const story = this.positions.wayTo(this.tree, this.place).map((one): StoryEntry<unknown> => {
      const { events } = seenBy(screen, { ...one, entry: null }, viewer);
      return { seq: one.seq, seat: one.move?.seat ?? null, events };
    });
    const { view } = seenBy(screen, { ...this.position, entry: null }, viewer);
    const decisions = isAsked && viewer !== SPECTATOR ? this.positions.questions(this.position, viewer) : [];
    return stillNow({
      game,
      title,
      record: film.record,
      seq: this.position.seq,
      viewer,
      view,
      story,
      decisions,
    });
  }

  go(place: Place): void {
    this.place = place < 0 ? place : Math.max(0, Math.min(place, this.last));
  }

  note(text: string): void {
    this.tree = withNote(this.tree, this.place, text);
  }

  drop(place: Place): void {
    const { at } = pathTo(this.tree, place);
    this.tree = without(this.tree, place);
    this.place = at;
  }

  /** Makes a move here: along the game where it is the one that was played, else along a line. */
  async answer({ seat, id }: Kinded, answer: Json): Promise<Refusal | null> {
    const move = { seat, id, answer };
    const refusal = this.positions.game.judge(this.position.state, move);
    if (refusal !== null) return refusal;
    if (this.learning.current !== null) {
      await this.learning.judge(answer);
      return null;
    }
    const { played } = this;
    if (
      played !== null &&
      canonical({ ...move }) === canonical({ seat: played.seat, id: played.id, answer: played.answer })
    )
      this.go(this.place + 1);
    else {
      const tried = tryMove(this.tree, this.place, move);
      if (tried !== null) {
        this.tree = tried.tree;
        this.place = tried.place;
      }
    }
    return null;
  }

  /** Plays the best answer found here; asked again while it thinks, it plays once more after that. */
  letRobot(): Promise<void> {
    const play = () => this.#playBest();
    this.#robot = this.#robot.then(play, play);
    return this.#robot;
  }

  async #playBest(): Promise<void> {
    const { asked, place } = this;
    const weighing = this.weighing ?? (await this.weigh());
    const reply = weighing?.advice[0]?.reply;
    if (asked !== null && reply !== undefined && reply !== LEAVE && this.place === place)
      await this.answer(asked, reply.answer);
  }

  /** Weighs what could be answered here, and what was. */
  async weigh(
    watched: readonly Json[] = this.played === null ? [] : [this.played.answer],
  ): Promise<Weighing | null> {
    const { place, tree, of } = this;
    const { at } = pathTo(tree, place);
    const moment = {
      game: of.game,
      record: of.record,
      at,
      moves: movesTo(tree, place),
      watched,
      ...this.#base,
    };
    const { played } = this;
    const weighing = this.asked === null ? null : await during(of.weigh(moment, () => undefined));
    if (played !== null) this.#learn(place, weighing, played.answer);
    if (this.place === place && this.tree === tree) this.weighed = { place, weighing };
    return weighing;
  }

  async read(): Promise<void> {
    const { game, record, review } = this.of;
    if (review === null) return;
    this.share = 0;
    this.hasFailed = false;
    try {
      this.found = await during(review(game, record, (done) => (this.share = done)));
      this.hasFailed = this.found === null;
    } catch {
      this.hasFailed = true;
    }
    this.share = null;
  }

  /** Where the chances changed most, or much was given away, in order. */
  readonly turns: readonly number[] = $derived.by(() => {
    const { turningPoints = [], mistakes = [] } = this.found ?? {};
    return [...new Set([...turningPoints, ...mistakes].map(({ seq }) => seq))].sort((a, b) => a - b);
  });

  /** What an answer of the game gave away by a closer look than the review could take, in points; 0 where nothing. */
  #closer = $state.raw<ReadonlyMap<number, number>>(new Map());

  /** From here on this estimate stands wherever the answer is spoken of. */
  #learn(seq: number, weighing: Weighing | null, answer: Json): void {
    const best = weighing?.advice[0];
    const own = weighing?.advice[placeOfAnswer(weighing, answer)];
    if (best === undefined || own === undefined) return;
    const points = isAsGood(weighing, answer) ? 0 : percent(best.chance) - percent(own.chance);
    this.#closer = new Map([...this.#closer, [seq, points]]);
  }

  /** What a mistake gave away, in points. */
  costOf({ seq, cost }: Mistake<unknown>): number {
    return this.#closer.get(seq) ?? percent(cost);
  }

  /** What a seat could learn from. */
  lessonsOf(seat: Seat): Mistake<unknown>[] {
    return lessonsFor(this.found?.mistakes ?? [], seat).filter((one) => this.costOf(one) > 0);
  }

  /** Weighs a mistake of the review with more imagined games; false where it is none, and then it is no lesson either. */
  async stands(mistake: Mistake<unknown>): Promise<boolean> {
    const { seq, played } = mistake;
    const { game, record, weigh } = this.of;
    const moment = { game, record, at: seq, moves: [], watched: [played] };
    this.#learn(seq, await during(weigh(moment, () => undefined)), played);
    return this.costOf(mistake) > 0;
  }

  /** What is told of the move that was played here, to whoever made it. */
  toldOf(played: Move): readonly unknown[] {
    const moment = this.of.film.moments[this.place + 1];
    return moment === undefined ? [] : seenBy(this.of.screen, moment, played.seat).events;
  }

  /** The chance after an answer, as it was weighed here; null where it was not. */
  chanceOf(answer: Json): number | null {
    const own = canonical(answering(answer));
    return this.weighing?.advice.find(({ reply }) => canonical(reply) === own)?.chance ?? null;
  }

  seatName(seat: Seat): string {
    return this.names[seat] ?? `${seat + 1}`;
  }
}
