import { seedFrom } from './commitment.ts';
import type { BaseState } from './effect.ts';
import type { Game } from './game.ts';
import { canonical, sameJson } from './json.ts';
import { judgeAsked } from './match/course.ts';
import { movesInForce } from './match/match.ts';
import { isTableSeed } from './random.ts';
import { type GameRecord, isUndo, type RecordEntry, type RecordFault, readRecord } from './record.ts';
import { type Digest, sha256Hex } from './sha256.ts';
import type { Kinded } from './shapes.ts';
import { stateHash } from './state-hash.ts';

/** One point of a replay: the state after `seq` entries and what led there. The state belongs to the replay: clone it to keep it. */
export interface ReplayPoint<S, E> {
  readonly seq: number;
  readonly entry: RecordEntry | null;
  readonly state: S;
  readonly events: readonly E[];
}

export type Replayed<S, E> = ReplayPoint<S, E> | RecordFault;

export const isFault = <S, E>(point: Replayed<S, E>): point is RecordFault => 'problem' in point;

/** Why rules cannot replay a record: deals or effects have changed since, or its rules are newer than ours. */
const OLDER_RULES = 'it was played by older rules, from which these differ: it can be read, not verified';
const NEWER_RULES = 'it was played by newer rules than these';

/** Plays a record again, move by move, checking each one and its hash; ends after the first fault. */
export function* replay<S extends BaseState, D extends Kinded, E, V, O>(
  today: Game<S, D, E, V, O>,
  record: GameRecord,
  digest: Digest = sha256Hex,
): Generator<Replayed<S, E>> {
  const { header, entries, footer } = record;
  if (header.game !== today.name)
    return yield { place: 'header', problem: `this is a game of ${header.game}, not ${today.name}` };
  const game = today.asOf(header.rules);
  if (game === null)
    return yield { place: 'header', problem: header.rules < today.rules ? OLDER_RULES : NEWER_RULES };
  const reading = game.readOptions(header.options);
  if (!reading.ok)
    return yield { place: 'header', problem: `these options are refused: ${reading.refusal.reason}` };
  if (header.seats.length !== game.seats(reading.options))
    return yield { place: 'header', problem: 'it names another number of seats than its options' };
  if (!isTableSeed(footer.secret))
    return yield { place: 'footer', problem: 'the secret is not 64 hexadecimal digits' };
  const seed = seedFrom({
    secret: footer.secret,
    contributions: header.seats.map((seat) => seat.contribution),
  });

  const opening: E[] = [];
  let state = game.setup(seed, reading.options, opening);
  let decisions = game.decisions(state);
  yield { seq: 0, entry: null, state, events: opening };

  for (const [at, entry] of entries.entries()) {
    const events: E[] = [];
    if (isUndo(entry)) {
      if (entry.undo < 0 || entry.undo > at)
        return yield { place: `entry ${at}`, problem: 'it goes back to a point that never was' };
      state = game.setup(seed, reading.options);
      for (const move of movesInForce(entries.slice(0, entry.undo))) game.apply(state, move);
      decisions = game.decisions(state);
    } else {
      const move = { seat: entry.seat, id: entry.id, answer: entry.answer };
      const { refusal: refused } = judgeAsked(game, state, decisions, move);
      if (refused !== null) {
        return yield {
          place: `entry ${at}`,
          problem: `the move is refused: ${refused.rule ?? refused.code} ${refused.reason}`,
        };
      }
      decisions = game.apply(state, move, events);
    }
    if (stateHash(canonical(state), digest) !== entry.state)
      return yield { place: `entry ${at}`, problem: 'the state after it is another one' };
    yield { seq: at + 1, entry, state, events };
  }
  if (!sameJson(game.outcome(state), footer.outcome))
    yield { place: 'footer', problem: 'the outcome is another one' };
}

export type Verification =
  | { readonly ok: true; readonly record: GameRecord; readonly moves: number }
  | { readonly ok: false; readonly fault: RecordFault };

/** Reads a record and plays it again to the end. */
export function verifyRecord<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  text: string,
  digest: Digest = sha256Hex,
): Verification {
  const reading = readRecord(text, digest);
  if (!reading.ok) return reading;
  for (const point of replay(game, reading.record, digest))
    if (isFault(point)) return { ok: false, fault: point };
  return { ok: true, record: reading.record, moves: reading.record.entries.length };
}
