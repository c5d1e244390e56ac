import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const folks = ['magpies', 'lemurs', 'hares'];
const at = () => table(2, { folks });
const three = () => table(3, { folks: [...folks, 'echidnas'] });

describe('pompous-professional', () => {
  const t = () =>
    at()
      .hand(0, 'pompous-professional')
      .deck(0, 'festival', 'junk', 'barometer', 'grasp')
      .technique('pompous-professional');

  test('V-005 names a folk in play or Junk', () => {
    expect(t().question()).toMatchObject({ id: 'name.set', options: ['lemurs', 'magpies', 'hares', 'junk'] });
    expect(t().refuses({ seat: 0, id: 'name.set', answer: 'echidnas' }).code).toBe('not-an-option');
  });

  test('shows three cards to all; one of the named set must be taken, the others are shuffled back', () => {
    const named = t().answer('hares');
    expect(named.g.setAside.seenBy).toBe(-1);
    expect(named.question()).toMatchObject({ id: 'setaside.pick', options: ['festival', 'barometer'] });
    expect(named.asked()).toMatchObject({ min: 1, max: 1 });
    named.choose('barometer');
    expect(named.handOf(0)).toEqual(['barometer']);
    expect(named.deckOf(0).sort()).toEqual(['festival', 'grasp', 'junk']);
    expect(named.has('shuffled')).toBe(true);
    expect(named.discardOf(0)).toEqual(['pompous-professional']);
  });

  test('a single match is taken, Junk too', () => {
    expect(t().answer('junk').handOf(0)).toEqual(['junk']);
  });

  test('none matches: all are shuffled back', () => {
    const none = t().answer('lemurs');
    expect(none.handOf(0)).toEqual([]);
    expect(none.deckOf(0)).toHaveLength(4);
    expect(none.has('shuffled')).toBe(true);
  });

  test('V-120 V-122 fewer cards: as many as there are, the discard reshuffled in between', () => {
    const two = at()
      .hand(0, 'pompous-professional')
      .deck(0, 'festival')
      .discard(0, 'barometer')
      .technique('pompous-professional')
      .answer('hares');
    expect(two.question().options).toEqual(['festival', 'barometer']);
  });

  test('V-121 17.28 nothing to draw: no set is named', () => {
    const none = at().hand(0, 'pompous-professional').technique('pompous-professional');
    expect(none.question().id).toBe('action');
    expect(none.has('named-set')).toBe(false);
  });
});

describe('bribe', () => {
  test('V-162 each copy in the payment adds 1 to the hand limit of this turn', () => {
    const t = at().hand(0, 'bribe', 'bribe', 'junk').market('festival').buy(0, ['bribe', 'bribe']);
    expect(t.handOf(0)).toHaveLength(7);
    expect(t.g.turn.handBonus).toBe(0);
    t.inventory();
    expect(t.handOf(1)).toHaveLength(5);
  });

  test('buying one does nothing, nor does discarding or holding it', () => {
    const t = at().hand(0, 'junk', 'junk').market('bribe').buy(0, ['junk', 'junk']);
    expect(t.handOf(0)).toHaveLength(5);
    expect(at().hand(0, 'bribe', 'bribe').inventory('bribe').handOf(0)).toHaveLength(5);
  });
});

describe('burglary', () => {
  const t = () => at().hand(0, 'burglary').deck(1, 'festival', 'junk').technique('burglary');

  test('V-131 guesses the value of the top card of another deck: right, it is stolen', () => {
    const right = t();
    expect(right.question()).toMatchObject({ id: 'guess.value', options: [1, 5] });
    right.answer(4);
    expect(right.handOf(0)).toEqual(['festival']);
    expect(right.deckOf(1)).toEqual(['junk']);
    expect(right.has('guessed')).toBe(true);
  });

  test('V-130 wrong, it goes on its owner’s discard, seen by all', () => {
    const wrong = t().answer(3);
    expect(wrong.handOf(0)).toEqual([]);
    expect(wrong.discardOf(1)).toEqual(['festival']);
    expect(wrong.events).toContainEqual(
      expect.objectContaining({ type: 'moved', seenBy: -1, why: 'set-aside' }),
    );
  });

  test('V-123 an empty deck is reshuffled first', () => {
    const t = at().hand(0, 'burglary').discard(1, 'grasp').technique('burglary').answer(4);
    expect(t.handOf(0)).toEqual(['grasp']);
  });

  test('V-121 only players with a card in deck or discard can be chosen; without one there is no guess', () => {
    const none = at().hand(0, 'burglary').hand(1, 'junk').technique('burglary');
    expect(none.question().id).toBe('action');
    const open = three().hand(0, 'burglary').deck(1, 'junk').discard(2, 'junk').technique('burglary');
    expect(open.question()).toMatchObject({ id: 'target.player', options: [1, 2] });
    const one = three().hand(0, 'burglary').discard(2, 'junk').hand(1, 'junk').technique('burglary');
    expect(one.question().id).toBe('guess.value');
    expect(one.answer(1).handOf(0)).toEqual(['junk']);
  });
});

