import { describe, expect, test } from 'vitest';
import { artefactOf, associateOf, badgeOf } from '../content/tables.ts';
import { karanor } from '../game.ts';
import { noWares } from '../shapes/offer.ts';
import { ANYONE } from '../state.ts';
import { table, tokens, wares } from '../testing/table.ts';

const offer = (to: number, give: object, want: object, note = '') => ({
  to,
  give: wares(give),
  want: wares(want),
  note,
});

describe('trading', () => {
  test('K-300 K-305 at an open moment, on anyone’s turn, all goods change hands in one step without an action', () => {
    const t = table().gold(1, 3).res(2, { wood: 2 });
    t.play(1, 'trade.propose', offer(2, { gold: 2 }, { wood: 1 })).play(2, 'trade.accept', {
      offer: 1,
      say: '',
    });
    expect(t.player(1)).toMatchObject({ gold: 1, resources: tokens({ wood: 1 }) });
    expect(t.player(2)).toMatchObject({ gold: 2, resources: tokens({ wood: 1 }) });
    expect(t.g.turn.actionsUsed).toBe(0);
    expect(t.g.offers).toEqual([]);
  });

  test('K-301 gold, resources, badges, artefacts and associates; nothing else', () => {
    const t = table().badge(0, 'monture').artefact(0, 'bottes').associate(0, 'associe-wood').gold(1, 4);
    const give = { badge: 'monture', artefact: 'bottes', associate: 'associe-wood' };
    t.play(0, 'trade.propose', offer(1, give, { gold: 4 })).play(1, 'trade.accept', { offer: 1, say: '' });
    expect(t.player(1)).toMatchObject({
      artefacts: [artefactOf('bottes')],
      associates: [associateOf('associe-wood')],
    });
    expect(t.player(1).badges[badgeOf('monture')]).toBe(1);
    const cards = { ...offer(1, {}, { gold: 1 }), give: { ...noWares(), quests: [3] } };
    expect(t.refused(0, 'trade.propose', cards)).toMatchObject({
      rule: 'K-301',
      reason: 'trade-forbidden-goods',
    });
  });

  test('K-302 one side may be empty, both may not', () => {
    const t = table().gold(0, 2);
    t.play(0, 'trade.propose', offer(1, { gold: 2 }, {})).play(1, 'trade.accept', { offer: 1, say: '' });
    expect(t.player(1).gold).toBe(2);
    expect(t.refused(0, 'trade.propose', offer(1, {}, {}))).toMatchObject({
      rule: 'K-302',
      reason: 'nothing-offered',
    });
  });

  test('K-303 only the addressee answers and only the proposer withdraws; offers are public', () => {
    const t = table()
      .gold(0, 2)
      .play(0, 'trade.propose', offer(1, { gold: 1 }, { wood: 1 }, 'pour la forge'));
    expect(t.refused(2, 'trade.accept', { offer: 1, say: '' })).toMatchObject({
      rule: 'K-303',
      reason: 'offer-not-open',
    });
    expect(t.refused(2, 'trade.decline', { offer: 1, say: '' })).toMatchObject({ rule: 'K-303' });
    expect(t.refused(1, 'trade.withdraw', 1)).toMatchObject({ rule: 'K-303' });
    expect(karanor.view(t.g, 2).offers[0]).toMatchObject({ from: 0, to: 1, note: 'pour la forge' });
    t.play(0, 'trade.withdraw', 1);
    expect(t.g.offers).toEqual([]);
    t.play(0, 'trade.propose', offer(1, { gold: 1 }, { wood: 1 })).play(1, 'trade.decline', {
      offer: 2,
      say: '',
    });
    expect(t.g.offers).toEqual([]);
  });

  test('K-304 a counter closes its parent and goes the other way', () => {
    const t = table()
      .gold(0, 3)
      .res(1, { wood: 1 })
      .play(0, 'trade.propose', offer(1, { gold: 1 }, { wood: 1 }));
    t.play(1, 'trade.counter', { offer: 1, give: wares({ wood: 1 }), want: wares({ gold: 3 }), note: '' });
    expect(t.g.offers).toMatchObject([{ id: 2, from: 1, to: 0 }]);
    t.play(0, 'trade.accept', { offer: 2, say: '' });
    expect(t.player(1).gold).toBe(3);
  });

  test('K-304 C-17 an offer to anyone survives a decline and a counter; the first accepter has it', () => {
    const t = table()
      .gold(0, 3)
      .res(2, { wood: 1 })
      .play(0, 'trade.propose', offer(ANYONE, { gold: 1 }, { wood: 1 }));
    t.play(1, 'trade.counter', { offer: 1, give: wares({ wine: 1 }), want: wares({ gold: 1 }), note: '' });
    expect(t.g.offers.map(({ id }) => id)).toEqual([1, 2]);
    t.play(1, 'trade.decline', { offer: 1, say: '' });
    expect(t.options(1, 'trade.decline')).toEqual([]);
    t.play(2, 'trade.accept', { offer: 1, say: '' });
    expect(t.player(2)).toMatchObject({ gold: 1, resources: tokens({}) });
    expect(t.g.offers.map(({ id }) => id)).toEqual([2]);
  });

  test('K-305 nothing is locked: missing goods refuse the acceptance and leave the offer open', () => {
    const t = table()
      .gold(0, 1)
      .res(1, { wood: 1 })
      .play(0, 'trade.propose', offer(1, { gold: 1 }, { wood: 1 }));
    t.gold(0, 0);
    expect(t.ask(1, 'trade.accept')).toBeNull();
    expect(t.refused(1, 'trade.accept', { offer: 1, say: '' })).toMatchObject({
      rule: 'K-305',
      reason: 'trade-impossible',
    });
    t.play(0, 'work').play(1, 'trade.accept', { offer: 1, say: '' });
    expect(t.player(1).gold).toBe(1);
  });

  test('K-306 C-07 in a window or a decision acceptance is busy; afterwards the goods may be gone', () => {
    const t = table()
      .at(0, 'kien')
      .at(1, 'kien')
      .gold(1, 3)
      .black(0, 'coupe-bourse')
      .black(1, 'protection')
      .res(2, { wood: 1 });
    t.play(2, 'trade.propose', offer(1, { wood: 1 }, { gold: 3 })).card(0, 'coupe-bourse', 1);
    expect(t.refused(1, 'trade.accept', { offer: 1, say: '' })).toMatchObject({
      rule: 'K-306',
      reason: 'trade-busy',
    });
    t.play(2, 'trade.propose', offer(1, { wood: 1 }, { gold: 1 })).pass(1);
    expect(t.refused(1, 'trade.accept', { offer: 1, say: '' })).toMatchObject({
      rule: 'K-305',
      reason: 'trade-impossible',
    });
  });

  test('K-307 a note may promise anything up to its length and binds nobody', () => {
    const t = table().gold(0, 1);
    t.play(0, 'trade.propose', offer(1, { gold: 1 }, {}, 'et la paix')).play(1, 'trade.accept', {
      offer: 1,
      say: '',
    });
    expect(t.refused(0, 'trade.propose', offer(1, { gold: 1 }, {}, 'x'.repeat(201)))).toMatchObject({
      rule: 'K-307',
      reason: 'note-too-long',
    });
  });

  test('K-308 traded things work at once, used artefacts stay used, associates keep their side, nothing is acquired', () => {
    const t = table()
      .gold(0, 6)
      .artefact(0, 'sablier')
      .artefact(0, 'couronne-oubliee')
      .associate(0, 'associe-wine');
    t.play(0, 'promote', 0).play(0, 'activate', 4);
    const all = { ...wares({ associate: 'associe-wine' }), artefacts: [4, 11] };
    t.play(0, 'trade.propose', { to: 1, give: all, want: noWares(), note: '' }).play(1, 'trade.accept', {
      offer: 1,
      say: '',
    });
    expect(t.player(1)).toMatchObject({ prestige: 0, artefacts: [4, 11] });
    expect(t.g.promoted[0]).toBe(true);
    const back = { to: 0, give: { ...noWares(), artefacts: [4] }, want: noWares(), note: '' };
    t.play(1, 'trade.propose', back).play(0, 'trade.accept', { offer: 2, say: '' });
    expect(t.refused(0, 'activate', 4)).toMatchObject({ rule: 'K-308', reason: 'already-used' });
  });

  test('K-310 five open offers each; all are void when the end is triggered', () => {
    const t = table().gold(0, 9);
    for (let i = 0; i < 5; i++) t.play(0, 'trade.propose', offer(1, { gold: 1 }, {}));
    expect(t.refused(0, 'trade.propose', offer(1, { gold: 1 }, {}))).toMatchObject({
      rule: 'K-310',
      reason: 'trade-limit',
      figures: { limit: 5 },
    });
    t.prestige(2, 10);
    expect(t.g.offers).toEqual([]);
    expect(t.refused(1, 'trade.accept', { offer: 1, say: '' })).toMatchObject({
      rule: 'K-310',
      reason: 'trade-closed',
    });
  });
});

