import { playOut } from '@comptoir/bots';
import {
  type AnyGame,
  type BaseState,
  below,
  isRecord,
  type Kinded,
  type Move,
  type Outcome,
  xoshiro,
} from '@comptoir/kit';
import type { AnyBot, AnyCensus, GameEntry } from '../games.ts';

/** Many games among bots. */
export interface SimulationPlan {
  readonly entry: GameEntry;
  readonly options: unknown;
  readonly bots: readonly AnyBot[];
  readonly games: number;
  readonly seed: number;
  /** Whether the invariants are verified at every decision, and the determinism of some games. */
  readonly check: boolean;
  /** Looks over the shoulders of the bots, where the game has one. */
  readonly census?: AnyCensus | undefined;
  /** Whether it is counted what each bot answers. */
  readonly habits?: boolean;
}

export interface Simulation {
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly violations: number;
  /** The first few, with the game where they happened. */
  readonly examples: readonly string[];
  readonly winsBySeat: readonly number[];
  /** What the game's own tally found; null without one. */
  readonly figures: object | null;
  /** By bot: how often a game one of its seats answers each question, by the entry of a menu or the word that it says. */
  readonly habits: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Far above any real game: one that gets here does not end. */
const LIMIT = 200_000;
const EXAMPLES = 5;
/** One game in this many is replayed from its answers. */
const REPLAYED = 50;
/** The random player of `@comptoir/bots` uses a standing question as rarely as this, in percent. */
const INITIATIVE = 4;
const BREATH_MS = 40;

/** What an answer is counted as: the entry of a menu, a question with a word, or the question alone. */
function habitOf({ id, answer }: Move): string {
  if (typeof answer === 'string') return `${id} ${answer}`;
  return isRecord(answer) && typeof answer['entry'] === 'string' ? answer['entry'] : id;
}

/** Counts what each bot of a table answers. */
function habitsOf(bots: readonly AnyBot[]) {
  const counts = new Map<string, Map<string, number>>();
  return {
    moved(move: Move): void {
      const id = bots[move.seat]?.id ?? '';
      const own = counts.get(id) ?? new Map<string, number>();
      counts.set(id, own);
      const habit = habitOf(move);
      own.set(habit, (own.get(habit) ?? 0) + 1);
    },
    perGame(games: number): Simulation['habits'] {
      const found = [...counts].map(([id, own]) => {
        const seats = Math.max(1, bots.filter((bot) => bot.id === id).length);
        const sorted = [...own].sort(([a], [b]) => (a < b ? -1 : 1));
        const means = sorted.map(([habit, count]) => [habit, round(count / games / seats, 2)]);
        return [id, Object.fromEntries(means)];
      });
      return Object.fromEntries(found);
    },
  };
}

export type Watch = ((state: BaseState) => void) | null;
export type Heard = ((move: Move, state: BaseState) => void) | null;

interface Played {
  readonly state: BaseState;
  readonly outcome: Outcome | null;
  readonly decisions: number;
}

/** Random play on the bare rules: no views, no events, no bots between. This measures the game and nothing else. */
export function playRandomly(
  game: AnyGame,
  options: unknown,
  seed: number,
  watch: Watch,
  heard: Heard,
): Played {
  const state = game.setup(seed, options);
  const rng = xoshiro(seed + 0x5eed);
  // Standing questions are worked out only for seats that chance picks to speak up.
  const speakers = game.standingIds.length === 0 ? 0 : game.seatsOf(state);
  let awaited: readonly Kinded[] = game.decisions(state).filter((decision) => decision.standing !== true);
  let count = 0;
  const play = (decision: Kinded): void => {
    const move = { seat: decision.seat, id: decision.id, answer: game.sample(decision, rng) };
    heard?.(move, state);
    awaited = game.proceed(state, move);
    count += 1;
  };
  while (awaited.length > 0 && count < LIMIT) {
    watch?.(state);
    play(awaited[0] as Kinded);
    for (let seat = 0; seat < speakers && awaited.length > 0; seat++) {
      if (below(rng, 100) >= INITIATIVE) continue;
      const open = game.standing(state).find((decision) => decision.seat === seat);
      if (open !== undefined) play(open);
    }
  }
  return { state, outcome: game.outcome(state), decisions: count };
}

/** Whether replaying the moves leads to the same state. */
function isDeterministic(
  game: AnyGame,
  options: unknown,
  seed: number,
  moves: readonly Move[],
  hash: string,
): boolean {
  const state = game.setup(seed, options);
  for (const move of moves) {
    if (game.judge(state, move) !== null) return false;
    game.apply(state, move);
  }
  return game.hash(state) === hash;
}

/** Plays all games; gives the event loop a chance to hear signals and tells how far it is. */
export async function simulate(plan: SimulationPlan, progress: (done: number) => void): Promise<Simulation> {
  const { entry, options, bots, games, check, census } = plan;
  const { game } = entry;
  const isRandom = bots.every(({ id }) => id === 'random');
  const winsBySeat = bots.map(() => 0);
  const tally = entry.tally?.() ?? null;
  const habits = plan.habits === true ? habitsOf(bots) : null;
  const examples: string[] = [];
  let finished = 0;
  let decisions = 0;
  let violations = 0;
  let elapsed = 0;

  const report = (seed: number, text: string): void => {
    violations += 1;
    if (examples.length < EXAMPLES) examples.push(`seed ${seed}: ${text}`);
  };

  let start = performance.now();
  for (let at = 0; at < games; at++) {
    const seed = plan.seed + at;
    const watch: Watch =
      check || tally
        ? (state) => {
            tally?.watch(state);
            if (check) for (const broken of game.violations(state)) report(seed, broken);
          }
        : null;
    const moves: Move[] | null = check && at % REPLAYED === 0 ? [] : null;
    const heard: Heard =
      moves || tally || habits || census?.moved
        ? (move, state) => {
            habits?.moved(move);
            tally?.moved(move, state);
            census?.moved?.(move, state);
            moves?.push(move);
          }
        : null;
    const played = isRandom
      ? playRandomly(game, options, seed, watch, heard)
      : playOut(game, options, seed, census?.bots ?? bots, {
          limit: LIMIT,
          ...(watch ? { each: watch } : {}),
          ...(heard ? { moved: heard } : {}),
        });
    watch?.(played.state);
    census?.ended(played.state, played.outcome);
    if (moves !== null && !isDeterministic(game, options, seed, moves, game.hash(played.state)))
      report(seed, 'the same answers lead to another state');
    decisions += played.decisions;
    if (played.outcome !== null) {
      finished += 1;
      tally?.finished(played.state, played.outcome);
      for (const seat of played.outcome.winners) winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1;
    } else if (check) report(seed, `not over after ${played.decisions} decisions`);

    const now = performance.now();
    if (now - start > BREATH_MS) {
      elapsed += now - start;
      progress(at + 1);
      await new Promise((resolve) => setImmediate(resolve));
      start = performance.now();
    }
  }
  elapsed += performance.now() - start;
  return {
    finished,
    decisions,
    seconds: elapsed / 1000,
    violations,
    examples,
    winsBySeat,
    figures: tally?.figures() ?? null,
    habits: habits?.perGame(games) ?? {},
  };
}

/** The figures that a game gives of itself, where its greedy bots play; null for other tables. */
export function statisticsOf({ entry, options, bots, games, seed }: SimulationPlan): object | null {
  if (entry.statistics === undefined || !bots.every(({ id }) => id === 'greedy')) return null;
  // It runs in one go: Ctrl-C has to end the process by itself meanwhile.
  const listeners = process.listeners('SIGINT');
  process.removeAllListeners('SIGINT');
  try {
    return entry.statistics(options, games, seed);
  } finally {
    for (const listener of listeners) process.on('SIGINT', listener);
  }
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits));
