import { describe, expect, test } from 'vitest';
import { INHABITED } from '../content/map.ts';
import { ARTEFACTS, BLACK_MARKET, ORIGINS, QUESTS } from '../content/tables.ts';
import { karanor } from '../game.ts';
import type { State } from '../state.ts';
import { begin, type Options, readOptions } from './setup.ts';

const options = (players: number, over: Partial<Options> = {}): Options => {
  const reading = readOptions({ players, ...over });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
};
const drafted = (players: number, seed = 3): State => {
  const g = karanor.setup(seed, options(players));
  for (let asked = karanor.decisions(g); asked[0]?.id.startsWith('draft'); asked = karanor.decisions(g)) {
    const [decision] = asked;
    const [answer] = karanor.answers(decision!) as number[][];
    karanor.apply(g, { seat: decision!.seat, id: decision!.id, answer: answer! });
  }
  return g;
};

describe('set-up', () => {
  test('K-001 two to six seats; other numbers and unknown options are refused', () => {
    expect(karanor.players).toEqual([2, 3, 4, 5, 6]);
    expect(readOptions({ players: 7 })).toMatchObject({ ok: false, refusal: { rule: 'K-001' } });
    expect(readOptions({ colour: 'red' })).toMatchObject({ ok: false });
    expect(readOptions({})).toMatchObject({
      ok: true,
      options: { windowMode: 'smart', market2p: true, roundCap: 60 },
    });
  });

  test('K-002 the same seed gives the same game', () => {
    expect(karanor.hash(begin(5, options(4)) as State)).toBe(karanor.hash(begin(5, options(4)) as State));
    expect(karanor.hash(begin(5, options(4)) as State)).not.toBe(karanor.hash(begin(6, options(4)) as State));
  });

  test('K-020 below four players seven items with the 4+ mark stay out', () => {
    const items = (g: State) => g.questDeck.length + g.blackDeck.length + g.artefactDeck.length;
    expect(items(begin(1, options(4)))).toBe(50 + 22 + 14);
    expect(items(begin(1, options(3)))).toBe(47 + 19 + 13);
    const g = begin(1, options(2));
    for (const card of g.questDeck) expect(QUESTS[card]?.minPlayers).toBe(2);
    for (const card of g.blackDeck) expect(BLACK_MARKET[card]?.minPlayers).toBe(2);
    for (const card of g.artefactDeck) expect(ARTEFACTS[card]?.minPlayers).toBe(2);
  });

  test('K-021 K-022 K-023 K-024 K-025 piles, display, inhabitants, tiles, pawns', () => {
    const g = begin(2, options(5));
    expect(g.display).toHaveLength(3);
    expect(g.followUps).toHaveLength(8);
    expect(g.inhabitants.filter(Boolean)).toHaveLength(21);
    expect(g.inhabitants).toEqual(INHABITED);
    expect(new Set(g.players.map(({ city }) => city)).size).toBe(5);
    expect(new Set(g.players.map(({ story }) => story)).size).toBe(5);
    for (const { city, territory, shopCities, shopCards, shopHand } of g.players) {
      expect(ORIGINS).toContain(city);
      expect([territory, shopCities, shopCards]).toEqual([city, [city], [-1]]);
      expect(shopHand).toHaveLength(3);
    }
    expect(begin(3, options(5)).shopDeck).not.toEqual(g.shopDeck);
  });

  test('K-006 fifteen tokens of each resource; K-027 associates and badges in open supplies; K-028 no prestige', () => {
    const g = begin(2, options(4));
    expect(g.supply).toEqual([15, 15, 15, 15, 15, 15, 15]);
    expect(g.associateSupply).toEqual([0, 1, 2, 3, 4, 5]);
    expect(g.badgeSupply.reduce((sum, n) => sum + n, 0)).toBe(30);
    expect(g.players.every(({ prestige }) => prestige === 0)).toBe(true);
  });

  test('K-026 one delivery more than players, the first face up, the others out of the game', () => {
    const g = begin(2, options(4));
    expect([g.delivery >= 0, g.deliveryPile.length, g.deliveryBox.length]).toEqual([true, 4, 2]);
  });

  test('K-029 the first seat is random or chosen', () => {
    const seats = new Set(Array.from({ length: 30 }, (_, seed) => begin(seed, options(3)).config.firstSeat));
    expect(seats.size).toBe(3);
    expect(begin(1, options(3, { firstPlayer: 2 })).config.firstSeat).toBe(2);
    expect(readOptions({ players: 3, firstPlayer: 3 })).toMatchObject({
      ok: false,
      refusal: { rule: 'K-029' },
    });
  });

  test('K-031 stories are resolved in turn order before the first turn', () => {
    for (let seed = 1; seed < 12; seed++) {
      const g = drafted(6, seed);
      while (g.turn.phase === 'start') {
        const [decision] = karanor.decisions(g);
        expect(decision?.standing).toBeUndefined();
        const [answer] = karanor.answers(decision!);
        karanor.apply(g, { seat: decision!.seat, id: decision!.id, answer: answer! });
      }
      expect(g.players.every(({ income }) => income >= 2)).toBe(true);
      expect(karanor.violations(g)).toEqual([]);
    }
  });
});

