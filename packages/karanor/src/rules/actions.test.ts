import { describe, expect, test } from 'vitest';
import { territoryOf } from '../content/map.ts';
import { associateOf, deliveryOf } from '../content/tables.ts';
import { table, tokens } from '../testing/table.ts';

describe('turns', () => {
  test('K-050 K-051 turns go round clockwise from the first seat, each with an income phase', () => {
    const t = table().income(0, 3).play(0, 'end-turn');
    expect(t.player(0).gold).toBe(3);
    expect(t.g.turn).toMatchObject({ active: 1, round: 1, phase: 'actions' });
    t.play(1, 'end-turn').play(2, 'end-turn');
    expect(t.g.turn).toMatchObject({ active: 0, round: 2 });
  });

  test('K-052 K-053 four actions, the same one as often as wanted; K-056 a fifth is refused', () => {
    const t = table();
    for (let i = 0; i < 4; i++) t.play(0, 'work');
    expect(t.player(0).gold).toBe(4);
    expect(t.refused(0, 'work')).toMatchObject({
      rule: 'K-056',
      reason: 'no-action-left',
      figures: { used: 4 },
    });
    expect(t.refused(1, 'work')).toMatchObject({ rule: 'K-206', reason: 'not-your-turn' });
  });

  test('K-052 a bonus action counts at once in one’s own turn and is lost with it', () => {
    const t = table().black(0, 'passe-droit').card(0, 'passe-droit');
    for (let i = 0; i < 5; i++) t.play(0, 'work');
    expect(t.ask(0, 'work')).toBeNull();
    const unused = table().black(0, 'passe-droit').card(0, 'passe-droit').play(0, 'end-turn');
    expect(unused.player(0).bonusActions).toBe(0);
  });

  test('C-18 K-052 K-104 a bonus action of an immediate quest drawn off-turn counts in the next turn, once', () => {
    const t = table().at(0, 'salanche').quest(0, 'antiquaire').res(0, { wine: 1 }).black(1, 'plagiat');
    t.questDeck('source-chaude').complete(0, 'antiquaire', 2).card(1, 'plagiat');
    expect(t.awaited()).toEqual(['1 quest.immediate']);
    t.play(1, 'quest.immediate', 1);
    expect(t.player(1).bonusActions).toBe(1);
    t.play(0, 'end-turn');
    for (let i = 0; i < 5; i++) t.play(1, 'work');
    expect(t.ask(1, 'work')).toBeNull();
    t.play(1, 'end-turn').turnOf(1);
    expect(t.player(1).bonusActions).toBe(0);
  });

  test('K-054 K-055 with no action left free things stay possible until the turn is ended', () => {
    const t = table().associate(0, 'associe-wood').black(0, 'passe-droit');
    for (let i = 0; i < 4; i++) t.play(0, 'work');
    expect(t.awaited()).toEqual(['0 action']);
    t.play(0, 'promote', associateOf('associe-wood'))
      .card(0, 'passe-droit')
      .play(0, 'work')
      .play(0, 'end-turn');
    expect(t.g.turn.active).toBe(1);
  });
});

describe('harvest and work', () => {
  test('K-070 two tokens of the symbol; elsewhere it is refused', () => {
    const t = table().at(0, 'bois-des-loups').play(0, 'harvest', 'wood');
    expect(t.player(0).resources).toEqual(tokens({ wood: 2 }));
    expect(t.refused(0, 'harvest', 'wine')).toMatchObject({ rule: 'K-070', reason: 'illegal-place' });
  });

  test('K-071 C-03 a short supply gives what is left, an empty one refuses', () => {
    const t = table().at(0, 'bois-des-loups').supply('wood', 1).play(0, 'harvest', 'wood');
    expect(t.player(0).resources).toEqual(tokens({ wood: 1 }));
    expect(t.refused(0, 'harvest', 'wood')).toMatchObject({ rule: 'K-071', reason: 'supply-empty' });
  });

  test('K-072 with reach a symbol next door may be harvested, over sea as well', () => {
    const t = table().at(0, 'gue-blanc').artefact(0, 'serpe');
    expect(t.options(0, 'harvest')).toEqual(['wine', 'fruit', 'metal']);
    t.play(0, 'harvest', 'fruit');
    expect(t.player(0).resources).toEqual(tokens({ fruit: 3 }));
  });

  test('K-073 the harvest is over before its window opens', () => {
    const t = table().at(0, 'bois-des-loups').black(1, 'brigands').play(0, 'harvest', 'wood');
    expect(t.awaited()).toEqual(['1 window after:harvest']);
    expect(t.player(0).resources).toEqual(tokens({ wood: 2 }));
  });

  test('K-080 work gives gold, more with a Foreman, none with the curse (K-135)', () => {
    const t = table().badge(0, 'contremaitre', 2).play(0, 'work');
    expect(t.player(0).gold).toBe(3);
    t.badge(0, 'malediction-salanche');
    expect(t.refused(0, 'work')).toMatchObject({ rule: 'K-080', reason: 'banned' });
  });
});

