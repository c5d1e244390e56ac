import { describe, expect, test } from 'vitest';
import { vallee } from '../game.ts';
import { table } from '../testing/table.ts';
import { cardText } from '../texts/cards.ts';

const folks = ['lemurs', 'hares', 'tree-kangaroos'];
const at = () => table(2, { folks });

/** V-122, V-124: an empty deck is renewed for a draw and not for a search, so texts keep the two apart. */
const KEYWORDS: readonly [id: string, says: 'search' | 'draw'][] = [
  ['cultural-preservation', 'search'],
  ['celestial-guidance', 'search'],
  ['bad-omen', 'draw'],
  ['delicacy', 'draw'],
  ['pompous-professional', 'draw'],
  ['wheelbarrow', 'draw'],
];
const WORDS = {
  search: { fr: /cherchez/i, en: /search/i },
  draw: { fr: /piochez/i, en: /draw/i },
} as const;

describe('keywords', () => {
  test.each(KEYWORDS)('V-122 V-124 the text of %s says %s', (id, says) => {
    const other = says === 'search' ? 'draw' : 'search';
    for (const language of ['fr', 'en'] as const) {
      const { text } = cardText(language, id);
      expect(text).toMatch(WORDS[says][language]);
      expect(text).not.toMatch(WORDS[other][language]);
    }
  });

  test('V-200 thrown away: Junk to the reserve, a folk card to the top of the market discard', () => {
    const t = () =>
      at().hand(0, 'fortunate-upgrade', 'junk', 'festival').marketDeck('calendar').marketDiscard('bad-omen');
    const junk = t().technique('fortunate-upgrade').choose('junk');
    expect(junk.events).toContainEqual(
      expect.objectContaining({ type: 'moved', why: 'thrown-away', to: { zone: 'junk-reserve' } }),
    );
    const folk = t().technique('fortunate-upgrade').choose('festival');
    expect(folk.events).toContainEqual(
      expect.objectContaining({ type: 'moved', why: 'thrown-away', to: { zone: 'market-discard' } }),
    );
    const kept = at().hand(0, 'bad-omen').deck(0, 'festival').marketDiscard('calendar').technique('bad-omen');
    expect(kept.choose('festival').marketDiscardNow()).toEqual(['festival', 'calendar']);
  });

  test('V-201 stored face down on its technique; the owner may look, others see how many', () => {
    const t = at()
      .hand(0, 'clever-guardian', 'festival', 'junk')
      .technique('clever-guardian')
      .choose('festival');
    const [planned] = t.g.players[0]?.planning ?? [];
    expect(vallee.view(t.g, 0).players[0]?.planning).toEqual([planned]);
    expect(vallee.view(t.g, 1).players[0]?.planning).toEqual([{ card: planned?.card, stored: [null] }]);
  });

  test('V-202 V-203 a stored card is touched by nothing else and leaves only when its technique says', () => {
    const t = at()
      .hand(0, 'clever-guardian', 'festival', 'voracious-consumer')
      .discard(0, 'junk', 'junk')
      .technique('clever-guardian')
      .choose('festival')
      .technique('voracious-consumer')
      .inventory();
    expect(t.planningOf(0)).toEqual({ 'clever-guardian': ['festival'] });
    expect([...t.deckOf(0), ...t.discardOf(0), ...t.handOf(0)]).not.toContain('festival');
    t.inventory();
    expect(t.handOf(0)).toContain('festival');
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'moved', why: 'released' }));
  });
});
