import { isRecord, type Json, type Seat } from '@comptoir/kit';

/**
 * What a puzzle asks for: the most of something at the end of one's own turn. It is read from a view, so that the page, the
 * server and the search that found the puzzle count alike.
 */
export interface Aim {
  readonly id: string;
  value(view: unknown, seat: Seat): number;
}

/** How the puzzles of one game are asked. */
export interface PuzzleGame {
  readonly aims: readonly Aim[];
  /** Changes when a turn is over. */
  turn(view: unknown): string;
  /** Menu entries that a solution may not use: the task says so, and the search leaves them out. */
  readonly without: readonly string[];
  /** Answers that take no thought, and so make no puzzle. */
  isPlain(solution: Json): boolean;
  /** Options of the games in which puzzles are looked for, one after the other. */
  readonly tables: readonly { readonly [option: string]: string | number | boolean }[];
  /** The least that the solution must be ahead of every other answer. */
  readonly ahead: number;
  /** Give up a position when the search has to look at more than this. */
  readonly most: number;
}

/** The parts of the views that are read here. */
interface ValleeView {
  readonly stalls: readonly (readonly unknown[])[];
  readonly turn: { readonly number: number };
  readonly winner: number | null;
}
interface BaieView {
  readonly round: number;
  readonly phase: string;
  readonly active: Seat;
  readonly hourglasses: readonly unknown[];
  readonly players: readonly { readonly gold: number; readonly stall: readonly number[] }[];
}
interface KaranorView {
  readonly round: number;
  readonly active: Seat;
  readonly phase: string;
  readonly players: readonly { readonly gold: number; readonly prestige: number }[];
}

const entryOf = (answer: Json): unknown => (isRecord(answer) ? answer['entry'] : undefined);
const cardsOf = (answer: Json): number =>
  isRecord(answer) && Array.isArray(answer['answer']) ? answer['answer'].length : 0;

/** Whether an answer is one that solutions of this game may not use. */
export const isLeftOut = (rules: PuzzleGame, answer: Json): boolean => {
  const entry = entryOf(answer);
  return typeof entry === 'string' && rules.without.includes(entry);
};

const vallee: PuzzleGame = {
  aims: [{ id: 'build', value: (view, seat) => (view as ValleeView).stalls[seat]?.length ?? 0 }],
  turn: (view) => {
    const { turn, winner } = view as ValleeView;
    return `${turn.number} ${winner}`;
  },
  without: ['inventory.discard', 'market.buy'],
  isPlain: (solution) => entryOf(solution) === 'stall.build' && cardsOf(solution) < 2,
  tables: [{ players: 2 }],
  ahead: 1,
  most: 1_500,
};

const baie: PuzzleGame = {
  aims: [
    { id: 'gold', value: (view, seat) => (view as BaieView).players[seat]?.gold ?? 0 },
    {
      id: 'goods',
      value: (view, seat) => (view as BaieView).players[seat]?.stall.filter((good) => good >= 0).length ?? 0,
    },
  ],
  turn: (view) => {
    const { round, phase, active, hourglasses } = view as BaieView;
    return [round, phase, active, ...hourglasses].join(' ');
  },
  without: [],
  isPlain: () => false,
  tables: [{ players: 2 }, { players: 3 }],
  ahead: 1,
  // Most turns of a merchant are far larger. Giving up early finds the small ones sooner.
  most: 500,
};

const karanor: PuzzleGame = {
  aims: [
    { id: 'prestige', value: (view, seat) => (view as KaranorView).players[seat]?.prestige ?? 0 },
    { id: 'gold', value: (view, seat) => (view as KaranorView).players[seat]?.gold ?? 0 },
  ],
  turn: (view) => {
    const { round, active, phase } = view as KaranorView;
    return `${round} ${active} ${phase}`;
  },
  without: ['end-turn'],
  isPlain: () => false,
  tables: [{ players: 2 }],
  ahead: 1,
  most: 1_500,
};

const GAMES: Readonly<Record<string, PuzzleGame>> = { vallee, baie, karanor };

/** How a game asks its puzzles; undefined for a game that has none. */
export const puzzlesOf = (game: string): PuzzleGame | undefined => GAMES[game];
