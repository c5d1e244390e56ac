import { type Advice, ANSWERING_MS, type Mishap } from '@comptoir/bots';
import { answering, type Kinded, LEAVE, nextToAsk, type Reply, type Seat } from '@comptoir/kit';
import type { Client } from '../bots/fair-queue.ts';
import { botSeed } from '../codes.ts';
import { defaultAnswer, type TableGame } from '../games.ts';
import type { TableCourse } from './history.ts';
import { isBotSeat, type Table } from './table-state.ts';

/** What a bot is asked. The state goes to the worker, which shows the bot no more than its seat may know. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly decision: Kinded;
  readonly state: unknown;
  readonly heard: readonly unknown[];
  readonly seed: number;
  /** Milliseconds it may think. */
  readonly budget: number;
  /** For whom: owners of many tables wait for their own. */
  readonly client: Client;
}

export interface Thinking {
  readonly reply: Reply;
  /** What went wrong, where the reply is not the one the bot wanted. */
  readonly mishap: Mishap | null;
}

/** Rejects when the signal says that the thought is no longer wanted, or when it does not end. */
export type Think = (thought: Thought, signal: AbortSignal) => Promise<Thinking>;

/** The same question put on behalf of a person: what could be answered, and how good that is. */
export type Advise = (
  thought: Omit<Thought, 'bot'>,
  signal: AbortSignal,
) => Promise<readonly Advice<unknown>[]>;

/** For whom a table thinks. */
export const clientOf = ({ row, state }: Pick<Table, 'row' | 'state'>): Client => ({
  owner: row.owner,
  isAwaited: state.seats.some((seat) => !isBotSeat(seat)),
});

/** What thinking needs besides the question. */
export interface ThinkTools {
  readonly think: Think;
  readonly budget: number;
  readonly heard: readonly unknown[];
  readonly signal: AbortSignal;
  failed(error: unknown): void;
}

export interface BotTurn {
  readonly seq: number;
  readonly decision: Kinded;
  readonly bot: string;
}

/** How a bot is asked, in milliseconds. */
export interface Tempo {
  /** How long it is left alone first, so that people can follow. */
  readonly before: number;
  /** How long it may think. */
  readonly budget: number;
  /** Its answer is given no earlier than this after it was asked. */
  readonly until: number;
}

/** Pages pass for people who have nothing to say 900 ms after a window opens; so do bots, at the usual pause of 600. */
const EVEN = 1.5;
/** Those after the first follow four times as fast: a window that asks five bots is over within two seconds. */
const FOLLOWING = 4;

const isWindow = (rules: TableGame | null, decision: Kinded): boolean =>
  decision.standing !== true && rules?.timerOf?.(decision) === 'window';

/** The bots that the window open now has asked, in their order. */
export class WindowRound {
  #asked: Seat[] = [];

  /**
   * How many bots were asked before this one. The count starts over with another question, or when a seat's turn
   * comes round again; only the bot asked last keeps its place when the game has moved on while it was thinking.
   */
  place(rules: TableGame | null, decision: Kinded): number {
    if (!isWindow(rules, decision)) {
      if (decision.standing !== true) this.#asked = [];
      return 0;
    }
    const { seat } = decision;
    if (this.#asked.at(-1) !== seat)
      this.#asked = this.#asked.includes(seat) ? [seat] : [...this.#asked, seat];
    return this.#asked.length - 1;
  }
}

/**
 * Everybody sees whom a window asks, and nobody may see who holds a card for it (Karanor K-203). Thinking about a
 * card takes longer than thinking about none, so when a bot answers depends on its place among the bots alone.
 */
export function tempoOf(
  rules: TableGame | null,
  decision: Kinded,
  { botPause, botBudget }: { readonly botPause: number; readonly botBudget: number },
  place = 0,
): Tempo {
  if (decision.standing === true) return { before: 0, budget: Math.min(botBudget, ANSWERING_MS), until: 0 };
  if (!isWindow(rules, decision)) return { before: botPause, budget: botBudget, until: 0 };
  const share = place === 0 ? 1 : FOLLOWING;
  const even = (botPause * EVEN) / share;
  return { before: 0, budget: even > 0 ? Math.min(botBudget, botPause / share) : botBudget, until: even };
}

/**
 * The usual times, longer for bots that think longer, except for standing questions such as offers: all bots answer
 * those equally soon.
 */
export const patient = (
  { botPause, botBudget }: { readonly botPause: number; readonly botBudget: number },
  { rules }: Table,
  { bot, decision }: BotTurn,
) => ({
  botPause,
  botBudget: decision.standing === true ? botBudget : botBudget * (rules?.bots[bot]?.patience ?? 1),
});

/** The next question to a bot, in the order of the kit (K-215). */
export function nextBotTurn({ state }: Table, course: TableCourse): BotTurn | null {
  if (state.status !== 'playing' || state.clock.paused) return null;
  const decision = nextToAsk(course, (seat) => isBotSeat(state.seats[seat]!));
  return decision && { seq: state.seq, decision, bot: state.seats[decision.seat]?.bot ?? 'random' };
}

/**
 * A bot that fails must not stop a table: the default answer is given, a standing question is left. Null when the
 * thought was cancelled: there is no reply then.
 */
export async function thinkSafely(
  table: Table,
  { decision, bot, seq }: BotTurn,
  { think, budget, heard, signal, failed }: ThinkTools,
): Promise<Reply | null> {
  const { rules, state, row } = table;
  if (rules === null) return null;
  const { seat } = decision;
  const seed = botSeed(row.secret, seq, seat);
  try {
    const thought = {
      game: row.game,
      bot,
      seat,
      decision,
      state: state.game,
      heard,
      seed,
      budget,
      client: { ...clientOf(table), isAnswer: decision.standing === true },
    };
    const { reply, mishap } = await think(thought, signal);
    if (mishap)
      failed(new Error(`the bot ${mishap.bot} ${mishap.kind} at ${mishap.question}: ${mishap.detail}`));
    if (reply === LEAVE ? decision.standing === true : rules.game.check(decision, reply.answer) === null)
      return reply;
    failed(new Error(`the bot ${bot} gave an answer that is refused`));
  } catch (error) {
    if (signal.aborted) return null;
    failed(error);
  }
  return decision.standing === true ? LEAVE : answering(defaultAnswer(rules, decision));
}
