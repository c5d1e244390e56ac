import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

const folks = ['foxes', 'lemurs', 'magpies'];
const at = (players = 2) => table(players, { folks: players === 2 ? folks : [...folks, 'hares'] });

describe('cunning-neighbour', () => {
  test('V-226 looks at a whole hand, which the third player does not see, and may go back on the deck', () => {
    const t = at(3).hand(0, 'cunning-neighbour').hand(1, 'junk', 'grasp').hand(2, 'bribe').deck(0, 'junk');
    t.technique('cunning-neighbour').answer(1);
    expect(vallee.view(t.g, 0).looking).toHaveLength(2);
    expect(vallee.view(t.g, 2).looking).toBeNull();
    expect(t.question()).toMatchObject({ seat: 0, id: 'card.to-deck' });
    t.answer(true);
    expect(t.deckOf(0)).toEqual(['cunning-neighbour', 'junk']);
    expect([t.discardOf(0), t.g.turn.pendingActions]).toEqual([[], 1]);
    expect(vallee.view(t.g, 0).looking).toBeNull();
  });

  test('V-121 nobody holds a card: the second choice remains; left alone it is discarded', () => {
    const t = at().hand(0, 'cunning-neighbour').technique('cunning-neighbour');
    expect(t.question().id).toBe('card.to-deck');
    expect(t.answer(false).discardOf(0)).toEqual(['cunning-neighbour']);
  });
});

describe('cheer', () => {
  test('V-320 everybody searches in turn, the active player first, and sees the own deck alone', () => {
    const t = at(3)
      .hand(0, 'cheer')
      .deck(0, 'junk', 'grasp')
      .deck(1, 'bribe', 'junk')
      .deck(2, 'burglary', 'junk')
      .technique('cheer');
    expect(t.question()).toMatchObject({ seat: 0, id: 'deck.search' });
    expect(vallee.view(t.g, 1).looking).toBeNull();
    t.choose('grasp');
    expect(t.question()).toMatchObject({ seat: 1, id: 'deck.search' });
    expect(vallee.view(t.g, 0).looking).toBeNull();
    expect(vallee.view(t.g, 1).looking).toHaveLength(2);
    t.choose('bribe').choose('burglary');
    expect([t.handOf(0), t.handOf(1), t.handOf(2)]).toEqual([['grasp'], ['bribe'], ['burglary']]);
    expect(t.events.filter((event) => event.type === 'shuffled')).toHaveLength(3);
  });

  test('V-124 an empty deck finds nothing, is not renewed and not shuffled', () => {
    const t = at().hand(0, 'cheer').discard(0, 'grasp').deck(1, 'bribe').technique('cheer');
    expect([t.handOf(0), t.handOf(1)]).toEqual([[], ['bribe']]);
    expect(t.discardOf(0)).toEqual(['cheer', 'grasp']);
    expect(t.has('reshuffled')).toBe(false);
  });
});

describe('raffle', () => {
  test('V-132 to the left: everybody takes from the next player, from the hands as they were', () => {
    const t = at(3).hand(0, 'raffle', 'junk').hand(1, 'grasp').hand(2, 'bribe').technique('raffle');
    expect(t.question()).toMatchObject({ seat: 0, id: 'choose.side', options: ['left', 'right'] });
    t.answer('left');
    expect([t.handOf(0), t.handOf(1), t.handOf(2)]).toEqual([['grasp'], ['bribe'], ['junk']]);
  });

  test('V-132 to the right, and nothing from an empty hand', () => {
    const t = at(3).hand(0, 'raffle').hand(1, 'grasp').hand(2, 'bribe').technique('raffle').answer('right');
    expect([t.handOf(0), t.handOf(1), t.handOf(2)]).toEqual([['bribe'], [], ['grasp']]);
    const moved = t.events.find((event) => event.type === 'moved' && event.why === 'taken');
    expect(vallee.redact(moved as never, 1)).toMatchObject({ card: null });
  });

  test('V-320 between two players both sides are the same: no question', () => {
    const t = at().hand(0, 'raffle', 'junk').hand(1, 'grasp').technique('raffle');
    expect([t.handOf(0), t.handOf(1)]).toEqual([['grasp'], ['junk']]);
  });
});

describe('charity', () => {
  test('V-225 one of each hand, seen by the active player alone; everybody gets one back', () => {
    const t = at(3).hand(0, 'charity', 'junk').hand(1, 'grasp').hand(2, 'bribe').technique('charity');
    expect(t.question()).toMatchObject({ seat: 0, id: 'setaside.give' });
    expect(vallee.view(t.g, 1).setAside).toEqual([null, null, null]);
    const options = t.question().options as { card: number; seat: number }[];
    expect(options.map(({ seat }) => seat)).toEqual([1, 1, 1]);
    t.answer(options[0] as never); // the Junk goes to the next player
    expect((t.question().options as { seat: number }[]).map(({ seat }) => seat)).toEqual([2, 2]);
    t.answer((t.question().options as { card: number; seat: number }[])[0] as never);
    expect([t.handOf(0), t.handOf(1), t.handOf(2)]).toEqual([['bribe'], ['junk'], ['grasp']]);
  });

  test('V-120 who had no card gets none', () => {
    const t = at(3).hand(0, 'charity').hand(2, 'bribe').technique('charity');
    expect([t.handOf(0), t.handOf(1), t.handOf(2)]).toEqual([[], [], ['bribe']]);
    expect(t.question().id).toBe('action');
  });
});

test('tasters: everybody takes a market card, from the active player on towards the chosen side (V-133)', () => {
  const t = at(3).hand(0, 'tasters').market('grasp', 'bribe', 'burglary', null, 'periscope');
  t.technique('tasters').answer('right');
  expect(t.question()).toMatchObject({ seat: 0, id: 'market.pick', options: [0, 1, 2, 4] });
  t.answer(1);
  expect(t.question()).toMatchObject({ seat: 2, options: [0, 2, 4] });
  t.answer(4);
  expect(t.question()).toMatchObject({ seat: 1, options: [0, 2] });
  t.answer(0);
  expect([t.handOf(0), t.handOf(1), t.handOf(2)]).toEqual([['bribe'], ['grasp'], ['periscope']]);
  expect(t.marketNow()).toEqual([null, null, 'burglary', null, null]);
  expect(t.question()).toMatchObject({ seat: 0, id: 'action' });
});

test('rumours: the top two of every discard go on the decks one by one (V-008, V-120)', () => {
  const t = at().hand(0, 'rumours').deck(0, 'junk').discard(0, 'grasp', 'bribe', 'burglary');
  t.discard(1, 'periscope').technique('rumours');
  expect([t.deckOf(0), t.discardOf(0)]).toEqual([
    ['bribe', 'grasp', 'junk'],
    ['rumours', 'burglary'],
  ]);
  expect([t.deckOf(1), t.discardOf(1)]).toEqual([['periscope'], []]);
});
