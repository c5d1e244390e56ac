import { advise, plays } from '@comptoir/bots';
import { type GameRecord, readRecord, xoshiro } from '@comptoir/kit';
import type { LineAsk, Weighing } from '../../table/review.ts';
import { localId } from '../shelf.ts';
import type { Playable } from './any-bot.ts';
import { situationAt } from './bot-turn.ts';
import { type LocalMatch, play, resume } from './local-match.ts';

/** Imagined games for one question: a second or less on one core. */
const PLAYS = 160;

/** A record and what its deal is made from; null where it cannot be read. */
export function dealOf(text: string) {
  const reading = readRecord(text);
  if (!reading.ok) return null;
  const { record } = reading;
  const { header, footer } = record;
  return { record, deal: { options: header.options, secret: footer.secret, seats: header.seats } };
}

/** Plays the line; null where that is not possible. */
function lineOf(
  playable: Playable,
  record: GameRecord,
  { game, at, moves, position }: LineAsk,
): LocalMatch | null {
  const { header, entries, footer } = record;
  const rules = playable.game.asOf(header.rules);
  if (rules === null) return null;
  const head = {
    id: localId('line'),
    game,
    rules: header.rules,
    options: header.options,
    seats: header.seats.map((seat) => ({ ...seat, kind: 'local' as const, bot: null })),
    secret: footer.secret,
    createdAt: 0,
    updatedAt: 0,
    seq: 0,
    awaited: [],
    outcome: null,
    ...(position !== undefined && { base: { seq: 0, state: position } }),
  };
  const local = resume({ ...playable, game: rules }, { head, entries: entries.slice(0, at) });
  return local !== null && moves.every((move) => play(local, move) === null) ? local : null;
}

/** Weighs the answers to whatever the game waits for at the end of a line; null where it waits for nothing. */
export function* weighing(
  playable: Playable,
  record: GameRecord,
  moment: LineAsk,
): Generator<number, Weighing | null> {
  const local = lineOf(playable, record, moment);
  const decision = local?.match.decisions.find(({ standing }) => standing !== true);
  if (local === null || decision === undefined) return null;
  const situation = situationAt(local, decision, xoshiro(local.match.entries.length + 1));
  const advice = yield* advise(local.playable.brain, situation, plays(PLAYS), moment.watched);
  return { seat: decision.seat, decision, view: situation.view, advice };
}
