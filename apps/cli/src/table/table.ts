import { situationOf } from '@comptoir/bots';
import {
  heardBy,
  type Json,
  type Kinded,
  LEAVE,
  type Match,
  type Move,
  must,
  nextAsked,
  nextToAsk,
  noteLooked,
  type Refusal,
  type Rng,
  type Seat,
  SPECTATOR,
  sha256Hex,
  startMatch,
  submit,
  undo,
  undoPoints,
  type Viewer,
  xoshiro,
} from '@comptoir/kit';
import type { AnyBot, GameEntry } from '../games.ts';

/** A game at one keyboard: people and bots on the driver of the kit, and the record in the making. */

export interface SeatPlan {
  readonly name: string;
  /** Null for a person. */
  readonly bot: AnyBot | null;
  readonly contribution: string | null;
}

export interface TablePlan {
  readonly entry: GameEntry;
  readonly options: unknown;
  readonly seats: readonly SeatPlan[];
  readonly secret: string;
}

export interface Table extends TablePlan {
  readonly match: Match;
  /** How much of its story each seat had read when it was last asked; somebody who sits nowhere comes last. */
  readonly read: number[];
  readonly rngs: readonly Rng[];
}

export function openTable(plan: TablePlan): Table {
  const { entry, options, seats, secret } = plan;
  return {
    ...plan,
    match: startMatch(entry.game, {
      options,
      secret,
      seats: seats.map(({ name, contribution }) => ({ name, contribution })),
    }),
    read: [...seats, null].map(() => 0),
    // Bots have randomness of their own, which comes from the secret so that a seeded game can be played again.
    rngs: seats.map((_, seat) =>
      xoshiro(Number.parseInt(sha256Hex(`${secret} bot ${seat}`).slice(0, 8), 16)),
    ),
  };
}

/** What a viewer was told so far. */
export const storyOf = ({ match }: Table, viewer: Viewer): readonly unknown[] => heardBy(match, viewer);

/** Plays a move if it is legal. */
export function play({ match }: Table, move: Move): Refusal | null {
  const result = submit(match, move);
  return result.ok ? null : result.refusal;
}

/** Takes back the last move of a seat, if nobody has learnt anything since. */
export function takeBack(table: Table, seat: Seat): boolean {
  const { match, read, seats } = table;
  const [latest] = undoPoints(match, seat);
  if (latest === undefined || !undo(match, seat, latest)) return false;
  for (const [at, length] of read.entries()) {
    const viewer = at === seats.length ? SPECTATOR : at;
    read[at] = Math.min(length, storyOf(table, viewer).length);
  }
  return true;
}

export const isStanding = (decision: Kinded): boolean => decision.standing === true;

/** The question that the game waits for first. */
export function awaited({ match, seats }: Table): Kinded | null {
  const required = match.decisions.filter((decision) => !isStanding(decision));
  return nextAsked(match.asking, required, seats.length);
}

/** The next question to a bot, in the order of every other table. */
export const askedOfBots = ({ match, seats }: Table): Kinded | null =>
  nextToAsk(match, (seat) => seats[seat]?.bot != null);

/** Lets a bot answer, or leave what nobody waits for. */
export function playBot(table: Table, decision: Kinded): void {
  const { match, seats, rngs } = table;
  const { seat, id } = decision;
  const bot = must(seats[seat]?.bot, 'a bot of the seat');
  const situation = situationOf(table.entry.game, match.state, decision, {
    rng: must(rngs[seat], 'a generator of the seat'),
    heard: storyOf(table, seat),
  });
  let answer: Json;
  if (isStanding(decision)) {
    noteLooked(match.asking, decision);
    const reply = bot.consider(situation);
    if (reply === LEAVE) return;
    answer = reply.answer;
  } else answer = bot.answer(situation);
  const refused = play(table, { seat, id, answer });
  if (refused !== null) throw new Error(`a bot answered ${id} wrongly: ${refused.reason}`);
}
