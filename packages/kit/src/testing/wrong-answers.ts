import type { Move } from '../decision.ts';
import { cloneJson, isRecord, type Json } from '../json.ts';
import { below, type Rng } from '../random.ts';

const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0,
  1.5,
  1e9,
  Number.NaN,
  '',
  'garbage',
  [],
  [-1],
  [0, 0],
  ['0'],
  [[]],
  {},
  { entry: 'garbage', answer: null },
  { entry: 'toString', answer: [] },
  { entry: '__proto__', answer: null },
  { __proto__: null },
];

/** Moves that are probably illegal: the caller judges them and skips those that happen to be legal. */
export function* wrongMoves(move: Move, seats: number, rng: Rng): Generator<Move> {
  for (const answer of GARBAGE) yield { ...move, answer: answer as Json };
  for (let seat = -1; seat <= seats; seat++) if (seat !== move.seat) yield { ...move, seat };
  yield { ...move, id: 'garbage' };
  for (let i = 0; i < 8; i++) yield { ...move, answer: mutated(move.answer, rng) };
}

/** One random change somewhere inside an answer. */
export function mutated(answer: Json, rng: Rng): Json {
  if (typeof answer === 'number') return answer + below(rng, 7) - 3;
  if (typeof answer === 'boolean') return answer ? 'yes' : 0;
  if (typeof answer === 'string') return below(rng, 2) === 0 ? `${answer}x` : answer.slice(1);
  if (answer === null) return 0;
  if (Array.isArray(answer)) {
    const list: Json[] = cloneJson(answer as Json[]);
    const at = below(rng, list.length + 1);
    switch (below(rng, 4)) {
      case 0:
        list.splice(at, 1);
        break;
      case 1:
        list.splice(at, 0, list[at] ?? 0);
        break;
      case 2:
        list.push(below(rng, 200));
        break;
      default:
        if (at < list.length) list[at] = mutated(list[at] as Json, rng);
        else list.push(null);
    }
    return list;
  }
  if (isRecord(answer)) {
    const keys = Object.keys(answer);
    const key = keys[below(rng, keys.length)];
    const copy: Record<string, Json> = { ...(answer as Record<string, Json>) };
    const how = below(rng, 5);
    if (key === undefined || how === 0) copy.extra = 1;
    else if (how === 1) delete copy[key];
    else copy[key] = mutated(copy[key] as Json, rng);
    return copy;
  }
  return null;
}
