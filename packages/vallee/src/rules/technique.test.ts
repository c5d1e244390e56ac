import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const folks = ['monitors', 'lemurs', 'tree-kangaroos'];
const at = () => table(2, { folks });

describe('technique action', () => {
  test('V-080 shows one technique of the hand, which lies in the planning area during its effect', () => {
    const t = at().hand(0, 'duplicate-entry', 'refreshing-drink', 'junk').deck(0, 'junk');
    expect(t.offers('technique.play')).toEqual(['duplicate-entry']);
    t.technique('duplicate-entry');
    expect(t.planningOf(0)).toEqual({ 'duplicate-entry': [] });
    expect(t.handOf(0)).toEqual(['refreshing-drink', 'junk']);
    expect(t.events[0]).toMatchObject({ type: 'technique', seat: 0 });
  });

  test('V-080 a passive, or a card that is not in hand, is not played', () => {
    const t = at().hand(0, 'refreshing-drink', 'duplicate-entry').hand(1, 'duplicate-entry');
    expect(t.why(0, 'technique.play', [t.id(0, 'refreshing-drink')])).toMatchObject({
      rule: 'V-080',
      reason: 'not-a-technique',
      figures: { card: t.id(0, 'refreshing-drink') },
    });
    expect(t.why(0, 'technique.play', [t.id(1, 'duplicate-entry')])).toMatchObject({
      rule: 'V-080',
      reason: 'not-in-hand',
    });
    expect(t.why(0, 'technique.play', [t.id(0, 'duplicate-entry')])).toBeNull();
    const none = at().hand(0, 'junk', 'refreshing-drink');
    expect(none.why(0, 'technique.play', [])).toMatchObject({ rule: 'V-080', reason: 'no-technique' });
  });

  test('V-081 a technique may be played even if it can do nothing', () => {
    const t = at().hand(0, 'history-lesson').technique('history-lesson');
    expect(t.discardOf(0)).toEqual(['history-lesson']);
    expect(t.question().id).toBe('action');
  });

  test('V-082 while planned it is not shuffled with the discard and not affected by its own effect', () => {
    const t = at().hand(0, 'wheelbarrow', 'duplicate-entry').discard(0, 'junk', 'junk', 'junk');
    t.technique('wheelbarrow');
    expect(t.planningOf(0)).toEqual({ wheelbarrow: ['junk'] });
    expect(t.deckOf(0)).toEqual(['junk', 'junk']);
    expect(t.technique('duplicate-entry').question().options).toEqual(['junk', 'junk']);
  });

  test('V-083 V-084 immediate effects done and nothing pending, it lies on top of the own discard', () => {
    const t = at()
      .hand(0, 'voracious-consumer', 'history-lesson')
      .technique('voracious-consumer')
      .technique('history-lesson');
    expect(t.question().id).toBe('discard.count');
    expect(t.answer(0).discardOf(0)).toEqual(['history-lesson', 'voracious-consumer']);
  });

  test('V-084 unless its effect sends it elsewhere: then it is not put on the discard as well', () => {
    const t = at().hand(0, 'delightful-surprise').technique('delightful-surprise');
    expect(t.discardOf(0)).toEqual([]);
    expect(t.marketDiscardNow()).toEqual(['delightful-surprise']);
  });

  test('V-083 V-085 with a delayed effect pending it stays until that has been carried out', () => {
    const t = at().hand(0, 'clever-guardian', 'junk').technique('clever-guardian');
    expect(t.planningOf(0)).toEqual({ 'clever-guardian': ['junk'] });
    t.inventory();
    expect(t.planningOf(0)).toEqual({ 'clever-guardian': ['junk'] });
    t.inventory();
    expect(t.planningOf(0)).toEqual({});
    expect(t.discardOf(0)).toEqual(['clever-guardian']);
  });

  test('V-086 without a stored card there is nothing to wait for', () => {
    const t = at().hand(0, 'vigilance').technique('vigilance');
    expect(t.planningOf(0)).toEqual({});
    expect(t.discardOf(0)).toEqual(['vigilance']);
  });
});

describe('bonus actions', () => {
  test('V-100 the bonus comes after the immediate effects, even if the card stays in planning', () => {
    const t = at().hand(0, 'clever-guardian', 'junk', 'history-lesson').technique('clever-guardian');
    expect(t.question().id).toBe('hand.pick');
    t.choose('junk');
    expect(t.question()).toMatchObject({ seat: 0, id: 'action' });
    expect(t.g.turn).toMatchObject({ pendingActions: 1, actionsDone: 1 });
  });

  test('V-101 V-104 a bonus action may be any action, and chains go on', () => {
    const t = at()
      .hand(0, 'voracious-consumer', 'history-lesson', 'clever-guardian', 'junk', 'junk')
      .market('delightful-surprise')
      .technique('voracious-consumer');
    expect(t.entries()).toEqual(['market.buy', 'technique.play', 'stall.build', 'inventory.discard']);
    t.technique('history-lesson').answer(0);
    expect(t.g.turn).toMatchObject({ pendingActions: 1, actionsDone: 2 });
    expect(t.buy(0, ['junk', 'junk']).g.turn.active).toBe(1);
  });

  test('V-104 without the icon no action is left', () => {
    const t = at().hand(0, 'fortunate-upgrade', 'junk').technique('fortunate-upgrade');
    expect(t.events).toContainEqual({ type: 'actions-counted', pending: 0, done: 1 });
    expect(t.g.turn.active).toBe(1);
  });

  test('V-102 building, discarding or storing a card gives no bonus, nor does its release', () => {
    expect(at().hand(0, 'clever-guardian').build('clever-guardian').g.turn.active).toBe(1);
    expect(at().hand(0, 'history-lesson').inventory('history-lesson').g.turn.active).toBe(1);
    const stored = at().hand(0, 'clever-guardian', 'history-lesson').technique('clever-guardian');
    stored.inventory().inventory();
    expect(stored.g.turn).toMatchObject({ active: 0, pendingActions: 1 });
    expect(stored.discardOf(0)).toEqual(['clever-guardian']);
    expect(stored.inventory().g.turn.active).toBe(1);
  });

  test('V-103 the bonus is gained even if the effect did nothing', () => {
    const t = at().hand(0, 'history-lesson').technique('history-lesson');
    expect(t.g.turn).toMatchObject({ pendingActions: 1, actionsDone: 1 });
  });
});
