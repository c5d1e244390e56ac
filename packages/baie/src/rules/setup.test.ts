import { describe, expect, test } from 'vitest';
import { baie } from '../game.ts';
import { captainNumbers } from '../merchants/captain/numbers.ts';
import { innkeeperNumbers } from '../merchants/innkeeper/numbers.ts';
import { numbersOf } from '../numbers.ts';
import { BOATS, DOCKS, halfOf, PIER_OF_DOCK, SUPPLY } from '../pieces.ts';
import { boatSeats, spaceCost, TEAM_SPACE } from '../questions.ts';
import { NOW, options, table } from '../testing/table.ts';
import { readOptions } from './setup.ts';
import { tidySquare } from './square.ts';

const fresh = (more = {}, seed = 3) => baie.setup(seed, options(more));
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

describe('pieces', () => {
  test('B-001 every adventurer is in exactly one zone', () => {
    for (const rogue of [1, 2, 3]) expect(baie.violations(fresh({ rogue }))).toEqual([]);
    const g = fresh();
    g.bag[0]! += 1;
    expect(baie.violations(g)[0]).toContain('I-01');
  });

  test('B-002, B-003 six boats of four seats, three on each half', () => {
    expect(BOATS).toEqual(['LO', 'LM', 'LI', 'RI', 'RM', 'RO']);
    expect(BOATS.map((_, boat) => halfOf(boat))).toEqual([0, 0, 0, 1, 1, 1]);
    expect(BOATS.map((_, boat) => boatSeats(fresh({ players: 3 }), boat))).toEqual([4, 4, 4, 4, 4, 4]);
  });

  test('B-004 four docks lead to three piers', () => {
    expect(DOCKS.map((dock, at) => [dock, PIER_OF_DOCK[at]])).toEqual([
      ['L-OUT', 0],
      ['L-IN', 1],
      ['R-IN', 1],
      ['R-OUT', 2],
    ]);
  });

  test('M-004, B-057 four small and three large goods per colour, eight spaces', () => {
    const { supply, stall } = fresh().players[0]!;
    expect(supply).toEqual([4, 4, 4, 4, 3, 3, 3, 3]);
    expect(sum(SUPPLY)).toBe(28);
    expect(stall).toEqual(new Array(8).fill(-1));
  });
});

