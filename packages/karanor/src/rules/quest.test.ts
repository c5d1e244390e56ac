import { describe, expect, test } from 'vitest';
import { territoryOf } from '../content/map.ts';
import { questOf } from '../content/tables.ts';
import { table, tokens } from '../testing/table.ts';

const FULL = ['lettre-amour', 'pelerin', 'chorale'];

describe('interacting', () => {
  test('K-100 one quest is drawn; the inhabitant leaves for good', () => {
    const t = table().at(0, 'bois-des-loups').questDeck('cloche').play(0, 'interact');
    expect(t.player(0).questHand).toEqual([questOf('cloche')]);
    expect(t.refused(0, 'interact')).toMatchObject({ rule: 'K-100', reason: 'no-inhabitant' });
  });

  test('K-100 a Good Listener draws one more and keeps one; the inhabitant leaves before the card is handled', () => {
    const t = table()
      .at(0, 'bois-des-loups')
      .badge(0, 'conteur', 2)
      .questDeck('cloche', 'source-chaude', 'pelerin');
    t.play(0, 'interact');
    expect(t.options(0, 'quest.keep')).toHaveLength(3);
    t.play(0, 'quest.keep', [questOf('source-chaude')]);
    expect(t.g.inhabitants[territoryOf('bois-des-loups')]).toBe(false);
    expect(t.awaited()).toEqual(['0 quest.immediate']);
    expect(t.g.questDiscard).toEqual([questOf('cloche'), questOf('pelerin')]);
  });

  test('K-101 an empty deck is refilled from its discard; with both empty it is refused', () => {
    const t = table().at(0, 'bois-des-loups');
    t.g.questDiscard = t.g.questDeck.splice(0);
    t.play(0, 'interact');
    expect(t.g.questDiscard.length).toBeLessThan(2);
    const none = table().at(0, 'bois-des-loups');
    none.g.questsRemoved.push(...none.g.questDeck.splice(0));
    expect(none.refused(0, 'interact')).toMatchObject({ rule: 'K-101', reason: 'supply-empty' });
  });

  test('K-102 K-009 C-06 a fourth quest makes its owner discard one of four; an immediate one does not', () => {
    const t = table()
      .at(0, 'bois-des-loups')
      .quest(0, ...FULL)
      .questDeck('cloche')
      .play(0, 'interact');
    expect(t.options(0, 'quest.discard')).toHaveLength(4);
    t.play(0, 'quest.discard', [questOf('cloche')]);
    expect(t.g.questDiscard).toEqual([questOf('cloche')]);
    expect(t.player(0).questHand).toEqual(FULL.map(questOf));
    const now = table()
      .at(0, 'bois-des-loups')
      .quest(0, ...FULL)
      .questDeck('source-chaude')
      .play(0, 'interact');
    expect(now.awaited()).toEqual(['0 quest.immediate']);
    expect(now.play(0, 'quest.immediate', 2).player(0).gold).toBe(2);
  });

  test('K-103 only payable options of an immediate quest are offered; it is discarded after its effects', () => {
    const t = table()
      .at(0, 'bois-des-loups')
      .gold(0, 1)
      .questDeck('voyante', 'ruelle-sombre')
      .play(0, 'interact');
    t.play(0, 'quest.immediate', 1);
    // One gold was paid: the alley's first option is out of reach; the encounter is told all the same.
    expect(t.options(0, 'quest.immediate')).toEqual([2]);
    t.play(0, 'quest.immediate', 2);
    expect(t.player(0)).toMatchObject({ gold: 1, blackHand: [] });
    expect(t.g.questDiscard.map(String).sort()).toEqual(
      [questOf('ruelle-sombre'), questOf('voyante')].map(String).sort(),
    );
    expect(t.g.turn.actionsUsed).toBe(1);
  });

  test('K-103 enfant-perdu moves its drawer to a city of their choice', () => {
    const t = table()
      .at(0, 'bois-des-loups')
      .questDeck('enfant-perdu')
      .play(0, 'interact')
      .play(0, 'quest.immediate', 1);
    expect(t.options(0, 'place')).toHaveLength(7);
    t.play(0, 'place', territoryOf('perlance'));
    expect(t.player(0)).toMatchObject({ gold: 2, territory: territoryOf('perlance') });
    const home = table().at(0, 'bois-des-loups').questDeck('enfant-perdu').play(0, 'interact');
    expect(home.play(0, 'quest.immediate', 2).player(0).gold).toBe(1);
  });

  test('K-103 voyante may be left alone', () => {
    const t = table()
      .at(0, 'bois-des-loups')
      .gold(0, 4)
      .questDeck('voyante')
      .play(0, 'interact')
      .play(0, 'quest.immediate', 2);
    expect(t.player(0)).toMatchObject({ gold: 4, questHand: [] });
  });

  test('K-104 nothing is drawn when deck and discard are empty', () => {
    const t = table().at(0, 'jardins-du-choeur').quest(0, 'veillee').res(0, { wine: 2 });
    t.g.questsRemoved.push(...t.g.questDeck.splice(0));
    t.complete(0, 'veillee');
    expect(t.player(0).questHand).toEqual([]);
    expect(t.player(0).badges[7]).toBe(1);
  });
});