describe('grasp', () => {
  const t = () =>
    at().hand(0, 'grasp').hand(1, 'junk', 'festival', 'barometer').random(3, 1).technique('grasp');

  test('V-231 17.27 the random card is fixed before the guess; right, it is stolen', () => {
    const right = t();
    expect(right.question()).toMatchObject({ id: 'guess.value', options: [1, 5] });
    // Whatever the generator does from here on, the card is the same.
    right.luck(() => true).answer(4);
    expect(right.handOf(0)).toEqual(['festival']);
    expect(right.handOf(1)).toEqual(['junk', 'barometer']);
  });

  test('V-130 wrong: it is shown and stays in its owner’s hand', () => {
    const wrong = t().answer(2);
    expect(wrong.handOf(1)).toEqual(['junk', 'festival', 'barometer']);
    expect(wrong.handOf(0)).toEqual([]);
    expect(wrong.events).toContainEqual({ type: 'shown', owner: 1, card: wrong.id(1, 'festival') });
  });

  test('V-121 nobody has a card: no effect', () => {
    const none = at().hand(0, 'grasp').deck(1, 'junk').technique('grasp');
    expect(none.question().id).toBe('action');
    const one = three().hand(0, 'grasp').hand(2, 'junk').deck(1, 'junk').technique('grasp').answer(1);
    expect(one.handOf(0)).toEqual(['junk']);
  });
});

describe('periscope', () => {
  const t = () => at().hand(0, 'periscope').deck(1, 'junk', 'festival', 'junk').technique('periscope');

  test('names any card name of the folks in play, or Junk', () => {
    const options = t().question().options as string[];
    expect(t().question().id).toBe('name.card');
    expect(options).toHaveLength(3 * 6 + 1);
    expect(options).toContain('junk');
    expect(options).toContain('celestial-guidance');
    expect(options).not.toContain('delicacy');
  });

  test('twice the top card is discarded, and stolen if it bears the name', () => {
    const festival = t().answer('festival');
    expect(festival.handOf(0)).toEqual(['festival']);
    expect(festival.discardOf(1)).toEqual(['junk']);
    expect(festival.deckOf(1)).toEqual(['junk']);
    const junk = t().answer('junk');
    expect(junk.handOf(0)).toEqual(['junk']);
    expect(junk.discardOf(1)).toEqual(['festival']);
  });

  test('both may match', () => {
    const both = at()
      .hand(0, 'periscope')
      .deck(1, 'junk', 'junk', 'grasp')
      .technique('periscope')
      .answer('junk');
    expect(both.handOf(0)).toEqual(['junk', 'junk']);
    expect(both.deckOf(1)).toEqual(['grasp']);
  });

  test('V-122 17.24 a first card that does not match may come up again after the reshuffle', () => {
    const again = at().hand(0, 'periscope').deck(1, 'festival').technique('periscope').answer('grasp');
    expect(again.discardOf(1)).toEqual(['festival']);
    const moves = again.events.filter((event) => event.type === 'moved' && event.why === 'discarded');
    expect(moves).toHaveLength(2);
  });

  test('V-120 only one card available: once', () => {
    const once = at().hand(0, 'periscope').deck(1, 'festival').technique('periscope').answer('festival');
    expect(once.handOf(0)).toEqual(['festival']);
    expect(once.deckOf(1)).toEqual([]);
  });

  test('V-121 17.30 the target comes before the name; without one no name is asked', () => {
    const open = three().hand(0, 'periscope').deck(1, 'junk').deck(2, 'junk').technique('periscope');
    expect(open.question().id).toBe('target.player');
    expect(open.answer(2).question().id).toBe('name.card');
    expect(at().hand(0, 'periscope').technique('periscope').question().id).toBe('action');
  });
});

describe('sudden-nap', () => {
  test('V-132 V-200 throws away a random hand card of another player', () => {
    const t = () => at().hand(0, 'sudden-nap').hand(1, 'junk', 'festival');
    const folk = t().random(2, 1).technique('sudden-nap');
    expect(folk.handOf(1)).toEqual(['junk']);
    expect(folk.marketDiscardNow()).toEqual(['festival']);
    const junk = t().random(2, 0).technique('sudden-nap');
    expect(junk.handOf(1)).toEqual(['festival']);
    expect(junk.g.junkReserve).toHaveLength(20);
  });

  test('V-121 only players with hand cards are targets; none: no effect', () => {
    const open = three().hand(0, 'sudden-nap').hand(1, 'junk').hand(2, 'junk').technique('sudden-nap');
    expect(open.question()).toMatchObject({ id: 'target.player', options: [1, 2] });
    const none = at().hand(0, 'sudden-nap').deck(1, 'junk').technique('sudden-nap');
    expect(none.discardOf(0)).toEqual(['sudden-nap']);
    expect(none.deckOf(1)).toEqual(['junk']);
  });
});
