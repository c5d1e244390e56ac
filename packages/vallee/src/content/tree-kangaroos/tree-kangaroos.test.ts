import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const folks = ['tree-kangaroos', 'magpies', 'echidnas'];
const at = () => table(2, { folks });

describe('clever-guardian', () => {
  test('V-201 V-203 stores one hand card and gives it back at the start of the next turn', () => {
    const t = at().hand(0, 'clever-guardian', 'grasp', 'junk').technique('clever-guardian');
    expect(t.asked()).toMatchObject({ id: 'hand.pick', min: 1, max: 1 });
    t.choose('grasp');
    expect(t.planningOf(0)).toEqual({ 'clever-guardian': ['grasp'] });
    expect(t.handOf(0)).toEqual(['junk']);
    expect(t.discardOf(0)).toEqual([]);
    expect(t.g.turn.pendingActions).toBe(1);
    t.inventory();
    expect(t.planningOf(0)).toEqual({ 'clever-guardian': ['grasp'] });
    t.inventory();
    expect(t.g.turn.active).toBe(0);
    expect(t.handOf(0)).toHaveLength(6);
    expect(t.handOf(0)).toContain('grasp');
    expect(t.discardOf(0)).toEqual(['clever-guardian']);
    expect(t.g.turn.pendingActions).toBe(1);
  });

  test('V-086 17.11 an empty hand: nothing is stored and the card is resolved at once', () => {
    const t = at().hand(0, 'clever-guardian').technique('clever-guardian');
    expect(t.planningOf(0)).toEqual({});
    expect(t.discardOf(0)).toEqual(['clever-guardian']);
  });
});

describe('barricade', () => {
  const t = () =>
    at()
      .hand(0, 'barricade', 'grasp', 'grasp', 'burglary', 'junk')
      .deck(0, 'bribe')
      .discard(0, 'junk', 'grasp', 'junk', 'junk');

  test('V-181 17.25 only once the hand has been filled, even if no card had to be drawn; up to two Junk', () => {
    const filled = t();
    expect(filled.entries()).not.toContain('passive.use');
    expect(filled.why(0, 'passive.use', [filled.id(0, 'barricade')])).toMatchObject({
      rule: 'V-181',
      reason: 'only-after-filling',
    });
    filled.inventory();
    expect(filled.question().id).toBe('turn.continue');
    filled.use('barricade');
    expect(filled.asked()).toMatchObject({ id: 'discard.pick', min: 1, max: 2 });
    expect(filled.question().options).toEqual(['junk', 'junk', 'junk']);
    filled.choose('junk', 'junk');
    expect(filled.handOf(0)).toHaveLength(7);
    expect(filled.discardOf(0)).toHaveLength(2);
    expect(filled.g.turn.active).toBe(1);
  });

  test('one Junk is enough, and may be all that is taken', () => {
    const one = t().inventory().use('barricade').choose('junk');
    expect(one.handOf(0)).toHaveLength(6);
  });

  test('also if drawn by this very filling', () => {
    const drawn = at()
      .hand(0, 'grasp', 'grasp', 'burglary', 'burglary')
      .deck(0, 'barricade')
      .discard(0, 'junk')
      .inventory()
      .use('barricade');
    expect(drawn.handOf(0)).toHaveLength(6);
  });

  test('V-185 not usable without Junk in the discard', () => {
    const none = at()
      .hand(0, 'barricade', 'grasp', 'grasp', 'burglary', 'junk')
      .discard(0, 'bribe')
      .inventory();
    expect(none.g.turn.active).toBe(1);
  });
});

describe('wheelbarrow', () => {
  const stored = () =>
    at()
      .hand(0, 'wheelbarrow', 'junk')
      .deck(0, 'grasp', 'junk', 'junk', 'junk', 'junk')
      .technique('wheelbarrow');
  const nextTurn = () => stored().inventory().inventory();

  test('V-201 stores the top card of the deck', () => {
    expect(stored().planningOf(0)).toEqual({ wheelbarrow: ['grasp'] });
    expect(stored().question().id).toBe('action');
  });

  test('V-041 its release throws the card away or keeps it', () => {
    expect(nextTurn().question()).toEqual({
      seat: 0,
      id: 'start.wheelbarrow',
      source: 'wheelbarrow',
      options: ['throw-away', 'keep'],
    });
    const kept = nextTurn().answer('keep');
    expect(kept.handOf(0)).toContain('grasp');
    expect(kept.discardOf(0)).toEqual(['wheelbarrow']);
    const thrown = nextTurn().answer('throw-away');
    expect(thrown.handOf(0)).not.toContain('grasp');
    expect(thrown.marketDiscardNow()).toEqual(['grasp']);
    expect(thrown.discardOf(0)).toEqual(['wheelbarrow']);
  });

  test('V-122 an empty deck is renewed; nothing to draw: resolved at once', () => {
    const renewed = at().hand(0, 'wheelbarrow').discard(0, 'bribe').technique('wheelbarrow');
    expect(renewed.planningOf(0)).toEqual({ wheelbarrow: ['bribe'] });
    const none = at().hand(0, 'wheelbarrow').technique('wheelbarrow');
    expect(none.planningOf(0)).toEqual({});
    expect(none.discardOf(0)).toEqual(['wheelbarrow']);
  });
});

