import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { effectiveValue, likenessOf } from '../../questions.ts';
import { nameOf } from '../../testing/cards-by-name.ts';
import { table } from '../../testing/table.ts';

const at = (...folks: string[]) =>
  table(2, { folks: ['chameleons', ...(folks.length > 0 ? folks : ['lemurs', 'magpies'])] });
type Table = ReturnType<typeof at>;

const options = (t: Table): { card: number; model: number }[] => {
  const entry = t.entries().includes('card.imitate') ? t.entry('card.imitate') : null;
  return entry?.kind === 'pick-option' ? (entry.options as { card: number; model: number }[]) : [];
};
/** The names of what may be imitated, once each. */
const models = (t: Table): string[] => [...new Set(options(t).map(({ model }) => nameOf(model)))];
function imitate(t: Table, card: string, model: string): Table {
  const found = options(t).find((option) => nameOf(option.card) === card && nameOf(option.model) === model);
  return t.answer({ entry: 'card.imitate', answer: found ?? null });
}
const isNow = (t: Table, name: string): string => nameOf(likenessOf(t.g, t.id(0, name)));

describe('flexible-shopkeeper', () => {
  test('V-315 counts as a card of the own last stack: value and folk', () => {
    const t = at()
      .hand(0, 'flexible-shopkeeper', 'pompous-professional')
      .stall(0, [['pompous-professional'], ['bribe']]);
    expect(models(t)).toEqual(['bribe']);
    imitate(t, 'flexible-shopkeeper', 'bribe');
    expect(effectiveValue(t.g, t.id(0, 'flexible-shopkeeper'))).toBe(2);
    t.build('flexible-shopkeeper', 'pompous-professional');
    expect(t.stallOf(0)[2]).toEqual(['flexible-shopkeeper', 'pompous-professional']);
  });

  test('V-315 nothing in the stall, nothing to imitate; a likeness is shown once', () => {
    expect(models(at().hand(0, 'flexible-shopkeeper'))).toEqual([]);
    const t = at()
      .hand(0, 'flexible-shopkeeper')
      .stall(0, [['pompous-professional']]);
    expect(models(imitate(t, 'flexible-shopkeeper', 'pompous-professional'))).toEqual([]);
  });

  test('V-315 imitating a chameleon, it imitates nothing further', () => {
    const t = at()
      .hand(0, 'flexible-shopkeeper')
      .stall(0, [['reflection']])
      .discard(1, 'grasp');
    expect(models(imitate(t, 'flexible-shopkeeper', 'reflection'))).toEqual([]);
  });
});

describe('reflection', () => {
  test("V-315 counts as the top of another's discard until another card comes on top", () => {
    const t = at().hand(0, 'reflection', 'burglary', 'junk').discard(1, 'grasp').deck(1, 'bribe');
    expect(models(t)).toEqual(['grasp']);
    imitate(t, 'reflection', 'grasp');
    expect(isNow(t, 'reflection')).toBe('grasp');
    t.technique('burglary').answer(5);
    expect(t.discardOf(1)).toEqual(['bribe', 'grasp']);
    expect(isNow(t, 'reflection')).toBe('reflection');
    expect(models(t)).toEqual(['bribe']);
  });

  test('V-316 played as a technique it has its effect and icon, and ends in the own discard', () => {
    const t = at().hand(0, 'reflection').hand(1, 'junk').discard(1, 'grasp');
    imitate(t, 'reflection', 'grasp').technique('reflection');
    expect(t.question()).toMatchObject({ id: 'guess.value', source: 'grasp' });
    t.answer(1);
    expect(t.handOf(0)).toEqual(['junk']);
    expect(t.discardOf(0)).toEqual(['reflection']);
    expect(t.g.turn.pendingActions).toBe(1);
  });

  test('V-316 a technique that waits keeps its likeness until it is resolved', () => {
    const t = at('sloths', 'magpies')
      .hand(0, 'reflection', 'junk', 'junk', 'junk', 'junk')
      .deck(0, 'junk', 'grasp')
      .discard(1, 'steady-achiever');
    imitate(t, 'reflection', 'steady-achiever').technique('reflection');
    expect(t.planningOf(0)).toEqual({ reflection: [] });
    t.inventory().inventory();
    expect(t.handOf(0)).toContain('grasp');
    expect(t.discardOf(0)).toContain('reflection');
  });

  test('V-316 a lasting effect holds for it as for its model', () => {
    const t = at('crocodiles', 'magpies').hand(0, 'reflection').hand(1, 'grasp').discard(1, 'scary-gunfight');
    t.market('bribe');
    imitate(t, 'reflection', 'scary-gunfight').technique('reflection').inventory();
    expect(t.entry('market.buy')).toMatchObject({ offers: [{ cost: 4 }] });
  });
});

