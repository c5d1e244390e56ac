import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { table } from '../../testing/table.ts';

type Time = 'dawn' | 'day' | 'night';
const at = (time: Time = 'dawn', players = 2) => {
  const t = table(players, {
    folks: ['mongooses', 'lemurs', 'magpies', ...(players === 2 ? [] : ['hares'])],
    ...(players === 4 ? { mode: 'teams' as const } : {}),
  });
  t.g.clocks = t.g.players.map(() => time);
  return t;
};

describe('dramatic-romantic', () => {
  test('V-370 turns the clock a step, by day either way', () => {
    const t = at('day').hand(0, 'dramatic-romantic').use('dramatic-romantic');
    expect(t.question()).toMatchObject({ id: 'clock.move', options: ['forward', 'back'] });
    expect(t.answer('back').g.clocks?.[0]).toBe('dawn');
    expect(t.entries()).not.toContain('passive.use');
  });

  test.each([
    ['dawn', 'day'],
    ['night', 'day'],
  ] as const)('V-370 from %s there is one way only', (time, then) => {
    expect(at(time).hand(0, 'dramatic-romantic').use('dramatic-romantic').g.clocks?.[0]).toBe(then);
  });
});

test.each([
  ['dawn', 2],
  ['day', 3],
  ['night', 1],
] as const)('serenade draws at %s: %i, and puts 2 cards on the deck, unseen (V-223)', (time, count) => {
  const t = at(time).hand(0, 'serenade', 'junk').deck(0, 'bribe', 'grasp', 'burglary', 'periscope');
  t.technique('serenade');
  const drawn = ['bribe', 'grasp', 'burglary'].slice(0, count);
  expect(t.handOf(0)).toEqual(['junk', ...drawn]);
  if (count > 1) t.choose('junk', 'bribe');
  else t.choose('junk', 'bribe');
  expect(t.deckOf(0).slice(0, 2)).toEqual(['bribe', 'junk']);
  const moved = t.events.filter((event) => event.type === 'moved' && event.why === 'put-back');
  for (const event of moved) expect(vallee.redact(event, 1)).toMatchObject({ card: null });
});

test.each([
  ['dawn', 2],
  ['day', 4],
  ['night', 1],
] as const)(
  'selecting-contracts throws away one of the top cards at %s, the others go on the deck',
  (time, count) => {
    const pile = ['junk', 'bribe', 'grasp', 'burglary', 'periscope'];
    const t = at(time)
      .hand(0, 'selecting-contracts')
      .discard(0, ...pile)
      .technique('selecting-contracts');
    if (count > 1) {
      expect(t.offers('discard.pick').slice().sort()).toEqual(pile.slice(0, count).sort());
      t.choose('junk');
    }
    expect(t.g.junkReserve).toHaveLength(20);
    const rest = pile.slice(1, count);
    if (rest.length > 1) t.choose(...rest);
    expect(t.deckOf(0)).toEqual(rest.slice().reverse());
    expect(t.discardOf(0)).toEqual(['selecting-contracts', ...pile.slice(count)]);
  },
);

describe('bouquets', () => {
  const laid = (time: Time) =>
    at(time)
      .hand(0, 'bouquets')
      .stall(0, [['pompous-professional']])
      .stall(1, [['voracious-consumer'], ['bribe']])
      .market('grasp', 'burglary');

  test('V-145 at dawn a card of the own stall', () => {
    const t = laid('dawn').technique('bouquets');
    expect([t.handOf(0), t.stallOf(0)]).toEqual([['pompous-professional'], [['bouquets']]]);
    expect(t.discardOf(0)).toEqual([]);
  });

  test('V-268 by day a card of an opponent', () => {
    const t = laid('day').technique('bouquets').choose('bribe');
    expect([t.handOf(0), t.stallOf(1)]).toEqual([['bribe'], [['voracious-consumer'], ['bouquets']]]);
    const team = at('day', 4)
      .hand(0, 'bouquets')
      .stall(0, [['pompous-professional']]);
    expect(team.technique('bouquets').handOf(0)).toEqual([]);
  });

  test('V-133 by night a card of the market, whose slot this card takes', () => {
    const t = laid('night').technique('bouquets').answer(1);
    expect(t.handOf(0)).toEqual(['burglary']);
    expect(t.marketNow().slice(0, 2)).toEqual(['grasp', 'bouquets']);
  });

  test('V-121 nothing to take: it goes to the discard', () => {
    expect(at('dawn').hand(0, 'bouquets').technique('bouquets').discardOf(0)).toEqual(['bouquets']);
  });
});

test.each([
  ['dawn', 1],
  ['day', 2],
  ['night', 1],
] as const)('spinning-wheel: two discarded, drawn at %s: %i (V-370)', (time, count) => {
  const t = at(time).hand(0, 'spinning-wheel', 'junk', 'junk').deck(0, 'bribe', 'grasp', 'burglary');
  t.use('spinning-wheel');
  expect(t.asked()).toMatchObject({ id: 'hand.pick', min: 1, max: 3 });
  t.choose('junk', 'junk');
  expect(t.handOf(0)).toEqual(['spinning-wheel', 'bribe', 'grasp'].slice(0, 1 + count));
});

test.each([
  ['dawn', 2],
  ['day', 5],
  ['night', 1],
] as const)(
  'inheritance at %s: one of the top cards of the market deck, the others are thrown away',
  (time, count) => {
    const top = ['bribe', 'grasp', 'burglary', 'periscope', 'sudden-nap', 'bribe'];
    const t = at(time)
      .hand(0, 'inheritance')
      .market('replacement', 'fashion-hint', 'royal-privilege', 'delightful-surprise', 'fortunate-upgrade')
      .marketDeck(...top)
      .technique('inheritance');
    if (count > 1) {
      expect(t.question()).toMatchObject({ options: top.slice(0, count) });
      expect(vallee.view(t.g, 1).setAside.every((card) => card === null)).toBe(true); // V-225
      t.choose('bribe');
    }
    if (count > 2) t.choose(...top.slice(1, count));
    expect(t.handOf(0)[0]).toBe('bribe');
    expect(t.marketDiscardNow().slice().sort()).toEqual(top.slice(1, count).sort());
    expect(t.g.turn.active).toBe(1); // no bonus action
  },
);
