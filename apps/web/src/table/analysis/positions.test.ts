import { type AnyGame, xoshiro } from '@comptoir/kit';
import { vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { finishedGame } from '../../testing/finished-game.ts';
import { readFilm } from '../replay-points.ts';
import { Positions } from './positions.ts';
import { EMPTY_TREE, tryMove } from './tree.ts';

const game = vallee as unknown as AnyGame;
const reading = readFilm({ game } as never, finishedGame());
if (!reading.ok) throw new Error('no film');
const positions = new Positions(game, reading.film);

test('a line is played on from a moment of the game, and the game itself stays as it was', () => {
  const before = game.hash(positions.at(EMPTY_TREE, 10)!.state);
  const asked = positions.asked(positions.at(EMPTY_TREE, 10)!)!;
  const answer = game.sample(asked, xoshiro(3));
  const { tree, place } = tryMove(EMPTY_TREE, 10, { seat: asked.seat, id: asked.id, answer })!;
  const after = positions.at(tree, place)!;
  expect(after.seq).toBe(11);
  expect(after.events.length).toBeGreaterThan(0);
  expect(game.hash(positions.at(tree, 10)!.state)).toBe(before);
  expect(positions.at(tree, place)).toBe(after);
  expect(positions.wayTo(tree, place)).toHaveLength(12);
});

test('a move against the rules leads nowhere, and neither does what follows it', () => {
  const wrong = tryMove(EMPTY_TREE, 10, { seat: 0, id: 'nonsense', answer: null })!;
  const on = tryMove(wrong.tree, wrong.place, { seat: 0, id: 'action', answer: null })!;
  expect([positions.at(on.tree, wrong.place), positions.at(on.tree, on.place)]).toEqual([null, null]);
});

test('at the end nothing is asked', () => {
  expect(
    positions.asked(positions.at(EMPTY_TREE, reading.ok ? reading.film.moments.length - 1 : 0)!),
  ).toBeNull();
});
