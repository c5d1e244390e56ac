import { below, shuffle } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const folks = ['hares', 'lemurs', 'monitors'];
const at = () => table(2, { folks });

describe('arcane-scholar', () => {
  const t = () => at().hand(0, 'arcane-scholar', 'junk').deck(0, 'festival', 'barometer', 'calendar', 'junk');

  test('V-242 V-243 draws first; planet: nothing more', () => {
    const planet = t().faces('planet').technique('arcane-scholar');
    expect(planet.handOf(0)).toEqual(['junk', 'festival']);
    expect(planet.deckOf(0)).toEqual(['barometer', 'calendar', 'junk']);
    expect(planet.discardOf(0)).toEqual(['arcane-scholar']);
    expect(planet.events).toContainEqual({ type: 'rolled', seat: 0, face: 'planet' });
    expect(planet.question().id).toBe('action');
  });

  test('V-128 comet: two hand cards are discarded, in an order of choice', () => {
    const comet = t().faces('comet').technique('arcane-scholar');
    expect(comet.asked()).toMatchObject({ id: 'hand.pick', min: 2, max: 2, ordered: true });
    comet.choose('festival', 'junk');
    expect(comet.discardOf(0)).toEqual(['arcane-scholar', 'junk', 'festival']);
    expect(comet.handOf(0)).toEqual([]);
  });

  test('V-120 comet with one hand card: that one', () => {
    const one = at().hand(0, 'arcane-scholar').deck(0, 'festival').faces('comet').technique('arcane-scholar');
    expect(one.discardOf(0)).toEqual(['arcane-scholar', 'festival']);
    expect(one.question().id).toBe('action');
  });

  test('17.8 stars: the top two cards of the deck are shown together, then ordered on the discard', () => {
    const stars = t().faces('stars').technique('arcane-scholar');
    expect(stars.question()).toMatchObject({ id: 'order.cards', options: ['barometer', 'calendar'] });
    expect(stars.g.setAside.seenBy).toBe(-1);
    stars.choose('calendar', 'barometer');
    expect(stars.discardOf(0)).toEqual(['arcane-scholar', 'barometer', 'calendar']);
    expect(stars.deckOf(0)).toEqual(['junk']);
    expect(stars.handOf(0)).toEqual(['junk', 'festival']);
  });

  test('17.24 stars: a reshuffle in between does not include the first card', () => {
    const stars = at()
      .hand(0, 'arcane-scholar')
      .deck(0, 'festival', 'barometer')
      .discard(0, 'calendar')
      .faces('stars')
      .technique('arcane-scholar');
    expect(stars.question().options).toEqual(['barometer', 'calendar']);
  });

  test('V-120 with deck and discard empty the die is rolled all the same', () => {
    const empty = at()
      .hand(0, 'arcane-scholar', 'junk', 'festival')
      .faces('comet')
      .technique('arcane-scholar');
    expect(empty.choose('junk', 'festival').discardOf(0)).toEqual(['arcane-scholar', 'festival', 'junk']);
    const stars = at().hand(0, 'arcane-scholar').faces('stars').technique('arcane-scholar');
    expect(stars.question().id).toBe('action');
    expect(stars.has('rolled')).toBe(true);
  });

  test('V-241 planet with re-roll: kept it is a planet, re-rolled it is a new roll', () => {
    const kept = t().faces('planet-reroll').technique('arcane-scholar');
    expect(kept.question()).toMatchObject({ id: 'die.reroll', source: 'arcane-scholar' });
    expect(kept.answer(false).handOf(0)).toEqual(['junk', 'festival']);
    const again = t().faces('planet-reroll', 'comet').technique('arcane-scholar').answer(true);
    expect(again.question().id).toBe('hand.pick');
  });
});