describe('vigilance', () => {
  test('V-125 V-223 searches the deck for one card, stores it, shuffles; released to the hand', () => {
    const t = at()
      .hand(0, 'vigilance', 'junk', 'junk', 'junk', 'junk')
      .deck(0, 'junk', 'grasp', 'bribe')
      .technique('vigilance');
    expect(t.asked()).toMatchObject({ id: 'deck.search', min: 1, max: 1 });
    t.choose('grasp');
    expect(t.planningOf(0)).toEqual({ vigilance: ['grasp'] });
    expect(t.deckOf(0).sort()).toEqual(['bribe', 'junk']);
    expect(t.has('shuffled')).toBe(true);
    t.inventory().inventory();
    expect(t.handOf(0)).toContain('grasp');
    expect(t.discardOf(0)).toEqual(['vigilance']);
  });

  test('V-124 V-086 an empty deck: nothing, no reshuffle, resolved at once', () => {
    const t = at().hand(0, 'vigilance').discard(0, 'grasp').technique('vigilance');
    expect(t.discardOf(0)).toEqual(['vigilance', 'grasp']);
    expect(t.deckOf(0)).toEqual([]);
    expect(t.has('shuffled')).toBe(false);
  });
});

describe('supply-depot', () => {
  const t = () => at().hand(0, 'supply-depot', 'grasp', 'bribe', 'junk').technique('supply-depot');

  test('V-013 stores up to two hand cards and gives them back', () => {
    const two = t();
    expect(two.asked()).toMatchObject({ id: 'hand.pick', min: 0, max: 2 });
    two.choose('grasp', 'bribe');
    expect(two.planningOf(0)).toEqual({ 'supply-depot': ['grasp', 'bribe'] });
    two.inventory();
    expect(two.handOf(0)).toHaveLength(5);
    two.inventory();
    expect(two.handOf(0)).toHaveLength(7);
    expect(two.handOf(0)).toEqual(expect.arrayContaining(['grasp', 'bribe']));
    expect(two.discardOf(0)).toEqual(['supply-depot']);
  });

  test('none: resolved at once', () => {
    const none = t().choose();
    expect(none.planningOf(0)).toEqual({});
    expect(none.discardOf(0)).toEqual(['supply-depot']);
  });
});

describe('tactical-measurement', () => {
  const t = () => at().hand(0, 'tactical-measurement', 'junk').deck(0, 'grasp', 'bribe');

  test('V-181 draws a card, then puts a card of the hand on top of the deck', () => {
    const used = t().use('tactical-measurement');
    expect(used.question()).toMatchObject({
      id: 'hand.pick',
      options: ['tactical-measurement', 'junk', 'grasp'],
    });
    used.choose('junk');
    expect(used.deckOf(0)).toEqual(['junk', 'bribe']);
    expect(used.handOf(0)).toEqual(['tactical-measurement', 'grasp']);
  });

  test('the drawn card or itself may be put back', () => {
    expect(t().use('tactical-measurement').choose('grasp').deckOf(0)).toEqual(['grasp', 'bribe']);
    expect(t().use('tactical-measurement').choose('tactical-measurement').deckOf(0)[0]).toBe(
      'tactical-measurement',
    );
  });

  test('V-185 not usable when deck and discard are empty', () => {
    expect(at().hand(0, 'tactical-measurement', 'junk').entries()).not.toContain('passive.use');
    expect(at().hand(0, 'tactical-measurement').discard(0, 'junk').offers('passive.use')).toHaveLength(1);
  });

  test('V-161 V-183 put back and drawn again, it may be used once more on this turn', () => {
    const t = at()
      .hand(0, 'tactical-measurement', 'junk', 'junk', 'junk')
      .deck(0, 'grasp', 'bribe')
      .inventory()
      .use('tactical-measurement')
      .choose('tactical-measurement');
    // The hand is filled with the very card that was put back: its mark is gone.
    expect(t.handOf(0)).toContain('tactical-measurement');
    expect(t.question()).toMatchObject({ seat: 0, id: 'turn.continue' });
    expect(t.offers('passive.use')).toEqual(['tactical-measurement']);
  });

  test('V-164 17.6 in clean-up, with deck and discard empty, the draw gives Junk', () => {
    const t = at().hand(0, 'tactical-measurement', 'grasp');
    expect(t.entries()).not.toContain('passive.use');
    t.inventory().use('tactical-measurement').choose('grasp');
    expect(t.handOf(0)).toContain('grasp');
    expect(t.g.junkReserve).toHaveLength(20 - 3);
  });
});

describe('stored and planned cards', () => {
  test('V-082 V-202 survive every attack of magpies and echidnas', () => {
    const t = () =>
      at().hand(0, 'grasp', 'sudden-nap', 'umbrella', 'delicacy', 'burglary', 'carefree-swapper');
    for (const attack of ['grasp', 'sudden-nap', 'umbrella', 'delicacy', 'burglary', 'carefree-swapper']) {
      const guarded = t().store(1, 'clever-guardian', 'bribe').technique(attack);
      expect(guarded.question().id, attack).toBe('action');
      expect(guarded.planningOf(1), attack).toEqual({ 'clever-guardian': ['bribe'] });
    }
  });
});
