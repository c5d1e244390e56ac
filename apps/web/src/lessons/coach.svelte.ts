import type { Advice } from '@comptoir/bots';
import { type Json, type Kinded, LEAVE, sameJson } from '@comptoir/kit';
import type { Table } from '../table/table.ts';
import type { FirstGame, Remark } from './lesson.ts';

/** The coach speaks up when a move gives away more than this much chance to win. */
const MUCH_BETTER = 0.12;

/** An answer that is held back until the player has read that there is a much better one. */
export interface Warning {
  readonly decision: Kinded;
  readonly answer: Json;
  /** Estimated chances to win, of this answer at the most, and of the best one. */
  readonly chance: number;
  readonly best: Advice<unknown>;
}

const ownAmong = (advice: readonly Advice<unknown>[], answer: Json): Advice<unknown> | undefined =>
  advice.find(({ reply }) => reply !== LEAVE && sameJson(reply.answer, answer));

/** What speaks against an answer according to this advice, best answers first; null when it is good enough or not known. */
export function objectionTo(
  decision: Kinded,
  answer: Json,
  advice: readonly Advice<unknown>[],
): Warning | null {
  const [best] = advice;
  if (best === undefined) return null;
  const own = ownAmong(advice, answer);
  // What is not among the best few is no better than the last of them.
  const chance = (own ?? advice.at(-1) ?? best).chance;
  return best.chance - chance >= MUCH_BETTER ? { decision, answer, chance, best } : null;
}

/** Beside a first game: silent, unless a much better move exists or a rule has just mattered. */
export class Coach {
  warning = $state.raw<Warning | null>(null);
  remark = $state.raw<Remark | null>(null);
  isOff = $state(false);
  /** The table through which the player answers. */
  readonly table: Table;
  readonly #inner: Table;
  readonly #game: FirstGame;
  readonly #said = new Set<string>();
  #advice: { readonly seq: number; readonly found: readonly Advice<unknown>[] } | null = null;
  #asked = -1;
  /** Entries of the story that were there when this seat answered last. */
  #heard = 0;
  /** The question that was already warned of: nobody is told twice. */
  #warned = -1;

  constructor(table: Table, game: FirstGame) {
    this.#inner = table;
    this.#game = game;
    this.table = {
      ...table,
      get now() {
        return table.now;
      },
      answer: (decision, answer) => this.#answer(decision, answer),
    };
    this.#look();
    // The table lets go of its listeners when it is closed.
    table.watch(() => this.#look());
  }

  async #answer(decision: Kinded, answer: Json): ReturnType<Table['answer']> {
    const { seq } = this.#inner.now;
    const isNews = !this.isOff && decision.standing !== true && this.#warned !== seq;
    const warning = isNews ? objectionTo(decision, answer, await this.#weigh(seq, answer)) : null;
    if (warning !== null) {
      this.#warned = seq;
      this.remark = null;
      this.warning = warning;
      return null;
    }
    return this.#send(decision, answer);
  }

  /** What is known of an answer. One that is not among the best few is weighed for itself: it may be far behind them. */
  async #weigh(seq: number, answer: Json): Promise<readonly Advice<unknown>[]> {
    if (this.#advice?.seq !== seq) return [];
    const { found } = this.#advice;
    if (found.length < 2 || ownAmong(found, answer) !== undefined) return found;
    return (await this.#inner.advise?.(() => {}, answer).catch(() => found)) ?? found;
  }

  #send(decision: Kinded, answer: Json): ReturnType<Table['answer']> {
    this.warning = null;
    this.remark = null;
    this.#heard = this.#inner.now.story.length;
    return this.#inner.answer(decision, answer);
  }

  /** Plays what was held back. */
  async insist(): Promise<void> {
    if (this.warning !== null) await this.#send(this.warning.decision, this.warning.answer);
  }

  dismiss(): void {
    this.warning = null;
    this.remark = null;
  }

  silence(): void {
    this.isOff = true;
    this.dismiss();
  }

  #look(): void {
    const { now } = this.#inner;
    const required = now.decisions.some(({ standing }) => standing !== true);
    if (this.isOff || now.outcome !== null || now.decisions.length === 0) return;
    if (required && this.#asked !== now.seq) void this.#think(now.seq);
    const { view, viewer, decisions, story } = now;
    const events = story.slice(this.#heard).flatMap((entry) => [...entry.events]);
    const found = this.#game.remarks.find(
      ({ id, when }) => !this.#said.has(id) && when({ view, viewer, decisions, events }),
    );
    if (found === undefined || this.remark !== null) return;
    this.#said.add(found.id);
    this.remark = found;
  }

  async #think(seq: number): Promise<void> {
    this.#asked = seq;
    const found = (await this.#inner.advise?.(() => {}).catch(() => [])) ?? [];
    if (this.#inner.now.seq === seq) this.#advice = { seq, found };
  }
}
