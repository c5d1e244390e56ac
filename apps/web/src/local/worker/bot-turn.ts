import { millis, situationOf, thoughtOf } from '@comptoir/bots';
import {
  Defect,
  type Kinded,
  LEAVE,
  type Move,
  type Reply,
  type Rng,
  type Seat,
  sha256Hex,
  xoshiro,
} from '@comptoir/kit';
import { heardBy, isBot, type LocalMatch } from './local-match.ts';

/** How long a bot that thinks may think. */
const THINKING_MS = 1_000;

/** The bots of one table: their randomness, and which chances they have still to look at. */
export interface BotTurn {
  readonly rngs: ReadonlyMap<Seat, Rng>;
  /** Standing questions that bots look at once after each move the game waited for (K-215). */
  chances: { readonly seat: Seat; readonly id: string }[];
}

export function botTurn(local: LocalMatch): BotTurn {
  const rngs = new Map<Seat, Rng>();
  for (const [seat, { kind }] of local.head.seats.entries()) {
    if (kind !== 'bot') continue;
    // Bots have a generator of their own, which tells nothing about the one of the table.
    const digest = sha256Hex(`comptoir bot ${local.head.secret} ${seat}`);
    rngs.set(seat, xoshiro(Number.parseInt(digest.slice(0, 8), 16)));
  }
  return { rngs, chances: [] };
}

/** To be told after every move that the game waited for, whoever made it. */
export function offerChances(turn: BotTurn, local: LocalMatch): void {
  turn.chances = local.decisions.filter(({ seat, standing }) => standing === true && isBot(local, seat));
}

/** What a bot does next, in pieces; null when it is for people to move. */
export function* nextBotMove(
  turn: BotTurn,
  local: LocalMatch,
  clock: () => number,
): Generator<number, Move | null> {
  for (let chance = turn.chances.shift(); chance !== undefined; chance = turn.chances.shift()) {
    const { seat, id } = chance;
    const open = local.decisions.find(
      (asked) => asked.seat === seat && asked.id === id && asked.standing === true,
    );
    // An earlier answer may have ended this chance.
    if (open === undefined) continue;
    const reply = yield* thoughtAt(turn, local, open, clock);
    if (reply !== LEAVE) return { seat, id, answer: reply.answer };
  }
  const asked = local.decisions.find(({ seat, standing }) => standing !== true && isBot(local, seat));
  if (asked === undefined) return null;
  const reply = yield* thoughtAt(turn, local, asked, clock);
  if (reply === LEAVE) throw new Defect(`a bot left ${asked.id}, which is awaited`);
  return { seat: asked.seat, id: asked.id, answer: reply.answer };
}

function thoughtAt(
  turn: BotTurn,
  local: LocalMatch,
  decision: Kinded,
  clock: () => number,
): Generator<number, Reply> {
  const { seat } = decision;
  const rng = turn.rngs.get(seat);
  if (rng === undefined) throw new Defect(`no bot sits at seat ${seat}`);
  const id = local.head.seats[seat]?.bot ?? '';
  const bot = local.playable.bots[id] ?? local.playable.bots['merchant'];
  if (bot === undefined) throw new Defect(`there is no bot called ${id}`);
  const situation = { ...situationAt(local, decision, rng), budget: millis(THINKING_MS, clock) };
  return thoughtOf(bot, situation, (mishap) => console.error('a bot was replaced by chance', mishap));
}

/** What a seat may know when it is asked: for bots, and for people who ask for advice. */
export const situationAt = (local: LocalMatch, decision: Kinded, rng: Rng) =>
  situationOf(local.playable.game, local.match.state, decision, {
    rng,
    heard: heardBy(local, decision.seat),
  });
