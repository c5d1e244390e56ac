import { ANSWERING_MS, luckAt, millis, situationOf, thoughtOf } from '@comptoir/bots';
import {
  Defect,
  heardBy,
  type Kinded,
  LEAVE,
  type Move,
  nextToAsk,
  noteLooked,
  type Reply,
  type Rng,
} from '@comptoir/kit';
import { isBot, type LocalMatch } from './local-match.ts';
import { settledMove } from './settled-questions.ts';

/** How long a bot that thinks may think. */
const THINKING_MS = 1_000;

/** What a bot does next, in pieces; null when it is for people to move. */
export function* nextBotMove(local: LocalMatch, clock: () => number): Generator<number, Move | null> {
  const { match } = local;
  for (;;) {
    const settled = settledMove(local, (seat) => isBot(local, seat));
    if (settled !== null) return settled;
    const asked = nextToAsk(match, (seat) => isBot(local, seat));
    if (asked === null) return null;
    const reply = yield* thoughtAt(local, asked, clock);
    if (asked.standing === true) noteLooked(match.asking, asked);
    if (reply !== LEAVE) return { seat: asked.seat, id: asked.id, answer: reply.answer };
    if (asked.standing !== true) throw new Defect(`a bot left ${asked.id}, which is awaited`);
  }
}

function thoughtAt(local: LocalMatch, decision: Kinded, clock: () => number): Generator<number, Reply> {
  const { seat } = decision;
  const { game } = local.playable;
  const rng = luckAt(local.head.secret, decision, game.hash(local.match.state));
  const id = local.head.seats[seat]?.bot ?? '';
  const bot = local.playable.bots[id] ?? local.playable.bots['merchant'];
  if (bot === undefined) throw new Defect(`there is no bot called ${id}`);
  const thinking = decision.standing === true ? ANSWERING_MS : THINKING_MS * (bot.patience ?? 1);
  const situation = { ...situationAt(local, decision, rng), budget: millis(thinking, clock) };
  return thoughtOf(bot, situation, (mishap) => console.error('a bot was replaced by chance', mishap));
}

/** What a seat may know when it is asked: for bots, and for people who ask for advice. */
export const situationAt = (local: LocalMatch, decision: Kinded, rng: Rng) =>
  situationOf(local.playable.game, local.match.state, decision, {
    rng,
    heard: heardBy(local.match, decision.seat),
  });
