import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const folks = ['raccoons', 'lemurs', 'magpies'];
const at = (players = 2) => table(players, { folks: players === 2 ? folks : [...folks, 'hares'] });

test('wily-fellow exchanges deck and discard; the old deck is turned over as it lies (V-008)', () => {
  const t = at().hand(0, 'wily-fellow').deck(0, 'grasp', 'junk').discard(0, 'bribe').technique('wily-fellow');
  expect(t.deckOf(0)).toEqual(['bribe']);
  expect(t.discardOf(0)).toEqual(['wily-fellow', 'junk', 'grasp']);
});

describe('nuisance', () => {
  test('V-132 up to two others discard a random card each', () => {
    const t = at(3).hand(0, 'nuisance').hand(1, 'junk', 'grasp').hand(2, 'bribe').technique('nuisance');
    expect(t.question()).toMatchObject({ id: 'target.maybe', options: [null, 1, 2] });
    t.random(2, 1).answer(1);
    expect(t.discardOf(1)).toEqual(['grasp']);
    expect(t.question().options).toEqual([null, 2]);
    t.answer(2);
    expect(t.discardOf(2)).toEqual(['bribe']);
  });

  test('V-013 or only one, or nobody; nobody with a hand is no effect', () => {
    const t = at().hand(0, 'nuisance').hand(1, 'junk').technique('nuisance').answer(null);
    expect(t.handOf(1)).toEqual(['junk']);
    expect(at().hand(0, 'nuisance').technique('nuisance').question().id).toBe('action');
  });
});

describe('rotten-food', () => {
  test("V-223 a card of the hand goes on another's deck, unseen by the others", () => {
    const t = at(3)
      .hand(0, 'rotten-food', 'junk', 'grasp')
      .deck(1, 'bribe')
      .technique('rotten-food')
      .answer(1);
    t.choose('junk');
    expect(t.deckOf(1)).toEqual(['junk', 'bribe']);
    const moved = t.events.find((event) => event.type === 'moved' && event.why === 'given');
    for (const viewer of [1, 2]) expect(vallee.redact(moved as never, viewer)).toMatchObject({ card: null });
  });

  test('V-121 an empty hand: nobody is chosen', () => {
    expect(at(3).hand(0, 'rotten-food').technique('rotten-food').question().id).toBe('action');
  });
});

test('dirty-exchange takes a random card and gives one back, which may be the same (V-132, V-226)', () => {
  const t = at(3).hand(0, 'dirty-exchange', 'junk').hand(1, 'grasp', 'bribe').random(2, 0);
  t.technique('dirty-exchange');
  expect(t.handOf(0)).toEqual(['junk', 'grasp']);
  t.choose('junk');
  expect([t.handOf(0), t.handOf(1)]).toEqual([['grasp'], ['bribe', 'junk']]);
  const moved = t.events.find((event) => event.type === 'moved' && event.why === 'given');
  expect(vallee.redact(moved as never, 2)).toMatchObject({ card: null });
  expect(vallee.redact(moved as never, 1)).not.toMatchObject({ card: null });
});

test('sabotage throws away one of two, the other goes to their discard (V-225)', () => {
  const t = at().hand(0, 'sabotage').deck(1, 'grasp', 'junk', 'bribe').technique('sabotage');
  expect(vallee.view(t.g, 1).setAside).toEqual([null, null]);
  t.choose('grasp');
  expect(t.marketDiscardNow()).toEqual(['grasp']);
  expect(t.discardOf(1)).toEqual(['junk']);
  const one = at().hand(0, 'sabotage').deck(1, 'grasp').technique('sabotage');
  expect(one.marketDiscardNow()).toEqual(['grasp']);
});

test("treasure-hunter takes the top of another's discard, without a bonus action (V-103)", () => {
  const t = at().hand(0, 'treasure-hunter').discard(1, 'grasp', 'junk').technique('treasure-hunter');
  expect(t.handOf(0)).toContain('grasp');
  expect(t.discardOf(1)).toEqual(['junk']);
  expect(t.g.turn.active).toBe(1);
});
