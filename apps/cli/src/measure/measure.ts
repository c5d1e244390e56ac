import {
  type AnyGame,
  type BaseState,
  type Move,
  recordOf,
  startMatch,
  submit,
  verifyRecord,
  writeRecord,
  xoshiro,
} from '@comptoir/kit';
import { digest } from '../digest.ts';
import { type Heard, playRandomly } from '../sim/simulate.ts';

/** What a game costs: decisions, copies, hashes, verification. One core, random play. */
export interface Measures {
  /** Decisions per second by number of players. */
  readonly decisionsPerSecond: Readonly<Record<string, number>>;
  readonly cloneMicroseconds: number;
  readonly hashMicroseconds: number;
  /** Cost of one decision in microseconds, by tenth of the game. */
  readonly tenths: readonly number[];
  readonly verifiedEntriesPerSecond: number;
}

const WARM_UP_MS = 300;
const WINDOW_MS = 250;
const WINDOWS = 6;
const TENTHS = 10;
const MEASURED_GAMES = 120;

/**
 * How often something can be done in a second; `once` tells how much it did. After warming up, the best of a few
 * windows: a busy machine only ever slows things down.
 */
function rate(once: (round: number) => number): number {
  let round = 0;
  const window = (milliseconds: number): number => {
    const start = performance.now();
    let done = 0;
    do done += once(round++);
    while (performance.now() - start < milliseconds);
    return (1000 * done) / (performance.now() - start);
  };
  window(WARM_UP_MS);
  let best = 0;
  for (let at = 0; at < WINDOWS; at++) best = Math.max(best, window(WINDOW_MS));
  return best;
}

export function optionsFor(game: AnyGame, players: number): unknown {
  const reading = game.readOptions({ players });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
}

export const decisionRate = (game: AnyGame, options: unknown): number =>
  rate((round) => playRandomly(game, options, round + 1, null, null).decisions);

function movesOf(game: AnyGame, options: unknown, seed: number): Move[] {
  const moves: Move[] = [];
  const heard: Heard = (move) => moves.push(move);
  playRandomly(game, options, seed, null, heard);
  return moves;
}

/** The state in the middle of a game. */
function middle(game: AnyGame, options: unknown, seed: number): BaseState {
  const moves = movesOf(game, options, seed);
  const state = game.setup(seed, options);
  for (const move of moves.slice(0, moves.length >> 1)) game.apply(state, move);
  return state;
}

/** Microseconds per decision in each tenth of the game, as medians; the answers are known beforehand, only the rules run. */
function costByTenth(game: AnyGame, options: unknown): number[] {
  const costs: number[][] = Array.from({ length: TENTHS }, () => []);
  for (let seed = 1; seed <= MEASURED_GAMES; seed++) {
    const moves = movesOf(game, options, seed);
    const state = game.setup(seed, options);
    for (let tenth = 0; tenth < TENTHS; tenth++) {
      const from = Math.floor((moves.length * tenth) / TENTHS);
      const to = Math.floor((moves.length * (tenth + 1)) / TENTHS);
      const start = performance.now();
      for (let at = from; at < to; at++) game.apply(state, moves[at] as Move);
      // The first games warm up.
      if (seed > MEASURED_GAMES / 4 && to > from)
        costs[tenth]?.push((1000 * (performance.now() - start)) / (to - from));
    }
  }
  return costs.map((list) => list.sort((a, b) => a - b)[list.length >> 1] ?? 0);
}

function randomRecord(game: AnyGame, options: unknown, players: number): { text: string; entries: number } {
  const seats = Array.from({ length: players }, (_, seat) => ({ name: String(seat), contribution: null }));
  const match = startMatch(game, { options, seats, secret: '5'.repeat(64) });
  const rng = xoshiro(1);
  for (;;) {
    const decision = game.decisions(match.state).find(({ standing }) => standing !== true);
    if (decision === undefined) break;
    submit(match, { seat: decision.seat, id: decision.id, answer: game.sample(decision, rng) });
  }
  return { text: writeRecord(recordOf(match)), entries: match.entries.length };
}

export async function measure(game: AnyGame, tell: (what: string) => void): Promise<Measures> {
  const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const decisionsPerSecond: Record<string, number> = {};
  for (const players of game.players) {
    tell(String(players));
    decisionsPerSecond[String(players)] = Math.round(decisionRate(game, optionsFor(game, players)));
    await breathe();
  }
  const players = game.players[Math.min(1, game.players.length - 1)] as number;
  const options = optionsFor(game, players);
  const state = middle(game, options, 7);
  const thousand = (once: () => unknown) => () => {
    for (let i = 0; i < 1000; i++) once();
    return 1000;
  };
  tell('clone');
  const clones = rate(thousand(() => game.clone(state)));
  await breathe();
  tell('hash');
  const hashes = rate(() => {
    game.hash(state);
    return 1;
  });
  await breathe();
  tell('1/10');
  const tenths = costByTenth(game, options);
  await breathe();
  tell('verify');
  const { text, entries } = randomRecord(game, options, players);
  const verified = rate(() => (verifyRecord(game, text, digest).ok ? entries : 0));
  return {
    decisionsPerSecond,
    cloneMicroseconds: 1e6 / clones,
    hashMicroseconds: 1e6 / hashes,
    tenths,
    verifiedEntriesPerSecond: Math.round(verified),
  };
}
