import { describe, expect, test } from 'vitest';
import {
  allSets,
  cardOf,
  FOLK_VALUES,
  idsOfFolk,
  isFolkCard,
  isJunk,
  JUNK,
  printedValue,
  setOf,
} from './catalogue.ts';
import { FOLK_IDS, FOLK_NUMBERS } from './content/numbers.ts';
import './game.ts';
import { table } from './testing/table.ts';

const OWN_BOX = ['monitors', 'lemurs', 'magpies', 'echidnas', 'hares', 'tree-kangaroos'];
/** The cards of the box itself; guests have their own tests. */
const cards = () => OWN_BOX.flatMap((folk) => setOf(folk).cards);

describe('components and vocabulary', () => {
  test('V-001 a card has id, folk, printed value 1 to 5, type and bonus icon', () => {
    for (const card of cards()) {
      expect(card.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([1, 2, 3, 4, 5]).toContain(card.value);
      expect(card.folk).not.toBeNull();
      expect(typeof card.bonus).toBe('boolean');
    }
    expect(new Set(cards().map((card) => card.id)).size).toBe(36);
  });

  test('V-001 every folk has 4 / 3 / 3 / 3 / 1 / 1 copies of values 1 2 3 4 5 5', () => {
    for (const set of allSets()) {
      expect(set.cards.map((card) => [card.value, card.copies])).toEqual([
        [1, 4],
        [2, 3],
        [3, 3],
        [4, 3],
        [5, 1],
        [5, 1],
      ]);
      expect(idsOfFolk(set.folk).map(printedValue)).toEqual(FOLK_VALUES);
    }
    expect(
      allSets()
        .map((set) => set.folk)
        .slice(0, 6),
    ).toEqual(OWN_BOX);
  });

  test('V-001 every folk has a number of its own, from which the ids of its cards count; every card a name of its own', () => {
    const all = allSets().flatMap((set) => set.cards);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(Object.values(FOLK_NUMBERS)).size).toBe(allSets().length);
    expect(allSets().map(({ folk }) => folk)).toEqual(FOLK_IDS);
    for (const { folk, cards: printed } of allSets()) {
      expect(idsOfFolk(folk)[0]).toBe(FOLK_NUMBERS[folk] * 15);
      expect(idsOfFolk(folk).map((id) => cardOf(id).id)).toEqual(
        printed.flatMap(({ id, copies }) => Array(copies).fill(id)),
      );
    }
  });

  test('V-002 every technique has an effect; what is delayed has a release', () => {
    for (const card of allSets().flatMap((set) => set.cards)) {
      expect(card.type !== 'technique' || card.effect !== undefined, card.id).toBe(true);
      expect(card.delayed !== true || card.release !== undefined, card.id).toBe(true);
    }
  });

  test('V-002 26 techniques and 10 passives; only Junk is junk', () => {
    const techniques = cards().filter((card) => card.type === 'technique');
    const passives = cards().filter((card) => card.type === 'passive');
    expect([techniques.length, passives.length]).toEqual([26, 10]);
    expect(techniques.every((card) => card.effect !== undefined)).toBe(true);
    expect(JUNK.type).toBe('junk');
  });

  test('V-002 V-100 every technique has the bonus icon except fortunate-upgrade, no passive has it', () => {
    expect(
      cards()
        .filter((card) => card.type === 'technique' && !card.bonus)
        .map((card) => card.id),
    ).toEqual(['fortunate-upgrade']);
    expect(cards().filter((card) => card.type === 'passive' && card.bonus)).toEqual([]);
  });

  test('V-181 V-182 which passives are activated and which work in a payment', () => {
    const named = (which: (card: ReturnType<typeof cards>[number]) => boolean) =>
      cards()
        .filter(which)
        .map((card) => card.id)
        .sort();
    expect(named((card) => card.activated !== undefined)).toEqual([
      'bargain-seeker',
      'barometer',
      'barricade',
      'calendar',
      'refreshing-drink',
      'slice-of-life',
      'tactical-measurement',
    ]);
    expect(named((card) => card.activated?.onlyAfterFilling === true)).toEqual(['barricade']);
    expect(named((card) => card.payment !== undefined)).toEqual([
      'bribe',
      'rigorous-chronicler',
      'royal-privilege',
    ]);
    expect(named((card) => card.release !== undefined)).toEqual([
      'clever-guardian',
      'supply-depot',
      'vigilance',
      'wheelbarrow',
    ]);
  });

  test('V-003 Junk: value 1, no folk, no effect; it pays, and may never be put in a stack', () => {
    expect(JUNK).toMatchObject({ value: 1, folk: null, bonus: false });
    expect(JUNK.effect).toBeUndefined();
    const t = table(2, { folks: ['monitors', 'lemurs', 'magpies'] })
      .hand(0, 'junk', 'voracious-consumer')
      .market('bribe');
    expect(t.refuses(t.move('stall.build', [t.id(0, 'junk')]))).toMatchObject({
      rule: 'V-003',
      reason: 'junk-in-stack',
      figures: { card: t.id(0, 'junk') },
    });
    expect(t.why(0, 'technique.play', [t.id(0, 'junk')])).toMatchObject({
      rule: 'V-080',
      reason: 'not-a-technique',
    });
    expect(t.buy(0, ['junk', 'voracious-consumer']).handOf(0)).toContain('bribe');
  });

  test('V-004 a folk card is any card that is not Junk', () => {
    const t = table(2).hand(0, 'junk', 'voracious-consumer');
    const [junk, folk] = [t.id(0, 'junk'), t.id(0, 'voracious-consumer')];
    expect([isJunk(junk), isFolkCard(junk), isJunk(folk), isFolkCard(folk)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([cardOf(junk).folk, cardOf(folk).folk]).toEqual([null, 'lemurs']);
  });

  test('V-006 V-007 a card is in one zone, and stays for good with the player in whose zone it lies', () => {
    const t = table(2, { folks: ['echidnas', 'hares', 'lemurs'] })
      .hand(0, 'carefree-swapper')
      .discard(1, 'festival')
      .technique('carefree-swapper');
    expect(Object.keys(t.g.players[0] ?? {}).sort()).toEqual(['deck', 'discard', 'hand', 'planning']);
    // The swapper belongs to the other player now: it is in the deck that player makes of the discard.
    t.inventory('festival').inventory();
    expect(t.handOf(1)).toContain('carefree-swapper');
    expect(t.handOf(0)).not.toContain('carefree-swapper');
  });

  test('V-008 the top of a deck is drawn next, the top of a discard was put there last', () => {
    const t = table(2, { folks: ['monitors', 'hares', 'lemurs'] })
      .hand(0, 'slice-of-life', 'junk')
      .deck(0, 'festival', 'barometer')
      .discard(0, 'calendar');
    t.use('slice-of-life').choose('junk');
    expect(t.handOf(0)).toEqual(['slice-of-life', 'festival']);
    expect(t.discardOf(0)).toEqual(['junk', 'calendar']);
  });

  test('V-009 V-061 the market cost is printed, whatever a barometer reads', () => {
    const t = table(2, { folks: ['hares', 'lemurs', 'monitors'] })
      .hand(0, 'barometer', 'junk', 'junk')
      .market('barometer')
      .marketDeck('calendar')
      .use('barometer');
    expect(t.entry('market.buy')).toMatchObject({ offers: [{ slot: 0, cost: 2 }] });
  });

  test('V-010 the card prevails over the rule: barricade takes the hand above its limit', () => {
    const t = table(2, { folks: ['tree-kangaroos', 'hares', 'lemurs'] })
      .hand(0, 'barricade', 'festival', 'festival', 'festival', 'vigilance')
      .discard(0, 'junk', 'junk')
      .inventory();
    t.use('barricade').choose('junk', 'junk');
    expect(t.handOf(0)).toHaveLength(7);
  });

  test('V-011 instructions are carried out in the order in which they are written', () => {
    const t = table(2, { folks: ['lemurs', 'hares', 'monitors'] })
      .hand(0, 'fortunate-upgrade', 'festival')
      .marketDeck('barometer')
      .technique('fortunate-upgrade');
    const moves = t.events.flatMap((event) => (event.type === 'moved' ? [event.why] : []));
    expect(moves.slice(0, 4)).toEqual(['played', 'thrown-away', 'drawn', 'resolved']);
  });

  test('V-012 V-268 another player may be the teammate, an opponent may not', () => {
    const t = table(4, { mode: 'teams', folks: ['echidnas', 'magpies', 'hares', 'lemurs'] })
      .hand(0, 'grasp', 'matching-colours', 'festival')
      .hand(1, 'junk')
      .hand(2, 'junk')
      .stall(0, [['carefree-swapper']])
      .stall(1, [['festival']]);
    expect(t.technique('grasp').question()).toMatchObject({ id: 'target.player', options: [1, 2] });
    t.answer(1).answer(5).technique('matching-colours');
    expect(t.stallOf(0)).toEqual([['carefree-swapper']]);
    expect(t.stallOf(1)).toEqual([['festival']]);
    expect(t.handOf(0)).toEqual(['festival']);
  });

  test('V-013 "may" can be refused, a bare number is exact, as far as possible', () => {
    const t = () =>
      table(2, { folks: ['hares', 'monitors', 'lemurs'] }).hand(0, 'arcane-scholar', 'junk', 'festival');
    const comet = t().deck(0, 'junk').faces('comet').technique('arcane-scholar');
    expect(comet.refuses({ seat: 0, id: 'hand.pick', answer: [comet.id(0, 'junk')] })).toMatchObject({
      reason: 'too-few-cards',
      figures: { chosen: 1, min: 2 },
    });
    const omen = table(2, { folks: ['hares', 'monitors', 'lemurs'] })
      .hand(0, 'bad-omen')
      .deck(0, 'junk');
    expect(omen.technique('bad-omen').choose().deckOf(0)).toEqual(['junk']);
  });
});
