import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const folks = ['monitors', 'hares', 'magpies'];
const at = () => table(2, { folks });

describe('as much as possible', () => {
  test('V-120 fewer cards than stated: as many as there are, down to none', () => {
    const two = at().hand(0, 'bad-omen').deck(0, 'junk').discard(0, 'festival').technique('bad-omen');
    expect(two.question().options).toEqual(['junk', 'festival']);
    expect(at().hand(0, 'bad-omen').technique('bad-omen').question().id).toBe('action');
  });

  test('V-121 17.12 a target that makes the effect void cannot be chosen while another would work', () => {
    const t = table(3, { folks: [...folks, 'lemurs'] })
      .hand(0, 'grasp')
      .hand(2, 'junk')
      .deck(1, 'junk')
      .technique('grasp');
    expect(t.question().id).toBe('guess.value');
    t.answer(1);
    expect(t.handOf(2)).toEqual([]);
  });

  test('V-121 a step without target is skipped and the next one is carried out', () => {
    const t = table(2, { folks: ['lemurs', 'hares', 'magpies'] })
      .hand(0, 'fortunate-upgrade')
      .marketDeck('festival')
      .technique('fortunate-upgrade');
    expect(t.handOf(0)).toContain('festival');
  });

  test('V-121 17.28 "if you do so" depends on the step before', () => {
    const t = table(2, { folks: ['lemurs', 'hares', 'magpies'] })
      .hand(0, 'replacement', 'junk')
      .market('festival')
      .technique('replacement');
    expect(t.handOf(0)).toEqual(['junk']);
    expect(t.marketNow()[0]).toBe('festival');
  });
});

