import { situationOf } from '@comptoir/bots';
import {
  type Json,
  type Kinded,
  LEAVE,
  type Match,
  type Move,
  must,
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

/** A game at one keyboard: people and bots, what each of them was told, and the record in the making. */

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
  decisions: readonly Kinded[];
  /** What each seat was told, and what somebody who sits nowhere would be, who comes last. */
  readonly stories: unknown[][];
  /** How long the stories were when the record had so many entries: what is taken back is not remembered either. */
  readonly told: number[][];
  /** How much of its story each seat had read when it was last asked. */
  readonly read: number[];
  readonly rngs: readonly Rng[];
}

export function openTable(plan: TablePlan): Table {
  const { entry, options, seats, secret } = plan;
  const out: unknown[] = [];
  const match = startMatch(
    entry.game,
    { options, secret, seats: seats.map(({ name, contribution }) => ({ name, contribution })) },
    out,
  );
  const table: Table = {
    ...plan,
    match,
    decisions: entry.game.decisions(match.state),
    stories: [...seats, null].map(() => []),
    told: [],
    read: [...seats, null].map(() => 0),
    // Bots have randomness of their own, which comes from the secret so that a seeded game can be played again.
    rngs: seats.map((_, seat) =>
      xoshiro(Number.parseInt(sha256Hex(`${secret} bot ${seat}`).slice(0, 8), 16)),
    ),
  };
  tell(table, out);
  return table;
}

const viewerAt = (table: Table, at: number): Viewer => (at === table.seats.length ? SPECTATOR : at);

export function storyOf(table: Table, viewer: Viewer): readonly unknown[] {
  return table.stories[viewer === SPECTATOR ? table.seats.length : viewer] ?? [];
}

function tell(table: Table, events: readonly unknown[]): void {
  for (const event of events) {
    for (const [at, story] of table.stories.entries()) {
      const told = table.entry.game.redact(event, viewerAt(table, at));
      if (told !== null) story.push(told);
    }
  }
}

/** Plays a move if it is legal. */
export function play(table: Table, move: Move): Refusal | null {
  table.told[table.match.entries.length] = table.stories.map((story) => story.length);
  const result = submit(table.match, move);
  if (!result.ok) return result.refusal;
  table.decisions = result.decisions;
  tell(table, result.events);
  return null;
}

/** Takes back the last move of a seat, if nobody has learnt anything since. */
export function takeBack(table: Table, seat: Seat): boolean {
  const [latest] = undoPoints(table.match, seat);
  if (latest === undefined || !undo(table.match, seat, latest)) return false;
  table.decisions = table.entry.game.decisions(table.match.state);
  for (const [at, length] of (table.told[latest] ?? []).entries()) {
    (table.stories[at] as unknown[]).length = length;
    table.read[at] = Math.min(table.read[at] as number, length);
  }
  return true;
}

export const isStanding = (decision: Kinded): boolean => decision.standing === true;

const situation = (table: Table, decision: Kinded) =>
  situationOf(table.entry.game, table.match.state, decision, {
    rng: must(table.rngs[decision.seat], 'a generator of the seat'),
    heard: storyOf(table, decision.seat),
  });

/** Lets a bot answer. K-215: afterwards every bot with a standing question is asked once, in turn order. */
export function playBot(table: Table, bot: AnyBot, decision: Kinded): void {
  enter(table, decision, bot.answer(situation(table, decision)));
  offerStanding(table);
}

export function offerStanding(table: Table): void {
  for (const offered of table.decisions.filter(isStanding)) {
    const bot = table.seats[offered.seat]?.bot;
    const open = table.decisions.find(
      (decision) => isStanding(decision) && decision.seat === offered.seat && decision.id === offered.id,
    );
    if (!bot || open === undefined) continue;
    const reply = bot.consider(situation(table, open));
    if (reply !== LEAVE) enter(table, open, reply.answer);
  }
}

function enter(table: Table, { seat, id }: Kinded, answer: Json): void {
  const refused = play(table, { seat, id, answer });
  if (refused !== null) throw new Error(`a bot answered ${id} wrongly: ${refused.reason}`);
}
