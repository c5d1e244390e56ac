import type {
  Bot,
  Brain,
  Census,
  Characters,
  Features,
  Portrait,
  Styles,
  Tally,
  Tuning,
  Verdict,
} from '@comptoir/bots';
import type { AnyGame, BaseState, Kinded, Language, TablePolicy, Wording } from '@comptoir/kit';
import type { Board } from '@comptoir/kit/board';

export type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;
export type AnyBrain = Brain<BaseState, Kinded, unknown, unknown, unknown>;
export type AnyWording = Wording<Kinded, unknown, unknown>;
export type AnyBoard = Board<Kinded, unknown>;

export type AnyCensus = Census<BaseState, Kinded, unknown, unknown, unknown>;

export interface AnyTuning extends Omit<Tuning, 'verdicts'> {
  verdicts(figures: object, bot: string, options: unknown): readonly Verdict[];
}

/** Who plays a game by itself, and what advice and review think with. */
export interface AnyPlayers {
  readonly bots: Readonly<Record<string, AnyBot>>;
  readonly brain: AnyBrain;
  /** Who plays at each level. */
  readonly characters: Characters;
  /** Who plays in the styles of the game. */
  readonly styles?: Styles;
  /** What the aims of the brain mean, in words. */
  readonly reasons: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  /** A view as numbers, for whoever learns from many games. */
  readonly features?: Features<unknown>;
  /** What the judgement of imagined tables is learned from. */
  readonly portrait?: Portrait<BaseState>;
  /** Counts what happens in the games of a simulation, whoever plays them. */
  readonly tally?: () => Tally<BaseState>;
  /** Tries other numbers of the game. */
  readonly tuning?: AnyTuning;
  /** Figures of a number of games among greedy bots, with seeds from `seed` on. */
  readonly statistics?: (options: unknown, games: number, seed: number) => object;
  /** Figures of games among any bots; a patient first seat keeps its secret cards. */
  readonly census?: (bots: readonly AnyBot[], isPatient: boolean) => AnyCensus;
  /** Those figures in sentences; without it they are printed as they are. */
  readonly report?: (found: object, language: Language) => string[];
}

/** A game with all that a host without a screen needs of it. */
export interface GameEntry {
  /** Its place in menus; null for a game that is found by its name alone. */
  readonly place: number | null;
  readonly game: AnyGame;
  readonly wording: Readonly<Record<Language, AnyWording>>;
  readonly table: TablePolicy<BaseState, Kinded>;
  readonly players: AnyPlayers;
  /** How the terminal draws it, where the game brings that itself. */
  readonly board?: AnyBoard;
}

/**
 * The parts of a game are written for its own types and used here for any. This is the one place where those types are
 * given up: the modules that `games.ts` names are only ever given their own states and questions.
 */
export const entryOf = (parts: { readonly [K in keyof GameEntry]: unknown }): GameEntry => parts as GameEntry;
