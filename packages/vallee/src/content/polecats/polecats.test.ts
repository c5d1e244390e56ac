import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { handLimit } from '../../questions.ts';
import { POLECAT_DIE } from '../../rules/die.ts';
import { table } from '../../testing/table.ts';

const at = () => table(2, { folks: ['polecats', 'lemurs', 'magpies'] });

test('daring-adventurer throws away as many market cards as it rolls, and fills the market (V-128, V-134)', () => {
  const t = at()
    .hand(0, 'daring-adventurer')
    .market('grasp', 'bribe', 'burglary')
    .marketDeck('periscope', 'replacement')
    .rolls(POLECAT_DIE, 2);
  t.technique('daring-adventurer');
  expect(t.events.find((event) => event.type === 'rolled')).toMatchObject({ seat: 0, face: 2 });
  expect(t.asked()).toMatchObject({ id: 'market.throw', min: 2, max: 2, ordered: true });
  t.choose('burglary', 'grasp');
  expect(
    t.events.flatMap((event) =>
      event.type === 'moved' && event.why === 'thrown-away' ? [event.to.zone] : [],
    ),
  ).toEqual(['market-discard', 'market-discard']);
  // Two cards of the market deck, then those just thrown away (V-122), in whatever order.
  expect(t.marketNow().slice(0, 3)).toEqual(['periscope', 'bribe', 'replacement']);
  expect(t.marketNow().slice(3).sort()).toEqual(['burglary', 'grasp']);
});

test('V-120 daring-adventurer: with fewer cards in the market, all of them', () => {
  const t = at().hand(0, 'daring-adventurer').market('grasp').rolls(POLECAT_DIE, 3);
  t.technique('daring-adventurer').choose('grasp');
  // V-122: the market deck is renewed from the card just thrown away.
  expect(t.marketNow()[0]).toBe('grasp');
});

describe('rare-artefact', () => {
  test('V-009 multiplies the value of a card that is shown, for paying and building', () => {
    const t = at()
      .hand(0, 'rare-artefact', 'bribe', 'junk')
      .market(null, null, 'grasp')
      .rolls(POLECAT_DIE, 3);
    t.technique('rare-artefact').choose('bribe');
    expect(t.has('shown')).toBe(true);
    const bribe = t.id(0, 'bribe');
    expect(t.g.turn.values).toEqual([{ card: bribe, how: 'times', amount: 3 }]);
    expect(vallee.view(t.g, 1).turn.values).toHaveLength(1);
    t.buy(2, ['bribe'], [6]);
    expect(t.handOf(0)).toEqual(expect.arrayContaining(['grasp', 'junk']));
  });

  test('V-009 two of them multiply one after the other; V-121 an empty hand rolls nothing', () => {
    const t = at().hand(0, 'rare-artefact', 'rare-artefact', 'junk').rolls(POLECAT_DIE, 2, 3);
    t.technique('rare-artefact').choose('junk').technique('rare-artefact');
    expect(vallee.view(t.g, 0).turn.values.map(({ amount }) => amount)).toEqual([2, 3]);
    expect(at().hand(0, 'rare-artefact').technique('rare-artefact').has('rolled')).toBe(false);
  });
});

test('swank throws away a card; only a folk card draws from the market deck (V-004)', () => {
  const folk = at().hand(0, 'swank', 'bribe').marketDeck('grasp').technique('swank');
  expect([folk.handOf(0), folk.marketDiscardNow()]).toEqual([['grasp'], ['bribe']]);
  const junk = at().hand(0, 'swank', 'junk').marketDeck('grasp').technique('swank');
  expect([junk.handOf(0), junk.marketDeckNow()]).toEqual([[], ['grasp']]);
});

describe('risky-business', () => {
  test('V-130, V-131 a right guess takes the card, a wrong one throws it away; all see it', () => {
    const right = at().hand(0, 'risky-business').marketDeck('grasp').technique('risky-business').answer(4);
    expect(right.handOf(0)).toEqual(['grasp']);
    const moved = right.events.find((event) => event.type === 'moved' && event.why === 'set-aside');
    expect(vallee.redact(moved as never, 1)).not.toMatchObject({ card: null });
    const wrong = at().hand(0, 'risky-business').marketDeck('grasp').technique('risky-business').answer(5);
    expect([wrong.handOf(0), wrong.marketDiscardNow()]).toEqual([[], ['grasp']]);
  });

  test('V-121 nothing to guess without a market card', () => {
    expect(at().hand(0, 'risky-business').technique('risky-business').question().id).toBe('action');
  });
});

describe('natural-survivor', () => {
  test('V-231 sees the deck, exchanges as many cards as it rolls, and shuffles', () => {
    const t = at()
      .hand(0, 'natural-survivor', 'junk', 'junk', 'bribe')
      .deck(0, 'grasp', 'burglary', 'junk')
      .rolls(POLECAT_DIE, 2);
    t.technique('natural-survivor');
    expect(t.asked()).toMatchObject({ id: 'deck.search', min: 2, max: 2 });
    t.choose('grasp', 'burglary');
    expect(vallee.view(t.g, 1).setAside).toEqual([null, null]);
    expect(t.asked()).toMatchObject({ id: 'hand.pick', min: 2, max: 2 });
    t.choose('junk', 'junk');
    expect(t.handOf(0).sort()).toEqual(['bribe', 'burglary', 'grasp']);
    expect(t.deckOf(0)).toEqual(['junk', 'junk', 'junk']);
    expect(t.has('shuffled')).toBe(true);
  });

  test('V-120, V-124 as many as the smaller side; an empty deck is not renewed', () => {
    const t = at().hand(0, 'natural-survivor', 'junk').deck(0, 'grasp', 'bribe').rolls(POLECAT_DIE, 3);
    t.technique('natural-survivor').choose('grasp');
    expect([t.handOf(0), t.deckOf(0).sort()]).toEqual([['grasp'], ['bribe', 'junk']]);
    const empty = at().hand(0, 'natural-survivor', 'junk').discard(0, 'grasp').technique('natural-survivor');
    expect([empty.has('rolled'), empty.has('reshuffled'), empty.handOf(0)]).toEqual([true, false, ['junk']]);
  });
});

test('sofa raises the hand limit from the stall, not from the hand (V-162)', () => {
  expect(handLimit(at().hand(0, 'sofa').g)).toBe(5);
  expect(handLimit(at().stall(0, [['sofa']]).g)).toBe(6);
  expect(handLimit(at().stall(1, [['sofa']]).g)).toBe(5);
});
