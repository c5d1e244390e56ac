import { describe, expect, test } from 'vitest';
import { cardOf, isJunk } from '../catalogue.ts';
import type { Event } from '../events.ts';
import { vallee } from '../game.ts';
import type { State } from '../state.ts';
import type { Options } from './options.ts';

const OPTIONS: Options = {
  players: 2,
  mode: 'solo-stalls',
  folks: 'random',
  firstPlayer: 'random',
  previousLosers: [],
  actionCap: null,
};
const MODES: readonly [string, Options, Record<string, number>][] = [
  ['2 players', OPTIONS, { folks: 3, ones: 3, junk: 7, reserve: 6, market: 28 }],
  ['3 players', { ...OPTIONS, players: 3 }, { folks: 4, ones: 4, junk: 6, reserve: 2, market: 39 }],
  ['4 players', { ...OPTIONS, players: 4 }, { folks: 5, ones: 5, junk: 5, reserve: 0, market: 50 }],
  [
    'teams',
    { ...OPTIONS, players: 4, mode: 'teams' },
    { folks: 4, ones: 4, junk: 6, reserve: 0, market: 39 },
  ],
];
const values = (g: State, seat: number): number[] =>
  [...(g.players[seat]?.hand ?? []), ...(g.players[seat]?.deck ?? [])].map((card) =>
    isJunk(card) ? 0 : cardOf(card).value,
  );

describe.each(MODES)('set-up, %s', (_, options, sizes) => {
  const g = vallee.setup(7, options);

  test('V-020 the number of folks is that of the players plus one, four in the team game', () => {
    expect(g.config.folks).toHaveLength(sizes.folks as number);
    expect(new Set(g.config.folks).size).toBe(sizes.folks);
  });

  test('V-021 V-261 starting decks of ten cards: one value-1 card of each folk, Junk for the rest', () => {
    for (let seat = 0; seat < options.players; seat++) {
      const cards = values(g, seat);
      expect(cards.filter((value) => value === 1)).toHaveLength(sizes.ones as number);
      expect(cards.filter((value) => value === 0)).toHaveLength(sizes.junk as number);
      const folks = [...(g.players[seat]?.hand ?? []), ...(g.players[seat]?.deck ?? [])]
        .map((card) => cardOf(card).folk)
        .filter((folk) => folk !== null);
      expect(folks.sort()).toEqual([...g.config.folks].sort());
    }
  });

  test('V-022 V-262 the other Junk is the reserve, unused value-1 cards are in the box, unused folks nowhere', () => {
    expect(g.junkReserve).toHaveLength(sizes.reserve as number);
    expect(g.box.every((card) => cardOf(card).value === 1)).toBe(true);
    expect(g.box.every((card) => g.config.folks.includes(cardOf(card).folk as string))).toBe(true);
    expect(g.box).toHaveLength((4 - options.players) * g.config.folks.length);
  });

  test('V-023 V-024 the market deck holds the cards of value 2 and more, five of them lie in the slots', () => {
    expect(g.marketDeck).toHaveLength(sizes.market as number);
    expect(g.market).toHaveLength(5);
    expect([...g.market, ...g.marketDeck].every((card) => cardOf(card).value >= 2)).toBe(true);
    expect(g.marketDiscard).toEqual([]);
  });

  test('V-025 everyone has five cards in hand, five in the deck and nothing else', () => {
    for (const zones of g.players)
      expect([zones.hand.length, zones.deck.length, zones.discard, zones.planning]).toEqual([5, 5, [], []]);
    expect(g.stalls.every((stacks) => stacks.length === 0)).toBe(true);
  });
});

test('V-023 V-025 decks and market are shuffled: another seed, another order', () => {
  const folks = ['monitors', 'lemurs', 'magpies'];
  const [a, b] = [vallee.setup(1, { ...OPTIONS, folks }), vallee.setup(2, { ...OPTIONS, folks })];
  expect(a.marketDeck).not.toEqual(b.marketDeck);
  expect(a.players[0]?.deck).not.toEqual(b.players[0]?.deck);
  expect(vallee.hash(vallee.setup(1, { ...OPTIONS, folks }))).toBe(vallee.hash(a));
});

test('V-024 the market is laid out from slot 0 to slot 4', () => {
  const told: Event[] = [];
  vallee.setup(3, OPTIONS, told);
  const laid = told.flatMap((event) =>
    event.type === 'moved' && event.to.zone === 'market' ? [event.to.slot] : [],
  );
  expect(laid).toEqual([0, 1, 2, 3, 4]);
});

test('V-026 the host names the first player; otherwise a loser of the game before; otherwise anybody', () => {
  expect(vallee.setup(1, { ...OPTIONS, firstPlayer: 1 }).turn.active).toBe(1);
  const starters = (options: Options) =>
    [...new Set(Array.from({ length: 60 }, (_, seed) => vallee.setup(seed, options).turn.active))].sort();
  expect(starters({ ...OPTIONS, players: 3 })).toEqual([0, 1, 2]);
  expect(starters({ ...OPTIONS, players: 3, previousLosers: [0, 2] })).toEqual([0, 2]);
  expect(starters({ ...OPTIONS, players: 3, previousLosers: [0, 2], firstPlayer: 1 })).toEqual([1]);
});

