import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const folks = ['monitors', 'hares', 'tree-kangaroos'];
const at = () => table(2, { folks });

describe('passives', () => {
  test('V-180 works from the hand of its holder, on the holder’s own turn, and stays there', () => {
    const t = at().hand(0, 'refreshing-drink', 'junk').hand(1, 'refreshing-drink', 'junk');
    expect(t.why(0, 'passive.use', [t.id(1, 'refreshing-drink')])).toMatchObject({
      rule: 'V-180',
      reason: 'not-in-hand',
    });
    expect(t.why(1, 'passive.use', [t.id(1, 'refreshing-drink')])).toMatchObject({ rule: 'V-045' });
    t.use('refreshing-drink').choose('junk');
    expect(t.handOf(0)).toEqual(['refreshing-drink']);
  });

  test('V-181 which abilities are activated', () => {
    const t = at().hand(0, 'rigorous-chronicler', 'festival', 'barricade').discard(0, 'junk');
    for (const name of ['rigorous-chronicler', 'festival'])
      expect(t.why(0, 'passive.use', [t.id(0, name)])).toMatchObject({
        rule: 'V-181',
        reason: 'not-activated',
      });
    expect(t.why(0, 'passive.use', [t.id(0, 'barricade')])).toMatchObject({ reason: 'only-after-filling' });
  });

  test('V-182 purchase passives work only in a payment', () => {
    const t = table(2, { folks: ['magpies', 'lemurs', 'monitors'] })
      .hand(0, 'bribe', 'royal-privilege', 'rigorous-chronicler', 'junk')
      .market('refreshing-drink', 'grasp');
    expect(t.entries()).not.toContain('passive.use');
    t.inventory('bribe', 'royal-privilege', 'rigorous-chronicler');
    expect(t.g.turn.active).toBe(1);
    expect(t.handOf(0)).toHaveLength(5);
  });

  test('V-183 each card once per turn while it stays in the hand; copies are independent', () => {
    const t = at()
      .hand(0, 'refreshing-drink', 'refreshing-drink', 'celestial-guidance', 'junk')
      .use('refreshing-drink')
      .choose('junk');
    const marked = t.g.turn.used[0] as number;
    expect(t.why(0, 'passive.use', [marked])).toMatchObject({
      rule: 'V-183',
      reason: 'used-this-turn',
      figures: { card: marked },
    });
    expect(t.offers('passive.use')).toEqual(['refreshing-drink']);
    t.use('refreshing-drink').choose('celestial-guidance');
    expect(t.entries()).not.toContain('passive.use');
  });

  test('V-183 a card that left the hand and came back on the same turn may be used again', () => {
    const t = at()
      .hand(0, 'refreshing-drink', 'celestial-guidance', 'junk')
      .use('refreshing-drink')
      .choose('refreshing-drink');
    expect(t.g.turn).toMatchObject({ used: [], passivesUsed: 1 });
    // The only card of the discard is the one that was used: it comes back to the hand.
    t.faces('stars').technique('celestial-guidance');
    expect(t.offers('passive.use')).toEqual(['refreshing-drink']);
  });

  test('V-044 the pause in clean-up does not depend on what the hand holds', () => {
    const paused = (card: string) => table(2, { folks, pauses: true }).hand(0, card).inventory();
    expect(paused('refreshing-drink').entries()).toEqual(['turn.end', 'turn.go-on', 'passive.use']);
    expect(paused('junk').entries()).toEqual(['turn.end', 'turn.go-on']);
    expect(paused('junk').endTurn().g.turn).toMatchObject({ active: 1, phase: 'action' });
    expect(paused('junk').goOn().question()).toMatchObject({ seat: 0, id: 'turn.continue' });
  });

  test('V-105 after as many abilities as the cap allows actions, the turn pauses no more', () => {
    const t = table(2, { folks, pauses: true, actionCap: 1 })
      .hand(0, 'refreshing-drink', 'refreshing-drink', 'junk')
      .use('refreshing-drink')
      .choose('junk')
      .inventory();
    expect(t.g.turn.active).toBe(1);
  });

  test('V-184 using one is no action, costs nothing and is always optional', () => {
    const t = at().hand(0, 'refreshing-drink', 'festival').use('refreshing-drink').choose('festival');
    expect(t.g.turn).toMatchObject({ pendingActions: 1, actionsDone: 0 });
    expect(at().hand(0, 'refreshing-drink').entries()).toEqual(['inventory.discard', 'passive.use']);
  });

  test('V-185 usable only if the first step can do something', () => {
    const usable = (lay: (t: ReturnType<typeof at>) => unknown, name: string): boolean => {
      const t = table(2, {
        folks: [...folks.slice(0, 2), name === 'bargain-seeker' ? 'echidnas' : 'tree-kangaroos'],
      });
      t.hand(0, name);
      lay(t);
      return t.entries().includes('passive.use');
    };
    const nothing = () => undefined;
    expect(usable(nothing, 'refreshing-drink')).toBe(true);
    for (const name of ['slice-of-life', 'tactical-measurement']) {
      expect(usable(nothing, name)).toBe(false);
      expect(usable((t) => t.deck(0, 'junk'), name)).toBe(true);
      expect(usable((t) => t.discard(0, 'junk'), name)).toBe(true);
    }
    expect(usable((t) => t.deck(0, 'junk'), 'calendar')).toBe(false);
    expect(usable((t) => t.discard(0, 'junk'), 'calendar')).toBe(true);
    expect(usable((t) => t.marketDeck('festival'), 'bargain-seeker')).toBe(false);
    expect(usable((t) => t.market(null, 'festival'), 'bargain-seeker')).toBe(true);
    expect(usable((t) => t.market('festival'), 'barometer')).toBe(false);
    expect(usable((t) => t.marketDeck('festival'), 'barometer')).toBe(true);
    expect(usable((t) => t.marketDiscard('festival'), 'barometer')).toBe(true);
  });

  test('V-186 passives in decks, discards, stores and stalls do nothing', () => {
    const t = at()
      .hand(0, 'clever-guardian', 'refreshing-drink', 'junk')
      .deck(0, 'slice-of-life')
      .discard(0, 'calendar')
      .stall(0, [['rigorous-chronicler'], ['barometer']])
      .marketDeck('festival')
      .technique('clever-guardian')
      .choose('refreshing-drink');
    expect(t.entries()).not.toContain('passive.use');
    expect(t.why(0, 'passive.use', [t.g.players[0]?.planning[0]?.stored[0] as number])).toMatchObject({
      rule: 'V-180',
    });
  });
});
