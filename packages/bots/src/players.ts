import type { BaseState, Kinded, Language, Move, Outcome } from '@comptoir/kit';
import type { Bot } from './bot.ts';
import type { Features } from './features.ts';
import type { Portrait } from './learned/portrait.ts';
import type { Characters, Styles } from './level-names.ts';
import type { Bots } from './levels.ts';
import type { Brain } from './search/brain.ts';

/** Looks over the shoulders of bots while they play many games: its bots are the given ones, watched. */
export interface Census<S extends BaseState, D extends Kinded, E, V, O> {
  readonly bots: readonly Bot<S, D, E, V, O>[];
  /** Every move, before it is played. */
  moved?(move: Move, state: S): void;
  ended(state: S, outcome: Outcome | null): void;
  figures(): object;
}

/** Watches games from their first decision to their end, one after the other. */
export interface Tally<S extends BaseState> {
  /** Before every decision. */
  watch(state: S): void;
  /** Every move, before it is played. */
  moved(move: Move, state: S): void;
  finished(state: S, outcome: Outcome): void;
  figures(): object;
}

/** One point of a grid of numbers: what was changed, and a way to play with it. */
export interface Trial {
  readonly changes: readonly (readonly [path: string, value: number])[];
  /** Tables that are opened inside `play` have these numbers. */
  play<T>(play: () => T): T;
}

/** A figure of a series of games, and whether it lies where the rules want it. */
export interface Verdict {
  readonly name: string;
  readonly text: string;
  readonly holds: boolean;
}

/** Looks for better numbers of a game: every combination of values by path, and what its games are like. */
export interface Tuning {
  trials(
    grid: readonly (readonly [path: string, values: readonly number[]])[],
  ): readonly Trial[] | { readonly wrong: string };
  verdicts(figures: never, bot: string, options: never): readonly Verdict[];
}

/** All that plays one game by itself, and what it has to say. */
export interface GamePlayers<S extends BaseState, D extends Kinded, E, V, O, Aim extends string = string> {
  readonly bots: Bots<S, D, E, V, O>;
  /** What advice and review think with. */
  readonly brain: Brain<S, D, E, V, O>;
  readonly characters: Characters;
  /** Who plays in its styles, where it has some. */
  readonly styles?: Styles;
  /** Half a sentence per aim of the brain, as it follows "because it". */
  readonly reasons: Readonly<Record<Language, Readonly<Record<Aim, string>>>>;
  /** A view as numbers, for whoever learns from many games. */
  readonly features?: Features<V>;
  /** What the judgement of imagined tables is learned from. */
  readonly portrait?: Portrait<S>;
  /** Counts what happens in the games of a simulation, whoever plays them. */
  tally?(): Tally<S>;
  /** Tries other numbers of the game. */
  readonly tuning?: Tuning;
  /** Figures of a number of games among greedy bots, with seeds from `seed` on. */
  statistics?(options: O, games: number, seed: number): object;
  /** Figures of games among any bots; a patient first seat keeps its secret cards. */
  census?(bots: readonly Bot<S, D, E, V, O>[], isPatient: boolean): Census<S, D, E, V, O>;
  /** Those figures in sentences. */
  report?(found: never, language: Language): string[];
}
