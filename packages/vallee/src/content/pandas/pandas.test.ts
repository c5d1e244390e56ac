import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { DISCARD_SLOT } from '../../questions.ts';
import { table } from '../../testing/table.ts';

const MARKET = ['periscope', 'sudden-nap', 'replacement', 'replacement', 'fashion-hint'];
const at = () => table(2, { folks: ['pandas', 'lemurs', 'magpies'] });

/** Enough to fill the hand at the end of the turn without a reshuffle. */
const FULL = ['junk', 'junk', 'junk', 'junk', 'junk', 'junk'];

describe('loyal-partner', () => {
  test('V-128 throws away the whole market in an order of choice and fills it', () => {
    const t = at()
      .hand(0, 'loyal-partner')
      .market('grasp', null, 'bribe')
      .marketDeck('burglary', 'periscope', 'sudden-nap', 'replacement', 'fashion-hint');
    t.technique('loyal-partner').choose('bribe', 'grasp');
    expect(t.marketDiscardNow()).toEqual(['grasp', 'bribe']);
    expect(t.marketNow()).toEqual(['burglary', 'periscope', 'sudden-nap', 'replacement', 'fashion-hint']);
    expect(t.question().id).toBe('action');
  });

  test('V-120 an empty market is only filled', () => {
    const t = at().hand(0, 'loyal-partner').marketDeck('grasp').technique('loyal-partner');
    expect(t.marketNow()).toEqual(['grasp', null, null, null, null]);
  });
});

test('prepaid-good takes a card of the market without paying, and gives no bonus action (V-133)', () => {
  const t = at()
    .deck(0, ...FULL)
    .hand(0, 'prepaid-good', 'junk')
    .market('grasp', 'bribe')
    .technique('prepaid-good');
  expect(t.question()).toMatchObject({ id: 'market.pick', options: [0, 1] });
  t.answer(1);
  expect(t.handOf(0)).toContain('bribe');
  expect(t.discardOf(0)).toEqual(['prepaid-good']);
  expect(t.g.turn.active).toBe(1);
});

describe('essential-purchase', () => {
  test('V-301 when it is bought, up to three Junk of the payment are thrown away', () => {
    const t = at()
      .deck(0, ...FULL)
      .hand(0, 'junk', 'junk', 'pompous-professional')
      .market('essential-purchase');
    t.buy(0, ['junk', 'junk', 'pompous-professional']);
    expect(t.question()).toMatchObject({ id: 'payment.throw', options: ['junk', 'junk'] });
    const reserve = t.g.junkReserve.length;
    t.choose('junk', 'junk');
    expect(t.g.junkReserve.length).toBe(reserve + 2);
    expect(t.discardOf(0)).toEqual(['pompous-professional']);
    expect(t.handOf(0)).toContain('essential-purchase');
  });

  test('V-301 it may be left, and in a payment it does nothing', () => {
    const left = at()
      .deck(0, ...FULL)
      .hand(0, 'junk', 'bribe')
      .market('essential-purchase')
      .buy(0, ['junk', 'bribe']);
    expect(left.choose().discardOf(0)).toEqual(['bribe', 'junk']);
    const paid = at()
      .deck(0, ...FULL)
      .hand(0, 'essential-purchase', 'junk')
      .market('grasp');
    paid.buy(0, ['essential-purchase', 'junk']);
    expect(paid.discardOf(0)).toEqual(['junk', 'essential-purchase']);
    expect(paid.g.turn.active).toBe(1);
  });
});

describe('market-discovery', () => {
  test('V-185 throws away the top card of the market deck once per turn', () => {
    const t = at().hand(0, 'market-discovery').marketDeck('grasp', 'bribe').use('market-discovery');
    expect(t.marketDiscardNow()).toEqual(['grasp']);
    expect(t.why(0, 'passive.use', [t.id(0, 'market-discovery')])).toMatchObject({
      reason: 'used-this-turn',
    });
  });

  test('V-304 paying with it, the top of the market discard is for sale at its value', () => {
    const t = at().hand(0, 'market-discovery', 'junk', 'grasp').marketDiscard('sudden-nap', 'bribe');
    expect(t.entry('market.buy')).toMatchObject({ offers: [{ slot: DISCARD_SLOT, cost: 5 }] });
    expect(t.refuses(t.move('market.buy', t.payment(DISCARD_SLOT, ['grasp', 'junk'])))).toMatchObject({
      rule: 'V-304',
      reason: 'out-of-reach',
    });
    t.buy(DISCARD_SLOT, ['market-discovery', 'junk']);
    expect(t.handOf(0)).toContain('sudden-nap');
    expect(t.marketDiscardNow()).toEqual(['bribe']);
  });

  test('V-304 the card that reaches there is never superfluous; the others are', () => {
    const t = at().hand(0, 'market-discovery', 'sudden-nap', 'junk').marketDiscard('periscope');
    expect(
      t.refuses(t.move('market.buy', t.payment(DISCARD_SLOT, ['market-discovery', 'sudden-nap', 'junk']))),
    ).toMatchObject({
      reason: 'superfluous-card',
    });
    expect(t.buy(DISCARD_SLOT, ['market-discovery', 'sudden-nap']).handOf(0)).toContain('periscope');
  });

  test('V-304 without it nobody buys there', () => {
    const t = at().hand(0, 'grasp').marketDiscard('bribe');
    expect(t.why(0, 'market.buy', { slot: DISCARD_SLOT })).toMatchObject({ reason: 'out-of-reach' });
  });
});

test('special-offer keeps one of three cards of the market deck, unseen by the others (V-225, V-128)', () => {
  const t = at()
    .deck(0, ...FULL)
    .hand(0, 'special-offer')
    .marketDeck('grasp', 'bribe', 'burglary', ...MARKET);
  t.technique('special-offer');
  expect(vallee.view(t.g, 1).setAside).toEqual([null, null, null]);
  t.choose('bribe').choose('grasp', 'burglary');
  expect(t.handOf(0)).toContain('bribe');
  expect(t.marketDiscardNow()).toEqual(['burglary', 'grasp']);
  expect(t.g.turn.active).toBe(1);
});

test('stock-clearance: no card of its payment is superfluous (V-303)', () => {
  const t = at()
    .deck(0, ...FULL)
    .hand(0, 'stock-clearance', 'junk', 'junk', 'grasp')
    .market('bribe');
  expect(t.refuses(t.move('market.buy', t.payment(0, ['grasp', 'junk'])))).toMatchObject({
    reason: 'superfluous-card',
  });
  t.buy(0, ['stock-clearance', 'junk', 'junk']);
  expect(t.discardOf(0)).toEqual(['junk', 'junk', 'stock-clearance']);
});