describe('special actions', () => {
  const delivering = () => table().at(0, 'unisson').delivery('livraison-unisson').res(0, { wood: 3 });

  test('K-120 a delivery pays its resources and gains its reward and the Traders’ gold; the next is shown', () => {
    const t = delivering().badge(0, 'negociant');
    const next = t.g.deliveryPile.at(-1);
    t.play(0, 'deliver');
    expect(t.player(0)).toMatchObject({ gold: 7, prestige: 1, resources: tokens({}) });
    expect(t.g.delivery).toBe(next);
    expect(t.g.deliveriesDone).toEqual([deliveryOf('livraison-unisson')]);
  });

  test('K-120 an empty pile offers no more deliveries; K-121 only the face-up one counts', () => {
    const t = delivering();
    t.g.deliveryBox = [...t.g.deliveryBox, ...t.g.deliveryPile.splice(0)];
    t.play(0, 'deliver');
    expect(t.g.delivery).toBe(-1);
    expect(t.refused(0, 'deliver')).toMatchObject({ rule: 'K-120', reason: 'supply-empty' });
    const elsewhere = delivering().at(0, 'kien').res(0, { meat: 2, fruit: 1 });
    expect(elsewhere.refused(0, 'deliver')).toMatchObject({ reason: 'illegal-place' });
  });

  test('K-122 recruiting costs five gold anywhere and takes any associate, resource side up', () => {
    const t = table().gold(0, 5);
    expect(t.options(0, 'recruit')).toEqual([0, 1, 2, 3, 4, 5]);
    t.play(0, 'recruit', associateOf('associe-meat'));
    expect(t.player(0)).toMatchObject({ gold: 0, associates: [3] });
    expect(t.g.promoted[3]).toBe(false);
    expect(t.refused(0, 'recruit', 0)).toMatchObject({ rule: 'K-122', reason: 'not-enough-gold' });
  });

  test('K-123 a villa costs eight gold, gives one prestige and is never for sale again', () => {
    const t = table().at(0, 'tour-des-mages').at(1, 'tour-des-mages').gold(0, 8).gold(1, 20).play(0, 'villa');
    expect(t.player(0)).toMatchObject({ gold: 0, prestige: 1 });
    expect(t.g.villas.filter((owner) => owner === 0)).toHaveLength(1);
    t.play(0, 'end-turn');
    expect(t.refused(1, 'villa')).toMatchObject({ rule: 'K-123', reason: 'villa-owned' });
    const poor = table().at(0, 'tour-des-mages').gold(0, 5).badge(0, 'notable');
    expect(poor.refused(0, 'villa')).toMatchObject({
      reason: 'not-enough-gold',
      figures: { cost: 6, gold: 5 },
    });
    expect(poor.gold(0, 6).play(0, 'villa').player(0).gold).toBe(0);
  });

  test('K-124 eight pawns for shops and villas together', () => {
    const t = table().at(0, 'tour-des-mages').gold(0, 8);
    for (const city of ['kien', 'unisson', 'orival', 'mirefont', 'cendrelune', 'perlance', 'port-feral'])
      t.owns(0, city);
    expect(t.refused(0, 'villa')).toMatchObject({ rule: 'K-124', reason: 'no-pawn-left' });
    expect(t.at(0, 'kien').refused(0, 'build')).toMatchObject({ rule: 'K-124', reason: 'no-pawn-left' });
  });
});

