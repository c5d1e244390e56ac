import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const folks = ['lemurs', 'magpies', 'hares'];
const at = () => table(2, { folks });

describe('voracious-consumer', () => {
  test('V-126 shuffles the whole discard into the deck, without itself', () => {
    const t = at()
      .hand(0, 'voracious-consumer')
      .deck(0, 'junk')
      .discard(0, 'festival', 'grasp')
      .technique('voracious-consumer');
    expect(t.deckOf(0).sort()).toEqual(['festival', 'grasp', 'junk']);
    expect(t.discardOf(0)).toEqual(['voracious-consumer']);
    expect(t.g.turn.pendingActions).toBe(1);
  });

  test('17.10 with an empty discard the deck is shuffled all the same', () => {
    const t = at().hand(0, 'voracious-consumer').deck(0, 'junk', 'festival').technique('voracious-consumer');
    expect(t.has('shuffled')).toBe(true);
    expect(t.deckOf(0)).toHaveLength(2);
  });
});

describe('delightful-surprise', () => {
  const t = () =>
    at()
      .hand(0, 'delightful-surprise')
      .marketDeck('festival', 'grasp', 'burglary')
      .technique('delightful-surprise');

  test('one of two market cards is kept; the other and this card are thrown away in an order of choice', () => {
    const kept = t();
    expect(kept.question()).toMatchObject({ id: 'setaside.pick', options: ['festival', 'grasp'] });
    kept.choose('grasp');
    // 17.18: the preset has this card last, hence on top.
    expect(kept.question()).toMatchObject({
      id: 'order.cards',
      options: ['festival', 'delightful-surprise'],
    });
    const preset = kept.choose('festival', 'delightful-surprise');
    expect(preset.marketDiscardNow()).toEqual(['delightful-surprise', 'festival']);
    expect(preset.handOf(0)).toEqual(['grasp']);
    expect(preset.discardOf(0)).toEqual([]);
    expect(preset.marketDeckNow()).toEqual(['burglary']);
    const other = t().choose('festival').choose('delightful-surprise', 'grasp');
    expect(other.marketDiscardNow()).toEqual(['grasp', 'delightful-surprise']);
  });

  test('V-103 the bonus action is gained although the card has left', () => {
    const gone = t().choose('grasp').choose('festival', 'delightful-surprise');
    expect(gone.g.turn.pendingActions).toBe(1);
    expect(gone.question().id).toBe('action');
  });

  test('V-120 the only card there is is taken; none: only this card is thrown away', () => {
    const one = at().hand(0, 'delightful-surprise').marketDeck('grasp').technique('delightful-surprise');
    expect(one.handOf(0)).toEqual(['grasp']);
    expect(one.marketDiscardNow()).toEqual(['delightful-surprise']);
    const none = at().hand(0, 'delightful-surprise').technique('delightful-surprise');
    expect(none.handOf(0)).toEqual([]);
    expect(none.marketDiscardNow()).toEqual(['delightful-surprise']);
    expect(none.question().id).toBe('action');
  });

  test('V-122 the market discard is reshuffled between the two, without the first card', () => {
    const t = at()
      .hand(0, 'delightful-surprise')
      .marketDeck('grasp')
      .marketDiscard('festival')
      .technique('delightful-surprise');
    expect(t.question().options).toEqual(['grasp', 'festival']);
    expect(t.marketDiscardNow()).toEqual([]);
  });
});

describe('fortunate-upgrade', () => {
  test('throws away one hand card and draws one of the market deck, without a bonus action', () => {
    const t = at()
      .hand(0, 'fortunate-upgrade', 'junk', 'festival')
      .marketDeck('grasp')
      .technique('fortunate-upgrade');
    expect(t.question()).toMatchObject({ id: 'hand.pick', options: ['junk', 'festival'] });
    expect(t.asked()).toMatchObject({ min: 1, max: 1 });
    t.choose('junk');
    expect(t.handOf(0).slice(0, 2)).toEqual(['festival', 'grasp']);
    expect(t.g.junkReserve.length).toBe(20 - 2);
    expect(t.g.turn.active).toBe(1);
  });

  test('with an empty hand the card is drawn all the same', () => {
    const t = at().hand(0, 'fortunate-upgrade').marketDeck('grasp').technique('fortunate-upgrade');
    expect(t.handOf(0)[0]).toBe('grasp');
  });

  test('V-122 the thrown card itself may come back when the market deck is empty', () => {
    const t = at().hand(0, 'fortunate-upgrade', 'festival').technique('fortunate-upgrade');
    expect(t.handOf(0)[0]).toBe('festival');
    expect(t.marketDiscardNow()).toEqual([]);
  });
});

