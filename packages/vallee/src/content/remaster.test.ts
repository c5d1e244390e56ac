import { below } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { cardOf, setOf } from '../catalogue.ts';
import { vallee } from '../game.ts';
import { table } from '../testing/table.ts';
import { cardText, folkText } from '../texts/index.ts';

/** Appendix A: the six folks of our box as the remastered edition has them. */
const at = (folks = ['monitors', 'lemurs', 'magpies']) =>
  table(folks.length - 1, { folks, edition: 'remaster' });
const MARKET = ['burglary-r', 'burglary-r', 'burglary-r', 'grasp-r', 'grasp-r'];

describe('the edition of a table (V-390)', () => {
  test('V-390 the first edition is played where nobody says otherwise; any other word is refused', () => {
    expect(vallee.readOptions({ players: 2 })).toMatchObject({ ok: true });
    expect(vallee.setup(1, { ...options(), edition: 'first' }).config).not.toHaveProperty('edition');
    expect(vallee.readOptions({ players: 2, edition: 'second' })).toMatchObject({
      ok: false,
      refusal: { rule: 'V-390', reason: 'unknown-edition' },
    });
    expect(vallee.readOptions({ players: 2, folks: ['monitors-remaster', 'lemurs', 'hares'] }).ok).toBe(
      false,
    );
  });

  test('V-390 the six folks have the cards of their edition, folks of other boxes keep theirs', () => {
    const g = vallee.setup(1, { ...options(), folks: ['monitors', 'hares', 'bats'], edition: 'remaster' });
    expect(g.config.folks).toEqual(['monitors-remaster', 'hares-remaster', 'bats']);
    expect(g.config.edition).toBe('remaster');
  });

  test('V-390 same values and copies as in the first edition, told apart on the card', () => {
    for (const folk of ['monitors', 'lemurs', 'magpies', 'echidnas', 'hares', 'tree-kangaroos']) {
      const [first, second] = [setOf(folk), setOf(`${folk}-remaster`)];
      expect(second.cards.map(({ id, value, copies }) => [id, value, copies])).toEqual(
        first.cards.map(({ id, value, copies }) => [`${id}-r`, value, copies]),
      );
      expect(folkText('fr', second.folk).short).not.toBe(folkText('fr', folk).short);
      for (const { id } of second.cards) expect(cardText('en', id).rulings[0]).toMatch(/Remastered/);
    }
  });
});

const options = () => ({
  players: 2,
  mode: 'solo-stalls' as const,
  folks: ['monitors', 'lemurs', 'magpies'],
  firstPlayer: 0,
  previousLosers: [],
  actionCap: null,
});

describe('general changes', () => {
  test('V-391 the market slides and is filled after every technique, and before the hand in clean-up', () => {
    const t = at().hand(0, 'fortunate-upgrade-r', 'rigorous-chronicler-r').market(null, 'grasp-r');
    t.marketDeck('burglary-r', 'bribe-r', 'bribe-r', 'bribe-r', 'periscope-r', 'sudden-nap-r');
    t.technique('rigorous-chronicler-r');
    expect(t.marketNow()).toEqual(['grasp-r', 'burglary-r', 'bribe-r', 'bribe-r', 'bribe-r']);
    const late = at().hand(0, 'junk').deck(0, 'junk').market(null, 'grasp-r').marketDeck('bribe-r');
    late.inventory('junk');
    const laid = late.events.findIndex((event) => event.type === 'moved' && event.why === 'laid-out');
    const filled = late.events.findIndex((event) => event.type === 'moved' && event.why === 'filled');
    expect(laid).toBeGreaterThanOrEqual(0);
    expect(laid).toBeLessThan(filled);
  });

  test('V-392 a search renews a deck that is too small for it', () => {
    const t = at(['tree-kangaroos', 'lemurs', 'magpies']).hand(0, 'vigilance-r').discard(0, 'grasp-r');
    expect(t.technique('vigilance-r').g.players[0]?.kept?.map((card) => cardOf(card).id)).toEqual([
      'grasp-r',
    ]);
  });

  test('V-393 an ability of the end of the turn comes after the filling, which is not done again', () => {
    const t = at()
      .hand(0, 'royal-privilege-r', 'grasp-r')
      .market(...MARKET.slice(0, 4));
    t.deck(0, ...Array(9).fill('junk')).inventory();
    expect(t.offers('passive.use')).toEqual(['royal-privilege-r']);
    expect(t.handOf(0)).toHaveLength(5);
    t.use('royal-privilege-r').choose('grasp-r');
    expect(t.handOf(0)).toHaveLength(6);
    expect(t.discardOf(0)).toEqual(['grasp-r']);
    expect(t.g.turn.active).toBe(1);
  });

  test('V-394 what is stored is hidden from the others and comes back on the next turn; the technique is discarded', () => {
    const t = at(['tree-kangaroos', 'lemurs', 'magpies']).hand(0, 'clever-guardian-r', 'grasp-r');
    t.technique('clever-guardian-r');
    expect(t.discardOf(0)).toEqual(['clever-guardian-r']);
    expect(vallee.view(t.g, 1).players[0]?.kept).toEqual([null]);
    expect(vallee.view(t.g, 0).players[0]?.kept).toHaveLength(1);
    t.inventory().inventory();
    expect(t.handOf(0)).toContain('grasp-r');
    expect(t.g.players[0]?.kept).toEqual([]);
  });

  test('V-397 the die has three planets and is never rolled again', () => {
    for (const face of [2, 3, 4]) {
      const t = at(['hares', 'lemurs', 'magpies']).hand(0, 'festival-r').deck(0, 'grasp-r');
      t.luck((rng) => below(rng, 6) === face).technique('festival-r');
      expect(t.handOf(0)).toEqual(['grasp-r']);
    }
  });
});