describe('completing', () => {
  test('K-110 place, condition and cost are tested, one option only', () => {
    const t = table().at(0, 'kien').quest(0, 'feu-de-camp', 'grand-reseau', 'pelerin');
    const wish = (id: string, option = 1) => t.refused(0, 'quest', { card: questOf(id), option });
    expect(wish('feu-de-camp')).toMatchObject({ rule: 'K-110', reason: 'not-enough-resources' });
    expect(wish('pelerin')).toMatchObject({ reason: 'illegal-place', figures: { territory: 'kien' } });
    t.at(0, 'perlance');
    expect(wish('grand-reseau')).toMatchObject({ reason: 'condition-not-met' });
    expect(wish('banquet')).toMatchObject({ reason: 'unknown-card' });
    t.owns(0, 'kien').owns(0, 'orival').complete(0, 'grand-reseau');
    expect(t.player(0)).toMatchObject({ gold: 1, prestige: 2 });
  });

  test('K-111 cost, steps, prestige, questDone (plume), discard, then the window', () => {
    const t = table()
      .at(0, 'unisson')
      .quest(0, 'pelerin')
      .res(0, { fruit: 1 })
      .artefact(0, 'plume')
      .black(1, 'plagiat');
    t.complete(0, 'pelerin');
    expect(t.player(0)).toMatchObject({ gold: 6, prestige: 1, questHand: [] });
    expect(t.awaited()).toEqual(['1 window after:quest']);
    const order = t.told.map(({ type }) => type);
    expect(order.indexOf('prestige')).toBeLessThan(order.indexOf('quest-done'));
    expect(order.indexOf('quest-done')).toBeLessThan(order.indexOf('window-opened'));
  });

  test('K-112 K-113 a two-step quest: the follow-up comes to the hand, both parts leave the game', () => {
    const t = table()
      .at(0, 'kien')
      .quest(0, 'fiancee-1')
      .res(0, { cloth: 1, diamond: 1 })
      .complete(0, 'fiancee-1');
    expect(t.player(0).questHand).toEqual([questOf('fiancee-2')]);
    expect(t.g.questsRemoved).toContain(questOf('fiancee-1'));
    t.at(0, 'orival').complete(0, 'fiancee-2');
    expect(t.player(0)).toMatchObject({ gold: 8, prestige: 2 });
    expect(t.g.turn.actionsUsed).toBe(2);
    expect(t.g.questsRemoved).toContain(questOf('fiancee-2'));
  });

  test('K-112 K-113 an immediate follow-up is resolved at once and leaves the game (cimetiere)', () => {
    const t = table()
      .at(0, 'salanche')
      .quest(0, 'cimetiere-1')
      .res(0, { wine: 1 })
      .artefactDeck('bottes', 'bourse');
    t.complete(0, 'cimetiere-1');
    expect(t.options(0, 'quest.immediate')).toEqual([1, 2]);
    t.play(0, 'quest.immediate', 2).play(0, 'artefact.keep', [1]);
    expect(t.player(0)).toMatchObject({ artefacts: [1], gold: 2 });
    expect(t.player(0).badges[9]).toBe(1);
    expect(t.g.questsRemoved).toContain(questOf('cimetiere-2'));
    const left = table()
      .at(0, 'salanche')
      .quest(0, 'cimetiere-1')
      .res(0, { wine: 1 })
      .complete(0, 'cimetiere-1');
    expect(left.play(0, 'quest.immediate', 1).player(0).artefacts).toEqual([]);
  });

  test('K-113 S-48 an unfinished first part that is discarded returns; a follow-up does not', () => {
    const t = table().at(0, 'bois-des-loups').quest(0, 'fiancee-2', 'phare-1', 'pelerin').questDeck('cloche');
    const other = table()
      .at(0, 'bois-des-loups')
      .quest(0, 'fiancee-2', 'phare-1', 'pelerin')
      .questDeck('cloche');
    t.play(0, 'interact').play(0, 'quest.discard', [questOf('fiancee-2')]);
    expect(t.g.questsRemoved).toContain(questOf('fiancee-2'));
    other.play(0, 'interact').play(0, 'quest.discard', [questOf('phare-1')]);
    expect(other.g.questDiscard).toEqual([questOf('phare-1')]);
  });

  test('K-114 immediate choices fire no questDone and open no window', () => {
    const t = table()
      .at(0, 'bois-des-loups')
      .artefact(0, 'plume')
      .black(1, 'plagiat')
      .questDeck('pont-brise');
    t.play(0, 'interact').play(0, 'quest.immediate', 2);
    expect(t.player(0).gold).toBe(1);
    expect(t.awaited()).toEqual(['0 action']);
  });

  test('belle-equipe pays three gold per associate, at most six', () => {
    const t = table().at(0, 'kien').quest(0, 'belle-equipe');
    expect(t.refused(0, 'quest', { card: questOf('belle-equipe'), option: 1 })).toMatchObject({
      reason: 'condition-not-met',
    });
    for (const id of ['wine', 'wood', 'fruit']) t.associate(0, `associe-${id}`);
    expect(t.complete(0, 'belle-equipe').player(0)).toMatchObject({ gold: 6, prestige: 1 });
  });

  test('trait-union asks for company and gives every opponent one gold', () => {
    const t = table(4).at(0, 'kien').quest(0, 'trait-union');
    for (const seat of [1, 2, 3]) t.at(seat, 'orival');
    expect(t.ask(0, 'quest')).toBeNull();
    t.at(2, 'kien').complete(0, 'trait-union');
    expect(t.g.players.map(({ gold }) => gold)).toEqual([2, 1, 1, 1]);
    expect(t.player(0).prestige).toBe(1);
  });

  test('fete-des-rivaux pays every opponent two gold, a Cloak does not matter (K-213)', () => {
    const t = table(4)
      .at(0, 'perlance')
      .quest(0, 'fete-des-rivaux')
      .res(0, { wine: 1, meat: 1 })
      .artefact(1, 'cape');
    t.complete(0, 'fete-des-rivaux');
    expect(t.g.players.map(({ gold }) => gold)).toEqual([0, 2, 2, 2]);
    expect(t.player(0).prestige).toBe(2);
  });

  test('enquete pays one gold per black-market card of the others, at most three', () => {
    const t = table(4)
      .at(0, 'kien')
      .quest(0, 'enquete')
      .owns(1, 'kien')
      .black(1, 'coupe-bourse', 'rumeur')
      .black(2, 'taxe', 'tire-laine');
    t.complete(0, 'enquete').pass(
      ...[1, 2].filter((seat) => t.awaited().includes(`${seat} window after:quest`)),
    );
    expect(t.player(0)).toMatchObject({ gold: 3, prestige: 1 });
    const alone = table(4).at(0, 'perlance').quest(0, 'enquete');
    expect(alone.ask(0, 'quest')).toBeNull();
  });

  test('tournoi-2 needs a Mount and keeps it; vieux-roi-2 may cost a prestige for an artefact', () => {
    const t = table().at(0, 'cendrelune').quest(0, 'tournoi-2');
    expect(t.ask(0, 'quest')).toBeNull();
    t.badge(0, 'monture').complete(0, 'tournoi-2');
    expect(t.player(0)).toMatchObject({ gold: 1, prestige: 2 });
    expect(t.player(0).badges[1]).toBe(1);
    const king = table()
      .at(0, 'verger-du-vieux-roi')
      .quest(0, 'vieux-roi-1')
      .res(0, { cloth: 1 })
      .prestige(0, 1);
    king.artefactDeck('bottes', 'bourse').complete(0, 'vieux-roi-1').play(0, 'quest.immediate', 3);
    king.play(0, 'artefact.keep', [1]);
    expect(king.player(0)).toMatchObject({ prestige: 0, artefacts: [1], resources: tokens({ fruit: 3 }) });
  });
});