describe('drawing', () => {
  test('V-122 an empty deck is renewed from the discard only when a card is needed', () => {
    const t = at().hand(0, 'slice-of-life').deck(0, 'junk').discard(0, 'festival', 'calendar');
    t.use('slice-of-life').choose('junk');
    // The deck has become empty, but nothing more was needed.
    expect(t.deckOf(0)).toEqual([]);
    expect(t.discardOf(0)).toEqual(['junk', 'festival', 'calendar']);
    t.inventory();
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'reshuffled' }));
    expect(t.handOf(0).filter((name) => name === 'junk').length).toBeGreaterThan(0);
    expect(t.handOf(0)).toEqual(expect.arrayContaining(['festival', 'calendar']));
  });

  test('V-122 cards already taken are not part of the reshuffle', () => {
    const t = at()
      .hand(0, 'pompous-professional')
      .deck(0, 'festival')
      .discard(0, 'grasp')
      .technique('pompous-professional');
    t.answer('junk');
    const aside = t.events.filter((event) => event.type === 'moved' && event.why === 'set-aside');
    expect(aside).toHaveLength(2);
    expect(t.deckOf(0).sort()).toEqual(['festival', 'grasp']);
    expect(t.discardOf(0)).toEqual(['pompous-professional']);
  });

  test('V-123 taking the top card of a deck renews it in the same way', () => {
    const t = at().hand(0, 'burglary').discard(1, 'festival').technique('burglary').answer(4);
    expect(t.handOf(0)).toEqual(['festival']);
  });

  test('V-124 V-125 a search finds nothing in an empty deck and takes exactly one from another', () => {
    const empty = at()
      .hand(0, 'celestial-guidance')
      .discard(0, 'junk')
      .faces('planet')
      .technique('celestial-guidance');
    expect(empty.deckOf(0)).toEqual([]);
    expect(empty.has('reshuffled')).toBe(false);
    const full = at()
      .hand(0, 'celestial-guidance')
      .deck(0, 'junk', 'grasp')
      .faces('planet')
      .technique('celestial-guidance');
    expect(full.refuses({ seat: 0, id: 'deck.search', answer: [] })).toMatchObject({
      reason: 'too-few-cards',
    });
    expect(full.asked()).toMatchObject({ min: 1, max: 1 });
  });

  test('V-124 a search shows the cards sorted, not in the order of the deck', () => {
    const t = at()
      .hand(0, 'duplicate-entry')
      .deck(0, 'junk', 'grasp', 'history-lesson')
      .technique('duplicate-entry');
    const from = (t.asked() as { from?: number[] }).from ?? [];
    expect([...from].sort((a, b) => a - b)).toEqual(from);
    expect(from).toHaveLength(3);
  });

  test('V-126 V-228 shuffling cards into a deck shuffles the whole of it', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const t = table(2, { folks, seed })
        .hand(0, 'history-lesson')
        .deck(0, 'junk', 'festival')
        .discard(0, 'grasp');
      orders.add(t.technique('history-lesson').answer(1).deckOf(0).join());
    }
    expect(orders.size).toBe(6);
  });

  test('V-127 set-aside cards are in no hand', () => {
    const t = at().hand(0, 'bad-omen').deck(0, 'junk', 'festival', 'grasp').technique('bad-omen');
    expect(t.handOf(0)).toEqual([]);
    expect(t.deckOf(0)).toEqual([]);
    expect(t.g.setAside.cards).toHaveLength(3);
  });

  test('V-128 V-150 several cards discarded at one moment lie in an order of choice', () => {
    const t = () => at().hand(0, 'junk', 'festival', 'grasp').deck(0, 'junk', 'junk', 'junk', 'junk', 'junk');
    expect(t().inventory('grasp', 'junk', 'festival').discardOf(0)).toEqual(['festival', 'junk', 'grasp']);
    expect(t().inventory('festival', 'grasp').discardOf(0)).toEqual(['grasp', 'festival']);
  });

  test('V-129 cards that stay in a discard keep their order', () => {
    const t = at()
      .hand(0, 'celestial-guidance')
      .discard(0, 'junk', 'festival', 'grasp', 'burglary')
      .faces('stars')
      .technique('celestial-guidance')
      .choose('festival');
    expect(t.discardOf(0)).toEqual(['celestial-guidance', 'junk', 'grasp', 'burglary']);
  });

  test('V-130 V-131 a guess is a printed value from 1 to 5, and the card is shown either way', () => {
    const t = () => at().hand(0, 'grasp').hand(1, 'barometer').technique('grasp');
    for (const answer of [0, 6, 2.5, '2', null])
      expect(t().refuses({ seat: 0, id: 'guess.value', answer }).code).toBe('not-an-option');
    for (const answer of [2, 3]) expect(t().answer(answer).has('shown')).toBe(true);
    expect(t().answer(2).handOf(0)).toEqual(['barometer']);
  });

  test('V-132 random choices are uniform over the cards concerned', () => {
    const counts: Record<string, number> = {};
    for (let seed = 1; seed <= 300; seed++) {
      const t = table(2, { folks, seed }).hand(0, 'sudden-nap').hand(1, 'festival', 'grasp', 'burglary');
      const [thrown] = t.technique('sudden-nap').marketDiscardNow();
      counts[thrown as string] = (counts[thrown as string] ?? 0) + 1;
    }
    expect(Object.keys(counts).sort()).toEqual(['burglary', 'festival', 'grasp']);
    for (const count of Object.values(counts)) expect(Math.abs(count - 100)).toBeLessThan(35);
  });

  test('V-133 taking a card from the market by an effect is free and no purchase', () => {
    const t = table(2, { folks: ['lemurs', 'hares', 'magpies'] })
      .hand(0, 'replacement', 'bribe', 'royal-privilege')
      .market(null, null, null, null, 'delightful-surprise')
      .technique('replacement')
      .choose('bribe');
    expect(t.handOf(0)).toEqual(['royal-privilege', 'delightful-surprise']);
    expect(t.marketNow()[4]).toBeNull();
    expect(t.has('purchase')).toBe(false);
    expect(t.g.turn.handBonus).toBe(0);
    expect(t.question().id).toBe('action');
  });

  test('V-134 the market is filled from right to left without sliding, until no card is left', () => {
    const t = table(2, { folks: ['echidnas', 'hares', 'magpies'] })
      .hand(0, 'bargain-seeker')
      .market(null, 'grasp', null, 'festival')
      .marketDeck('burglary')
      .use('bargain-seeker');
    // The thrown card is all that the renewed market deck holds.
    expect(t.marketNow()).toEqual(['burglary', 'grasp', null, 'festival', null]);
  });
});
