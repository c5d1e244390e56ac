import { describe, expect, test } from 'vitest';
import { territoryOf } from '../content/map.ts';
import { table } from '../testing/table.ts';

const fresh = () => table().at(0, 'mine-de-fer-gris').gold(0, 0);

describe('moving', () => {
  test('K-060 a move spends one action and walks up to two territories', () => {
    const t = fresh().go(0, 'colline-aux-brebis');
    expect(t.g.turn.actionsUsed).toBe(1);
    t.step(0, 'tour-des-mages');
    expect(t.g.turn.actionsUsed).toBe(1);
    expect(t.refused(0, 'step', territoryOf('lande-aux-lanternes'))).toMatchObject({
      rule: 'K-062',
      reason: 'range-used',
      figures: { steps: 2, range: 2 },
    });
  });

  test('K-061 sea crossings cost two gold and count as one territory; C-02 Captain badges lower the fee', () => {
    const sea = territoryOf('foret-de-murmure');
    const t = fresh().gold(0, 1);
    expect(t.refused(0, 'move', sea)).toMatchObject({
      rule: 'K-061',
      reason: 'not-enough-gold',
      figures: { cost: 2 },
    });
    expect(t.refused(0, 'move', territoryOf('perlance'))).toMatchObject({
      rule: 'K-061',
      reason: 'not-adjacent',
    });
    t.badge(0, 'capitaine').go(0, 'foret-de-murmure');
    expect(t.player(0).gold).toBe(0);
    expect(t.g.turn.steps).toBe(1);
    const free = fresh().badge(0, 'capitaine', 2).go(0, 'foret-de-murmure');
    expect(free.player(0).gold).toBe(0);
  });

  test('K-062 the range is read again at every step; C-13 K-309 a Mount traded in allows a third step', () => {
    const t = fresh().badge(1, 'monture').go(0, 'colline-aux-brebis').step(0, 'tour-des-mages');
    const side = (badge: boolean) => ({
      gold: 0,
      resources: [0, 0, 0, 0, 0, 0, 0],
      badges: [0, badge ? 1 : 0, 0, 0, 0, 0, 0, 0, 0, 0],
      artefacts: [],
      associates: [],
    });
    t.play(1, 'trade.propose', { to: 0, give: side(true), want: side(false), note: '' });
    t.play(0, 'trade.accept', { offer: 1, say: '' }).step(0, 'lande-aux-lanternes');
    expect(t.g.turn.steps).toBe(3);
  });

  test('K-062 the range is never below one, even with two curses', () => {
    const t = fresh().badge(0, 'malediction-salanche', 2).go(0, 'colline-aux-brebis');
    expect(t.ask(0, 'step')).toBeNull();
    expect(t.player(0).territory).toBe(territoryOf('colline-aux-brebis'));
  });

  test('K-063 C-01 another action ends the move', () => {
    const t = fresh().go(0, 'colline-aux-brebis').play(0, 'work');
    expect(t.refused(0, 'step', territoryOf('tour-des-mages'))).toMatchObject({
      rule: 'K-063',
      reason: 'no-move',
    });
    t.go(0, 'tour-des-mages');
    expect(t.g.turn.actionsUsed).toBe(3);
  });

  test('K-063 a card of one’s own, an artefact or a relocation ends the move', () => {
    const ended = (t: ReturnType<typeof fresh>) => expect(t.ask(0, 'step')).toBeNull();
    ended(fresh().black(0, 'passe-droit').go(0, 'colline-aux-brebis').card(0, 'passe-droit'));
    ended(fresh().gold(0, 3).artefact(0, 'sablier').go(0, 'colline-aux-brebis').play(0, 'activate', 4));
    const moved = fresh().black(1, 'fausse-adresse').go(0, 'colline-aux-brebis').card(1, 'fausse-adresse', 0);
    ended(moved.play(1, 'place', territoryOf('tour-des-mages')));
  });

  test('K-064 C-16 cards of others on others and promotions leave the move as it is', () => {
    const t = fresh().black(1, 'monte-en-l-air').gold(2, 3).associate(0, 'associe-wine');
    t.go(0, 'colline-aux-brebis').play(0, 'promote', 0).card(1, 'monte-en-l-air', 2);
    expect(t.player(1).gold).toBe(1);
    t.step(0, 'tour-des-mages');
  });

  test('K-065 going back and forth is allowed; a single territory is a full action', () => {
    const t = fresh().go(0, 'colline-aux-brebis').step(0, 'mine-de-fer-gris').go(0, 'colline-aux-brebis');
    expect(t.g.turn.actionsUsed).toBe(2);
  });

  test('K-005 pawns never block', () => {
    const t = fresh().at(1, 'colline-aux-brebis').at(2, 'colline-aux-brebis').go(0, 'colline-aux-brebis');
    expect(t.player(0).territory).toBe(t.player(1).territory);
  });
});
