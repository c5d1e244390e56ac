import { expect, test } from 'vitest';
import {
  addSeat,
  firstPlan,
  folksWanted,
  planFor,
  planProblem,
  removeSeat,
  turnFolk,
  turnSeat,
} from './new-table.ts';

test('V-020 the number of folks follows the number of seats', () => {
  expect([2, 3, 4].map(folksWanted)).toEqual([3, 4, 5]);
  const plan = firstPlan('vallee');
  expect(planProblem(plan)).toBeNull();
  expect(planProblem(turnFolk(plan, 'hares'))).toBe('plan.folks');
  expect(planProblem(addSeat(plan))).toBe('plan.folks');
});

test('B 0 alone in the bay means with the automaton, and it takes no fourth chair', () => {
  const plan = firstPlan('baie');
  const alone = removeSeat(removeSeat(plan, 'purple'), 'blue');
  expect(planProblem(alone)).toBe('plan.peddler');
  expect(planProblem({ ...alone, peddler: true })).toBeNull();
  expect(planProblem({ ...plan, peddler: true })).toBe('plan.peddler');
});

test('seats stop at what the game takes, and the host keeps the chair', () => {
  let plan = firstPlan('karanor');
  for (let i = 0; i < 9; i++) plan = addSeat(plan);
  expect(plan.seats).toHaveLength(6);
  expect(planFor(plan, 'vallee').seats).toHaveLength(4);
  expect(removeSeat(plan, 'red').seats).toHaveLength(6);
});

test('a place turns from open through the robot levels and back', () => {
  let plan = firstPlan('vallee');
  const levels: (number | string)[] = [];
  for (let i = 0; i < 6; i++) {
    plan = turnSeat(plan, 'purple');
    const seat = plan.seats[1]!;
    levels.push(seat.who === 'robot' ? seat.level : seat.who);
  }
  expect(levels).toEqual([1, 2, 3, 4, 5, 'open']);
});
