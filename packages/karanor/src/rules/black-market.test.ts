import { describe, expect, test } from 'vitest';
import { territoryOf } from '../content/map.ts';
import { blackCardOf, shopOf } from '../content/tables.ts';
import { table, tokens } from '../testing/table.ts';

const wish = (id: string, target = -1) => ({ card: blackCardOf(id), target });

describe('open cards', () => {
  test('K-142 coupe-bourse takes three gold within one territory', () => {
    const t = table()
      .at(0, 'kien')
      .at(1, 'orival')
      .at(2, 'forges-basses')
      .gold(1, 5)
      .gold(2, 2)
      .black(0, 'coupe-bourse');
    expect(t.options(0, 'card')).toEqual([wish('coupe-bourse', 2)]);
    expect(t.refused(0, 'card', wish('coupe-bourse', 1))).toMatchObject({
      rule: 'K-142',
      reason: 'bad-target',
    });
    t.card(0, 'coupe-bourse', 2);
    expect(t.g.players.map(({ gold }) => gold)).toEqual([2, 5, 0]);
    expect(t.g.blackDiscard).toEqual([blackCardOf('coupe-bourse')]);
    expect(t.g.turn.actionsUsed).toBe(0);
  });

  test('tire-laine takes four gold from whoever stands in a city with six', () => {
    const t = table().at(1, 'kien').gold(1, 6).at(2, 'salanche').gold(2, 9).black(0, 'tire-laine');
    expect(t.options(0, 'card')).toEqual([wish('tire-laine', 1)]);
    expect(t.card(0, 'tire-laine', 1).player(1).gold).toBe(2);
    expect(t.player(0).gold).toBe(4);
    expect(table().at(1, 'kien').gold(1, 5).black(0, 'tire-laine').ask(0, 'card')).toBeNull();
  });

  test('charrette takes two resources of the thief’s choice within two territories', () => {
    const t = table()
      .at(0, 'kien')
      .at(1, 'tour-des-mages')
      .at(2, 'orival')
      .res(1, { wine: 1, metal: 2, diamond: 1 });
    t.black(0, 'charrette').card(0, 'charrette', 1);
    expect(t.ask(0, 'resources')).toMatchObject({
      count: 2,
      available: tokens({ wine: 1, metal: 2, diamond: 1 }),
    });
    t.play(0, 'resources', tokens({ metal: 1, diamond: 1 }));
    expect(t.player(0).resources).toEqual(tokens({ metal: 1, diamond: 1 }));
    expect(t.player(1).resources).toEqual(tokens({ wine: 1, metal: 1 }));
  });

  test('monte-en-l-air takes one resource and one gold, wherever they are', () => {
    const t = table().gold(2, 4).res(2, { meat: 2 }).black(0, 'monte-en-l-air').card(0, 'monte-en-l-air', 2);
    expect(t.player(0)).toMatchObject({ gold: 1, resources: tokens({ meat: 1 }) });
    expect(t.player(2)).toMatchObject({ gold: 3, resources: tokens({ meat: 1 }) });
  });

  test('rumeur costs four gold and one prestige of somebody ahead', () => {
    const t = table().gold(0, 4).prestige(1, 2).black(0, 'rumeur');
    expect(t.options(0, 'card')).toEqual([wish('rumeur', 1)]);
    t.card(0, 'rumeur', 1);
    expect(t.player(1).prestige).toBe(1);
    expect(t.player(0).gold).toBe(0);
    expect(
      table().gold(0, 3).prestige(1, 2).black(0, 'rumeur').refused(0, 'card', wish('rumeur', 1)),
    ).toMatchObject({
      reason: 'not-enough-gold',
    });
  });

  test('chantage: the victim loses prestige, gives five gold, or hands over a badge the thief picks', () => {
    const victim = () =>
      table().prestige(1, 3).gold(1, 5).badge(1, 'monture').badge(1, 'notable').black(0, 'chantage');
    const begun = (option: number) => victim().card(0, 'chantage', 1).pass(1).play(1, 'choose', option);
    // The victim holds the card of a threshold: it might answer.
    expect(begun(1).player(1).prestige).toBe(2);
    expect(begun(2).player(0).gold).toBe(5);
    const badge = begun(3);
    expect(badge.options(0, 'badge')).toEqual([1, 6]);
    badge.play(0, 'badge', 6);
    expect(badge.player(0).badges[6]).toBe(1);
    expect(badge.player(1).badges).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('debauchage costs two gold and takes an associate on its side', () => {
    const t = table(4)
      .gold(0, 2)
      .associate(1, 'associe-wood')
      .associate(1, 'associe-meat')
      .black(0, 'debauchage');
    t.g.promoted[1] = true;
    t.card(0, 'debauchage', 1).play(0, 'associate', 1);
    expect(t.player(0)).toMatchObject({ gold: 0, associates: [1] });
    expect(t.player(1).associates).toEqual([3]);
    expect(t.g.promoted[1]).toBe(true);
  });

  test('incendie costs one gold; the income of an owner of two shops drops by one', () => {
    const t = table().gold(0, 1).income(1, 4).owns(1, 'perlance').black(0, 'incendie');
    expect(t.options(0, 'card')).toEqual([wish('incendie', 1)]);
    expect(t.card(0, 'incendie', 1).player(1).income).toBe(3);
    expect(t.player(0).gold).toBe(0);
  });

  test('fausse-adresse moves somebody to a territory next to theirs, sea included', () => {
    const t = table().at(1, 'plage-des-figuiers').black(0, 'fausse-adresse').card(0, 'fausse-adresse', 1);
    const near = ['promontoire-du-guet', 'gue-blanc', 'perlance'].map(territoryOf);
    expect(t.options(0, 'place')).toEqual(near);
    t.play(0, 'place', territoryOf('gue-blanc'));
    expect(t.player(1)).toMatchObject({ territory: territoryOf('gue-blanc'), gold: 0 });
  });

  test('contrebande: own turn, by the sea, one gold for three tokens', () => {
    const t = table().at(0, 'salanche').gold(0, 1).black(0, 'contrebande').card(0, 'contrebande');
    expect(t.ask(0, 'resources')).toMatchObject({ count: 3, available: [15, 15, 15, 15, 15, 15, 0] });
    t.play(0, 'resources', tokens({ wood: 3 }));
    expect(t.player(0)).toMatchObject({ gold: 0, resources: tokens({ wood: 3 }) });
    const other = table().at(1, 'salanche').gold(1, 1).black(1, 'contrebande');
    expect(other.refused(1, 'card', wish('contrebande'))).toMatchObject({ reason: 'condition-not-met' });
    expect(table().at(0, 'kien').gold(0, 1).black(0, 'contrebande').ask(0, 'card')).toBeNull();
  });

  test('passe-droit gives one action, on the own turn only', () => {
    const t = table().black(0, 'passe-droit').card(0, 'passe-droit');
    expect(t.player(0).bonusActions).toBe(1);
    expect(table().black(1, 'passe-droit').ask(1, 'card')).toBeNull();
  });

  test('taxe takes one gold from each opponent; C-15 K-213 a Cloak keeps its owner out', () => {
    const t = table(4).gold(1, 3).gold(2, 3).artefact(2, 'cape').black(0, 'taxe').card(0, 'taxe');
    expect(t.g.players.map(({ gold }) => gold)).toEqual([1, 2, 3, 0]);
  });
});

describe('cards of a window', () => {
  test('route-barree shortens the moves of a turn', () => {
    const t = table().black(0, 'route-barree').play(0, 'end-turn');
    expect(t.awaited()).toEqual(['0 window turnStart']);
    t.card(0, 'route-barree').at(1, 'kien').go(1, 'forges-basses');
    expect(t.ask(1, 'step')).toBeNull();
    t.turnOf(1).at(1, 'kien').go(1, 'forges-basses');
    expect(t.ask(1, 'step')).not.toBeNull();
  });

  test('tempete makes the sea dearer for every opponent until the end of their own turn', () => {
    const t = table(4).black(0, 'tempete').play(0, 'end-turn').card(0, 'tempete');
    const sea = territoryOf('foret-de-murmure');
    for (const seat of [1, 2, 3]) {
      t.at(seat, 'mine-de-fer-gris').gold(seat, 3);
      expect(t.refused(seat, 'move', sea)).toMatchObject({ figures: { cost: 4 } });
      t.play(seat, 'end-turn');
      expect(t.player(seat).modifiers).toEqual([]);
    }
    t.at(0, 'mine-de-fer-gris').gold(0, 2).go(0, 'foret-de-murmure');
  });

  test('cuite costs a Wine and one action of the turn', () => {
    const t = table().res(0, { wine: 1 }).black(0, 'cuite').play(0, 'end-turn').card(0, 'cuite');
    expect(t.player(0).resources).toEqual(tokens({}));
    for (let i = 0; i < 3; i++) t.play(1, 'work');
    expect(t.ask(1, 'work')).toBeNull();
    expect(table().black(0, 'cuite').play(0, 'end-turn').ask(0, 'card')).toBeNull();
  });

  test('inspecteur: the builder may give four gold and build', () => {
    const t = table()
      .at(0, 'perlance')
      .shop(0, 'etal-fruits')
      .gold(0, 5)
      .res(0, { fruit: 2 })
      .black(1, 'inspecteur');
    t.build(0, 'etal-fruits').card(1, 'inspecteur').play(0, 'choose', 2);
    expect(t.player(1).gold).toBe(4);
    expect(t.player(0)).toMatchObject({ gold: 0, shopCards: [-1, shopOf('etal-fruits')] });
  });

  test('surenchere costs two gold, cancels a villa and makes the next dearer this turn', () => {
    const t = table().at(0, 'tour-des-mages').gold(0, 9).gold(1, 2).black(1, 'surenchere').play(0, 'villa');
    t.card(1, 'surenchere');
    expect(t.player(0)).toMatchObject({ gold: 9, prestige: 0 });
    expect(t.player(1).gold).toBe(0);
    expect(t.g.turn.actionsUsed).toBe(1);
    expect(t.refused(0, 'villa')).toMatchObject({
      reason: 'not-enough-gold',
      figures: { cost: 10, gold: 9 },
    });
  });

  test('C-12 greve takes up to three gold of an income, once; promoted associates still pay', () => {
    const t = table().income(0, 1).associate(0, 'associe-wine').black(1, 'greve').play(0, 'promote', 0);
    t.play(0, 'end-turn').card(1, 'greve');
    expect(t.player(0).gold).toBe(1);
    expect(t.player(0).modifiers).toEqual([]);
  });

  test('brigands takes one resource after a harvest', () => {
    const t = table()
      .at(0, 'bois-des-loups')
      .res(0, { diamond: 1 })
      .black(1, 'brigands')
      .play(0, 'harvest', 'wood');
    t.card(1, 'brigands').play(1, 'resources', tokens({ diamond: 1 }));
    expect(t.player(1).resources).toEqual(tokens({ diamond: 1 }));
    expect(t.player(0).resources).toEqual(tokens({ wood: 2 }));
  });

  test('detournement takes four gold after a delivery', () => {
    const t = table()
      .at(0, 'unisson')
      .delivery('livraison-unisson')
      .res(0, { wood: 3 })
      .black(1, 'detournement');
    t.play(0, 'deliver').card(1, 'detournement');
    expect(t.g.players.map(({ gold }) => gold)).toEqual([0, 4, 0]);
    expect(t.player(0).prestige).toBe(1);
  });

  test('plagiat gives three gold and a quest after somebody’s quest', () => {
    const t = table().at(0, 'orival').quest(0, 'lettre-amour').questDeck('cloche').black(1, 'plagiat');
    t.complete(0, 'lettre-amour').card(1, 'plagiat');
    expect(t.player(1)).toMatchObject({ gold: 3 });
    expect(t.player(1).questHand).toHaveLength(1);
  });

  test('protection cancels a card that affects its owner: the cost stays paid, the card is gone', () => {
    const t = table()
      .gold(0, 4)
      .prestige(1, 1)
      .black(0, 'rumeur')
      .black(1, 'protection')
      .card(0, 'rumeur', 1);
    expect(t.awaited()).toEqual(['1 window before:card']);
    t.card(1, 'protection');
    expect(t.player(1).prestige).toBe(1);
    expect(t.player(0)).toMatchObject({ gold: 0, blackHand: [] });
    expect(t.g.blackDiscard).toHaveLength(2);
    const third = table()
      .gold(0, 4)
      .prestige(1, 1)
      .black(0, 'rumeur')
      .black(2, 'protection')
      .card(0, 'rumeur', 1);
    expect(third.player(1).prestige).toBe(0);
  });
});

describe('who is affected', () => {
  test('K-213 nobody under the Cloak can be a target or an only actor', () => {
    const t = table().gold(1, 5).artefact(1, 'cape').black(0, 'monte-en-l-air');
    expect(t.options(0, 'card')).toEqual([wish('monte-en-l-air', 2)]);
    expect(t.refused(0, 'card', wish('monte-en-l-air', 1))).toMatchObject({
      rule: 'K-213',
      reason: 'untargetable',
    });
    const actor = table().artefact(0, 'cape').black(1, 'greve').play(0, 'end-turn');
    expect(actor.ask(1, 'card')).toBeNull();
    // S-53: a bare cancel affects nobody, so the Cloak does not stop it.
    const own = table().gold(2, 3).artefact(0, 'cape').black(0, 'monte-en-l-air').black(2, 'protection');
    expect(own.card(0, 'monte-en-l-air', 2).awaited()).toEqual(['2 window before:card']);
  });

  test('C-14 Bodyguards lower what a card takes, gold first, then resources', () => {
    const t = table().at(1, 'kien').at(0, 'kien').gold(1, 5).badge(1, 'gardes').black(0, 'coupe-bourse');
    expect(t.card(0, 'coupe-bourse', 1).player(1).gold).toBe(4);
    const burglar = table().gold(1, 5).res(1, { wine: 1 }).badge(1, 'gardes').black(0, 'monte-en-l-air');
    expect(burglar.card(0, 'monte-en-l-air', 1).player(1)).toMatchObject({
      gold: 5,
      resources: tokens({ wine: 1 }),
    });
    // S-50: also what the victim chooses to give.
    const choice = table()
      .prestige(1, 3)
      .gold(1, 5)
      .badge(1, 'gardes')
      .black(0, 'chantage')
      .card(0, 'chantage', 1)
      .pass(1);
    expect(choice.play(1, 'choose', 2).player(0).gold).toBe(3);
  });
});

describe('artefacts', () => {
  test('boussole makes crossings cheaper, bottes and serpe reach further', () => {
    const t = table().at(0, 'mine-de-fer-gris').artefact(0, 'boussole').go(0, 'foret-de-murmure');
    expect(t.player(0).gold).toBe(0);
    const boots = table()
      .at(0, 'kien')
      .artefact(0, 'bottes')
      .go(0, 'forges-basses')
      .step(0, 'kien')
      .step(0, 'forges-basses');
    expect(boots.step(0, 'kien').ask(0, 'step')).toBeNull();
    expect(
      table().at(0, 'bois-des-loups').artefact(0, 'serpe').play(0, 'harvest', 'wood').player(0).resources,
    ).toEqual(tokens({ wood: 3 }));
  });

  test('balance swaps one resource for one of choice, once per turn', () => {
    const t = table().res(0, { diamond: 1 }).artefact(0, 'balance').play(0, 'activate', 3);
    t.play(0, 'resources', tokens({ wood: 1 }));
    expect(t.player(0).resources).toEqual(tokens({ wood: 1 }));
    expect(t.refused(0, 'activate', 3)).toMatchObject({ rule: 'K-308', reason: 'already-used' });
    t.play(0, 'end-turn').turnOf(0);
    expect(t.options(0, 'activate')).toEqual([3]);
  });

  test('sablier sells an action for three gold; miroir leads to a city with an own shop', () => {
    const t = table().gold(0, 5).artefact(0, 'sablier').artefact(0, 'miroir').play(0, 'activate', 4);
    expect(t.player(0)).toMatchObject({ gold: 2, bonusActions: 1 });
    t.owns(0, 'perlance').at(0, 'salanche').play(0, 'activate', 10);
    expect(t.options(0, 'place')).toEqual([t.player(0).city, territoryOf('perlance')].sort((a, b) => a - b));
    t.play(0, 'place', territoryOf('perlance'));
    expect(t.player(0)).toMatchObject({ gold: 0, territory: territoryOf('perlance') });
  });

  test('couronne-oubliee gives its prestige when drawn, not when traded (K-308)', () => {
    const t = table().at(0, 'salanche').quest(0, 'antiquaire').res(0, { diamond: 1 });
    t.artefactDeck('couronne-oubliee', 'bourse').complete(0, 'antiquaire', 1).play(0, 'artefact.keep', [11]);
    expect(t.player(0).prestige).toBe(2);
  });

  test('masque pays two gold when another player plays a card', () => {
    const t = table(4).gold(2, 2).artefact(1, 'masque').black(0, 'monte-en-l-air').black(1, 'taxe');
    t.card(0, 'monte-en-l-air', 2);
    expect(t.player(1).gold).toBe(2);
    t.card(1, 'taxe');
    expect(t.player(1).gold).toBe(4);
  });
});
