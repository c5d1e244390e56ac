import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['sloths', 'lemurs', 'magpies'] });
const JUNK = ['junk', 'junk', 'junk', 'junk', 'junk'];
/** Both players pass: the turn comes back to the first. */
const comeBack = (t: ReturnType<typeof at>) => t.inventory().inventory();

test('steady-achiever waits with nothing stored, and draws at the start of the next turn (V-085, V-110)', () => {
  const t = at()
    .hand(0, 'steady-achiever', ...JUNK.slice(1))
    .deck(0, 'junk', 'grasp')
    .technique('steady-achiever');
  expect(t.planningOf(0)).toEqual({ 'steady-achiever': [] });
  comeBack(t);
  expect(t.handOf(0)).toContain('grasp');
  expect(t.discardOf(0)).toEqual(['steady-achiever']);
  expect(t.planningOf(0)).toEqual({});
});

test('shopping-journey takes a market card at the start of the next turn, without a bonus action (V-133)', () => {
  const t = at().hand(0, 'shopping-journey').market('grasp', 'bribe').technique('shopping-journey');
  expect(t.g.turn.active).toBe(1);
  t.inventory();
  expect(t.question()).toMatchObject({ seat: 0, id: 'market.pick', options: [0, 1] });
  t.answer(0);
  expect(t.handOf(0)).toContain('grasp');
  expect(t.g.turn).toMatchObject({ phase: 'action', pendingActions: 1 });
});

describe('housecleaning', () => {
  test('takes up to three Junk of the discard, and may throw away a card later', () => {
    const t = at().hand(0, 'housecleaning').discard(0, 'junk', 'grasp', 'junk').technique('housecleaning');
    expect(t.question().options).toEqual(['junk', 'junk']);
    t.choose('junk', 'junk');
    expect(t.handOf(0)).toEqual(['junk', 'junk']);
    comeBack(t);
    t.choose('junk');
    expect(t.question().id).toBe('action');
    expect(t.discardOf(0)[0]).toBe('housecleaning');
  });

  test('V-085 the second part comes even if nothing was taken, and may be left', () => {
    const t = at().hand(0, 'housecleaning').technique('housecleaning');
    expect(t.planningOf(0)).toEqual({ housecleaning: [] });
    comeBack(t);
    const before = t.handOf(0).length;
    expect(t.choose().handOf(0)).toHaveLength(before);
  });
});

test('V-110 everybody is told which delayed effect comes first, even before it asks something', () => {
  const t = at()
    .hand(0, 'siesta', 'housecleaning', ...JUNK)
    .discard(0, 'grasp', 'bribe');
  t.technique('siesta').technique('housecleaning');
  comeBack(t);
  expect(t.question()).toMatchObject({ id: 'start.order', options: ['siesta', 'housecleaning'] });
  t.choose('siesta');
  expect(t.events[0]).toMatchObject({ type: 'release', seat: 0 });
});

test('siesta may take any card of the discard at the start of the next turn (V-013)', () => {
  const t = at()
    .hand(0, 'siesta', ...JUNK)
    .discard(0, 'bribe', 'grasp')
    .technique('siesta');
  comeBack(t);
  expect(t.question()).toMatchObject({ id: 'discard.pick', options: ['grasp', 'bribe'] });
  expect(t.choose('grasp').handOf(0)).toContain('grasp');
  expect(t.discardOf(0)).toEqual(['siesta', 'bribe']);
});

test('lunch-break draws now and once more at the start of the next turn', () => {
  const t = at()
    .hand(0, 'lunch-break', ...JUNK)
    .deck(0, 'grasp', 'bribe')
    .technique('lunch-break');
  expect(t.handOf(0)).toContain('grasp');
  comeBack(t);
  expect(t.handOf(0)).toContain('bribe');
});

test('ironing: on the next turn every card is worth one more, and only then (V-009, V-046)', () => {
  const t = at()
    .hand(0, 'ironing', ...JUNK)
    .technique('ironing');
  expect(t.g.turn.values).toEqual([]);
  comeBack(t);
  expect(t.g.turn.values).toEqual([{ card: -1, how: 'add', amount: 1 }]);
  t.inventory();
  expect(t.g.turn.values).toEqual([]);
});
