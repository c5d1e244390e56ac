import type { Advice } from '@comptoir/bots';
import type { Json, Kinded } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import type { Table, TableNow } from '../table/table.ts';
import { Coach, objectionTo } from './coach.svelte.ts';
import type { FirstGame } from './lesson.ts';

const asked = { id: 'action', seat: 0, kind: 'menu', source: null } as unknown as Kinded;
const advice = (answer: Json, chance: number): Advice<unknown> => ({
  reply: { answer },
  chance,
  before: chance,
  isEqual: false,
  reasons: [],
  told: [],
});

describe('what there is against a move', () => {
  const three = [advice('a', 0.6), advice('b', 0.5), advice('c', 0.45)];

  test.each([
    ['the best one', 'a', null],
    ['one that is nearly as good', 'b', null],
    ['one that gives much away', 'c', 0.45],
    ['one that is not even among the best: at most as good as the last of them', 'z', 0.45],
  ])('%s', (_, answer, chance) => {
    expect(objectionTo(asked, answer, three)?.chance ?? null).toBe(chance);
  });

  test('nobody knows, nobody speaks', () => {
    expect(objectionTo(asked, 'z', [])).toBeNull();
  });
});

/** A table with one question, which notes what it is answered. */
function tableOf(found: readonly Advice<unknown>[]): { table: Table; answers: Json[] } {
  const answers: Json[] = [];
  const now = { seq: 4, viewer: 0, view: {}, decisions: [asked], story: [], outcome: null };
  const table = {
    now: now as unknown as TableNow<Kinded, unknown, unknown>,
    watch: () => () => {},
    advise: async () => found,
    answer: async (_: Kinded, answer: Json) => {
      answers.push(answer);
      return null;
    },
  } as unknown as Table;
  return { table, answers };
}
/** The advice has been given, since everything it waits for is at hand. */
const thought = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const game = (remarks: FirstGame['remarks'] = []): FirstGame => ({ secret: '', options: {}, remarks });

describe('the coach', () => {
  const found = [advice('good', 0.7), advice('fair', 0.6), advice('poor', 0.3)];

  test('holds a poor move back once, and plays it for whoever insists', async () => {
    const { table, answers } = tableOf(found);
    const coach = new Coach(table, game());
    await thought();
    await coach.table.answer(asked, 'poor');
    expect([coach.warning?.best.chance, answers]).toEqual([0.7, []]);
    await coach.insist();
    expect([coach.warning, answers]).toEqual([null, ['poor']]);
  });

  test('has a move weighed that is not among the best few, and holds it back where it is far behind', async () => {
    const { table, answers } = tableOf([advice('good', 0.37), advice('fair', 0.37), advice('other', 0.37)]);
    const weighed: Json[] = [];
    const asking: Table['advise'] = async (_, watched) => {
      if (watched !== undefined) weighed.push(watched);
      const own = watched === undefined ? [] : [advice(watched, 0.14)];
      return [advice('good', 0.37), advice('fair', 0.37), advice('other', 0.37), ...own];
    };
    const coach = new Coach({ ...table, advise: asking }, game());
    await thought();
    await coach.table.answer(asked, 'idle');
    expect([weighed, coach.warning?.chance, answers]).toEqual([['idle'], 0.14, []]);
    await coach.insist();
    expect(answers).toEqual(['idle']);
  });

  test('lets a good move through without a word, and is silent when told so', async () => {
    const { table, answers } = tableOf(found);
    const coach = new Coach(table, game());
    await thought();
    await coach.table.answer(asked, 'fair');
    coach.silence();
    await coach.table.answer(asked, 'poor');
    expect([coach.warning, answers]).toEqual([null, ['fair', 'poor']]);
  });

  test('says a rule when it matters', () => {
    const text = { fr: 'règle', en: 'rule' };
    const remark = { id: 'aim', title: text, text, rule: 'V-170', when: () => true };
    const coach = new Coach(tableOf([]).table, game([remark]));
    expect(coach.remark?.id).toBe('aim');
    coach.dismiss();
    expect(coach.remark).toBeNull();
  });
});