describe('monitors', () => {
  test('rigorous-chronicler lays the shuffled discard on the deck (V-390)', () => {
    const t = at().hand(0, 'rigorous-chronicler-r').deck(0, 'junk').discard(0, 'grasp-r', 'bribe-r');
    t.technique('rigorous-chronicler-r');
    expect(t.deckOf(0).slice(0, 2).sort()).toEqual(['bribe-r', 'grasp-r']);
    expect(t.deckOf(0)[2]).toBe('junk');
  });

  test('refreshing-drink draws a card, then discards one (V-390)', () => {
    const t = at().hand(0, 'refreshing-drink-r').deck(0, 'grasp-r').use('refreshing-drink-r');
    expect(t.choose('refreshing-drink-r').handOf(0)).toEqual(['grasp-r']);
  });

  test('duplicate-entry: 2 cards of the deck, one may be thrown away, the rest on top (V-392)', () => {
    const t = at().hand(0, 'duplicate-entry-r').deck(0, 'junk', 'grasp-r', 'bribe-r', 'junk');
    t.technique('duplicate-entry-r').choose('grasp-r', 'bribe-r').choose('bribe-r');
    expect(t.deckOf(0)[0]).toBe('grasp-r');
    expect(t.deckOf(0)).toHaveLength(3);
  });

  test('history-lesson: one of the top 3 to the hand, the others discarded (V-128)', () => {
    const t = at().hand(0, 'history-lesson-r').deck(0, 'junk', 'grasp-r', 'bribe-r', 'junk');
    t.technique('history-lesson-r').choose('grasp-r').choose('bribe-r', 'junk');
    expect([t.handOf(0), t.discardOf(0)]).toEqual([['grasp-r'], ['history-lesson-r', 'junk', 'bribe-r']]);
  });

  test('cultural-preservation: stacks of this turn come from the discard, not from the hand (V-395)', () => {
    const t = at().hand(0, 'cultural-preservation-r', 'pompous-professional-r');
    t.discard(0, 'voracious-consumer-r').technique('cultural-preservation-r');
    expect(t.offers('stall.build')).toEqual(['voracious-consumer-r', 'cultural-preservation-r']);
    expect(t.build('voracious-consumer-r').stallOf(0)).toEqual([['voracious-consumer-r']]);
  });

  test('slice-of-life in the discard draws a card at the end of the turn (V-396)', () => {
    const t = at()
      .hand(0, 'slice-of-life-r')
      .deck(0, ...Array(9).fill('junk'))
      .inventory('slice-of-life-r');
    expect(t.handOf(0)).toHaveLength(6);
  });
});

describe('lemurs', () => {
  test('voracious-consumer is worth up to 3 in a payment (V-066)', () => {
    const t = at().hand(0, 'voracious-consumer-r').market('burglary-r');
    expect(t.buy(0, ['voracious-consumer-r'], [3]).handOf(0)).toContain('burglary-r');
  });

  test('fashion-hint: the card is thrown away, or kept and the actions are over (V-398)', () => {
    const t = at().hand(0, 'fashion-hint-r').marketDeck('grasp-r', 'bribe-r').use('fashion-hint-r');
    expect(t.answer(false).marketDiscardNow()).toEqual(['grasp-r']);
    const kept = at().hand(0, 'fashion-hint-r').marketDeck('grasp-r').use('fashion-hint-r').answer(true);
    expect(kept.handOf(0)).toContain('grasp-r');
    expect(kept.g.turn.active).toBe(1);
  });
});

describe('magpies', () => {
  test('pompous-professional: one of the named set among the top 4, the others discarded (V-225)', () => {
    const t = at()
      .hand(0, 'pompous-professional-r')
      .deck(0, 'junk', 'junk', 'grasp-r', 'replacement-r', 'junk');
    t.technique('pompous-professional-r').answer('magpies-remaster');
    t.choose('junk', 'replacement-r', 'junk');
    expect(t.handOf(0)).toEqual(['grasp-r']);
    expect(t.deckOf(0)).toEqual(['junk']);
  });

  test('bribe raises the limit when it is bought and when it is paid with (V-162)', () => {
    const t = at()
      .hand(0, 'junk', 'junk')
      .market('bribe-r')
      .deck(0, ...Array(9).fill('junk'));
    expect(t.buy(0, ['junk', 'junk']).handOf(0)).toHaveLength(6);
  });

  test('grasp: a wrong guess discards the card (V-130)', () => {
    const t = at().hand(0, 'grasp-r').hand(1, 'bribe-r').technique('grasp-r').answer(3);
    expect([t.handOf(1), t.discardOf(1)]).toEqual([[], ['bribe-r']]);
  });

  test('periscope names a set and a value (V-131)', () => {
    const t = at().hand(0, 'periscope-r').deck(1, 'grasp-r', 'replacement-r');
    t.technique('periscope-r').answer('magpies-remaster').answer(4);
    expect([t.handOf(0), t.discardOf(1)]).toEqual([['grasp-r'], ['replacement-r']]);
  });
});

