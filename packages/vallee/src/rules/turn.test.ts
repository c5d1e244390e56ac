import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const folks = ['monitors', 'hares', 'tree-kangaroos'];
const at = () => table(2, { folks });

describe('turn structure', () => {
  test('V-040 start, actions, clean-up, then the next player', () => {
    const t = at().hand(0, 'junk').market('festival').marketDeck('calendar', 'vigilance').inventory('junk');
    expect(t.told()).toEqual([
      'inventory',
      'moved',
      'actions-counted',
      'phase-began',
      'reshuffled',
      'moved',
      'moved',
      'moved',
      'moved',
      'moved',
      'moved',
      'moved',
      'turn-began',
      'phase-began',
      'actions-counted',
    ]);
    expect(t.g.turn).toMatchObject({
      active: 1,
      number: 2,
      phase: 'action',
      pendingActions: 1,
      actionsDone: 0,
    });
  });

  test('V-041 V-110 what is due is released first, in an order of choice, each followed by its technique', () => {
    const t = at()
      .hand(0, 'clever-guardian', 'wheelbarrow', 'festival', 'refreshing-drink')
      .deck(0, 'calendar', 'junk', 'junk', 'junk', 'junk')
      .technique('clever-guardian')
      .choose('festival')
      .technique('wheelbarrow')
      .inventory();
    t.goOn().endTurn();
    expect(t.g.turn.active).toBe(1);
    t.inventory();
    expect(t.question()).toMatchObject({
      seat: 0,
      id: 'start.order',
      options: ['clever-guardian', 'wheelbarrow'],
    });
    t.choose('wheelbarrow');
    // Nothing may be done in between: the question is about the release alone.
    expect(t.question()).toMatchObject({ id: 'start.wheelbarrow' });
    expect(t.g.turn.phase).toBe('start');
    t.answer('keep');
    expect(t.discardOf(0)).toEqual(['clever-guardian', 'wheelbarrow']);
    expect(t.handOf(0)).toEqual(expect.arrayContaining(['calendar', 'festival']));
    expect(t.question().id).toBe('action');
  });

  test('V-041 a wish during the start of the turn is refused', () => {
    const t = at().hand(0, 'wheelbarrow', 'refreshing-drink').deck(0, 'junk', 'junk', 'junk', 'junk', 'junk');
    t.technique('wheelbarrow').inventory();
    t.goOn().endTurn().inventory();
    expect(t.question().id).toBe('start.wheelbarrow');
    expect(
      t.refuses({ seat: 0, id: 'action', answer: { entry: 'inventory.discard', answer: [] } }).code,
    ).toBe('not-awaited');
    expect(t.why(0, 'passive.use', [t.id(0, 'refreshing-drink')])).not.toBeNull();
  });

  test('V-042 one action of one of four kinds', () => {
    const t = at().hand(0, 'clever-guardian', 'junk', 'junk').market('refreshing-drink');
    expect(t.entries()).toEqual(['market.buy', 'technique.play', 'stall.build', 'inventory.discard']);
    expect(t.build('clever-guardian').g.turn.active).toBe(1);
  });

  test('V-043 V-151 an inventory action with no card is as good as passing', () => {
    const t = at().deck(0, 'junk');
    expect(t.entries()).toEqual(['inventory.discard']);
    t.inventory();
    expect(t.g.turn.active).toBe(1);
    expect(t.discardOf(0)).toEqual([]);
  });

  test('V-044 V-184 at a quiet point any number of abilities, one after another, none of them an action', () => {
    const t = at()
      .hand(0, 'refreshing-drink', 'refreshing-drink', 'junk', 'junk', 'festival')
      .discard(0, 'calendar')
      .use('refreshing-drink')
      .choose('junk')
      .use('refreshing-drink')
      .choose('junk');
    expect(t.g.turn).toMatchObject({ pendingActions: 1, actionsDone: 0, phase: 'action' });
    expect(t.g.turn.used).toHaveLength(2);
    expect(t.entries()).not.toContain('passive.use');
  });

  test('V-044 also before a bonus action, before the filling and after each filling', () => {
    const t = at()
      .hand(0, 'refreshing-drink', 'refreshing-drink', 'refreshing-drink', 'festival')
      .deck(0, 'junk', 'junk', 'junk', 'junk', 'junk', 'junk')
      .faces('stars')
      .technique('festival');
    t.use('refreshing-drink').choose('refreshing-drink');
    t.inventory();
    expect(t.question().id).toBe('turn.continue');
    expect(t.handOf(0)).toHaveLength(2);
    t.use('refreshing-drink').choose('refreshing-drink').goOn();
    expect(t.handOf(0)).toHaveLength(5);
    expect(t.question().id).toBe('turn.continue');
    t.use('refreshing-drink').choose('refreshing-drink');
    expect(t.handOf(0)).toEqual(['junk', 'junk', 'junk', 'junk', 'junk']);
    expect(t.g.turn.active).toBe(1);
  });

  test('V-045 only the active player acts; others are told whose turn it is', () => {
    const t = at().hand(0, 'junk').hand(1, 'festival');
    const answer = { entry: 'technique.play', answer: [t.id(1, 'festival')] };
    expect(t.refuses({ seat: 1, id: 'action', answer }).code).toBe('not-awaited');
    expect(t.why(1, 'technique.play', [t.id(1, 'festival')])).toMatchObject({
      rule: 'V-045',
      reason: 'not-your-turn',
      figures: { active: 0 },
    });
  });

  test('V-046 V-169 what holds for this turn ends after clean-up', () => {
    const t = table(2, { folks: ['magpies', 'hares', 'monitors'] })
      .hand(0, 'barometer', 'bribe', 'refreshing-drink', 'junk')
      .marketDeck('festival')
      .market('refreshing-drink')
      .use('barometer')
      .buy(0, ['bribe']);
    expect(t.g.turn).toMatchObject({ handBonus: 1, phase: 'clean-up' });
    expect(t.g.turn.values).toHaveLength(1);
    expect(t.g.turn.used).toHaveLength(1);
    t.goOn().endTurn();
    expect(t.g.turn).toMatchObject({
      active: 1,
      handBonus: 0,
      values: [],
      used: [],
      declined: [],
      actionsDone: 0,
    });
  });

  test('V-042 no action is left once clean-up has begun', () => {
    const t = at().hand(0, 'refreshing-drink', 'festival').inventory();
    expect(t.question().id).toBe('turn.continue');
    expect(t.why(0, 'technique.play', [t.id(0, 'festival')])).toMatchObject({
      rule: 'V-042',
      reason: 'no-action-left',
    });
  });

  test('V-105 with a cap only the inventory action and passives are offered once it is reached', () => {
    const capped = () =>
      table(2, { folks, actionCap: 2 }).hand(
        0,
        'festival',
        'festival',
        'festival',
        'clever-guardian',
        'refreshing-drink',
      );
    const t = capped()
      .market('refreshing-drink')
      .faces('stars', 'stars')
      .technique('festival')
      .technique('festival');
    expect(t.entries()).toEqual(['inventory.discard', 'passive.use']);
    expect(t.why(0, 'technique.play', [t.id(0, 'festival')])).toMatchObject({
      rule: 'V-105',
      reason: 'action-cap',
      figures: { cap: 2 },
    });
    expect(t.why(0, 'stall.build', [t.id(0, 'clever-guardian')])).toMatchObject({ rule: 'V-105' });
    expect(t.inventory().question().id).toBe('turn.continue');
  });

  test('V-105 without a cap a chain of bonus actions has no end', () => {
    const t = table(2, { folks: ['echidnas', 'hares', 'monitors'] })
      .hand(0, 'carefree-swapper')
      .discard(1, 'carefree-swapper');
    for (let i = 0; i < 250; i++) t.technique('carefree-swapper');
    expect(t.g.turn).toMatchObject({ active: 0, actionsDone: 250, pendingActions: 1 });
    expect(t.handOf(0)).toEqual(['carefree-swapper']);
  });
});
