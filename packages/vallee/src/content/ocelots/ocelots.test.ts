import { below } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { vallee } from '../../game.ts';
import { OCELOT_DIE } from '../../rules/die.ts';
import { table } from '../../testing/table.ts';

const folks = ['ocelots', 'lemurs', 'magpies'];
const at = (players = 2) => table(players, { folks: players === 2 ? folks : [...folks, 'hares'] });
const rolls = (t: ReturnType<typeof at>, number: number) =>
  t.luck((rng) => OCELOT_DIE[below(rng, OCELOT_DIE.length)] === number);

describe('bold-haggler', () => {
  test.each([0, 1, 2, 3])('V-309 a roll of %i is added to its value for this turn', (number) => {
    const t = rolls(at().hand(0, 'bold-haggler'), number).use('bold-haggler');
    expect(t.events).toContainEqual({ type: 'rolled', seat: 0, face: number });
    expect(t.payment(0, ['bold-haggler'])).toMatchObject({ values: [1 + number] });
    expect(t.entries()).not.toContain('passive.use');
  });
});

test('new-season throws away a folk card of the discard and draws from the market deck (V-121)', () => {
  const t = at().hand(0, 'new-season').discard(0, 'junk', 'bribe', 'grasp').marketDeck('periscope');
  t.technique('new-season');
  expect(t.question()).toMatchObject({
    id: 'discard.pick',
    options: expect.arrayContaining(['bribe', 'grasp']),
  });
  t.choose('bribe');
  expect(t.marketDiscardNow()).toEqual(['bribe']);
  expect(t.handOf(0)).toEqual(['periscope']);
  const none = at().hand(0, 'new-season').discard(0, 'junk').marketDeck('periscope').technique('new-season');
  expect(none.handOf(0)).toEqual([]);
});

describe('whirligig', () => {
  test('V-132 a new hand, mixed with that of another: each keeps the number, nobody sees the cards of others', () => {
    const t = at(3).hand(0, 'whirligig', 'junk', 'junk').hand(1, 'grasp').deck(0, 'bribe', 'burglary');
    t.technique('whirligig').choose('junk', 'junk');
    expect([t.handOf(0).length, t.handOf(1).length]).toEqual([2, 1]);
    expect([...t.handOf(0), ...t.handOf(1)].sort()).toEqual(['bribe', 'burglary', 'grasp']);
    expect(t.discardOf(0)).toEqual(['whirligig', 'junk', 'junk']);
    const mixed = t.events.filter((event) => event.type === 'moved' && event.why === 'given');
    expect(mixed).toHaveLength(3);
    for (const event of mixed) expect(vallee.redact(event, 2)).toMatchObject({ card: null });
  });

  test('V-121 an empty hand: no effect', () => {
    const t = at().hand(0, 'whirligig').hand(1, 'grasp').deck(0, 'bribe').technique('whirligig');
    expect([t.handOf(0), t.handOf(1)]).toEqual([[], ['grasp']]);
  });
});

describe('charm', () => {
  test('a card that makes the next stack alone is built, and the action stays', () => {
    const t = at()
      .hand(0, 'charm')
      .stall(0, [['pompous-professional']])
      .marketDeck('bribe')
      .technique('charm');
    expect(t.stallOf(0)).toEqual([['pompous-professional'], ['bribe']]);
    expect(t.g.turn.pendingActions).toBe(1);
  });

  test('any other is thrown away', () => {
    const t = at().hand(0, 'charm').marketDeck('bribe').technique('charm');
    expect([t.stallOf(0), t.marketDiscardNow()]).toEqual([[], ['bribe']]);
  });
});

describe('gamble', () => {
  test('V-309 swaps as many random cards as rolled, at most as many as both have', () => {
    const t = rolls(at().hand(0, 'gamble', 'junk', 'junk').hand(1, 'grasp'), 3).technique('gamble');
    expect(t.handOf(0)).toContain('grasp');
    expect(t.handOf(1)).toEqual(['junk']);
  });

  test('V-309 a zero swaps nothing; third players see no card', () => {
    const t = rolls(at(3).hand(0, 'gamble', 'junk').hand(1, 'grasp'), 0).technique('gamble');
    expect(t.handOf(1)).toEqual(['grasp']);
    const other = rolls(at(3).hand(0, 'gamble', 'junk').hand(1, 'grasp'), 1).technique('gamble');
    const swapped = other.events.filter((event) => event.type === 'moved' && event.why === 'swapped');
    expect(swapped).toHaveLength(2);
    for (const event of swapped) expect(vallee.redact(event, 2)).toMatchObject({ card: null });
  });
});

describe('blindfold', () => {
  const asked = () => at().hand(0, 'blindfold', 'grasp', 'junk').technique('blindfold').choose('grasp');

  test('V-310 an opponent is asked, and cannot tell which card it is', () => {
    const t = asked();
    expect(t.question()).toMatchObject({ seat: 1, id: 'guess.value', options: [1, 5] });
    const junk = at().hand(0, 'blindfold', 'grasp', 'junk').technique('blindfold').choose('junk');
    expect(vallee.view(t.g, 1)).toEqual(vallee.view(junk.g, 1));
    expect(vallee.decisions(t.g)).toEqual(vallee.decisions(junk.g));
  });

  test('V-130 right: the card is shown and discarded', () => {
    const t = asked().answer(4);
    expect(t.has('shown')).toBe(true);
    expect(t.handOf(0)).toEqual(['junk']);
    expect(t.discardOf(0)).toContain('grasp');
  });

  test('V-009 wrong: its owner sets its value for this turn', () => {
    const t = asked().answer(5);
    expect(t.question()).toMatchObject({ seat: 0, id: 'value.set', options: [1, 5] });
    expect(t.answer(1).payment(0, ['grasp'])).toMatchObject({ values: [1] });
  });
});
