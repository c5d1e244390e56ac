import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const folks = ['echidnas', 'hares', 'lemurs'];
const at = () => table(2, { folks });

describe('stall action', () => {
  test('V-140 V-142 stacks are built in the order 1, 2, 3, one per action', () => {
    const t = at().hand(0, 'delicacy', 'carefree-swapper', 'bargain-seeker');
    expect(t.entry('stall.build')).toMatchObject({ total: 1 });
    expect(t.refuses(t.move('stall.build', [t.id(0, 'bargain-seeker')]))).toMatchObject({
      rule: 'V-141',
      reason: 'wrong-sum',
      figures: { total: 1, sum: 2 },
    });
    t.build('carefree-swapper');
    expect(t.stallOf(0)).toEqual([['carefree-swapper']]);
    expect(t.g.turn.active).toBe(1);
    t.inventory();
    expect(t.entry('stall.build')).toMatchObject({ total: 2 });
  });

  test('V-141 a stack adds up to exactly its number', () => {
    const t = at()
      .hand(0, 'delicacy', 'umbrella', 'bargain-seeker')
      .stall(0, [['carefree-swapper'], ['barometer'], ['bad-omen'], ['festival']]);
    expect(t.refuses(t.move('stall.build', [t.id(0, 'umbrella')]))).toEqual({
      code: 'not-an-option',
      rule: 'V-141',
      reason: 'wrong-sum',
      figures: { total: 5, sum: 4 },
    });
    expect(
      t.refuses(t.move('stall.build', [t.id(0, 'umbrella'), t.id(0, 'bargain-seeker')])).figures,
    ).toEqual({
      total: 5,
      sum: 6,
    });
    expect(t.build('delicacy', 'bargain-seeker').stallOf(0)[4]).toEqual(['delicacy', 'bargain-seeker']);
  });

  test('V-141 all cards of one folk, from the own hand, each once', () => {
    const t = at()
      .hand(0, 'carefree-swapper', 'arcane-scholar', 'bargain-seeker')
      .hand(1, 'carefree-swapper')
      .stall(0, [['voracious-consumer']]);
    const refused = (...cards: number[]) => t.refuses(t.move('stall.build', cards));
    expect(refused(t.id(0, 'carefree-swapper'), t.id(0, 'arcane-scholar'))).toMatchObject({
      rule: 'V-141',
      reason: 'several-folks',
      figures: { first: 'echidnas', second: 'hares' },
    });
    expect(refused(t.id(0, 'carefree-swapper'), t.id(1, 'carefree-swapper'))).toMatchObject({
      reason: 'not-in-hand',
    });
    expect(refused(t.id(0, 'carefree-swapper'), t.id(0, 'carefree-swapper'))).toMatchObject({
      reason: 'card-twice',
    });
    expect(refused()).toMatchObject({ reason: 'no-card' });
  });

  test('V-141 there is no limit on the number of cards', () => {
    const t = at()
      .hand(0, 'arcane-scholar', 'arcane-scholar', 'arcane-scholar', 'arcane-scholar')
      .stall(0, [['carefree-swapper'], ['bargain-seeker'], ['delicacy']]);
    t.build('arcane-scholar', 'arcane-scholar', 'arcane-scholar', 'arcane-scholar');
    expect(t.stallOf(0)[3]).toHaveLength(4);
  });

  test('V-141 not offered when no set fits, and the reason is told', () => {
    const t = at().hand(0, 'delicacy', 'junk');
    expect(t.entries()).not.toContain('stall.build');
    expect(t.why(0, 'stall.build', [t.id(0, 'delicacy')])).toMatchObject({
      rule: 'V-141',
      figures: { total: 1, sum: 3 },
    });
    expect(t.why(0, 'stall.build', [t.id(0, 'junk')])).toMatchObject({ rule: 'V-003' });
    expect(t.why(0, 'stall.build', [])).toMatchObject({ reason: 'no-stack', figures: { total: 1 } });
  });

  test('V-143 the cards lie in the order in which they were submitted and have no effect', () => {
    const t = at()
      .hand(0, 'bargain-seeker', 'carefree-swapper')
      .market('festival')
      .stall(0, [['arcane-scholar'], ['barometer']])
      .build('carefree-swapper', 'bargain-seeker');
    expect(t.stallOf(0)[2]).toEqual(['carefree-swapper', 'bargain-seeker']);
    expect(t.g.turn.active).toBe(1);
    t.inventory();
    expect(t.entries()).not.toContain('passive.use');
  });

  test('V-144 V-145 a swapped stack keeps its number and size, and the next one is unchanged', () => {
    const t = at()
      .hand(0, 'velocipede', 'delicacy')
      .stall(0, [['carefree-swapper'], ['arcane-scholar', 'arcane-scholar']])
      .technique('velocipede')
      .choose('arcane-scholar');
    expect(t.stallOf(0)).toEqual([['carefree-swapper'], ['velocipede', 'arcane-scholar']]);
    expect(t.entry('stall.build')).toMatchObject({ total: 3 });
    expect(t.build('delicacy').stallOf(0)).toHaveLength(3);
  });

  test('V-146 a technique put in a stack gives neither effect nor bonus action', () => {
    const t = at().hand(0, 'carefree-swapper').discard(1, 'junk').build('carefree-swapper');
    expect(t.g.turn.active).toBe(1);
    expect(t.discardOf(1)).toEqual(['junk']);
  });
});

describe('inventory action', () => {
  test('V-150 any number of hand cards, in an order of choice', () => {
    const t = at()
      .hand(0, 'junk', 'festival', 'delicacy')
      .deck(0, 'junk', 'junk', 'junk', 'junk', 'junk')
      .inventory('delicacy', 'festival');
    expect(t.discardOf(0)).toEqual(['festival', 'delicacy']);
    expect(t.handOf(0)).toEqual(['junk', 'junk', 'junk', 'junk', 'junk']);
  });

  test('V-151 zero cards are allowed, a foreign card is not', () => {
    const t = at().hand(0, 'junk').hand(1, 'festival');
    expect(t.entry('inventory.discard')).toMatchObject({ min: 0, max: 1 });
    expect(t.refuses(t.move('inventory.discard', [t.id(1, 'festival')]))).toMatchObject({
      reason: 'card-not-offered',
    });
    expect(t.why(0, 'inventory.discard', [])).toBeNull();
    expect(t.inventory().g.turn.active).toBe(1);
  });
});
