import { type Auction, auction as toyAuction } from '@comptoir/auction/rules';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { canonical } from '../json.ts';
import { reveals } from './reveals.ts';

const OPTIONS = { players: 3, rounds: 4 };

/** The winner of the first round at the menu of their turn. */
function atTurn(): { g: Auction; seat: number } {
  const g = toyAuction.setup(3, OPTIONS);
  for (;;) {
    const decision = toyAuction.decisions(g).find(({ standing }) => standing !== true)!;
    if (decision.id === 'turn.act') return { g, seat: decision.seat };
    const answer = decision.kind === 'pick-cards' ? decision.from.slice(0, 1) : false;
    toyAuction.apply(g, { seat: decision.seat, id: decision.id, answer });
  }
}

describe('whether a move told anybody anything', () => {
  const { g, seat } = atTurn();
  const other = (seat + 1) % 3;
  const act = (entry: string, answer: Json = null) => ({ seat, id: 'turn.act', answer: { entry, answer } });

  test.each([
    ['selling an open card', act('sell', g.won[seat]!.slice(0, 1)), false],
    ['showing a card of one’s own hand', act('show', g.hands[seat]!.slice(0, 1)), false],
    ['cheering', { seat, id: 'cheer', answer: null }, false],
    ['offering a tip', { seat, id: 'tip', answer: other }, false],
    ['drawing: the mover learns', act('draw'), true],
    ['looking at the deck: only the mover learns', act('look'), true],
    ['shuffling: chance moved', act('reshuffle'), true],
    ['ending the turn: a lot is turned up', act('end'), true],
  ])('%s', (_, move, expected) => {
    expect(toyAuction.judge(g, move)).toBeNull();
    expect(reveals(toyAuction, g, move)).toBe(expected);
  });

  test('asking changes nothing', () => {
    const before = canonical(g);
    for (const entry of ['draw', 'look', 'reshuffle', 'end']) reveals(toyAuction, g, act(entry));
    expect(canonical(g)).toBe(before);
  });

  test('what only another seat learns counts too', () => {
    // The mover's look is shown to a neighbour alone: the mover sees nothing new, the neighbour does.
    const passing: typeof toyAuction = {
      ...toyAuction,
      redact: (event, viewer) =>
        event.type === 'looked'
          ? { ...event, card: viewer === (event.seat + 1) % 3 ? event.card : null }
          : toyAuction.redact(event, viewer),
    };
    expect(reveals(passing, g, act('look'))).toBe(true);
    const nobody: typeof toyAuction = {
      ...toyAuction,
      redact: (event, viewer) =>
        event.type === 'looked' ? { ...event, card: null } : toyAuction.redact(event, viewer),
    };
    expect(reveals(nobody, g, act('look'))).toBe(false);
  });

  test('a move that another world would refuse tells something', () => {
    const strict: typeof toyAuction = {
      ...toyAuction,
      judge: (state, move) =>
        state.deck[0] === g.deck[0] ? null : toyAuction.judge(state, { ...move, id: 'garbage' }),
    };
    expect(reveals(strict, g, { seat, id: 'cheer', answer: null })).toBe(true);
  });
});