test('V-027 play proceeds in ascending seat order, without compensation', () => {
  const g = vallee.setup(5, { ...OPTIONS, players: 3, firstPlayer: 2 });
  const order: number[] = [];
  for (let i = 0; i < 5; i++) {
    order.push(g.turn.active);
    const pass = { entry: 'inventory.discard', answer: [] };
    vallee.apply(g, { seat: g.turn.active, id: 'action', answer: pass });
    if (vallee.decisions(g)[0]?.id === 'turn.continue')
      vallee.apply(g, {
        seat: g.turn.active,
        id: 'turn.continue',
        answer: { entry: 'turn.end', answer: null },
      });
  }
  expect(order).toEqual([2, 0, 1, 2, 0]);
});

describe('options', () => {
  test('V-020 what a random choice is made from is an option; it begins with the folks of this box', () => {
    const spec = vallee.optionSpecs.find(({ id }) => id === 'among');
    expect(spec).toMatchObject({ kind: 'set', fallback: expect.arrayContaining(['monitors', 'hares']) });
    const among = ['pandas', 'ocelots', 'chameleons'];
    const reading = vallee.readOptions({ among });
    expect(reading.ok && vallee.setup(1, reading.options).config.folks).toEqual(among);
    expect(vallee.readOptions({ among: [] })).toMatchObject({ ok: false });
  });

  const refused = (input: unknown) => {
    const reading = vallee.readOptions(input);
    return reading.ok ? null : reading.refusal;
  };

  test('V-020 missing options get their defaults; an empty list of folks means a random choice', () => {
    const among = ['monitors', 'lemurs', 'magpies', 'echidnas', 'hares', 'tree-kangaroos'];
    const options = { ...OPTIONS, among, actionCap: 200 };
    expect(vallee.readOptions({})).toEqual({ ok: true, options });
    expect(vallee.readOptions({ folks: [] })).toEqual({ ok: true, options });
    const folks = ['hares', 'monitors', 'lemurs'];
    const reading = vallee.readOptions({ folks });
    expect(reading.ok && vallee.setup(1, reading.options).config.folks).toEqual([
      'monitors',
      'lemurs',
      'hares',
    ]);
  });

  test('V-020 a random choice is made from the folks the table was opened with', () => {
    const among = ['hares', 'echidnas', 'lemurs'];
    const reading = vallee.readOptions({ among });
    expect(reading.ok && vallee.setup(1, reading.options).config.folks.slice().sort()).toEqual(
      [...among].sort(),
    );
    expect(refused({ among: ['hares', 'lemurs'] })).toMatchObject({ reason: 'wrong-number-of-folks' });
    expect(refused({ among: ['unicorns'] })).toMatchObject({ reason: 'unknown-folk' });
  });

  test('V-020 wrong numbers of players or folks are refused with figures', () => {
    expect(refused({ players: 5 })).toMatchObject({ rule: 'V-020', reason: 'wrong-number-of-players' });
    expect(refused({ folks: ['hares', 'lemurs'] })).toMatchObject({
      rule: 'V-020',
      reason: 'wrong-number-of-folks',
      figures: { wanted: 3, chosen: 2 },
    });
    expect(refused({ folks: ['hares', 'hares', 'lemurs'] })).toMatchObject({
      reason: 'wrong-number-of-folks',
    });
    expect(refused({ folks: ['hares', 'lemurs', 'unicorns'] })).toMatchObject({ reason: 'unknown-folk' });
    expect(refused({ mode: 'solo' })).toMatchObject({ reason: 'unknown-mode' });
    expect(refused({ colour: 'red' })).toMatchObject({ reason: 'unknown-option' });
    expect(refused(null)).toMatchObject({ reason: 'malformed' });
  });

  test('V-260 the team game needs four players and four folks', () => {
    expect(refused({ mode: 'teams', players: 3 })).toMatchObject({
      rule: 'V-260',
      reason: 'teams-need-four',
    });
    expect(refused({ mode: 'teams', players: 4, folks: ['hares', 'lemurs', 'monitors'] })).toMatchObject({
      figures: { wanted: 4, chosen: 3 },
    });
  });

  test('V-026 V-105 seats and the action cap are checked', () => {
    expect(refused({ firstPlayer: 2 })).toMatchObject({ rule: 'V-026', reason: 'no-such-seat' });
    expect(refused({ previousLosers: [4] })).toMatchObject({ rule: 'V-026' });
    expect(refused({ actionCap: 0 })).toMatchObject({ rule: 'V-105', reason: 'wrong-action-cap' });
    expect(vallee.readOptions({ actionCap: 200 }).ok).toBe(true);
  });
});

describe('compensation for the second seat', () => {
  test.each([0, 1])('V-028 whoever goes second starts with three Junk fewer; first seat %i', (first) => {
    const g = vallee.setup(3, { ...OPTIONS, firstPlayer: first, compensation: true });
    const sizes = g.players.map(({ deck, hand }) => deck.length + hand.length);
    expect(sizes).toEqual(first === 0 ? [10, 7] : [7, 10]);
    expect([g.junkReserve.length, vallee.violations(g)]).toEqual([9, []]);
  });

  test('V-028 is off where nobody asks for it, and for two players only', () => {
    expect(vallee.readOptions({ players: 3, compensation: true })).toMatchObject({
      refusal: { rule: 'V-028', reason: 'compensation-for-two' },
    });
    expect(vallee.readOptions({})).toMatchObject({ ok: true });
    expect(vallee.setup(3, OPTIONS).config.eased).toBeUndefined();
    expect(vallee.readOptions({ compensation: 'yes' })).toMatchObject({ refusal: { reason: 'malformed' } });
  });
});