describe('barometer', () => {
  const t = () =>
    at().hand(0, 'barometer', 'junk').marketDeck('festival', 'calendar').market(null, 'duplicate-entry');

  test('V-009 takes the printed value of the top card of the market deck, for paying', () => {
    const paying = t().use('barometer');
    expect(paying.marketDiscardNow()).toEqual(['festival']);
    expect(paying.g.turn.values).toEqual([{ card: paying.id(0, 'barometer'), how: 'set', amount: 4 }]);
    expect(paying.buy(1, ['barometer']).handOf(0)).toContain('duplicate-entry');
  });

  test('the new value is compulsory: it is superfluous where 2 would have done', () => {
    const paying = t().use('barometer');
    expect(paying.refuses(paying.move('market.buy', paying.payment(1, ['barometer', 'junk'])))).toMatchObject(
      {
        rule: 'V-062',
        reason: 'superfluous-card',
        figures: { cost: 4, paid: 5 },
      },
    );
  });

  test('V-141 V-144 for building; the stack stays valid when the turn is over', () => {
    const built = at()
      .hand(0, 'barometer')
      .marketDeck('duplicate-entry')
      .stall(0, [['arcane-scholar'], ['refreshing-drink']])
      .use('barometer')
      .build('barometer');
    expect(built.stallOf(0)[2]).toEqual(['barometer']);
    expect(built.g.turn.values).toEqual([]);
    expect(built.g.turn.active).toBe(1);
  });

  test('17.17 the value ends when the card leaves the hand', () => {
    const gone = at()
      .hand(0, 'barometer', 'refreshing-drink')
      .marketDeck('festival')
      .use('barometer')
      .use('refreshing-drink')
      .choose('barometer');
    expect(gone.g.turn.values).toEqual([]);
  });

  test.each([
    ['stored', 'clever-guardian', 'tree-kangaroos'],
    ['put back', 'tactical-measurement', 'tree-kangaroos'],
  ])('V-201 V-223 nobody is told whether it was the one that is %s', (_, card, folk) => {
    const told = (secret: string) => {
      const t = table(2, { folks: ['hares', 'monitors', folk] })
        .hand(0, 'barometer', 'festival', card)
        .deck(0, 'junk')
        .marketDeck('festival', 'calendar')
        .use('barometer');
      if (card === 'clever-guardian') t.technique(card);
      else t.use(card);
      t.choose(secret);
      const seen = t.events.map((event) => vallee.redact(event, 1)).filter((event) => event !== null);
      return { seen, view: vallee.view(t.g, 1), own: vallee.view(t.g, 0).turn.values };
    };
    const [barometer, other] = [told('barometer'), told('festival')];
    expect(barometer.seen).toEqual(other.seen);
    expect(barometer.view).toEqual(other.view);
    expect(other.own).toHaveLength(1);
    expect(barometer.own).toEqual([]);
  });

  test('V-046 and at the end of the turn', () => {
    const over = at().hand(0, 'barometer').marketDeck('festival').use('barometer').inventory();
    expect(over.g.turn.active).toBe(1);
    expect(over.g.turn.values).toEqual([]);
    expect(over.handOf(0)).toContain('barometer');
  });

  test('V-185 not usable when market deck and discard are empty; a reshuffled discard will do', () => {
    expect(at().hand(0, 'barometer').market('festival').entries()).not.toContain('passive.use');
    const one = at().hand(0, 'barometer').marketDiscard('voracious-consumer').use('barometer');
    expect(one.g.turn.values[0]?.amount).toBe(1);
    expect(one.marketDiscardNow()).toEqual(['voracious-consumer']);
  });
});

describe('bad-omen', () => {
  const t = () =>
    at().hand(0, 'bad-omen').deck(0, 'festival', 'junk', 'barometer', 'calendar').technique('bad-omen');

  test('V-127 V-225 three cards aside, seen by the player only; one may be thrown away, the others are put back in any order', () => {
    const thrown = t();
    expect(thrown.question()).toMatchObject({
      id: 'setaside.pick',
      options: ['festival', 'junk', 'barometer'],
    });
    expect(thrown.asked()).toMatchObject({ min: 0, max: 1 });
    expect(thrown.g.setAside.seenBy).toBe(0);
    expect(thrown.handOf(0)).toEqual([]);
    thrown.choose('junk');
    expect(thrown.question()).toMatchObject({ id: 'order.cards', options: ['festival', 'barometer'] });
    thrown.choose('festival', 'barometer');
    // Laid back one after the other: the last one is on top.
    expect(thrown.deckOf(0)).toEqual(['barometer', 'festival', 'calendar']);
    expect(thrown.g.junkReserve).toHaveLength(20);
    expect(thrown.has('shuffled')).toBe(false);
  });

  test('none thrown away: all three are ordered', () => {
    const none = t().choose();
    expect(none.choose('barometer', 'junk', 'festival').deckOf(0)).toEqual([
      'festival',
      'junk',
      'barometer',
      'calendar',
    ]);
  });

  test('V-120 fewer cards: as many as there are', () => {
    const one = at().hand(0, 'bad-omen').deck(0, 'festival').technique('bad-omen').choose('festival');
    expect(one.marketDiscardNow()).toEqual(['festival']);
    expect(one.question().id).toBe('action');
    const kept = at().hand(0, 'bad-omen').deck(0, 'festival').technique('bad-omen').choose();
    expect(kept.deckOf(0)).toEqual(['festival']);
    expect(at().hand(0, 'bad-omen').technique('bad-omen').question().id).toBe('action');
  });
});

