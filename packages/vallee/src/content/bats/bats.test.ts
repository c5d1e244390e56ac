import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const at = (isNight: boolean, players = 2) => {
  const t = table(players, { folks: ['bats', 'lemurs', 'magpies', ...(players === 2 ? [] : ['hares'])] });
  t.g.clocks = t.g.players.map(() => (isNight ? 'night' : 'dawn'));
  return t;
};

describe('sneaky-scout', () => {
  test('V-225 the top 2 of the own deck, in a new order', () => {
    const t = at(false).hand(0, 'sneaky-scout').deck(0, 'junk', 'bribe', 'grasp').deck(1, 'junk');
    t.technique('sneaky-scout');
    expect(vallee.view(t.g, 1).setAside).toEqual([null, null]);
    expect(t.choose('junk', 'bribe').deckOf(0)).toEqual(['bribe', 'junk', 'grasp']);
  });

  test('V-370 by night those of another, who does not see them', () => {
    const t = at(true).hand(0, 'sneaky-scout').deck(0, 'junk').deck(1, 'grasp', 'bribe', 'junk');
    expect(t.technique('sneaky-scout').question()).toMatchObject({ id: 'target.player', options: [0, 1] });
    t.answer(1);
    expect(vallee.view(t.g, 1).setAside).toEqual([null, null]);
    expect(t.choose('grasp', 'bribe').deckOf(1)).toEqual(['bribe', 'grasp', 'junk']);
  });
});

describe('false-alarm', () => {
  test('draws a card; only by night the bottom of the discard instead (V-370)', () => {
    const t = at(false).hand(0, 'false-alarm').deck(0, 'bribe').discard(0, 'junk', 'grasp');
    expect(t.technique('false-alarm').handOf(0)).toEqual(['bribe']);
    const night = at(true).hand(0, 'false-alarm').deck(0, 'bribe').discard(0, 'junk', 'grasp');
    night.technique('false-alarm').answer({ zone: 'discard', seat: 0 });
    expect([night.handOf(0), night.discardOf(0)]).toEqual([['grasp'], ['false-alarm', 'junk']]);
  });
});

describe('heroic-deed', () => {
  test('draws from the own deck, by night from that of another (V-370)', () => {
    const t = at(false).hand(0, 'heroic-deed').deck(0, 'bribe').deck(1, 'grasp');
    expect(t.technique('heroic-deed').handOf(0)).toEqual(['bribe']);
    const night = at(true, 3).hand(0, 'heroic-deed').deck(0, 'bribe').deck(1, 'grasp').deck(2, 'junk');
    night.technique('heroic-deed').answer(1);
    expect([night.handOf(0), night.deckOf(1)]).toEqual([['grasp'], []]);
    const drawn = night.events.find((event) => event.type === 'moved' && event.why === 'stolen');
    expect(vallee.redact(drawn as never, 1)).toMatchObject({ card: null }); // V-223
  });
});

describe('secret-mission', () => {
  test('draws a card; by night a random one of another hand, unseen by third players (V-226)', () => {
    const t = at(false).hand(0, 'secret-mission').deck(0, 'bribe').hand(1, 'grasp');
    expect(t.technique('secret-mission').handOf(0)).toEqual(['bribe']);
    const night = at(true, 3).hand(0, 'secret-mission').deck(0, 'bribe').hand(1, 'grasp');
    night.technique('secret-mission').answer({ zone: 'hand', seat: 1 });
    expect([night.handOf(0), night.handOf(1)]).toEqual([['grasp'], []]);
    const taken = night.events.find((event) => event.type === 'moved' && event.why === 'stolen');
    expect(vallee.redact(taken as never, 2)).toMatchObject({ card: null });
  });
});

describe('capture', () => {
  const laid = (isNight: boolean) =>
    at(isNight)
      .hand(0, 'capture')
      .marketDeck('bribe')
      .marketDiscard('grasp', 'burglary')
      .deck(1, 'periscope')
      .discard(1, 'sudden-nap')
      .technique('capture');

  test('V-133 the top of the market deck or of the market discard', () => {
    const t = laid(false);
    expect(t.question().options).toEqual([{ zone: 'market-deck' }, { zone: 'market-discard' }]);
    expect(t.answer({ zone: 'market-discard' }).handOf(0)).toContain('grasp');
    expect(laid(false).answer({ zone: 'market-deck' }).handOf(0)).toContain('bribe');
  });

  test.each([
    ['deck', 'periscope'],
    ['discard', 'sudden-nap'],
  ])('V-370 by night also the top of the %s of another', (zone, card) => {
    const t = laid(true).answer({ zone, seat: 1 });
    expect(t.handOf(0)).toContain(card);
    expect(t.g.turn.active).toBe(1); // no bonus action
  });
});

describe('provocation', () => {
  test('V-132 a random card of the own hand is discarded and may be thrown away', () => {
    const t = at(false).hand(0, 'provocation', 'bribe').hand(1, 'grasp').technique('provocation');
    expect(t.discardOf(0)).toEqual(['bribe']);
    t.answer(true);
    expect([t.marketDiscardNow(), t.discardOf(0)]).toEqual([['bribe'], ['provocation']]);
  });

  test('V-370 by night one of another hand', () => {
    const t = at(true).hand(0, 'provocation', 'bribe').hand(1, 'grasp').technique('provocation').answer(1);
    expect([t.handOf(1), t.discardOf(1)]).toEqual([[], ['grasp']]);
    expect(t.answer(false).discardOf(1)).toEqual(['grasp']);
  });
});