describe('replacement', () => {
  const t = () =>
    at()
      .hand(0, 'replacement', 'junk', 'burglary', 'pompous-professional')
      .market('bribe', 'festival', 'sudden-nap', 'delightful-surprise')
      .technique('replacement');

  test('V-009 V-133 a folk card for a market card of a value at most 1 away, free of cost', () => {
    const three = t();
    expect(three.question()).toMatchObject({
      id: 'hand.pick',
      options: ['burglary', 'pompous-professional'],
    });
    three.choose('burglary');
    // Value 3: 2, 4 and 2, not the 5 in slot 2.
    expect(three.question()).toMatchObject({ id: 'market.pick', options: [0, 1, 3] });
    three.answer(1);
    expect(three.handOf(0)).toEqual(['junk', 'pompous-professional', 'festival']);
    expect(three.marketNow()).toEqual(['bribe', null, 'sudden-nap', 'delightful-surprise', null]);
    expect(three.marketDiscardNow()).toEqual(['burglary']);
    expect(three.g.turn.handBonus).toBe(0);
    expect(three.question().id).toBe('action');
  });

  test('V-009 the effective value of a barometer counts', () => {
    const five = at()
      .hand(0, 'replacement', 'barometer')
      .marketDeck('sudden-nap')
      .market('festival', 'bribe')
      .use('barometer')
      .technique('replacement');
    // The barometer reads 5: only the 4 is near.
    expect(five.handOf(0)).toEqual(['festival']);
    expect(five.marketDiscardNow()).toEqual(['barometer', 'sudden-nap']);
  });

  test('V-004 without a folk card in hand nothing happens', () => {
    const none = at().hand(0, 'replacement', 'junk').market('bribe').technique('replacement');
    expect(none.handOf(0)).toEqual(['junk']);
    expect(none.marketNow()[0]).toBe('bribe');
    expect(none.discardOf(0)).toEqual(['replacement']);
  });

  test('V-121 a card may be thrown away for which no market card fits', () => {
    const none = at()
      .hand(0, 'replacement', 'pompous-professional', 'festival')
      .market('sudden-nap')
      .technique('replacement')
      .choose('pompous-professional');
    expect(none.marketDiscardNow()).toEqual(['pompous-professional']);
    expect(none.marketNow()[0]).toBe('sudden-nap');
    expect(none.question().id).toBe('action');
  });
});

