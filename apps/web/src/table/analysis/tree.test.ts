import type { Json } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import {
  branchesAt,
  EMPTY_TREE,
  linesOfTree,
  movesTo,
  pathTo,
  readTree,
  type Tree,
  tryMove,
  withNote,
  without,
  writeTree,
} from './tree.ts';

const move = (answer: Json) => ({ seat: 0, id: 'action', answer });
function tried(tree: Tree, parent: number, answer: Json): { tree: Tree; place: number } {
  const found = tryMove(tree, parent, move(answer));
  if (found === null) throw new Error('no room');
  return found;
}

describe('a tree of lines', () => {
  const first = tried(EMPTY_TREE, 7, 'a');
  const second = tried(first.tree, first.place, 'b');
  const other = tried(second.tree, first.place, 'c');
  const { tree } = tried(other.tree, 12, 'd');

  test('a line leaves the game at a moment and goes on from move to move', () => {
    expect(pathTo(tree, second.place)).toEqual({ at: 7, places: [first.place, second.place] });
    expect(movesTo(tree, other.place).map(({ answer }) => answer)).toEqual(['a', 'c']);
    expect(linesOfTree(tree).map(({ at, places }) => [at, places.length])).toEqual([
      [7, 2],
      [7, 2],
      [12, 1],
    ]);
  });

  test('what was tried before is found again', () => {
    expect(tried(tree, 7, 'a')).toEqual({ tree, place: first.place });
    expect(branchesAt(tree, first.place)).toEqual([second.place, other.place]);
  });

  test('a move goes with all that followed from it, and the rest keeps its notes', () => {
    const noted = withNote(withNote(withNote(tree, -4, 'kept'), second.place, 'gone'), 3, 'of the game');
    const left = without(noted, first.place);
    expect(left.tried.map(({ parent, move: { answer } }) => [parent, answer])).toEqual([[12, 'd']]);
    expect([...left.notes]).toEqual([
      [-1, 'kept'],
      [3, 'of the game'],
    ]);
    expect(withNote(left, 3, ' ').notes.has(3)).toBe(false);
  });

  test('a tree survives its link', () => {
    const noted = withNote(tree, first.place, 'Et si… ?');
    expect(readTree(JSON.parse(JSON.stringify(writeTree(noted))))).toEqual(noted);
  });

  test.each<[string, Json]>([
    ['nothing', null],
    ['another shape', { t: [1], n: [] }],
    ['a line from what comes later', { t: [[-1, 0, 'x', 1]], n: [] }],
    ['a move without an answer', { t: [[0, 0, 'x']], n: [] }],
    ['half a moment', { t: [[0.5, 0, 'x', 1]], n: [] }],
    ['a note beside nothing', { t: [], n: [[-1, 'x']] }],
  ])('%s is no tree', (_, value) => {
    expect(readTree(value)).toBeNull();
  });
});
