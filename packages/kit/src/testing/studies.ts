import type { BaseState } from '../effect.ts';
import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import { below, type Rng, xoshiro } from '../random.ts';
import type { Kinded } from '../shapes.ts';
import {
  flawsIn,
  keyOf,
  type Laid,
  laidIn,
  leftIn,
  readSetUp,
  type SetUp,
  type Study,
  type StudyField,
  writeSetUp,
} from '../study.ts';
import { explore } from './random-play.ts';

/** What holds for the positions of every game that can be set up. Each function throws with what does not hold. */

const same = (found: unknown, expected: unknown, what: string): void => {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
};

/** Everything as it lies, usual or not. */
function whole<S extends BaseState>(study: Study<S>, setUp: SetUp): Record<string, Laid> {
  const sheet = study.sheet(setUp);
  return Object.fromEntries(sheet.fields.map((field) => [keyOf(field), laidIn(field, setUp, sheet)]));
}

/** An accepted position is sound, asks somebody something, and is what was laid. */
function claimBuilt<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  study: Study<S>,
  setUp: SetUp,
): S {
  const built = study.build(setUp);
  if (!built.ok) throw new Error(`refused: ${JSON.stringify(built.flaws)} of ${JSON.stringify(setUp)}`);
  const { state } = built;
  const broken = game.violations(state);
  if (broken.length > 0) throw new Error(broken.join('; '));
  if (!game.decisions(state).some(({ standing }) => standing !== true)) throw new Error('nobody is asked');
  same(JSON.parse(JSON.stringify(state)), state, 'JSON round trip of the state');
  same(study.build(setUp), built, 'the same position once more');
  // From there the game goes on to questions of its own.
  const next = game.clone(state);
  const rng = xoshiro(1);
  for (let moves = 0; moves < 12; moves++) {
    const decision = game.decisions(next).find(({ standing }) => standing !== true);
    if (decision === undefined) break;
    game.apply(next, { seat: decision.seat, id: decision.id, answer: game.sample(decision, rng) });
    const after = game.violations(next);
    if (after.length > 0) throw new Error(`after ${moves + 1} moves: ${after.join('; ')}`);
  }
  return state;
}

/** Moments of a random game can be set up, travel in a link, and come out as they went in. */
export function momentsAreSetUp<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  study: Study<S>,
  options: O,
  seed: number,
  every = 9,
): number {
  let count = 0;
  explore(game, options, seed, {
    limit: 60_000,
    at({ state, number }) {
      if (number % every !== 0) return;
      const setUp = study.of(state);
      if (setUp === null) return;
      count += 1;
      const again = study.of(claimBuilt(game, study, setUp));
      if (again === null) throw new Error('what was built cannot be set up');
      same(whole(study, again), whole(study, setUp), 'what was built');
      const sent = readSetUp(JSON.parse(JSON.stringify(writeSetUp(study, setUp))) as Json);
      if (sent === null) throw new Error('a link that is none');
      same(whole(study, sent), whole(study, setUp), 'what was sent');
    },
  });
  return count;
}

/** Something that fits into a field, out of what is left of its stock. */
function anyOf(field: StudyField, left: ReadonlyMap<string, number>, rng: Rng): Laid {
  switch (field.kind) {
    case 'choice':
      return field.values[below(rng, field.values.length)] as string;
    case 'number':
      return field.least + below(rng, Math.min(field.most - field.least, 12) + 1);
    default: {
      const stock = new Map(left);
      const pieces: string[] = [];
      const wanted = field.least + below(rng, Math.min(6, field.most - field.least) + 1);
      while (pieces.length < wanted) {
        const free = [...stock].filter(([piece, n]) => n > 0 && (field.takes?.includes(piece) ?? true));
        if (free.length === 0) break;
        const [piece, n] = free[below(rng, free.length)] as [string, number];
        stock.set(piece, n - 1);
        pieces.push(piece);
      }
      return pieces;
    }
  }
}

/** Lays pieces at random: what is accepted is sound; nothing can be laid twice, or where it does not belong. */
export function whatIsLaidIsSound<S extends BaseState, D extends Kinded, E, V, O>(
  game: Game<S, D, E, V, O>,
  study: Study<S>,
  seed: number,
): boolean {
  const rng = xoshiro(seed);
  let setUp: SetUp = {};
  // One field after the other, since what is chosen first decides which fields there are.
  for (const done = new Set<string>(); ; ) {
    const sheet = study.sheet(setUp);
    const field = sheet.fields.find((one) => !done.has(keyOf(one)));
    if (field === undefined) break;
    done.add(keyOf(field));
    if (below(rng, 3) === 0) continue;
    const left = field.kind === 'pieces' ? leftIn(field.stock, setUp, sheet) : new Map<string, number>();
    // What lies there already as usual may be laid again.
    if (field.kind === 'pieces')
      for (const piece of laidIn(field, setUp, sheet)) left.set(piece, (left.get(piece) ?? 0) + 1);
    setUp = { ...setUp, [keyOf(field)]: anyOf(field, left, rng) };
  }
  const isSound = flawsIn(study, setUp).length === 0;
  const built = study.build(setUp);
  if (!isSound && built.ok) throw new Error('a flaw was built');
  if (!built.ok) return false;
  const state = claimBuilt(game, study, setUp);
  const shown = study.of(state);
  if (shown === null) throw new Error('what was built cannot be set up');

  // One piece more than there are, in the first place that takes it.
  const sheet = study.sheet(setUp);
  for (const field of sheet.fields) {
    if (field.kind !== 'pieces') continue;
    const pieces = laidIn(field, setUp, sheet);
    const [piece, copies] = [...(sheet.stocks.get(field.stock) ?? [])].find(
      ([one]) => field.takes?.includes(one) ?? true,
    ) ?? ['', 0];
    const more = [...pieces, ...Array.from({ length: copies + 1 }, () => piece)];
    if (study.build({ ...setUp, [keyOf(field)]: more }).ok) throw new Error(`${piece} was laid too often`);
  }
  return true;
}

/** What strangers may send in place of a position. */
const STRANGE_SET_UPS: readonly Json[] = [
  null,
  [],
  'x',
  7,
  { players: { a: 1 } },
  { players: '99' },
  { players: 2.5 },
  { nonsense: 1 },
  { __proto__x: 'y', constructor: 'z' },
  { players: ['2'] },
  { 'hand.0': 'grasp' },
  { 'hand.0': ['no-such-card'] },
  { 'hand.0': [1, 2] as unknown as Json },
  { 'hand.9': [] },
  { active: '7' },
  { active: -1 },
];

/** Each of them is refused with its reasons, and none of them throws. */
export function strangersAreRefused<S extends BaseState>(study: Study<S>, more: readonly Json[] = []): void {
  for (const strange of [...STRANGE_SET_UPS, ...more]) {
    const setUp = readSetUp(strange);
    if (setUp === null) continue;
    const built = study.build(setUp);
    if (built.ok) throw new Error(`accepted: ${JSON.stringify(strange)}`);
    if (built.flaws.length === 0) throw new Error(`refused without a reason: ${JSON.stringify(strange)}`);
  }
}
