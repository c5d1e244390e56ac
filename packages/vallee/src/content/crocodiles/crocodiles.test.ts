import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const folks = ['crocodiles', 'lemurs', 'magpies'];
const at = (players = 2) => table(players, { folks: players === 2 ? folks : [...folks, 'hares'] });
const teams = () => table(4, { mode: 'teams', folks: [...folks, 'hares'] });

describe('little-villain', () => {
  test('V-123 each opponent discards the top two cards of their deck, one by one', () => {
    const t = at(3).hand(0, 'little-villain').deck(1, 'grasp', 'junk', 'bribe').deck(2, 'burglary');
    t.technique('little-villain');
    expect(t.discardOf(1)).toEqual(['junk', 'grasp']);
    // The only card is renewed from the discard, and comes up again.
    expect([t.deckOf(2), t.discardOf(2)]).toEqual([[], ['burglary']]);
    expect(t.g.turn.pendingActions).toBe(1);
  });

  test('V-268 not the teammate', () => {
    const t = teams().hand(0, 'little-villain').deck(1, 'grasp').deck(2, 'bribe').deck(3, 'junk');
    t.technique('little-villain');
    expect([t.discardOf(1), t.discardOf(2), t.discardOf(3)]).toEqual([['grasp'], [], ['junk']]);
  });
});

describe('scary-gunfight', () => {
  test('V-300 market cards cost opponents two more until the next turn; every copy counts', () => {
    const t = at().hand(0, 'scary-gunfight', 'scary-gunfight').hand(1, 'junk', 'burglary', 'junk');
    t.market('bribe').marketDeck('grasp', 'grasp', 'grasp', 'periscope');
    t.technique('scary-gunfight').technique('scary-gunfight').inventory();
    expect(t.planningOf(0)).toEqual({ 'scary-gunfight': [] });
    expect(t.why(1, 'market.buy', { slot: 0 })).toMatchObject({
      rule: 'V-068',
      figures: { cost: 6, value: 2, surcharge: 4, purse: 5 },
    });
    t.inventory();
    while (t.question().id === 'start.order') t.choose('scary-gunfight');
    expect(t.planningOf(0)).toEqual({});
    expect(t.entry('market.buy')).toMatchObject({
      offers: expect.arrayContaining([{ slot: 0, card: expect.any(Number), cost: 2 }]),
    });
  });

  test('V-300 neither oneself nor the teammate pays more', () => {
    const t = teams().hand(0, 'scary-gunfight', 'bribe').hand(1, 'grasp').hand(2, 'bribe').market('bribe');
    t.technique('scary-gunfight');
    expect(t.entry('market.buy')).toMatchObject({ offers: [{ cost: 2 }] });
    t.inventory();
    expect(t.entry('market.buy')).toMatchObject({ offers: [{ cost: 4 }] });
    t.inventory();
    expect(t.entry('market.buy')).toMatchObject({ offers: [{ cost: 2 }] });
  });
});

test('night-shift: one card of every deck, and one of them for each (V-225, V-120)', () => {
  const t = at(3).hand(0, 'night-shift').deck(0, 'junk', 'grasp').deck(1, 'bribe').technique('night-shift');
  for (const viewer of [1, 2]) expect(vallee.view(t.g, viewer).setAside).toEqual([null, null]);
  const [junk, bribe] = t.g.setAside.cards;
  expect(t.question()).toMatchObject({
    id: 'setaside.give',
    options: [
      { card: junk, seat: 0 },
      { card: bribe, seat: 0 },
    ],
  });
  t.answer({ card: bribe as number, seat: 0 });
  expect([t.deckOf(0), t.deckOf(1), t.deckOf(2)]).toEqual([['bribe', 'grasp'], ['junk'], []]);
  expect(t.question().id).toBe('action');
});

test("ruthless-competition draws from another's deck and puts a card of the hand on it (V-223)", () => {
  const t = at(3).hand(0, 'ruthless-competition', 'junk').deck(1, 'grasp', 'bribe');
  t.technique('ruthless-competition');
  expect(t.handOf(0)).toEqual(['junk', 'grasp']);
  t.choose('junk');
  expect(t.deckOf(1)).toEqual(['junk', 'bribe']);
  expect(t.handOf(0)).toEqual(['grasp']);
  const given = t.events.find((event) => event.type === 'moved' && event.why === 'given');
  for (const viewer of [1, 2]) expect(vallee.redact(given as never, viewer)).toMatchObject({ card: null });
});

describe('nasty-threat', () => {
  test('V-300 stacks of opponents must be worth one more, and are the same stacks', () => {
    const t = at().hand(0, 'nasty-threat').hand(1, 'pompous-professional', 'bribe');
    t.technique('nasty-threat').inventory();
    expect(t.why(1, 'stall.build', [t.id(1, 'pompous-professional')])).toMatchObject({
      reason: 'wrong-sum',
      figures: { total: 2, sum: 1 },
    });
    t.build('bribe');
    expect(t.stallOf(1)).toEqual([['bribe']]);
    expect(t.g.turn.active).toBe(0);
  });

  test('V-300 the own stacks are as ever', () => {
    const t = at().hand(0, 'nasty-threat', 'pompous-professional').technique('nasty-threat');
    expect(t.build('pompous-professional').stallOf(0)).toEqual([['pompous-professional']]);
  });
});

describe('lost-shipments', () => {
  test('V-300 an opponent draws one card at most when filling the hand', () => {
    const t = at().hand(0, 'lost-shipments').hand(1, 'junk').deck(1, 'grasp', 'bribe', 'burglary');
    t.technique('lost-shipments').inventory().inventory();
    expect(t.handOf(1)).toEqual(['junk', 'grasp']);
    expect(t.planningOf(0)).toEqual({});
  });

  test('V-164 Junk of the reserve counts as drawn', () => {
    const t = at().hand(0, 'lost-shipments').technique('lost-shipments').inventory().inventory();
    expect(t.handOf(1)).toEqual(['junk']);
  });
});
