import { describe, expect, test } from 'vitest';
import type { Purchase } from '../decisions.ts';
import { vallee } from '../game.ts';
import { table } from '../testing/table.ts';
import { coinsWith } from './payment.ts';
import { suggestedPayment } from './suggested-payment.ts';

const at = () => table(2, { folks: ['dodos', 'lemurs', 'penguins'] });
const buying = (t: ReturnType<typeof at>): Purchase => t.entry('market.buy') as Purchase;

describe('coins', () => {
  test('V-350 everybody begins with none where a folk brings them, and everybody sees them', () => {
    const t = at().coins(1, 3);
    expect(vallee.view(t.g, 0).coins).toEqual([0, 3]);
    expect(vallee.view(t.g, -1).coins).toEqual([0, 3]);
    expect(table(2).g.coins).toBeUndefined();
    expect(vallee.view(table(2).g, 0)).not.toHaveProperty('coins');
  });

  test('V-351 coins pay exactly what the cards of a purchase leave open', () => {
    const t = at()
      .hand(0, 'junk', 'junk')
      .deck(0, 'junk', 'junk', 'junk')
      .coins(0, 3)
      .market('replacement')
      .buy(0, ['junk']);
    expect(t.handOf(0)).toContain('replacement');
    expect([t.coinsOf(0), t.discardOf(0)]).toEqual([0, ['junk']]);
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'purchase', cost: 4, coins: 3 }));
    const alone = at().coins(0, 5).market('replacement').buy(0, []);
    expect([alone.coinsOf(0), alone.handOf(0)[0]]).toEqual([1, 'replacement']);
  });

  test('V-351 too few coins are refused with what is missing; V-068 what nobody can pay is not offered', () => {
    const t = at().hand(0, 'junk', 'junk').coins(0, 2).market('replacement', 'replacement');
    expect(t.refuses(t.move('market.buy', t.payment(0, ['junk'])))).toMatchObject({
      rule: 'V-062',
      reason: 'payment-too-small',
      figures: { cost: 4, paid: 1, missing: 1 },
    });
    expect(t.why(0, 'market.buy', { slot: 1 })).toMatchObject({
      rule: 'V-068',
      figures: { cost: 5, purse: 4, coins: 2 },
    });
  });

  test('V-062 cards that pay alone are judged without coins', () => {
    const t = at().hand(0, 'replacement', 'junk').coins(0, 2).market('replacement');
    expect(t.refuses(t.move('market.buy', t.payment(0, ['replacement', 'junk'])))).toMatchObject({
      reason: 'superfluous-card',
    });
    expect(t.buy(0, ['replacement']).coinsOf(0)).toBe(2);
  });

  test('V-304 a card that reaches the market discard must be paid, whatever the coins', () => {
    const t = table(2, { folks: ['dodos', 'olms', 'lemurs'] });
    t.hand(0, 'blind-examiner').coins(0, 4).marketDiscard('replacement');
    expect(t.refuses(t.move('market.buy', t.payment(5, [])))).toMatchObject({ reason: 'out-of-reach' });
    expect(t.buy(5, ['blind-examiner']).coinsOf(0)).toBe(1);
  });

  test('V-351 the proposed payment: Junk before coins, coins before overpaying, cards before coins', () => {
    const junk = buying(at().hand(0, 'junk', 'junk', 'junk', 'junk').coins(0, 4).market('replacement'));
    expect(suggestedPayment(junk, 0)?.cards).toHaveLength(4);
    const over = buying(at().hand(0, 'fishing', 'junk').coins(0, 4).market('replacement'));
    const proposed = suggestedPayment(over, 0);
    expect(proposed?.cards).toEqual([over.cards[1]]);
    const [offer] = over.offers;
    expect(coinsWith(over, offer as never, proposed?.cards ?? [], proposed?.values ?? [])).toBe(3);
    const cards = buying(at().hand(0, 'replacement').coins(0, 4).market('replacement'));
    expect(suggestedPayment(cards, 0)?.cards).toEqual(cards.cards);
  });

  test('V-352 what penguins spend may be coins too', () => {
    const t = at().hand(0, 'traveling-equipment', 'stove').coins(0, 4).deck(0, 'junk', 'junk');
    t.use('stove').spend(3).technique('traveling-equipment').spend(1);
    expect([t.coinsOf(0), t.g.turn.values]).toMatchObject([0, [{ how: 'set', amount: 2 }]]);
    const trade = at().hand(0, 'ice-trade').coins(0, 1).marketDeck('fishing').technique('ice-trade').spend(1);
    expect(trade.handOf(0)).toContain('fishing');
  });

  test('I-23 V-353 nobody ever has fewer than none', () => {
    const t = at().coins(0, -1);
    expect(vallee.violations(t.g)).toEqual(['I-23: negative coins']);
  });
});
