import { describe, expect, test } from 'vitest';
import { PRICES } from '../pieces.ts';
import { table } from '../testing/table.ts';

const selling = (more = {}) => {
  const t = table({ merchants: ['A', 'K'], ...more });
  t.g.landed = [1, 0];
  return t;
};

describe('sales', () => {
  test('V-01, B-058, B-102, B-104 each good is paid at the full number of Clients', () => {
    const t = selling().pier('SQ', 'GGGY').stall(0, 'sG', 'sG', 'sY').openMarket();
    expect(PRICES).toEqual([3, 3, 4, 4, 6, 6, 8, 8]);
    t.play('market.sell', 'sG').play('market.sell', 'sG').play('market.sell', 'sY');
    expect(t.told('sold').map((event) => event.price)).toEqual([9, 9, 4]);
    expect(t.gold(0)).toBe(22);
  });

  test('V-02, B-107, I-25 exactly one corruption card for the Black Market', () => {
    const t = selling().pier('BM', 'RRB').stall(0, 'lR', 'sB').openMarket();
    t.play('market.sell', 'lR').play('market.sell', 'sB');
    expect(t.told('sold').map((event) => event.price)).toEqual([12, 4]);
    expect(t.told('corruption-drawn')).toHaveLength(1);
  });

  test('V-03, B-101, B-103, I-24 sizes by pier; no Client, no sale', () => {
    const t = selling().pier('BAZ', 'RG').stall(0, 'lB', 'sG', 'lR').openMarket();
    expect(t.options).toEqual(['lR', 'stop']);
    t.play('market.sell', 'stop');
    expect(t.goods(0)).toEqual(['lB', 'sG', 'lR']);
  });

  test('B-100 pier by pier, from the top of the stack down', () => {
    const t = selling()
      .pier('BAZ', 'R')
      .pier('SQ', 'R')
      .stall(0, 'lR', 'sR')
      .stall(1, 'lR', 'sR')
      .openMarket();
    const order: [number, number][] = [];
    while (t.asked?.id === 'market.sell') {
      order.push([t.asked.seat, t.g.sale.pier]);
      t.play('market.sell', 'stop');
    }
    expect(order).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ]);
  });

  test('B-105, B-056 sold goods return to the supply, unsold ones stay, all in the open', () => {
    const t = selling().pier('SQ', 'R').stall(0, 'sR', 'lB').openMarket();
    expect(t.g.players[0]!.supply[0]).toBe(3);
    t.play('market.sell', 'sR');
    expect(t.g.players[0]!.supply[0]).toBe(4);
    expect(t.goods(0)).toEqual(['lB']);
  });

  test('B-106 selling is optional, good by good; a seller with nothing to do is not asked', () => {
    const t = selling().pier('SQ', 'R').stall(0, 'sR', 'sR').openMarket();
    t.play('market.sell', 'sR').play('market.sell', 'stop');
    expect(t.goods(0)).toEqual(['sR']);
    expect(t.told('sold')).toHaveLength(1);
  });
});

describe('Cultists', () => {
  test('V-23, B-170 a paid Rogue is one more Client of every colour', () => {
    const t = selling({ rogue: 2 }).pier('SQ', 'BXX').stall(0, 'sB', 'sR').openMarket();
    expect(t.options).toEqual(['sB', 'pay-rogue', 'stop']);
    t.play('market.sell', 'pay-rogue').play('market.sell', 'pay-rogue');
    expect(t.options).toEqual(['sR', 'sB', 'stop']);
    t.play('market.sell', 'sB').play('market.sell', 'sR');
    expect(t.told('sold').map((event) => event.price)).toEqual([12, 6]);
    expect(t.cards(0)).toBe(2);
  });

  test('B-172 with other cards Rogues on piers are worth nothing and return to the bag', () => {
    const t = selling().pier('SQ', 'XX').stall(0, 'sB').clock(0, 11).clock(1, 12);
    t.g.loadsClosed = true;
    const { bag } = t.g;
    const before = bag[4]!;
    t.start('pay-hours', 0, { hours: 1, loads: 0, takesHands: false });
    expect(t.told('sold')).toEqual([]);
    expect([t.g.round, t.g.bag[4]]).toEqual([2, before + 2]);
  });
});

describe('patronage', () => {
  test('B-108, B-110 each active shield pays its hall; icons of cards pay nothing now', () => {
    const t = selling()
      .hall('G', 4)
      .team(0, 'LO-02')
      .shop(0, { seals: [0, 1, 0, 0] })
      .openMarket();
    expect(t.told('gold')).toEqual([{ type: 'gold', seat: 0, amount: 4, why: 'patronage', clan: 1 }]);
  });

  test('B-109 immediate patronage pays once and leaves no icon', () => {
    const t = selling()
      .hall('R', 5)
      .team(0, '', '', '', 'LO-01')
      .shop(0, { flask: [0], bag: [8, 9, 9, 9, 6] })
      .turnOf(0);
    t.play('turn.space', 'TEAM');
    expect(t.told('gold')).toEqual([
      { type: 'gold', seat: 0, amount: 5, why: 'immediate-patronage', clan: 0 },
    ]);
    expect(t.shopOf<{ seals: number[] }>(0).seals).toEqual([0, 0, 0, 0]);
  });
});
