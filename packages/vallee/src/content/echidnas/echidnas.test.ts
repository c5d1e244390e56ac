import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const folks = ['echidnas', 'lemurs', 'hares'];
const at = () => table(2, { folks });
const three = () => table(3, { folks: [...folks, 'magpies'] });

describe('carefree-swapper', () => {
  test('takes the top card of another discard and lies there in its place', () => {
    const t = at().hand(0, 'carefree-swapper').discard(1, 'festival', 'junk').technique('carefree-swapper');
    expect(t.handOf(0)).toEqual(['festival']);
    expect(t.discardOf(1)).toEqual(['carefree-swapper', 'junk']);
    expect(t.discardOf(0)).toEqual([]);
    expect(t.question().id).toBe('action');
  });

  test('V-121 compulsory where possible: only non-empty discards are targets', () => {
    const open = three()
      .hand(0, 'carefree-swapper')
      .discard(1, 'junk')
      .discard(2, 'festival')
      .technique('carefree-swapper');
    expect(open.question()).toMatchObject({
      id: 'target.player',
      source: 'carefree-swapper',
      options: [1, 2],
    });
    expect(open.answer(2).handOf(0)).toEqual(['festival']);
    const forced = three().hand(0, 'carefree-swapper').discard(2, 'festival').deck(1, 'junk');
    expect(forced.technique('carefree-swapper').handOf(0)).toEqual(['festival']);
  });

  test('all other discards empty: no effect, no reshuffle, own discard', () => {
    const none = at()
      .hand(0, 'carefree-swapper')
      .deck(1, 'junk')
      .discard(0, 'festival')
      .technique('carefree-swapper');
    expect(none.discardOf(0)).toEqual(['carefree-swapper', 'festival']);
    expect(none.deckOf(1)).toEqual(['junk']);
    expect(none.handOf(0)).toEqual([]);
  });
});

describe('bargain-seeker', () => {
  test('17.9 throws away the rightmost market card, then fills every empty slot without sliding', () => {
    const t = at()
      .hand(0, 'bargain-seeker')
      .market(null, 'festival', 'barometer', null, 'bad-omen')
      .marketDeck('fortunate-upgrade', 'replacement', 'calendar', 'celestial-guidance')
      .use('bargain-seeker');
    expect(t.marketNow()).toEqual(['fortunate-upgrade', 'replacement', 'barometer', 'calendar', 'bad-omen']);
    expect(t.marketDiscardNow()).toEqual(['festival']);
    expect(t.g.turn.pendingActions).toBe(1);
  });

  test('V-122 the thrown card may come back when the market deck is empty', () => {
    const t = at().hand(0, 'bargain-seeker').market('festival').use('bargain-seeker');
    expect(t.marketNow()[0]).toBe('festival');
    expect(t.marketDiscardNow()).toEqual([]);
  });

  test('V-185 not usable when the market is empty; V-183 once per turn and copy', () => {
    const none = at().hand(0, 'bargain-seeker').marketDeck('festival');
    expect(none.entries()).not.toContain('passive.use');
    const two = at()
      .hand(0, 'bargain-seeker', 'bargain-seeker')
      .market('festival')
      .marketDeck(
        'barometer',
        'bad-omen',
        'calendar',
        'replacement',
        'celestial-guidance',
        'fortunate-upgrade',
      );
    expect(two.use('bargain-seeker').offers('passive.use')).toHaveLength(1);
    expect(two.use('bargain-seeker').entries()).not.toContain('passive.use');
  });
});

describe('delicacy', () => {
  const t = () => at().hand(0, 'delicacy').deck(1, 'festival', 'junk', 'barometer').technique('delicacy');

  test('V-225 two cards of another deck, seen by the player only; swapped, this card is shuffled in', () => {
    const swap = t();
    expect(swap.question()).toMatchObject({ id: 'setaside.pick', options: ['festival', 'junk'] });
    expect(swap.asked()).toMatchObject({ min: 0, max: 1 });
    expect(swap.g.setAside.seenBy).toBe(0);
    swap.choose('festival');
    expect(swap.handOf(0)).toEqual(['festival']);
    expect(swap.deckOf(1).sort()).toEqual(['barometer', 'delicacy', 'junk']);
    expect(swap.discardOf(0)).toEqual([]);
    expect(swap.has('shuffled')).toBe(true);
  });

  test('not swapped, both are shuffled back and this card goes to the own discard', () => {
    const keep = t().choose();
    expect(keep.deckOf(1).sort()).toEqual(['barometer', 'festival', 'junk']);
    expect(keep.discardOf(0)).toEqual(['delicacy']);
    expect(keep.has('shuffled')).toBe(true);
  });

  test('V-120 V-122 one card only: with that one; the discard is reshuffled when the deck runs out', () => {
    const one = at().hand(0, 'delicacy').deck(1, 'junk').technique('delicacy');
    expect(one.question().options).toEqual(['junk']);
    expect(one.choose('junk').deckOf(1)).toEqual(['delicacy']);
    const renewed = at().hand(0, 'delicacy').deck(1, 'junk').discard(1, 'festival').technique('delicacy');
    expect(renewed.question().options).toEqual(['junk', 'festival']);
    expect(renewed.discardOf(1)).toEqual([]);
  });

  test('V-121 only players with a card in deck or discard; none: no effect', () => {
    const open = three().hand(0, 'delicacy').deck(1, 'junk').discard(2, 'junk').technique('delicacy');
    expect(open.question()).toMatchObject({ id: 'target.player', options: [1, 2] });
    const none = at().hand(0, 'delicacy').hand(1, 'junk').technique('delicacy');
    expect(none.question().id).toBe('action');
    expect(none.discardOf(0)).toEqual(['delicacy']);
  });
});