describe('festival', () => {
  const t = () => at().hand(0, 'festival').deck(0, 'junk').marketDeck('calendar');

  test('V-242 comet: a market card; planet: an own card; stars: nothing', () => {
    expect(t().faces('comet').technique('festival').handOf(0)).toEqual(['calendar']);
    expect(t().faces('planet').technique('festival').handOf(0)).toEqual(['junk']);
    expect(t().faces('stars').technique('festival').handOf(0)).toEqual([]);
  });

  test('V-241 the re-roll may be used each time the face shows', () => {
    const again = t().faces('planet-reroll', 'planet-reroll', 'comet').technique('festival').answer(true);
    expect(again.question().id).toBe('die.reroll');
    expect(again.answer(true).handOf(0)).toEqual(['calendar']);
    const kept = t().faces('planet-reroll', 'planet-reroll').technique('festival').answer(true).answer(false);
    expect(kept.handOf(0)).toEqual(['junk']);
  });

  test('V-120 nothing to draw: nothing', () => {
    const empty = () => at().hand(0, 'festival');
    expect(empty().faces('comet').technique('festival').handOf(0)).toEqual([]);
    expect(empty().faces('planet').technique('festival').handOf(0)).toEqual([]);
  });
});

describe('celestial-guidance', () => {
  const t = () =>
    at().hand(0, 'celestial-guidance').deck(0, 'junk', 'festival').discard(0, 'calendar', 'barometer');

  test('V-125 planet: one card of the deck must be taken, then the deck is shuffled', () => {
    const planet = t().faces('planet').technique('celestial-guidance');
    expect(planet.asked()).toMatchObject({ id: 'deck.search', min: 1, max: 1 });
    planet.choose('festival');
    expect(planet.handOf(0)).toEqual(['festival']);
    expect(planet.has('shuffled')).toBe(true);
    expect(planet.discardOf(0)).toEqual(['celestial-guidance', 'calendar', 'barometer']);
  });

  test('V-129 stars: one card of the discard must be taken', () => {
    const stars = t().faces('stars').technique('celestial-guidance');
    expect(stars.question()).toMatchObject({ id: 'discard.pick', options: ['barometer', 'calendar'] });
    expect(stars.asked()).toMatchObject({ min: 1, max: 1 });
    stars.choose('barometer');
    expect(stars.handOf(0)).toEqual(['barometer']);
    expect(stars.discardOf(0)).toEqual(['celestial-guidance', 'calendar']);
    expect(stars.has('shuffled')).toBe(false);
  });

  test('comet: nothing', () => {
    const comet = t().faces('comet').technique('celestial-guidance');
    expect(comet.handOf(0)).toEqual([]);
    expect(comet.question().id).toBe('action');
  });

  test('V-124 planet with an empty deck: nothing, no reshuffle; stars with an empty discard: nothing', () => {
    const planet = at()
      .hand(0, 'celestial-guidance')
      .discard(0, 'junk', 'festival')
      .faces('planet')
      .technique('celestial-guidance');
    expect(planet.discardOf(0)).toEqual(['celestial-guidance', 'junk', 'festival']);
    expect(planet.question().id).toBe('action');
    const stars = at()
      .hand(0, 'celestial-guidance')
      .deck(0, 'junk')
      .faces('stars')
      .technique('celestial-guidance');
    expect(stars.deckOf(0)).toEqual(['junk']);
    expect(stars.handOf(0)).toEqual([]);
  });

  test('V-241 the re-roll face kept is a planet', () => {
    const kept = t().faces('planet-reroll').technique('celestial-guidance').answer(false);
    expect(kept.question().id).toBe('deck.search');
  });
});

describe('calendar', () => {
  test('V-185 V-126 shuffles the top card of the discard into the deck, which may be empty', () => {
    const t = at().hand(0, 'calendar').discard(0, 'festival', 'junk').use('calendar');
    expect(t.deckOf(0)).toEqual(['festival']);
    expect(t.discardOf(0)).toEqual(['junk']);
    expect(at().hand(0, 'calendar').deck(0, 'junk').entries()).not.toContain('passive.use');
  });

  test('V-228 the place in the deck is random', () => {
    const places = new Set<number>();
    for (let seed = 1; seed <= 40; seed++) {
      const t = table(2, { folks, seed }).hand(0, 'calendar').deck(0, 'junk', 'junk').discard(0, 'festival');
      t.luck((rng) => below(rng, 97) === seed).use('calendar');
      places.add(t.deckOf(0).indexOf('festival'));
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  test('V-044 at Q2 after a purchase the last payment card goes into the deck before the hand is filled', () => {
    const t = at()
      .hand(0, 'calendar', 'festival', 'junk', 'junk')
      .deck(0, 'junk')
      .market('history-lesson')
      .buy(0, ['festival']);
    expect(t.question()).toMatchObject({
      id: 'turn.continue',
      options: ['turn.end', 'turn.go-on', 'passive.use'],
    });
    expect(t.discardOf(0)).toEqual(['festival']);
    t.luck((rng) => shuffle(rng, ['junk', 'festival'])[1] === 'festival').use('calendar');
    expect(t.g.turn.active).toBe(1);
    expect(t.handOf(0)).toEqual(['calendar', 'junk', 'junk', 'history-lesson', 'festival']);
    expect(t.deckOf(0)).toEqual(['junk']);
    expect(t.discardOf(0)).toEqual([]);
  });
});