describe('echidnas', () => {
  const folks = ['echidnas', 'lemurs', 'magpies'];

  test('bargain-seeker fills the one slot it cleared (V-390)', () => {
    const t = at(folks)
      .hand(0, 'bargain-seeker-r')
      .market(null, 'grasp-r')
      .marketDeck('bribe-r', 'burglary-r');
    expect(t.use('bargain-seeker-r').marketNow()).toEqual([null, 'bribe-r', null, null, null]);
  });

  test('velocipede: the market deck’s top may go, a folk card may be swapped with the market discard (V-390)', () => {
    const t = at(folks)
      .hand(0, 'velocipede-r', 'bribe-r')
      .marketDeck('grasp-r')
      .market(...MARKET);
    t.technique('velocipede-r').answer(true).choose('bribe-r');
    expect([t.handOf(0), t.marketDiscardNow()]).toEqual([['grasp-r'], ['bribe-r']]);
  });

  test('matching-colours reaches the own stall too (V-268)', () => {
    const t = at(folks).hand(0, 'matching-colours-r', 'pompous-professional-r');
    t.stall(0, [['voracious-consumer-r']]).technique('matching-colours-r');
    expect([t.handOf(0), t.stallOf(0)]).toEqual([['voracious-consumer-r'], [['pompous-professional-r']]]);
  });
});

describe('hares', () => {
  const folks = ['hares', 'lemurs', 'magpies'];

  test.each([
    ['comet', 5, ['bribe-r']],
    ['planet', 2, ['grasp-r']],
    ['stars', 0, []],
  ] as const)('arcane-scholar, %s (V-242)', (_, face, drawn) => {
    const t = at(folks).hand(0, 'arcane-scholar-r').deck(0, 'grasp-r').discard(0, 'bribe-r', 'junk');
    t.luck((rng) => below(rng, 6) === face).use('arcane-scholar-r');
    expect(t.handOf(0)).toEqual(['arcane-scholar-r', ...drawn]);
  });

  test('celestial-guidance: a market card, a card of the discard, or nothing (V-242)', () => {
    const laid = (face: number) =>
      at(folks)
        .hand(0, 'celestial-guidance-r')
        .market('grasp-r')
        .discard(0, 'bribe-r')
        .luck((rng) => below(rng, 6) === face)
        .technique('celestial-guidance-r');
    expect([laid(5).handOf(0), laid(3).handOf(0), laid(1).handOf(0)]).toEqual([['grasp-r'], ['bribe-r'], []]);
  });
});

describe('tree-kangaroos', () => {
  const folks = ['tree-kangaroos', 'lemurs', 'magpies'];

  test('barricade takes Junk at the end of the turn (V-393)', () => {
    const t = at(folks)
      .hand(0, 'barricade-r')
      .discard(0, 'junk', 'junk')
      .deck(0, ...Array(6).fill('junk'));
    t.inventory().use('barricade-r').choose('junk', 'junk');
    expect(t.handOf(0)).toHaveLength(7);
  });

  test('wheelbarrow: the top of the deck is thrown away or stored at once (V-394)', () => {
    const laid = () =>
      at(folks)
        .hand(0, 'wheelbarrow-r')
        .deck(0, 'grasp-r')
        .market(...MARKET)
        .technique('wheelbarrow-r');
    expect(laid().answer('throw-away').marketDiscardNow()).toEqual(['grasp-r']);
    expect(laid().answer('store').g.players[0]?.kept).toHaveLength(1);
  });

  test('supply-depot stores the top 2 of the deck (V-394)', () => {
    const t = at(folks)
      .hand(0, 'supply-depot-r')
      .deck(0, 'grasp-r', 'bribe-r', 'junk')
      .technique('supply-depot-r');
    expect([t.g.players[0]?.kept?.length, t.deckOf(0)]).toEqual([2, ['junk']]);
  });

  test('tactical-measurement at the end of the turn: 2 drawn, 2 put on the deck (V-393)', () => {
    const t = at(folks).hand(0, 'tactical-measurement-r', 'grasp-r', 'junk', 'junk', 'junk');
    t.deck(0, 'bribe-r', 'burglary-r', 'junk').inventory().use('tactical-measurement-r');
    t.choose('junk', 'grasp-r');
    expect(t.deckOf(0)).toEqual(['grasp-r', 'junk', 'junk']);
    expect(t.handOf(0)).toHaveLength(5);
  });
});