describe('income, badges, artefacts, associates', () => {
  test('K-130 associates yield a token or, promoted, one gold; an empty supply yields nothing', () => {
    const t = table().associate(0, 'associe-wine').associate(0, 'associe-wood').supply('wood', 0);
    t.play(0, 'promote', 0).play(0, 'end-turn');
    expect(t.player(0)).toMatchObject({ gold: 1, resources: tokens({}) });
    const plain = table().associate(0, 'associe-wine').play(0, 'end-turn');
    expect(plain.player(0)).toMatchObject({ gold: 0, resources: tokens({ wine: 1 }) });
  });

  test('K-131 promotion is free and final, for the own associates in the own turn', () => {
    const t = table().associate(0, 'associe-wine').play(0, 'promote', 0);
    expect(t.g.turn.actionsUsed).toBe(0);
    expect(t.refused(0, 'promote', 0)).toMatchObject({ rule: 'K-131', reason: 'already-promoted' });
    expect(t.refused(1, 'promote', 0)).toMatchObject({ rule: 'K-206' });
  });

  test('K-132 an empty badge supply gives one gold instead', () => {
    const t = table()
      .at(0, 'plaine-des-attelages')
      .badge(1, 'monture', 6)
      .quest(0, 'ecurie')
      .res(0, { fruit: 2 });
    t.complete(0, 'ecurie');
    expect(t.player(0).gold).toBe(1);
  });

  test('K-133 two artefacts are drawn and one kept; K-134 it works at once', () => {
    const t = table().at(0, 'unisson').gold(0, 6).quest(0, 'archiviste').artefactDeck('bottes', 'bourse');
    t.complete(0, 'archiviste', 1);
    expect(t.options(0, 'artefact.keep')).toEqual([[1], [8]]);
    t.play(0, 'artefact.keep', [1]);
    expect(t.player(0).artefacts).toEqual([1]);
    expect(t.g.artefactDiscard).toEqual([8]);
    t.go(0, 'val-clair')
      .step(0, 'vergers-de-mirabelle')
      .step(0, 'plateau-des-vents')
      .step(0, 'champs-de-lin');
  });

  test('K-133 a short pile is refilled from its discard; with one left it is taken, with none there is gold', () => {
    const drawn = (deck: number, discard: number) => {
      const t = table().at(0, 'unisson').gold(0, 6).quest(0, 'archiviste');
      const all = t.g.artefactDeck.splice(0);
      t.g.artefactDeck = all.splice(0, deck);
      t.g.artefactDiscard = all.splice(0, discard);
      t.player(2).artefacts.push(...all);
      return t.complete(0, 'archiviste', 1);
    };
    expect(drawn(1, 3).options(0, 'artefact.keep')).toHaveLength(2);
    expect(drawn(1, 0).player(0).artefacts).toHaveLength(1);
    expect(drawn(0, 0).player(0)).toMatchObject({ artefacts: [], gold: 5 });
  });

  test('K-134 an associate gained with none left is worth three gold', () => {
    const t = table().at(0, 'bois-des-loups').gold(0, 3).questDeck('recruteuse');
    for (const id of ['wine', 'wood', 'fruit', 'meat', 'cloth', 'metal']) t.associate(1, `associe-${id}`);
    t.play(0, 'interact').play(0, 'quest.immediate', 1);
    expect(t.player(0)).toMatchObject({ gold: 3, associates: [] });
  });

  test('K-150 income, then associates, then triggers in order of acquisition', () => {
    const t = table().income(0, 2).artefact(0, 'bourse').artefact(0, 'corne').associate(0, 'associe-meat');
    t.play(0, 'end-turn');
    expect(t.player(0)).toMatchObject({ gold: 4, resources: tokens({ meat: 1 }) });
    t.play(0, 'resources', tokens({ cloth: 1 }));
    expect(t.player(0).resources).toEqual(tokens({ meat: 1, cloth: 1 }));
    expect(t.g.turn.active).toBe(1);
  });

  test('K-140 C-05 thresholds draw one card each, both when jumped over, never again', () => {
    const t = table().prestige(0, 2);
    expect(t.player(0).blackHand).toHaveLength(0);
    t.prestige(0, 4);
    expect(t.player(0).blackHand).toHaveLength(2);
    t.prestige(0, -1).prestige(0, 1);
    expect(t.player(0).blackHand).toHaveLength(2);
  });

  test('K-141 an empty deck is refilled from its discard; with nothing left the threshold counts as used', () => {
    const t = table();
    t.g.blackDiscard = t.g.blackDeck.splice(0);
    t.prestige(0, 3);
    expect(t.player(0).blackHand).toHaveLength(1);
    t.player(1).blackHand.push(...t.g.blackDeck.splice(0));
    t.prestige(0, 3);
    expect(t.player(0)).toMatchObject({ thresholds: 2 });
    expect(t.player(0).blackHand).toHaveLength(1);
  });

  test('K-007 K-008 gold and prestige stay at zero or above, income within its track', () => {
    const t = table().income(0, 15).at(0, 'kien').gold(0, 5).quest(0, 'mecene').complete(0, 'mecene');
    expect(t.player(0)).toMatchObject({ income: 15, gold: 0, prestige: 1 });
    t.prestige(0, -3);
    expect(t.player(0).prestige).toBe(0);
  });
});

