import type { Seat } from '@comptoir/kit';

/** The challenger's seat. */
export const CHALLENGER: Seat = 0;

/** What a game asks every day. It is read from the view of the challenger, so that page and server count alike. */
export interface Challenge {
  readonly game: string;
  readonly options: { readonly [option: string]: string | number | boolean };
  /** Who sits at the other seats; `null` for a seat that the game moves by itself. */
  readonly rivals: readonly (string | null)[];
  /** How many turns or rounds it lasts, for its title. */
  readonly length: number;
  isOver(view: unknown): boolean;
  /** How many of them are left, this one included; absent where the game tells it itself. */
  left?(view: unknown): number;
  score(view: unknown): number;
  /** What fills one square of the row that is shared, and how many squares a row has. */
  readonly square: number;
  readonly squares: number;
}

/** The parts of the views that are read here. */
interface ValleeView {
  readonly stalls: readonly (readonly unknown[])[];
  readonly turn: { readonly number: number };
  readonly winner: number | null;
}
interface BaieView {
  readonly phase: string;
  readonly players: readonly { readonly gold: number }[];
}
interface KaranorView {
  readonly phase: string;
  readonly round: number;
  readonly players: readonly { readonly prestige: number }[];
}

/** As many turns as the challenger has; the rival plays as many in between. */
const RACE_TURNS = 12;
const RUN_ROUNDS = 8;

const vallee: Challenge = {
  game: 'vallee',
  options: { players: 2, firstPlayer: 0 },
  rivals: ['merchant'],
  length: RACE_TURNS,
  isOver(view) {
    const { turn, winner } = view as ValleeView;
    return winner !== null || turn.number >= 2 * RACE_TURNS;
  },
  left: (view) => Math.ceil(RACE_TURNS - ((view as ValleeView).turn.number - 1) / 2),
  score: (view) => (view as ValleeView).stalls[CHALLENGER]?.length ?? 0,
  square: 1,
  squares: 8,
};

const baie: Challenge = {
  game: 'baie',
  options: { players: 1 },
  rivals: [null],
  length: 1,
  isOver: (view) => (view as BaieView).phase === 'over',
  score: (view) => (view as BaieView).players[CHALLENGER]?.gold ?? 0,
  square: 15,
  squares: 10,
};

const karanor: Challenge = {
  game: 'karanor',
  options: { players: 2, firstPlayer: 0, roundCap: RUN_ROUNDS },
  rivals: ['merchant'],
  length: RUN_ROUNDS,
  isOver: (view) => (view as KaranorView).phase === 'over',
  left: (view) => RUN_ROUNDS + 1 - (view as KaranorView).round,
  score: (view) => (view as KaranorView).players[CHALLENGER]?.prestige ?? 0,
  square: 2,
  squares: 10,
};

const CHALLENGES: Readonly<Record<string, Challenge>> = { vallee, baie, karanor };

/** What a game asks every day; undefined for a game that asks nothing. */
export const challengeOf = (game: string): Challenge | undefined => CHALLENGES[game];
export const challengedGames = (): readonly string[] => Object.keys(CHALLENGES);

/** ■■■■□□□□: what was reached, for a short text. */
export function rowOf({ square, squares }: Challenge, score: number): string {
  const full = Math.max(0, Math.min(squares, Math.floor(score / square)));
  return '■'.repeat(full) + '□'.repeat(squares - full);
}
