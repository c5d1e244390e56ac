import type { Weight } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { beatOfLeap, raceStory } from './race-story.ts';

const told = (...rows: number[][]) =>
  raceStory(
    rows.map((view, seq) => ({ seq, view })),
    rows[0]?.length ?? 0,
    (view, seat) => view[seat] ?? 0,
  );

test('the course holds the entries that changed a score', () => {
  const { course } = told([0, 0], [0, 0], [1, 0], [1, 0], [1, 2]);
  expect(course.map(({ seq }) => seq)).toEqual([0, 2, 4]);
});

test('the best move is the largest gain by oneself, the later of two alike', () => {
  const { best } = told([0, 0], [2, 0], [4, 0], [9, 7], [9, 7]);
  expect(best).toEqual([{ seq: 2, seat: 0, gain: 2 }, null]);
});

test('the lead changes when another one leads alone; what was drawn level in between does not count twice', () => {
  const { changes, lead } = told([0, 0], [1, 0], [1, 1], [2, 1], [2, 3], [3, 3], [3, 4]);
  expect(changes).toBe(1);
  expect(lead).toEqual({ seat: 1, seq: 6 });
  expect(told([0, 0], [1, 0], [1, 1]).lead).toBeNull();
});

test('a gain that followed from somebody else’s move is nobody’s best move', () => {
  const teller = {
    event: (event: string) => event,
    weight: (event: string): Weight => (event.startsWith('turn') ? { headline: 1 } : 'change'),
  };
  expect(beatOfLeap({ seq: 4, seat: 1 }, 0, ['walked', 'sold'], teller)).toBeNull();
  expect(beatOfLeap({ seq: 4, seat: 1 }, 0, ['walked', 'turn of the automaton'], teller)?.headline).toBe(
    'turn of the automaton',
  );
  expect(beatOfLeap({ seq: 4, seat: 0 }, 0, ['sold'], teller)?.headline).toBe('sold');
});