describe('umbrella', () => {
  const t = () => at().hand(0, 'umbrella').hand(1, 'festival', 'junk', 'barometer').technique('umbrella');

  test('V-226 looks at two random hand cards and may swap itself with one', () => {
    const swap = t();
    expect(swap.question().id).toBe('setaside.pick');
    expect(swap.asked()).toMatchObject({ min: 0, max: 1 });
    const seen = swap.question().options as string[];
    expect(seen).toHaveLength(2);
    const wanted = seen[0] as string;
    swap.choose(wanted);
    expect(swap.handOf(0)).toEqual([wanted]);
    expect(swap.handOf(1)).toHaveLength(3);
    expect(swap.handOf(1)).toContain('umbrella');
    expect(swap.discardOf(0)).toEqual([]);
    expect(swap.g.looking).toBeNull();
  });

  test('not swapped: the cards stay, this one goes to the own discard', () => {
    const keep = t().choose();
    expect(keep.handOf(1)).toEqual(['festival', 'junk', 'barometer']);
    expect(keep.discardOf(0)).toEqual(['umbrella']);
  });

  test('V-132 every pair can be seen', () => {
    const pairs = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const seeded = table(2, { folks, seed }).hand(0, 'umbrella').hand(1, 'festival', 'junk', 'barometer');
      pairs.add((seeded.technique('umbrella').question().options as string[]).join());
    }
    expect(pairs.size).toBe(3);
  });

  test('V-120 V-121 one card only: that one; nobody has a card: no effect', () => {
    const one = at().hand(0, 'umbrella').hand(1, 'junk').technique('umbrella');
    expect(one.question().options).toEqual(['junk']);
    const none = at().hand(0, 'umbrella').deck(1, 'junk').technique('umbrella');
    expect(none.question().id).toBe('action');
  });
});

describe('velocipede', () => {
  test('V-145 swaps itself with any stall card, the own stall included, at its exact place', () => {
    const t = at()
      .hand(0, 'velocipede')
      .stall(0, [['carefree-swapper']])
      .stall(1, [['voracious-consumer'], ['arcane-scholar', 'arcane-scholar']])
      .technique('velocipede');
    expect(t.question()).toMatchObject({ id: 'stall.swap' });
    expect(t.question().options).toHaveLength(4);
    t.choose('arcane-scholar');
    expect(t.stallOf(1)).toEqual([['voracious-consumer'], ['velocipede', 'arcane-scholar']]);
    expect(t.handOf(0)).toEqual(['arcane-scholar']);
    expect(t.discardOf(0)).toEqual([]);
  });

  test('V-121 compulsory if any stall holds a card; otherwise no effect', () => {
    const forced = at()
      .hand(0, 'velocipede')
      .stall(0, [['carefree-swapper']])
      .technique('velocipede');
    expect(forced.stallOf(0)).toEqual([['velocipede']]);
    expect(forced.handOf(0)).toEqual(['carefree-swapper']);
    const none = at().hand(0, 'velocipede').technique('velocipede');
    expect(none.discardOf(0)).toEqual(['velocipede']);
  });
});

describe('matching-colours', () => {
  const t = () =>
    at()
      .hand(0, 'matching-colours', 'barometer', 'junk', 'arcane-scholar')
      .stall(0, [['carefree-swapper']])
      .stall(1, [['voracious-consumer'], ['delightful-surprise']]);

  test('V-009 a folk card of the hand for an opponent’s stall card of the same value', () => {
    const pairs = t().technique('matching-colours');
    const delightful = pairs.g.stalls[1]?.[1]?.[0] as number;
    expect(pairs.question()).toEqual({
      seat: 0,
      id: 'stall.swap',
      source: 'matching-colours',
      options: [
        { give: pairs.id(0, 'barometer'), take: delightful },
        { give: pairs.id(0, 'arcane-scholar'), take: pairs.g.stalls[1]?.[0]?.[0] as number },
      ],
    });
    pairs.answer({ give: pairs.id(0, 'barometer'), take: delightful });
    expect(pairs.stallOf(1)).toEqual([['voracious-consumer'], ['barometer']]);
    expect(pairs.handOf(0).sort()).toEqual(['arcane-scholar', 'delightful-surprise', 'junk']);
    expect(pairs.discardOf(0)).toEqual(['matching-colours']);
  });

  test('V-009 the hand card counts with its effective value', () => {
    const reading = t().marketDeck('festival').use('barometer').technique('matching-colours');
    // The barometer reads 4 now: only the scholar's 1 matches, and is swapped without a question.
    expect(reading.stallOf(1)).toEqual([['arcane-scholar'], ['delightful-surprise']]);
    expect(reading.question().id).toBe('action');
  });

  test('never the own stall; no pair, no effect', () => {
    const none = at()
      .hand(0, 'matching-colours', 'arcane-scholar')
      .stall(0, [['carefree-swapper']])
      .technique('matching-colours');
    expect(none.stallOf(0)).toEqual([['carefree-swapper']]);
    expect(none.discardOf(0)).toEqual(['matching-colours']);
  });
});