describe('the two-player market', () => {
  const market = (piles: Record<string, number>) => {
    const t = table(2).gold(0, 9);
    for (const [resource, n] of Object.entries(piles)) {
      const at = ['wine', 'wood', 'fruit', 'meat', 'cloth', 'metal'].indexOf(resource);
      t.g.supply[at] = (t.g.supply[at] as number) + (t.g.market[at] as number) - n;
      t.g.market[at] = n;
    }
    return t;
  };
  const buy = (resource: string) => ({ op: 'buy', resource });
  const sell = (resource: string) => ({ op: 'sell', resource });

  test('K-170 K-032 one token of each but diamonds; the option may be off', () => {
    expect(table(2).g.market).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(table(2, { market2p: false }).g.market).toEqual([]);
    expect(table(3).g.market).toEqual([]);
    expect(
      table(2)
        .gold(0, 9)
        .refused(0, 'market', [buy('diamond')]),
    ).not.toBeNull();
  });

  test('K-171 one or two operations in any order, one action; S-54 all or nothing', () => {
    const t = market({ wine: 1 })
      .res(0, { wood: 1 })
      .play(0, 'market', [buy('wine'), sell('wood')]);
    expect(t.player(0)).toMatchObject({ gold: 7, resources: tokens({ wine: 1 }) });
    expect(t.g.turn.actionsUsed).toBe(1);
    expect(t.refused(0, 'market', [buy('fruit'), buy('fruit')])).toMatchObject({
      rule: 'K-172',
      reason: 'market-empty',
    });
    expect(t.refused(0, 'market', [])).toMatchObject({ rule: 'K-171' });
    expect(t.player(0).gold).toBe(7);
  });

  test('K-172 K-173 K-174 C-11 prices are read token by token', () => {
    const t = market({ fruit: 3 }).play(0, 'market', [buy('fruit'), buy('fruit')]);
    expect(t.player(0).gold).toBe(4);
    const sold = market({ fruit: 0 })
      .res(0, { fruit: 2 })
      .play(0, 'market', [sell('fruit'), sell('fruit')]);
    expect(sold.player(0).gold).toBe(12);
    expect(sold.g.market[2]).toBe(2);
    const full = market({ meat: 3 }).res(0, { meat: 1 });
    expect(full.refused(0, 'market', [sell('meat')])).toMatchObject({ rule: 'K-173', reason: 'market-full' });
    expect(full.gold(0, 1).refused(0, 'market', [buy('meat')])).toMatchObject({
      rule: 'K-172',
      reason: 'not-enough-gold',
    });
  });
});
