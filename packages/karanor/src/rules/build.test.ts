import { describe, expect, test } from 'vitest';
import { territoryOf } from '../content/map.ts';
import { shopOf } from '../content/tables.ts';
import { table, tokens } from '../testing/table.ts';

const rich = (t = table()) => t.at(0, 'perlance').shop(0, 'etal-fruits').gold(0, 20).res(0, { fruit: 3 });

describe('building', () => {
  test('K-090 only in a city, one shop of one’s own in each; C-04 the origin counts, the Seal helps', () => {
    const t = rich().at(0, 'bois-des-loups');
    expect(t.refused(0, 'build')).toMatchObject({ rule: 'K-090', reason: 'illegal-place' });
    t.player(0).territory = t.player(0).city;
    expect(t.refused(0, 'build')).toMatchObject({ reason: 'city-limit', figures: { shops: 1, limit: 1 } });
    t.artefact(0, 'sceau').build(0, 'etal-fruits');
    expect(t.player(0).shopCities).toEqual([t.player(0).city, t.player(0).city]);
  });

  test('K-090 other players’ shops do not count', () => {
    const t = rich().owns(1, 'perlance').owns(2, 'perlance').build(0, 'etal-fruits');
    expect(t.player(0).shopCities).toContain(territoryOf('perlance'));
  });

  test('K-091 what is declared must be payable, the bonus included', () => {
    const t = rich().gold(0, 1);
    const wish = (withBonus: boolean) =>
      t.refused(0, 'build', { card: shopOf('etal-fruits'), withBonus, waive: [] });
    expect(wish(true)).toMatchObject({
      rule: 'K-091',
      reason: 'not-enough-gold',
      figures: { cost: 2, gold: 1 },
    });
    expect(wish(false)).toBeNull();
    t.res(0, { fruit: 1 });
    expect(wish(false)).toMatchObject({ reason: 'not-enough-resources' });
    expect(t.refused(0, 'build', { card: 33, withBonus: false, waive: [] })).toMatchObject({ rule: 'K-090' });
  });

  test('K-092 discounts lower the cost, never below zero and never the bonus', () => {
    const t = rich().badge(0, 'artisan', 2).gold(0, 1).build(0, 'etal-fruits', true);
    t.play(0, 'resources', tokens({ wine: 2 }));
    expect(t.player(0)).toMatchObject({ gold: 0, income: 2, resources: tokens({ fruit: 1, wine: 2 }) });
  });

  test('K-091 K-092 the Hammer waives one token of the builder’s choice and one gold', () => {
    const t = rich()
      .artefact(0, 'marteau')
      .shop(0, 'auberge-populaire')
      .gold(0, 5)
      .res(0, { fruit: 1, meat: 1 });
    const card = shopOf('auberge-populaire');
    expect(t.refused(0, 'build', { card, withBonus: false, waive: ['cloth', 'meat'] })).toMatchObject({
      rule: 'K-092',
      reason: 'waived-too-much',
      figures: { allowed: 1 },
    });
    t.build(0, 'auberge-populaire', false, ['cloth']);
    expect(t.player(0)).toMatchObject({ gold: 0, resources: tokens({}) });
  });

  test('K-093 a bonus that is no longer payable after the window is left out', () => {
    const t = rich().gold(0, 2).at(1, 'perlance').black(1, 'monte-en-l-air').build(0, 'etal-fruits', true);
    t.card(1, 'monte-en-l-air', 0);
    // One fruit and one gold are gone: the cost is payable, the bonus is not.
    expect(t.player(0).shopCards).toEqual([-1, shopOf('etal-fruits')]);
    expect(t.player(0)).toMatchObject({ gold: 0, resources: tokens({}) });
  });

  test('K-094 K-095 the card goes to the discard and the hand is filled from the display or the deck', () => {
    const t = rich().build(0, 'etal-fruits');
    expect(t.g.shopDiscard.at(-1)).toBe(shopOf('etal-fruits'));
    const display = t.g.display.slice();
    expect(t.options(0, 'shop.pick')).toEqual([...display, 'deck']);
    const top = t.g.shopDeck.at(-1);
    t.play(0, 'shop.pick', display[1] as number);
    expect(t.g.display).toEqual([display[0], top, display[2]]);
    expect(t.player(0).shopHand).toContain(display[1]);
    const unseen = rich().build(0, 'etal-fruits');
    const next = unseen.g.shopDeck.at(-1);
    expect(unseen.play(0, 'shop.pick', 'deck').player(0).shopHand).toContain(next);
  });

  test('K-096 an empty shop deck is refilled from the discard', () => {
    const t = rich();
    t.g.shopDiscard.push(...t.g.shopDeck.splice(0));
    t.build(0, 'etal-fruits').play(0, 'shop.pick', 'deck');
    expect(t.player(0).shopHand).toHaveLength(2);
    expect(t.g.shopDiscard).toHaveLength(0);
  });

  test('C-08 K-209 gold stolen in the window: the declaration is withdrawn, the action given back', () => {
    const t = rich().gold(0, 3).at(1, 'perlance').black(1, 'coupe-bourse').build(0, 'etal-fruits');
    expect(t.g.turn.actionsUsed).toBe(1);
    t.card(1, 'coupe-bourse', 0);
    expect(t.g.turn.actionsUsed).toBe(0);
    expect(t.player(0)).toMatchObject({ gold: 0, shopCards: [-1], resources: tokens({ fruit: 3 }) });
    expect(t.player(0).shopHand).toContain(shopOf('etal-fruits'));
  });

  test('K-209 a pawn led astray withdraws the declaration as well', () => {
    const t = rich().black(1, 'fausse-adresse').build(0, 'etal-fruits').card(1, 'fausse-adresse', 0);
    t.play(1, 'place', territoryOf('clos-du-phare'));
    expect(t.g.turn.actionsUsed).toBe(0);
    const villa = table().at(0, 'tour-des-mages').gold(0, 8).gold(1, 2).black(1, 'fausse-adresse');
    villa.play(0, 'villa');
    villa.card(1, 'fausse-adresse', 0).play(1, 'place', territoryOf('bois-des-loups'));
    expect(villa.g.turn.actionsUsed).toBe(0);
    expect(villa.player(0)).toMatchObject({ gold: 8, prestige: 0 });
  });

  test('C-09 K-210 cancelled by the Inspector: the action is spent, card and goods are kept', () => {
    const t = rich().gold(0, 5).black(1, 'inspecteur').build(0, 'etal-fruits').card(1, 'inspecteur');
    expect(t.options(0, 'choose')).toEqual([1, 2]);
    t.play(0, 'choose', 1);
    expect(t.g.turn.actionsUsed).toBe(1);
    expect(t.player(0)).toMatchObject({ gold: 5, shopCards: [-1], resources: tokens({ fruit: 3 }) });
  });
});
