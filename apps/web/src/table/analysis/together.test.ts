import { type AnyGame, xoshiro } from '@comptoir/kit';
import type { RoomBoard, RoomFrame } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { finishedGame } from '../../testing/finished-game.ts';
import { readFilm } from '../replay-points.ts';
import { Analysis } from './analysis.svelte.ts';
import { boardOf, Together } from './together.svelte.ts';

const game = vallee as unknown as AnyGame;
const record = finishedGame();
const reading = readFilm({ game } as never, record);
if (!reading.ok) throw new Error('no film');
const { film } = reading;

const opened = (): Analysis =>
  new Analysis(
    {
      game: 'vallee',
      screen: { game } as never,
      record,
      film,
      title: '',
      review: async () => null,
      weigh: () => new Promise(() => {}),
    },
    null,
  );

const PEOPLE = [
  { id: 'ana', name: 'Ana', here: true },
  { id: 'bob', name: 'Bob', here: true },
];
const frameOf = (board: RoomBoard, version: number, more: Partial<RoomFrame> = {}): RoomFrame => ({
  type: 'room',
  room: 'AAAAAAAAAAAAAAAA',
  version,
  words: 'a-b-c',
  owner: 'ana',
  leader: 'ana',
  people: PEOPLE,
  plays: game.rules,
  ...more,
  board: { ...board, notes: board.notes.map((note) => ({ ...note, by: 'ana' })) },
});

/** Somebody in a room, with what they have shown to it. */
function visitor(me: string, first: RoomFrame) {
  const analysis = opened();
  const shown: RoomBoard[] = [];
  let problem: string | null = null;
  const company = {
    me,
    link: '',
    show: async (board: RoomBoard) => {
      shown.push(board);
      return problem;
    },
    lead: async () => null,
    end: async () => null,
    leave: () => {},
  };
  const together = new Together(analysis, company, first);
  analysis.together = together;
  return { analysis, together, shown, fails: (code: string | null) => (problem = code) };
}

/** Tries some legal move at the place, as at a table. */
async function tryAny(analysis: Analysis, seed = 3): Promise<void> {
  const decision = analysis.asked!;
  await analysis.answer(decision, game.sample(decision as never, xoshiro(seed)) as never);
}
const empty = boardOf(opened());

test('what a leader tries is shown, and a follower sees it at the same place', async () => {
  const [ana, bob] = [visitor('ana', frameOf(empty, 1)), visitor('bob', frameOf(empty, 1))];
  ana.analysis.go(3);
  await tryAny(ana.analysis);
  ana.analysis.note('Et si…');
  ana.analysis.eyes = 1;
  ana.together.look();
  expect(ana.shown).toEqual([boardOf(ana.analysis)]);
  bob.together.hear(frameOf(ana.shown[0]!, 2));
  expect(boardOf(bob.analysis)).toEqual(boardOf(ana.analysis));
  expect(bob.analysis.position.state).toEqual(ana.analysis.position.state);
  expect(bob.together.authorAt(bob.analysis.place)).toBe('Ana');
  expect(ana.together.authorAt(ana.analysis.place)).toBeNull();
  // Following shows nothing to anybody.
  bob.together.look();
  expect([bob.shown, bob.together.isFollowing]).toEqual([[], true]);
});

test('a follower who looks elsewhere is left alone until they follow again', () => {
  const bob = visitor('bob', frameOf({ ...empty, place: 2 }, 1));
  bob.analysis.go(5);
  bob.together.look();
  expect(bob.together.isFollowing).toBe(false);
  bob.together.hear(frameOf({ ...empty, place: 8 }, 2));
  expect(bob.analysis.place).toBe(5);
  bob.together.follow();
  expect([bob.analysis.place, bob.together.isFollowing]).toEqual([8, true]);
  // Whoever tries a move does it for themselves.
  bob.analysis.isTrying = true;
  bob.together.look();
  expect(bob.together.isFollowing).toBe(false);
});

test('whoever is given the lead begins with what all see, and what is older is not heard', () => {
  const bob = visitor('bob', frameOf({ ...empty, place: 2 }, 4));
  bob.analysis.go(5);
  bob.together.look();
  bob.together.hear(frameOf({ ...empty, place: 1 }, 3));
  expect(bob.together.told.version).toBe(4);
  bob.together.hear(frameOf({ ...empty, place: 7 }, 5, { leader: 'bob' }));
  expect([bob.analysis.place, bob.together.isLeading]).toEqual([7, true]);
  bob.analysis.go(9);
  bob.together.look();
  expect(bob.shown).toEqual([{ ...empty, place: 9 }]);
  // Somebody else takes it: Bob follows.
  bob.together.hear(frameOf({ ...empty, place: 1 }, 6));
  expect([bob.analysis.place, bob.together.isFollowing]).toEqual([1, true]);
});

test('what was shown while the line was down is shown when it is back', async () => {
  const ana = visitor('ana', frameOf(empty, 1));
  ana.together.down();
  ana.analysis.go(4);
  ana.together.look();
  expect([ana.shown, ana.together.state]).toEqual([[], 'away']);
  ana.together.hear(frameOf(empty, 2));
  expect(ana.shown.at(-1)?.place).toBe(4);
  ana.together.lost();
  ana.analysis.go(6);
  ana.together.look();
  expect([ana.shown.at(-1)?.place, ana.together.state]).toEqual([4, 'over']);
});

test('lines against the rules of this page are not taken, and it says so', () => {
  const board: RoomBoard = { ...empty, tried: [[3, 0, 'no-such-question', 'x']], place: -1 };
  const bob = visitor('bob', frameOf(empty, 1));
  bob.together.hear(frameOf(board, 2));
  expect([bob.together.isForeign, bob.analysis.tree.tried]).toEqual([true, []]);
  bob.together.hear(frameOf(empty, 3));
  expect(bob.together.isForeign).toBe(false);
  bob.together.hear(frameOf(empty, 4, { plays: game.rules + 1 }));
  expect(bob.together.isForeign).toBe(true);
});
