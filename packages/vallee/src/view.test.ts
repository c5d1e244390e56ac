import { SPECTATOR, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { determinize } from './determinize.ts';
import type { Event } from './events.ts';
import { vallee } from './game.ts';
import { type Table, table } from './testing/table.ts';
import { redact } from './view.ts';

const folks = ['echidnas', 'hares', 'monitors', 'tree-kangaroos'];
const three = () => table(3, { folks });

/** The cards that a viewer is told to have moved, null where they are not told which. */
const cardsTold = (t: Table, viewer: number, why: string): (number | null)[] =>
  t.events.flatMap((event) => {
    const told = redact(event, viewer) as Event | null;
    return told?.type === 'moved' && told.why === why ? [told.card] : [];
  });

describe('hidden and public information', () => {
  test('V-220 public: discards in order, market, stalls, planning, all numbers of cards, values and marks', () => {
    const t = three()
      .hand(0, 'barometer', 'junk')
      .deck(1, 'junk', 'festival')
      .discard(1, 'calendar', 'junk')
      .stall(2, [['carefree-swapper']])
      .market('delicacy', null, 'umbrella')
      .marketDeck('duplicate-entry', 'festival')
      .marketDiscard('vigilance')
      .use('barometer');
    const barometer = t.id(0, 'barometer');
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const v = vallee.view(t.g, viewer);
      expect(v.players.map((player) => [player.handSize, player.deck])).toEqual([
        [2, 0],
        [0, 2],
        [0, 0],
      ]);
      expect(v.players[1]?.discard).toEqual(t.g.players[1]?.discard);
      expect(v.market).toEqual(t.g.market.map((card) => (card < 0 ? null : card)));
      expect([v.marketDeck, v.marketDiscard]).toEqual([1, t.g.marketDiscard]);
      expect(v.stalls).toEqual(t.g.stalls);
      expect(v.junkReserve).toBe(t.g.junkReserve.length);
      expect(v.turn.values).toEqual([{ card: barometer, how: 'set', amount: 3 }]);
      expect(v.turn.used).toEqual([barometer]);
      expect(v.turn.handBonus).toBe(0);
    }
  });

  test('V-220 die results, guesses and named sets and cards are told to all', () => {
    const t = table(2, { folks: ['magpies', 'hares', 'monitors'] })
      .hand(0, 'grasp')
      .hand(1, 'junk')
      .technique('grasp')
      .answer(3);
    for (const type of ['guessed', 'shown']) {
      const event = t.events.find((candidate) => candidate.type === type) as Event;
      expect(redact(event, SPECTATOR)).toEqual(event);
    }
    for (const event of [
      { type: 'rolled', seat: 0, face: 'comet' },
      { type: 'named-set', seat: 0, set: 'junk' },
      { type: 'named-card', seat: 0, owner: 1, name: 'festival' },
    ] as Event[])
      expect(redact(event, SPECTATOR)).toEqual(event);
  });

  test('V-221 private to its holder: hand and own stored cards', () => {
    const t = three().hand(0, 'junk').hand(1, 'festival').store(1, 'clever-guardian', 'vigilance');
    expect(vallee.view(t.g, 1).players[1]?.hand).toEqual(t.g.players[1]?.hand);
    expect(vallee.view(t.g, 1).players[1]?.planning[0]?.stored).toEqual(t.g.players[1]?.planning[0]?.stored);
    for (const viewer of [SPECTATOR, 0, 2]) {
      expect(vallee.view(t.g, viewer).players[1]?.hand).toBeNull();
      expect(vallee.view(t.g, viewer).players[1]?.planning[0]?.stored).toEqual([null]);
    }
  });

  test('V-222 decks are numbers in every view', () => {
    const t = three().deck(0, 'festival', 'junk').marketDeck('calendar');
    for (const viewer of [SPECTATOR, 0, 1, 2]) {
      const v = vallee.view(t.g, viewer);
      expect([v.players[0]?.deck, v.marketDeck]).toEqual([2, 1]);
    }
    expect(Object.keys(vallee.view(t.g, 0)).sort()).toEqual(
      [
        'viewer mode folks firstPlayer players stalls market marketDeck marketDiscard',
        'junkReserve setAside looking proposal turn winner',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
  });

  test('V-223 a card drawn, taken or stored from a deck is told to its taker only', () => {
    const drawn = three().hand(0, 'festival').deck(0, 'calendar').faces('planet').technique('festival');
    const calendar = drawn.id(0, 'calendar');
    expect([0, 1, SPECTATOR].map((viewer) => cardsTold(drawn, viewer, 'drawn')[0])).toEqual([
      calendar,
      null,
      null,
    ]);
    const stored = three().hand(0, 'wheelbarrow').deck(0, 'calendar').technique('wheelbarrow');
    const [kept] = stored.g.players[0]?.planning[0]?.stored ?? [];
    expect([0, 2, SPECTATOR].map((viewer) => cardsTold(stored, viewer, 'stored')[0])).toEqual([
      kept,
      null,
      null,
    ]);
  });

  test('V-224 payments, builds, discards and thrown-away cards are told to all', () => {
    const bought = three().hand(0, 'festival', 'junk').market('barometer').buy(0, ['festival']);
    const paid = bought.events.find((event) => event.type === 'purchase');
    expect(redact(paid as Event, SPECTATOR)).toEqual(paid);
    expect(cardsTold(bought, SPECTATOR, 'paid')[0]).not.toBeNull();
    expect(cardsTold(bought, SPECTATOR, 'bought')[0]).not.toBeNull();
    const built = three().hand(0, 'carefree-swapper').build('carefree-swapper');
    expect(cardsTold(built, SPECTATOR, 'built')[0]).toBe(built.g.stalls[0]?.[0]?.[0]);
    const used = three().hand(0, 'refreshing-drink', 'junk').use('refreshing-drink');
    const shown = used.events.find((event) => event.type === 'passive-used') as Event;
    expect(redact(shown, 2)).toEqual(shown);
    const thrown = three()
      .hand(0, 'duplicate-entry')
      .deck(0, 'junk', 'festival')
      .technique('duplicate-entry')
      .choose('festival');
    expect(cardsTold(thrown, 2, 'thrown-away')).toEqual(thrown.g.marketDiscard);
  });

  test('V-225 set-aside cards are seen by the player resolving the effect, unless they are shown', () => {
    const t = three().hand(0, 'delicacy').deck(1, 'festival', 'junk').technique('delicacy');
    const aside = t.g.setAside.cards;
    expect(vallee.view(t.g, 0).setAside).toEqual(aside);
    for (const viewer of [1, 2, SPECTATOR]) {
      expect(vallee.view(t.g, viewer).setAside).toEqual([null, null]);
      expect(cardsTold(t, viewer, 'set-aside')).toEqual([null, null]);
    }
    const shown = table(2, { folks: ['magpies', 'hares', 'monitors'] })
      .hand(0, 'pompous-professional')
      .deck(0, 'festival', 'barometer', 'junk')
      .technique('pompous-professional')
      .answer('hares');
    expect(vallee.view(shown.g, 1).setAside).toEqual(shown.g.setAside.cards);
  });

  test('V-226 17.14 looked into a hand: looker and owner know which cards, others how many', () => {
    const t = three()
      .hand(0, 'umbrella')
      .hand(1, 'festival', 'junk', 'calendar')
      .hand(2, 'junk')
      .technique('umbrella')
      .answer(1);
    const looked = t.events.find((event) => event.type === 'looked') as Event & { type: 'looked' };
    expect(looked.cards).toHaveLength(2);
    for (const viewer of [0, 1]) expect(redact(looked, viewer)).toEqual(looked);
    for (const viewer of [2, SPECTATOR])
      expect(redact(looked, viewer)).toEqual({ ...looked, cards: [null, null] });
    expect(vallee.view(t.g, 0).looking).toEqual(looked.cards);
    expect([1, 2].map((viewer) => vallee.view(t.g, viewer).looking)).toEqual([null, null]);
  });

  test('V-124 V-222 a search is seen by the searcher only', () => {
    const t = three().hand(0, 'duplicate-entry').deck(0, 'junk', 'festival').technique('duplicate-entry');
    const looked = t.events.find((event) => event.type === 'looked') as Event;
    expect(redact(looked, 1)).toMatchObject({ cards: [null, null] });
    expect(vallee.view(t.g, 0).looking).toHaveLength(2);
    expect(vallee.view(t.g, 1).looking).toBeNull();
  });

  test('V-227 teammates do not see each other’s hands', () => {
    const t = table(4, { mode: 'teams' }).hand(0, 'junk').hand(2, 'junk');
    expect(vallee.view(t.g, 0).players[2]?.hand).toBeNull();
    expect(vallee.view(t.g, 2).players[0]?.hand).toBeNull();
  });

  test('V-228 a shuffle is told, not its result', () => {
    const t = three()
      .hand(0, 'history-lesson')
      .deck(0, 'festival', 'calendar')
      .discard(0, 'junk')
      .technique('history-lesson')
      .answer(1);
    const shuffled = t.events.find((event) => event.type === 'shuffled');
    expect(shuffled).toEqual({ type: 'shuffled', place: { zone: 'deck', seat: 0 } });
  });

  test('V-220 V-222 a card whose changed value is public stays in its hand in every imagined world', () => {
    const t = three()
      .hand(0, 'barometer', 'junk', 'festival', 'calendar')
      .hand(1, 'festival', 'umbrella', 'junk', 'delicacy')
      .deck(1, 'vigilance', 'festival', 'junk')
      .marketDeck('duplicate-entry', 'wheelbarrow', 'delicacy')
      .use('barometer');
    const barometer = t.id(0, 'barometer');
    for (let seed = 1; seed <= 40; seed++)
      expect(determinize(t.g, [1], xoshiro(seed)).players[0]?.hand).toContain(barometer);
  });

  test.each(['clever-guardian', 'tactical-measurement'])(
    'V-183 V-201 which card is hidden by %s is not told, not even by a value that ends',
    (hiding) => {
      const hide = (hidden: string) => {
        const t = table(2, { folks: ['hares', 'tree-kangaroos', 'monitors'] })
          .hand(0, 'barometer', 'junk', hiding)
          .deck(0, 'festival')
          .marketDeck('bad-omen', 'festival')
          .use('barometer');
        if (hiding === 'clever-guardian') t.technique(hiding);
        else t.use(hiding);
        t.choose(hidden);
        return { told: t.events.map((event) => redact(event, 1)), seen: vallee.view(t.g, 1) };
      };
      expect(hide('barometer')).toEqual(hide('junk'));
    },
  );
});