describe('set-up', () => {
  test('B-005 two or three types of townsfolk; the first card goes to SQ4', () => {
    const g = fresh({ townsfolk: ['locals', 'sailors'] });
    expect(g.square).toHaveLength(4);
    expect([...g.square, ...g.townsfolkDeck].every((card) => card < 12 || card >= 24)).toBe(true);
    expect(readOptions({ townsfolk: ['locals'] })).toMatchObject({ ok: false, refusal: { rule: 'B-005' } });
    expect(readOptions({})).toMatchObject({ options: { townsfolk: ['locals', 'mercenaries'] } });
    // The deck is dealt from its top, the rightmost slot first.
    const t = table();
    t.g.square.fill(-1);
    const [fourth, third, second, first] = t.g.townsfolkDeck.slice(-4);
    tidySquare(t.g);
    expect(t.g.square).toEqual([fourth, third, second, first]);
  });

  test('B-006 sixty corruption cards lie face down', () => {
    const g = fresh();
    expect(g.corruptionDeck).toHaveLength(60);
    expect(baie.view(g, 0).corruptionDeck).toBe(60);
  });

  test('B-007 one Client in each hall, the rest in the bag', () => {
    const g = table().g;
    expect(g.halls).toEqual([1, 1, 1, 1]);
    expect(g.bag).toEqual([12, 12, 8, 8, 4]);
  });

  test('B-008 the Rogue card fills Lair, bag and box', () => {
    for (const rogue of [1, 2, 3]) {
      const { g } = table({ rogue });
      const { lair, bag } = numbersOf(g).rogues[rogue]!;
      expect([g.lair, g.bag[4], g.box]).toEqual([lair, bag, 8 - lair - bag]);
    }
    expect(readOptions({ rogue: 4 })).toMatchObject({ ok: false, refusal: { rule: 'B-008' } });
  });

  test('B-009 no merchant twice; those not named are dealt', () => {
    expect(readOptions({ merchants: ['A', 'A'] })).toMatchObject({
      refusal: { rule: 'B-009', reason: 'merchant-twice' },
    });
    const dealt = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const { merchants } = fresh({ players: 3, merchants: ['random', 'K', 'random'] }, seed).config;
      expect(new Set(merchants).size).toBe(3);
      expect(merchants[1]).toBe('K');
      dealt.add(merchants[0]!);
    }
    expect([...dealt].sort()).toEqual(['A', 'F', 'H']);
  });

  test('B-015 without the expansion nobody is dealt the Innkeeper, and at most four play', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(fresh({ players: 4, merchants: Array(4).fill('random') }, seed).config.merchants).not.toContain(
        'T',
      );
    expect(readOptions({ players: 6 })).toMatchObject({ refusal: { rule: 'B-009', figures: { max: 5 } } });
    expect(readOptions({ players: 4 })).toMatchObject({
      options: expect.not.objectContaining({ inn: true }),
    });
    expect(readOptions({ inn: 'yes' })).toMatchObject({ refusal: { rule: 'B-015' } });
  });

  test('B-015 with it the Innkeeper may be dealt; five players, or who asks for her, bring it along', () => {
    const dealt = new Set<string>();
    for (let seed = 0; seed < 20; seed++)
      for (const merchant of fresh({ merchants: ['random', 'random'], inn: true }, seed).config.merchants)
        dealt.add(merchant);
    expect([...dealt].sort()).toEqual(['A', 'F', 'H', 'K', 'T']);
    for (const input of [{ inn: true }, { players: 5 }, { merchant2: 'T' }])
      expect(readOptions(input)).toMatchObject({ ok: true, options: { inn: true } });
    const five = fresh({ players: 5, merchants: Array(5).fill('random'), inn: true }).config;
    expect([...five.merchants].sort()).toEqual(['A', 'F', 'H', 'K', 'T']);
    expect(readOptions({ players: 5, colporteur: 'normal' })).toMatchObject({ refusal: { rule: 'C-001' } });
  });

  test('B-015, B-150, K-002, T-012 five play with numbers of their own; older editions had none', () => {
    const merchants = ['F', 'K', 'T', 'A', 'H'];
    const numbersAt = (players: number, edition: number) => {
      const { g } = table({ players, merchants: merchants.slice(0, players), inn: true }, edition);
      return [
        spaceCost(g, 'F', TEAM_SPACE).hours,
        captainNumbers(g).stock,
        captainNumbers(g).outward,
        innkeeperNumbers(g).stirs,
      ];
    };
    expect(numbersAt(4, NOW)).toEqual([3, [3, 3, 3, 3], 2, 3]);
    expect(numbersAt(5, NOW)).toEqual([2, [3, 3, 2, 2], 0, 4]);
    expect(numbersAt(5, 3)).toEqual([3, [3, 3, 2, 2], 2, 3]);
  });

  test('M-007, A-002, K-002, H-S4 some merchants have a past at some tables; two players rewind freely', () => {
    const merchants = ['A', 'K', 'H', 'F', 'T'];
    const at = (players: number, edition = NOW) => {
      const { g } = table({ players, merchants: merchants.slice(0, players), inn: true }, edition);
      return [g.players.map(({ corruption }) => corruption.length), spaceCost(g, 'H', 'H-S4').corruption];
    };
    expect(at(2)).toEqual([[0, 0], 0]);
    expect(at(3)).toEqual([[0, 0, 0], 1]);
    expect(at(4)).toEqual([[1, 0, 0, 0], 1]);
    expect(at(5)).toEqual([[0, 1, 0, 0, 0], 1]);
    expect([at(4, 4), at(3, 4)]).toEqual([
      [[0, 0, 0, 0], 1],
      [[0, 0, 0], 1],
    ]);
  });

  test('B-010 the market marker on 12, all hourglasses on 1 in random order', () => {
    const orders = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const g = fresh({ players: 3 }, seed);
      expect([g.market, ...g.hourglasses]).toEqual([12, 2, 2, 2]);
      orders.add(g.landed.join());
    }
    expect(orders.size).toBe(6);
  });

  test('B-012, M-002 no gold and an empty team board', () => {
    for (const player of fresh().players) expect([player.gold, ...player.team]).toEqual([0, -1, -1, -1, -1]);
  });

  test('B-013 merchants are set up in seat order before the first day', () => {
    const g = baie.setup(1, options({ merchants: ['A', 'F'] }));
    expect(g.phase).toBe('set-up');
    expect(baie.decisions(g)[0]).toMatchObject({ id: 'smith.alloys', seat: 1 });
  });

  test('B-014 the same seed gives the same game, another one another', () => {
    expect(baie.hash(fresh({}, 7))).toBe(baie.hash(fresh({}, 7)));
    expect(baie.hash(fresh({}, 7))).not.toBe(baie.hash(fresh({}, 8)));
  });
});

describe('arrival', () => {
  test('B-030, B-031, B-034 two adventurers on each of six boats at sea, nothing else happens', () => {
    const g = fresh();
    baie.apply(g, { seat: 1, id: 'smith.alloys', answer: 'RGB' });
    expect(g.boats.map((boat) => boat.length)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(g.berths).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(g.phase).toBe('production');
  });

  test('B-032, B-033 Rogues are set aside with cards 1 and 3 and board with card 2', () => {
    const rogues = (rogue: number): number => {
      let found = 0;
      for (let seed = 0; seed < 40; seed++) {
        const g = baie.setup(seed, options({ rogue, merchants: ['A', 'K'] }));
        found += g.boats.flat().filter((adventurer) => adventurer === 4).length;
      }
      return found;
    };
    expect([rogues(1), rogues(3)]).toEqual([0, 0]);
    expect(rogues(2)).toBeGreaterThan(20);
  });

  test('B-035 an empty bag leaves seats empty', () => {
    const t = table({ merchants: ['A', 'K'] }).bagOf('RG');
    t.g.stack = [{ ...t.g.stack[0]!, step: 'arrival' }];
    t.start('local', 0, { min: 0, max: 0 }, 'discard');
    expect(t.g.boats.map((boat) => boat.length)).toEqual([2, 0, 0, 0, 0, 0]);
  });
});