describe('the end', () => {
  test('K-160 K-161 K-162 C-10 at five the ninth prestige closes trading, the round is played to its end', () => {
    const t = table(5, { firstPlayer: 4 });
    t.turnOf(2);
    t.play(3, 'trade.propose', { to: 2, give: { ...side(), gold: 1 }, want: side(), note: '' }).prestige(
      2,
      9,
    );
    expect(t.g).toMatchObject({ endTriggered: true, offers: [] });
    expect(
      t.refused(3, 'trade.propose', { to: 2, give: { ...side(), gold: 1 }, want: side(), note: '' }),
    ).toMatchObject({ rule: 'K-310', reason: 'trade-closed' });
    t.prestige(2, -5).income(3, 4).play(2, 'end-turn').pass(2);
    const before = t.player(3).gold;
    t.play(3, 'end-turn').pass(2);
    expect(t.player(3).gold).toBe(before + 4);
    expect(t.g.turn.phase).toBe('over');
    expect(t.awaited()).toEqual([]);
  });

  test('K-160 the target is ten up to four players and eight with six', () => {
    expect(table(4).prestige(0, 9).g.endTriggered).toBe(false);
    expect(table(4).prestige(0, 10).g.endTriggered).toBe(true);
    expect(table(6).prestige(0, 8).g.endTriggered).toBe(true);
  });

  test('K-163 most prestige wins, then most gold, then both', async () => {
    const { karanor } = await import('../game.ts');
    const end = (gold: [number, number]) => {
      const t = table(2).prestige(0, 10).prestige(1, 10).gold(0, gold[0]).gold(1, gold[1]);
      // Without cards no window comes between.
      for (const { blackHand } of t.g.players) t.g.blackDiscard.push(...blackHand.splice(0));
      return karanor.outcome(t.play(0, 'end-turn').play(1, 'end-turn').g);
    };
    expect(end([3, 5])).toMatchObject({ winners: [1], places: [2, 1], scores: [10, 10] });
    expect(end([4, 4])?.winners).toEqual([0, 1]);
  });
});

const side = () => ({
  gold: 0,
  resources: [0, 0, 0, 0, 0, 0, 0],
  badges: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  artefacts: [],
  associates: [],
});

test('K-053 the market is no action without two players', () => {
  const t = table(3).at(0, 'kien');
  expect(t.refused(0, 'market', [{ op: 'buy', resource: 'wine' }])).toMatchObject({
    rule: 'K-170',
    reason: 'no-market',
  });
  expect(t.refused(0, 'move', territoryOf('perlance'))).not.toBeNull();
});
