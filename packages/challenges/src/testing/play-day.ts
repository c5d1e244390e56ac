import { luckAt, situationOf, thoughtOf } from '@comptoir/bots';
import {
  heardBy,
  LEAVE,
  type Move,
  movesInForce,
  nextToAsk,
  noteLooked,
  startMatch,
  submit,
} from '@comptoir/kit';
import { CHALLENGER, challengeOf } from '../daily/challenges.ts';
import { type Day, secretOf } from '../daily/day.ts';
import type { Played } from '../proof.ts';

/** A day's challenge as the page plays it; a bot of the given name plays for the challenger. */
export function playDay({ game, bots }: Played, day: Day, stand: string): Move[] {
  const challenge = challengeOf(game.name);
  const reading = game.readOptions(challenge?.options);
  if (challenge === undefined || !reading.ok) throw new Error(`${game.name} has no challenge`);
  const secret = secretOf(game.name, day);
  const seats = Array.from({ length: game.seats(reading.options) }, () => ({ name: '', contribution: null }));
  const match = startMatch(game, { options: reading.options, seats, secret });
  while (!challenge.isOver(game.view(match.state, CHALLENGER))) {
    const asked = nextToAsk(match);
    if (asked === null) break;
    const { seat, id } = asked;
    const bot = bots[seat === CHALLENGER ? stand : (challenge.rivals[seat - 1] ?? '')];
    if (bot === undefined) throw new Error(`nobody sits at seat ${seat}`);
    const rng = luckAt(secret, asked, game.hash(match.state));
    const situation = situationOf(game, match.state, asked, { rng, heard: heardBy(match, seat) });
    const thought = thoughtOf(bot, situation, () => {});
    let piece = thought.next();
    while (piece.done !== true) piece = thought.next();
    if (asked.standing === true) noteLooked(match.asking, asked);
    if (piece.value !== LEAVE) submit(match, { seat, id, answer: piece.value.answer });
  }
  return movesInForce(match.entries);
}