describe('fashion-hint', () => {
  const t = () =>
    at()
      .hand(0, 'fashion-hint', 'junk', 'bribe')
      .marketDeck('grasp')
      .marketDiscard('festival', 'burglary')
      .technique('fashion-hint');

  test('may throw away the top of the market deck, then may swap a folk card with the top of the market discard', () => {
    const both = t();
    expect(both.question()).toMatchObject({ id: 'market-deck.throw' });
    both.answer(true);
    expect(both.marketDiscardNow()).toEqual(['grasp', 'festival', 'burglary']);
    expect(both.question()).toMatchObject({ id: 'hand.pick', options: ['bribe'] });
    expect(both.asked()).toMatchObject({ min: 0, max: 1 });
    both.choose('bribe');
    expect(both.marketDiscardNow()).toEqual(['bribe', 'festival', 'burglary']);
    expect(both.handOf(0)).toEqual(['junk', 'grasp']);
    expect(both.discardOf(0)).toEqual(['fashion-hint']);
  });

  test('both steps are optional and independent', () => {
    const neither = t().answer(false).choose();
    expect(neither.marketDeckNow()).toEqual(['grasp']);
    expect(neither.handOf(0)).toEqual(['junk', 'bribe']);
    const second = t().answer(false).choose('bribe');
    expect(second.handOf(0)).toEqual(['junk', 'festival']);
  });

  test('V-122 with an empty market deck the discard is reshuffled only if the player says yes', () => {
    const empty = () =>
      at().hand(0, 'fashion-hint', 'bribe').marketDiscard('festival', 'burglary').technique('fashion-hint');
    expect(empty().answer(false).marketDiscardNow()).toEqual(['festival', 'burglary']);
    const yes = empty().answer(true);
    expect(yes.marketDiscardNow()).toHaveLength(1);
    expect(yes.marketDeckNow()).toHaveLength(1);
  });

  test('V-121 nothing is asked when both piles are empty, or when no folk card is in hand', () => {
    const bare = at().hand(0, 'fashion-hint', 'bribe').technique('fashion-hint');
    expect(bare.question().id).toBe('action');
    const junk = at()
      .hand(0, 'fashion-hint', 'junk')
      .marketDiscard('grasp')
      .technique('fashion-hint')
      .answer(false);
    expect(junk.question().id).toBe('action');
  });
});

describe('royal-privilege', () => {
  const t = () =>
    at()
      .hand(0, 'royal-privilege', 'junk', 'pompous-professional')
      .deck(0, 'junk', 'junk', 'junk')
      .market('sudden-nap', 'festival', null, 'bribe')
      .marketDeck('burglary', 'burglary', 'burglary', 'grasp')
      .buy(0, ['royal-privilege']);

  test('V-064 after the purchase a folk card may be thrown away for another market card', () => {
    const used = t();
    expect(used.question()).toMatchObject({ id: 'market.royal-privilege', source: 'royal-privilege' });
    const professional = used.id(0, 'pompous-professional');
    used.answer({ card: professional, slot: 1 });
    expect(used.handOf(0).slice(0, 3)).toEqual(['junk', 'sudden-nap', 'festival']);
    expect(used.marketDiscardNow()).toEqual(['pompous-professional']);
    expect(used.discardOf(0)).toEqual(['royal-privilege']);
  });

  test('17.7 the card just bought may be the one thrown away; the slot just emptied is not offered', () => {
    const used = t();
    const bought = used.id(0, 'sudden-nap');
    const options = used.question().options as ({ card: number; slot: number } | null)[];
    expect(options).toContainEqual({ card: bought, slot: 3 });
    expect(options.filter((option) => option?.slot === 0)).toEqual([]);
    expect(options.filter((option) => option?.card === used.id(0, 'junk'))).toEqual([]);
    expect(used.answer({ card: bought, slot: 3 }).marketDiscardNow()).toEqual(['sudden-nap']);
  });

  test('it may be skipped, and is asked once', () => {
    const skipped = t().answer(null);
    expect(skipped.marketNow()).toEqual(['festival', 'bribe', 'burglary', 'burglary', 'burglary']);
    expect(skipped.g.turn.active).toBe(1);
  });

  test('V-121 not offered when the market is empty', () => {
    const empty = at().hand(0, 'royal-privilege').market('sudden-nap').buy(0, ['royal-privilege']);
    expect(empty.g.turn.active).toBe(1);
  });

  test('bribe, rigorous-chronicler and royal-privilege may be in one payment', () => {
    const t = table(2, { folks: ['monitors', 'lemurs', 'magpies'] })
      .hand(0, 'royal-privilege', 'bribe', 'rigorous-chronicler')
      .market('replacement', null, null, null, 'grasp')
      .buy(4, ['bribe', 'rigorous-chronicler', 'royal-privilege'], [2, 1, 5]);
    expect(t.question().id).toBe('market.royal-privilege');
    expect(t.g.turn.handBonus).toBe(1);
    t.answer({ card: t.id(0, 'grasp'), slot: 0 });
    expect(t.handOf(0)).toHaveLength(6);
    expect(t.handOf(0)).toContain('replacement');
  });
});
