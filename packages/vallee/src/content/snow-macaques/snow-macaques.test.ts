import { describe, expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const at = (pauses = false) => table(2, { folks: ['snow-macaques', 'lemurs', 'magpies'], pauses });

describe('pristine-owner', () => {
  test('draws two cards and puts a Junk of the reserve on the deck', () => {
    const t = at()
      .hand(0, 'pristine-owner')
      .deck(0, 'rake', 'replacement', 'bonsai')
      .technique('pristine-owner');
    expect([t.handOf(0), t.deckOf(0)]).toEqual([
      ['rake', 'replacement'],
      ['junk', 'bonsai'],
    ]);
  });

  test('V-362 where the reserve is empty there is new Junk', () => {
    const t = at().hand(0, 'pristine-owner').reserve(0).technique('pristine-owner');
    expect([t.deckOf(0), t.g.junkCreated]).toEqual([['junk'], 1]);
  });

  test('V-362 without Junk in the reserve and in another box, none comes', () => {
    const t = at().hand(0, 'pristine-owner').deck(0, 'rake', 'replacement').reserve(0);
    t.g.config.lentJunk = 0;
    t.technique('pristine-owner');
    expect([t.handOf(0), t.deckOf(0), t.g.junkCreated]).toEqual([['rake', 'replacement'], [], 0]);
  });
});

describe('bonsai', () => {
  test('V-361 at the end of the turn two Junk are discarded for three cards', () => {
    const t = at(true)
      .hand(0, 'bonsai', 'junk', 'junk', 'junk', 'rake')
      .deck(0, 'replacement', 'rake', 'slot-machine')
      .inventory()
      .use('bonsai');
    expect(t.handOf(0)).toEqual(['bonsai', 'junk', 'rake', 'replacement', 'rake', 'slot-machine']);
    expect(t.discardOf(0)).toEqual(['junk', 'junk']);
  });

  test('V-185 not with a single Junk', () => {
    const t = at(true).hand(0, 'bonsai', 'junk', 'rake', 'rake', 'replacement').inventory();
    expect(t.entries()).toEqual(['turn.end']);
  });
});

describe('rake', () => {
  test('V-124 of the deck up to one card is thrown away and up to two are discarded', () => {
    const t = at().hand(0, 'rake').deck(0, 'junk', 'replacement', 'bonsai', 'junk').technique('rake');
    expect(t.asked()).toMatchObject({ id: 'deck.throw', min: 0, max: 1 });
    t.choose('replacement');
    expect(t.asked()).toMatchObject({ id: 'deck.search', min: 0, max: 2 });
    t.choose('junk', 'junk');
    expect([t.deckOf(0), t.discardOf(0), t.marketDiscardNow()]).toEqual([
      ['bonsai'],
      ['rake', 'junk', 'junk'],
      ['replacement'],
    ]);
  });

  test('V-124 an empty deck: no effect', () => {
    expect(at().hand(0, 'rake').discard(0, 'junk').technique('rake').discardOf(0)).toEqual(['rake', 'junk']);
  });
});

describe('slot-machine', () => {
  test('draws until a card comes that is no Junk, and discards the Junk', () => {
    const t = at().hand(0, 'slot-machine').deck(0, 'junk', 'junk', 'replacement', 'rake');
    t.technique('slot-machine');
    expect([t.handOf(0), t.discardOf(0)]).toEqual([['replacement'], ['slot-machine', 'junk', 'junk']]);
  });

  test('V-122 Junk drawn before is no part of a renewed deck', () => {
    const t = at().hand(0, 'slot-machine').deck(0, 'junk').discard(0, 'junk').technique('slot-machine');
    expect([t.handOf(0), t.deckOf(0), t.discardOf(0)]).toEqual([[], [], ['slot-machine', 'junk', 'junk']]);
  });
});

test('generation-change: V-120 takes two cards of the discard; two Junk of the reserve go on the deck', () => {
  const t = at().hand(0, 'generation-change').discard(0, 'rake', 'junk', 'replacement').deck(0, 'bonsai');
  t.technique('generation-change').choose('replacement', 'rake');
  expect([t.handOf(0), t.deckOf(0)]).toEqual([
    ['replacement', 'rake'],
    ['junk', 'junk', 'bonsai'],
  ]);
  const poor = at().hand(0, 'generation-change').discard(0, 'rake').technique('generation-change');
  expect([poor.handOf(0), poor.deckOf(0)]).toEqual([['rake'], ['junk', 'junk']]);
});

describe('warm-embrace', () => {
  const stalls = [['pristine-owner'], ['bonsai'], ['rake'], ['slot-machine'], ['warm-embrace']];

  test('V-363 from the stall it lets one Junk into each new stack', () => {
    const t = at().hand(0, 'generation-change', 'junk').stall(0, stalls).build('generation-change', 'junk');
    expect(t.stallOf(0)).toHaveLength(6);
  });

  test('V-363 no second Junk, no Junk alone, and none without it', () => {
    const t = at().hand(0, 'slot-machine', 'junk', 'junk', 'generation-change').stall(0, stalls);
    const [machine, first, second] = t.g.players[0]?.hand ?? [];
    const refused = { rule: 'V-003', reason: 'junk-in-stack' };
    expect(t.why(0, 'stall.build', [machine, first, second] as number[])).toMatchObject(refused);
    expect(t.why(0, 'stall.build', [first] as number[])).toMatchObject(refused);
    const without = at().hand(0, 'generation-change', 'junk').stall(0, stalls.slice(0, 4));
    expect(without.entries()).toContain('stall.build');
    expect(without.build('generation-change').stallOf(0)).toHaveLength(5);
  });
});