describe('draft', () => {
  test('K-030 K-040 all choose one of three at once; nobody sees a choice, and it is final', () => {
    const g = karanor.setup(4, options(3));
    expect(karanor.decisions(g).map(({ id }) => id)).toEqual(['draft.first', 'draft.first', 'draft.first']);
    const before = JSON.stringify(karanor.view(g, 1));
    const hand = g.players[0]!.shopHand.slice();
    karanor.apply(g, { seat: 0, id: 'draft.first', answer: [hand[0]!] });
    expect(JSON.stringify(karanor.view(g, 1))).toBe(before);
    expect(karanor.judge(g, { seat: 0, id: 'draft.first', answer: [hand[1]!] })?.code).toBe('not-awaited');
  });

  test('K-041 the two others go to the player on the right', () => {
    const g = karanor.setup(4, options(3));
    const hands = g.players.map(({ shopHand }) => shopHand.slice());
    for (const seat of [0, 1, 2]) karanor.apply(g, { seat, id: 'draft.first', answer: [hands[seat]![0]!] });
    expect(g.players[2]!.shopHand).toEqual([hands[2]![0], ...hands[0]!.slice(1)]);
    expect(g.players[0]!.shopHand).toEqual([hands[0]![0], ...hands[1]!.slice(1)]);
  });

  test('K-042 K-043 one of two is kept, the other lies face up in the discard', () => {
    const g = drafted(4);
    expect(g.players.map(({ shopHand }) => shopHand.length)).toEqual([2, 2, 2, 2]);
    expect(g.shopDiscard).toHaveLength(4);
    expect(karanor.view(g, -1).shopDiscard).toEqual(g.shopDiscard);
  });
});

describe('what is seen', () => {
  test('K-003 K-004 I-17 hands and the order of piles are private; a quest may be shown', () => {
    const g = drafted(4);
    for (const viewer of [-1, 0, 1, 2, 3]) {
      const seen = karanor.view(g, viewer);
      for (const [seat, player] of seen.players.entries()) {
        expect(player.shopHand === null).toBe(seat !== viewer);
        expect(player.blackHand === null).toBe(seat !== viewer);
        expect(player.questHand === null).toBe(seat !== viewer);
        expect(player.shopCount).toBe(2);
      }
      expect([typeof seen.shopDeck, typeof seen.questDeck, typeof seen.questDiscard]).toEqual([
        'number',
        'number',
        'number',
      ]);
    }
    const drawn = {
      type: 'moved',
      pile: 'quest',
      card: 7,
      from: { at: 'deck' },
      to: { at: 'hand', seat: 1 },
    } as const;
    expect(karanor.redact(drawn, 1)).toMatchObject({ card: 7 });
    expect(karanor.redact(drawn, 2)).toMatchObject({ card: null });
    const thrown = { ...drawn, from: { at: 'hand', seat: 1 }, to: { at: 'discard' } } as const;
    expect(karanor.redact(thrown, 2)).toMatchObject({ card: null });
    expect(karanor.redact({ type: 'revealed', seat: 1, card: 7 }, 2)).toMatchObject({ card: 7 });
  });
});
