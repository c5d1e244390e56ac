import { baie, numbersOf, numbersOfEdition, type Options, type State, withNumbers } from '@comptoir/baie';
import { describe, expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { merchantBaie } from './merchant.ts';
import { BaieTally } from './statistics.ts';
import { trialsOf, verdictsOf, withNumber } from './tuning.ts';

const read = (input: Record<string, unknown>): Options => {
  const reading = baie.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
};

function tallied(options: Options, games: number): BaieTally {
  const tally = new BaieTally();
  const bots = Array.from({ length: baie.seats(options) }, () => merchantBaie);
  for (let seed = 1; seed <= games; seed++) {
    const { state, outcome } = playOut(baie, options, seed, bots, {
      limit: 20_000,
      each: (seen) => tally.watch(seen),
      moved: (move, seen) => tally.moved(move, seen),
    });
    tally.finished(state, outcome!);
  }
  return tally;
}

describe('the figures of La Baie', () => {
  test('rounds, hands, turns and victories are counted', () => {
    const found = tallied(read({ players: 2, merchants: ['A', 'K'] }), 3).figures();
    expect([found.docksFilled.length, found.marker.length]).toEqual([3, 3]);
    expect(found.handsTaken).toBeLessThanOrEqual(found.handsOffered);
    const { A, K } = found.byMerchant;
    expect([A!.games, K!.games, A!.wins + K!.wins, A!.fairShare]).toEqual([3, 3, 3, 0.5]);
    // Shares of one board add up to the whole of its merchant's turns.
    const own = Object.entries(found.byAction).filter(([id]) => id.startsWith('A-'));
    expect(own.reduce((sum, [, share]) => sum + share, A!.recruitAndTeam)).toBeCloseTo(1, 2);
    expect(found.colporteur).toEqual({ games: 0, beaten: 0, gold: 0 });
  });

  test('gold is told by where it came from, with its spread', () => {
    const { A } = tallied(read({ players: 2, merchants: ['A', 'K'] }), 3).figures().byMerchant;
    const { sales, sponsorship, clans, corruption } = A!.sources;
    expect(sales + sponsorship + clans + corruption).toBeCloseTo(A!.gold, 1);
    expect(sales).toBeGreaterThan(sponsorship);
    expect(corruption).toBeLessThanOrEqual(0);
    const tally = new BaieTally();
    const state: State = baie.setup(1, read({ players: 2, merchants: ['A', 'K'] }));
    for (const gold of [10, 30]) tally.finished(state, { places: [1, 2], winners: [0], scores: [gold, 5] });
    expect(tally.figures().byMerchant['A']).toMatchObject({ gold: 20, spread: 10 });
  });

  test('a card is worth its clan icons less its corruption icons', () => {
    const tally = new BaieTally();
    const state: State = baie.setup(1, read({ players: 2, merchants: ['A', 'K'] }));
    state.lair = 4;
    state.halls = [6, 1, 1, 1];
    // Card 0 shows corruption alone, card 32 a Warrior beside it.
    state.players[0]!.corruption = [0, 32];
    tally.finished(state, { places: [1, 2], winners: [0], scores: [10, 5] });
    expect(tally.figures()).toMatchObject({ corruptionValue: -1, corruptionHeld: 1 });
  });

  test('the Colporteur is beaten by whoever is placed before it', () => {
    const { colporteur } = tallied(read({ players: 1, merchants: ['K'] }), 2).figures();
    expect(colporteur.games).toBe(2);
    expect(colporteur.gold).toBeGreaterThan(0);
  });
});

describe('tuning', () => {
  test('a grid has every combination, and a wrong path is named', () => {
    const trials = trialsOf([
      ['slots.0.hours', [3, 4]],
      ['shops.F.team.hours', [2, 3]],
    ]);
    if ('wrong' in trials) throw new Error(trials.wrong);
    const seen = trials.map(({ play }) =>
      play(() => numbersOf(baie.setup(1, read({ players: 2, merchants: ['A', 'K'] })))),
    );
    expect(seen.map(({ slots, shops }) => [slots[0]!.hours, shops['F']!.team.hours])).toEqual([
      [3, 2],
      [3, 3],
      [4, 2],
      [4, 3],
    ]);
    expect(trialsOf([['slots.7.hours', [1]]])).toEqual({ wrong: 'slots.7.hours' });
  });

  test('numbers that are tried belong to the tables opened with them, and to no others', () => {
    const tried = withNumber(numbersOfEdition(), 'rogues.1.lair', 1)!;
    const options = read({ players: 2, merchants: ['A', 'K'] });
    expect(withNumbers(tried, () => baie.setup(1, options)).lair).toBe(1);
    expect(baie.setup(1, options).lair).toBe(numbersOfEdition().rogues[1]!.lair);
  });

  test('a verdict says which bounds hold', () => {
    const figures = tallied(read({ players: 2, merchants: ['A', 'K'] }), 1).figures();
    const verdicts = verdictsOf({ ...figures, docksFilled: [1, 1, 0.5] }, 'merchant', 'none');
    expect(verdicts.find(({ name }) => name === 'docks')).toEqual({
      name: 'docks',
      text: '100/100/50',
      holds: false,
    });
  });
});
