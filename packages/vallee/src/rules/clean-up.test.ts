import { describe, expect, test } from 'vitest';
import { isJunk } from '../catalogue.ts';
import { table } from '../testing/table.ts';

const folks = ['monitors', 'hares', 'tree-kangaroos'];
const at = () => table(2, { folks });

describe('clean-up', () => {
  test('V-160 first the hand, then the market; only the active player fills', () => {
    const t = at()
      .hand(0, 'junk')
      .hand(1, 'junk')
      .deck(0, 'festival', 'festival', 'festival', 'vigilance')
      .deck(1, 'wheelbarrow', 'wheelbarrow')
      .market('calendar')
      .marketDeck('duplicate-entry')
      .inventory();
    expect(t.handOf(0)).toEqual(['junk', 'festival', 'festival', 'festival', 'vigilance']);
    expect(t.handOf(1)).toEqual(['junk']);
    const moved = t.events.flatMap((event) => (event.type === 'moved' ? [event.why] : []));
    expect(moved).toEqual(['filled', 'filled', 'filled', 'filled', 'laid-out']);
  });

  test('V-161 fill, one ability, fill again; the end of part 1 is declared', () => {
    const t = at()
      .hand(0, 'refreshing-drink', 'refreshing-drink', 'festival', 'vigilance', 'junk')
      .deck(0, 'wheelbarrow', 'calendar', 'junk')
      .inventory();
    t.goOn();
    expect(t.question()).toMatchObject({
      id: 'turn.continue',
      options: ['turn.end', 'turn.go-on', 'passive.use'],
    });
    t.use('refreshing-drink').choose('junk');
    expect(t.handOf(0)).toHaveLength(5);
    expect(t.handOf(0)).toContain('wheelbarrow');
    t.endTurn();
    expect(t.g.turn.active).toBe(1);
    expect(t.discardOf(0)).toEqual(['junk']);
  });

  test('V-161 whoever ends the turn is asked nothing more', () => {
    const t = at().hand(0, 'refreshing-drink').inventory().endTurn();
    expect(t.g.turn.active).toBe(1);
    expect(t.handOf(0)).toHaveLength(5);
  });

  test('V-162 the limit is 5; stored and planned cards are not in hand', () => {
    const t = at()
      .hand(0, 'supply-depot', 'festival', 'junk')
      .deck(0, 'junk', 'junk', 'junk', 'junk', 'junk')
      .technique('supply-depot')
      .choose('festival', 'junk')
      .inventory();
    expect(t.handOf(0)).toEqual(['junk', 'junk', 'junk', 'junk', 'junk']);
  });

  test('V-163 a hand above the limit is kept', () => {
    const t = at()
      .hand(0, 'junk', 'junk', 'junk', 'junk', 'junk', 'festival', 'vigilance')
      .deck(0, 'junk')
      .inventory();
    expect(t.handOf(0)).toHaveLength(7);
    expect(t.deckOf(0)).toHaveLength(1);
  });

  test('V-164 deck and discard empty: Junk of the reserve, the lowest first; checked before each card', () => {
    const t = at().hand(0, 'festival').deck(0, 'calendar').discard(0, 'vigilance');
    const reserve = t.g.junkReserve.slice(0, 2);
    t.inventory('festival');
    // Deck, then the reshuffled discard with the card just put there, then Junk.
    expect(t.handOf(0)[0]).toBe('calendar');
    expect(t.handOf(0).slice(1, 3).sort()).toEqual(['festival', 'vigilance']);
    expect(t.g.players[0]?.hand.slice(3)).toEqual(reserve);
    expect(t.g.junkReserve).toHaveLength(18);
  });

  test('V-164 17.6 a draw by an effect simply comes up short', () => {
    const t = at().hand(0, 'festival').faces('planet').technique('festival');
    expect(t.handOf(0)).toEqual([]);
    expect(t.g.junkReserve).toHaveLength(20);
  });

  test('V-362 with a folk of another box the hand is filled with as much Junk as is left', () => {
    const t = table(2, { folks: ['raccoons', 'lemurs', 'magpies'] }).reserve(0);
    expect(t.g.config.lentJunk).toBe(20);
    t.g.config.lentJunk = 3;
    t.inventory();
    expect([t.handOf(0), t.g.junkCreated]).toEqual([['junk', 'junk', 'junk'], 3]);
    t.inventory();
    expect([t.handOf(1), t.question().id]).toEqual([[], 'action']);
  });

  test('V-165 with an empty reserve new Junk is created and counted', () => {
    const t = at().reserve(2).inventory();
    expect(t.handOf(0)).toEqual(['junk', 'junk', 'junk', 'junk', 'junk']);
    expect(t.g.junkCreated).toBe(3);
    expect(t.g.junkReserve).toEqual([]);
    expect(t.g.players[0]?.hand.every(isJunk)).toBe(true);
    t.inventory();
    expect(t.g.junkCreated).toBe(8);
    // Created Junk is Junk in every respect: it pays.
    t.inventory('junk');
    expect(t.discardOf(0)).toEqual([]);
    expect(t.handOf(0)).toHaveLength(5);
  });

  test('V-169 once-per-turn marks are cleared when the turn passes on', () => {
    const t = at()
      .hand(0, 'refreshing-drink', 'junk', 'junk', 'junk', 'junk', 'junk')
      .use('refreshing-drink')
      .choose('junk');
    t.inventory();
    expect(t.g.turn.active).toBe(1);
    expect(t.g.turn.used).toEqual([]);
    t.inventory();
    expect(t.offers('passive.use')).toEqual(['refreshing-drink']);
  });
});
