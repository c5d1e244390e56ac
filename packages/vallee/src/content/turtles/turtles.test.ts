import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['turtles', 'lemurs', 'monitors'] });

test('impulsive-visionary: V-355 does nothing now; finished for 1 on a later turn it draws a card', () => {
  const t = at()
    .hand(0, 'impulsive-visionary')
    .deck(0, 'junk', 'junk', 'junk', 'junk', 'junk', 'replacement')
    .technique('impulsive-visionary');
  expect([t.handOf(0), t.planningOf(0)]).toEqual([[], { 'impulsive-visionary': [] }]);
  t.inventory().inventory().finish('impulsive-visionary', ['junk']);
  expect(t.handOf(0)).toEqual(['junk', 'junk', 'junk', 'junk', 'replacement']);
  expect(t.discardOf(0)).toEqual(['impulsive-visionary', 'junk']);
});

test('collectors-desire: V-133 finished for 2 it takes the leftmost market card; no bonus action', () => {
  const t = at().hand(0, 'junk', 'junk').plan(0, 'collectors-desire').market('replacement', null, 'insight');
  t.finish('collectors-desire', ['junk', 'junk']);
  expect([t.handOf(0), t.marketNow().slice(0, 3)]).toEqual([['insight'], ['replacement', null, null]]);
  const played = at().hand(0, 'collectors-desire').deck(0, 'junk', 'junk', 'junk', 'junk', 'junk');
  expect(played.technique('collectors-desire').g.turn.active).toBe(1);
});

describe('groundbreaking-idea', () => {
  test('throws away a card of the discard now', () => {
    const t = at().hand(0, 'groundbreaking-idea').discard(0, 'junk', 'replacement');
    t.technique('groundbreaking-idea').choose('junk');
    expect([t.discardOf(0), t.planningOf(0)]).toEqual([['replacement'], { 'groundbreaking-idea': [] }]);
  });

  test('V-356 finished for 2 it puts a card of the discard on the deck, one just spent among them', () => {
    const t = at().hand(0, 'junk', 'inspiration').discard(0, 'replacement').deck(0, 'junk');
    t.plan(0, 'groundbreaking-idea').finish('groundbreaking-idea', ['inspiration']);
    expect(t.question()).toMatchObject({ id: 'discard.pick', options: ['replacement', 'inspiration'] });
    t.choose('inspiration');
    expect([t.deckOf(0), t.discardOf(0)]).toEqual([
      ['inspiration', 'junk'],
      ['groundbreaking-idea', 'replacement'],
    ]);
  });
});

test('inspiration: finished for 2 it draws two cards', () => {
  const t = at().hand(0, 'junk', 'junk').deck(0, 'replacement', 'insight', 'junk').plan(0, 'inspiration');
  expect(t.finish('inspiration', ['junk', 'junk']).handOf(0)).toEqual(['replacement', 'insight']);
});

describe('insight', () => {
  test('V-128 discards one to three cards of the deck, the next after seeing the one before', () => {
    const t = at().hand(0, 'insight').deck(0, 'junk', 'replacement', 'junk', 'junk').technique('insight');
    expect([t.discardOf(0), t.question().id]).toEqual([['junk'], 'deck.more']);
    t.answer(true).answer(false);
    expect([t.discardOf(0), t.deckOf(0)]).toEqual([
      ['replacement', 'junk'],
      ['junk', 'junk'],
    ]);
    const most = at().hand(0, 'insight').deck(0, 'junk', 'junk', 'junk', 'junk').technique('insight');
    expect(most.answer(true).answer(true).discardOf(0)).toEqual(['junk', 'junk', 'junk']);
    expect(most.question().id).toBe('action');
  });

  test('finished for 3 it takes any card of the discard', () => {
    const t = at().hand(0, 'replacement').discard(0, 'junk', 'inspiration').plan(0, 'insight');
    t.finish('insight', ['replacement']).choose('inspiration');
    expect([t.handOf(0), t.discardOf(0)]).toEqual([['inspiration'], ['insight', 'replacement', 'junk']]);
  });
});

test('perfect-move: V-009 finished for 3, every card is worth one more on this turn', () => {
  const t = at().hand(0, 'replacement', 'junk').plan(0, 'perfect-move').market('collectors-desire');
  t.finish('perfect-move', ['replacement']).buy(0, ['junk'], [2]);
  expect(t.handOf(0)).toContain('collectors-desire');
});