describe('good-old-times', () => {
  test('V-185 throws away the top of the market deck, and may count as it', () => {
    const t = at().hand(0, 'good-old-times').marketDeck('grasp').use('good-old-times');
    expect(models(t)).toEqual(['grasp']);
    expect(isNow(imitate(t, 'good-old-times', 'grasp'), 'good-old-times')).toBe('grasp');
  });
});

describe('gift-voucher', () => {
  test('V-133 swaps itself with a card of the market', () => {
    const t = at().hand(0, 'gift-voucher').market('grasp', 'bribe').technique('gift-voucher').answer(1);
    expect(t.handOf(0)).toEqual(['bribe']);
    expect(t.marketNow().slice(0, 2)).toEqual(['grasp', 'gift-voucher']);
    expect(t.discardOf(0)).toEqual([]);
  });

  test('V-121 an empty market: no effect', () => {
    expect(at().hand(0, 'gift-voucher').technique('gift-voucher').discardOf(0)).toEqual(['gift-voucher']);
  });
});

describe('trendsetting', () => {
  test('V-316 in a payment it does what its model would', () => {
    const t = at().deck(0, 'junk', 'junk', 'junk', 'junk', 'junk', 'junk', 'junk');
    t.hand(0, 'trendsetting').market('bribe', 'bribe');
    imitate(t, 'trendsetting', 'bribe').buy(0, ['trendsetting']);
    expect(t.handOf(0)).toHaveLength(6);
  });

  test('V-066 as a card of flexible value it is flexible', () => {
    const t = at('monitors', 'magpies').hand(0, 'trendsetting').market('rigorous-chronicler');
    imitate(t, 'trendsetting', 'rigorous-chronicler');
    expect(t.entry('market.buy')).toMatchObject({ lowest: [1], highest: [3] });
  });

  test('V-315 it ends when its model leaves the market', () => {
    const t = at().hand(0, 'trendsetting', 'gift-voucher').market('grasp', 'bribe');
    imitate(t, 'trendsetting', 'bribe');
    expect(isNow(t, 'trendsetting')).toBe('bribe');
    t.technique('gift-voucher').answer(1);
    expect(isNow(t, 'trendsetting')).toBe('trendsetting');
  });
});

describe('seeing-doubles', () => {
  test('V-315 counts as another card of the hand, which everybody sees with it', () => {
    const t = at().hand(0, 'seeing-doubles', 'grasp', 'junk');
    expect(models(t)).toEqual(['grasp', 'junk']);
    imitate(t, 'seeing-doubles', 'grasp');
    expect(vallee.view(t.g, 1).turn.values).toEqual([
      { card: t.id(0, 'seeing-doubles'), how: 'copy', amount: t.id(0, 'grasp') },
    ]);
    expect(t.offers('technique.play')).toEqual(['seeing-doubles', 'grasp']);
  });

  test('V-315 it ends when that card leaves the hand', () => {
    const t = at('tree-kangaroos', 'magpies').hand(0, 'seeing-doubles', 'grasp', 'clever-guardian');
    imitate(t, 'seeing-doubles', 'grasp').technique('clever-guardian').choose('grasp');
    expect(isNow(t, 'seeing-doubles')).toBe('seeing-doubles');
    expect(vallee.view(t.g, 1).turn.values).toEqual([]);
  });
});
