import { describe, expect, test } from 'vitest';
import { COLPORTEUR_CARDS } from '../content/colporteur-cards.ts';
import { hour } from '../dial.ts';
import { baie } from '../game.ts';
import { clanNamed, goodNamed, NONE } from '../pieces.ts';
import { readOptions } from '../rules/setup.ts';
import { options, table } from '../testing/table.ts';
import { colporteurBoat, colporteurDock, reserveChoice } from './loading.ts';
import { fillIconSpaces } from './reserve.ts';

const card = (id: string): number => COLPORTEUR_CARDS.findIndex((known) => known.id === id);

/** One person with the Captain at seat 0, the Colporteur at seat 1. */
function solo(more = {}) {
  const t = table({ players: 1, colporteur: 'normal', merchants: ['K'], ...more });
  for (const adventurer of t.g.colporteur!.reserve) if (adventurer !== NONE) t.g.bag[adventurer]! += 1;
  t.g.colporteur!.reserve.fill(NONE);
  // It has the first turn of every game: the scenario takes it back.
  Object.assign(t.g.players[1]!, { gold: 0, team: [] });
  t.corruption(1).stall(1);
  return t.clock(0, 1).clock(1, 1);
}

/** The market opens; the person lies on top of the stack and is asked first on the next day. */
const market = (t: ReturnType<typeof solo>) => t.clock(0, 12).clock(1, 11).openMarket();

/** Puts a card on RIGHT and makes another the next one to be drawn to LEFT. */
function facing(t: ReturnType<typeof solo>, left: string, right: string) {
  const colporteur = t.g.colporteur!;
  const all = [...colporteur.pack, ...colporteur.discard, colporteur.left, colporteur.right].filter(
    (known) => known !== NONE,
  );
  colporteur.right = card(right);
  colporteur.left = NONE;
  colporteur.pack = [card(left)];
  colporteur.discard = all.filter((known) => known !== card(left) && known !== card(right));
  return t;
}

const reserve = (t: ReturnType<typeof solo>, letters: string) => {
  for (let at = 0; at < 8; at++) {
    const letter = letters[at];
    t.g.colporteur!.reserve[at] = letter === undefined || letter === '.' ? NONE : clanNamed(letter);
    if (letter !== undefined && letter !== '.') t.g.bag[clanNamed(letter)]! -= 1;
  }
  return t;
};

describe('set-up', () => {
  test('C-001 alone always, two may, three and four cannot', () => {
    expect(readOptions({ players: 1 })).toMatchObject({ options: { colporteur: 'normal' } });
    expect(readOptions({ players: 2, colporteur: 'hard' })).toMatchObject({ ok: true });
    expect(readOptions({ players: 3, colporteur: 'normal' })).toMatchObject({ refusal: { rule: 'C-001' } });
    expect(baie.seats(options({ players: 2, colporteur: 'normal' }))).toBe(3);
  });

  test('C-002, C-004 a stall of eight, a reserve of eight, the goods of an unused merchant', () => {
    const { g } = solo();
    expect([g.players[1]!.stall.length, g.colporteur!.reserve.length, g.players[1]!.supply[0]]).toEqual([
      8, 8, 4,
    ]);
    expect(g.config.merchants[1]).not.toBe('K');
  });

  test('C-003 its hourglass lies on top, also above two people', () => {
    for (const seed of [1, 2, 3]) {
      expect(
        baie.setup(seed, options({ players: 1, colporteur: 'normal', merchants: ['F'] })).landed,
      ).toEqual([0, 1]);
      const { landed } = baie.setup(seed, options({ colporteur: 'normal', merchants: ['F', 'K'] }));
      expect(landed[2]).toBe(2);
    }
  });

  test('C-005 hard cards replace four base cards; the pack always has sixteen', () => {
    const pack = (level: 'normal' | 'hard') => {
      const { colporteur } = baie.setup(1, options({ players: 1, colporteur: level, merchants: ['F'] }));
      return colporteur!.pack.map((known) => COLPORTEUR_CARDS[known]!.id);
    };
    expect(pack('normal')).toHaveLength(16);
    expect(pack('hard').filter((id) => id.startsWith('H'))).toEqual(['H01', 'H02', 'H03', 'H04']);
    for (const id of ['C01', 'C07', 'C08', 'C16']) expect(pack('hard')).not.toContain(id);
  });

  test('C-006 it decides nothing and nobody sees its corruption cards', () => {
    const t = solo().corruption(1, 7);
    expect([0, 1, -1].map((viewer) => baie.view(t.g, viewer).players[1]!.corruption)).toEqual([
      [null],
      [null],
      [null],
    ]);
    expect(baie.redact({ type: 'corruption-drawn', seat: 1, card: 7, hidden: true }, 1)).toMatchObject({
      card: null,
    });
    t.turnOf(0);
    expect(t.why(1, 'turn.space', 'REC')).toMatchObject({ rule: 'C-006' });
  });

  test('C-010, C-011 arrival: a card to RIGHT, four Clients in the reserve', () => {
    const g = baie.setup(1, options({ players: 1, colporteur: 'normal', merchants: ['K'], rogue: 2 }));
    // The Colporteur moved first: its card of the arrival is on the discard pile or still faces the next one.
    const cards = [g.colporteur!.right, ...g.colporteur!.discard];
    expect(cards.length + g.colporteur!.pack.length).toBe(16);
    const t = reserve(solo(), 'X...G').bagOf('RRRRX');
    t.g.stack = [{ ...t.g.stack[0]!, step: 'arrival' }];
    t.g.boats.forEach((_, boat) => {
      t.g.berths[boat] = -1;
    });
    t.clock(1, 12).start('local', 0, { min: 0, max: 0 }, 'discard');
    // The boats took the Clients: none is left for the icon spaces, but the Rogue has made room.
    expect(t.g.colporteur!.reserve.slice(0, 6)).toEqual([NONE, NONE, NONE, NONE, 1, 4]);
  });
});

test('C-011 Rogues leave the icon spaces; those without a place beyond them return to the bag', () => {
  const arrive = (letters: string) => {
    const t = reserve(solo(), letters);
    t.g.bag = [20, 0, 0, 0, 0];
    fillIconSpaces(t.g);
    return { reserve: t.g.colporteur!.reserve, rogues: t.g.bag[4] };
  };
  expect(arrive('GXBX')).toEqual({ reserve: [1, 0, 2, 0, 4, 4, NONE, NONE], rogues: 0 });
  expect(arrive('XXGGBBBX')).toEqual({ reserve: [0, 0, 1, 1, 2, 2, 2, 4], rogues: 2 });
});

describe('its turn', () => {
  test('C-020, C-021, C-022, C-023, C-024 the example of the cards: C05 faces C02', () => {
    const t = facing(solo(), 'C02', 'C05').start('colporteur', 1);
    expect(t.goods(1)).toEqual(['lR', 'lR']);
    expect(t.told('colporteur-plays')).toEqual([
      { type: 'colporteur-plays', left: card('C02'), right: card('C05') },
    ]);
    expect(
      t
        .told('hourglass')
        .slice(0, 3)
        .map((event) => event.space),
    ).toEqual([hour(2), hour(3), hour(4)]);
    // Its Load went to the outermost boat of the right half.
    expect(t.told('boarded')[0]).toMatchObject({ boat: 5 });
    expect(t.g.colporteur!.discard).toContain(card('C05'));
    const later = t.told('colporteur-drew')[0]!;
    expect(later.card).toBe(card('C02'));
  });

  test('C-023 corruption is drawn after the move, once', () => {
    const t = facing(solo(), 'C11', 'C01').start('colporteur', 1);
    const types = t.events.map((event) => event.type);
    expect(types.indexOf('corruption-drawn')).toBeGreaterThan(types.indexOf('hourglass'));
    expect(t.goods(1)).toEqual(['sR', 'sR']);
  });

  test('C-024 an empty pack is remade from the discards', () => {
    const t = facing(solo(), 'C02', 'C05');
    t.g.colporteur!.discard.push(...t.g.colporteur!.pack.splice(0));
    t.start('colporteur', 1);
    expect(t.told('colporteur-shuffled')[0]).toEqual({ type: 'colporteur-shuffled', all: false });
  });

  test('C-025 the same action may come again', () => {
    const t = facing(solo().clock(0, 12), 'C03', 'C13').start('colporteur', 1);
    expect(t.told('space').filter((event) => event.seat === 1)).toEqual([]);
    expect(t.g.players[1]!.figure).toBe('');
  });

  const GOODS_CARDS: readonly [string, readonly string[]][] = [
    ['C01', ['sR']],
    ['C02', ['sG']],
    ['C03', ['sB']],
    ['C04', ['sY']],
    ['C05', ['lR']],
    ['C06', ['lG']],
    ['C07', ['lB']],
    ['C08', ['lY']],
    ['C09', ['sR', 'sB']],
    ['C10', ['sG', 'sY']],
    ['H01', ['sR', 'sG']],
    ['H02', ['lB', 'sB']],
    ['H03', ['lY', 'sY']],
  ];
  test.each(GOODS_CARDS)('C-030 %s gains its goods in order', (id, goods) => {
    const t = facing(solo(), 'C13', id).start('colporteur', 1);
    expect(t.told('good-gained').map((event) => event.good)).toEqual(goods.map(goodNamed));
  });

  test('C-030 for a good without space an adventurer comes into the reserve', () => {
    const full = ['sR', 'sR', 'sR', 'sG', 'sG', 'sB', 'sB', 'sY'];
    const t = facing(
      solo()
        .stall(1, ...full)
        .bagOf('YYYYYY'),
      'C03',
      'C07',
    ).start('colporteur', 1);
    expect(t.told('good-missed')[0]).toMatchObject({ seat: 1 });
    expect(t.told('reserved')[0]).toEqual({ type: 'reserved', adventurer: 3, at: 0 });
  });

  test('C-030 nobody comes for a good that only the supply lacks', () => {
    const t = facing(solo().stall(1, 'lB', 'lB', 'lB'), 'C03', 'C07').start('colporteur', 1);
    expect(t.told('good-missed')).toMatchObject([{ seat: 1 }]);
    expect(t.told('reserved')).toEqual([]);
  });

  test.each([
    ['C13', 'R'],
    ['C14', 'G'],
    ['C15', 'B'],
    ['C16', 'Y'],
    ['H04', 'Y'],
  ])('C-031 %s pays two gold per Client of hall %s', (id, letter) => {
    const t = facing(solo().hall(letter, 3), 'C01', id).start('colporteur', 1);
    expect(t.told('gold')[0]).toMatchObject({ seat: 1, amount: 6, why: 'clients', clan: clanNamed(letter) });
  });

  test('V-21, C-032 Left and Inner recruit the card of SQ2 and draw two; with x2 once more', () => {
    // The right half of C04 says x2 and Left, the left half of C11 Inner.
    const t = facing(solo().square('LO-01', 'LO-02', 'LO-03', 'LO-04'), 'C04', 'C11').start('colporteur', 1);
    const [first, second] = t.told('recruited');
    expect([first, second]).toMatchObject([
      { seat: 1, card: 1, slot: 1 },
      { seat: 1, slot: 1 },
    ]);
    expect(t.told('reserved').filter((event) => event.at < 8)).toHaveLength(4);
    expect(t.told('square').length).toBeGreaterThanOrEqual(2);
  });

  test('C-032 an empty slot: the nearest card to the right, else to the left; none: only the drawing', () => {
    const right = facing(solo().square('LO-01', '', 'LO-03', 'LO-04'), 'C01', 'C11');
    right.start('colporteur', 1);
    expect(right.told('recruited')[0]).toMatchObject({ slot: 2 });
    const left = facing(solo().square('LO-01', '', '', ''), 'C01', 'C11').start('colporteur', 1);
    expect(left.told('recruited')[0]).toMatchObject({ slot: 0 });
    const none = facing(solo().square('', '', '', ''), 'C01', 'C11');
    none.g.townsfolkDeck = [];
    none.start('colporteur', 1);
    expect([none.told('recruited').length, none.told('reserved').length >= 2]).toEqual([0, true]);
  });

  test('C-032 without space in the reserve it discards a corruption card instead', () => {
    const t = facing(reserve(solo(), 'RRRRGGGG').corruption(1, 4, 5), 'C01', 'C12')
      .clock(1, 7)
      .clock(0, 12)
      .start('colporteur', 1);
    expect(t.told('corruption-discarded').filter((event) => event.seat === 1)).toHaveLength(2);
  });
});

describe('its hourglass and loading', () => {
  test('C-040 three goods or fewer: it takes every open hand; four: never', () => {
    const few = facing(
      solo().round(3).clock(0, 12).clock(1, 5).stall(1, 'sR', 'sR', 'sR'),
      'C03',
      'C13',
    ).start('colporteur', 1);
    expect(few.told('hourglass')[0]).toMatchObject({ space: 13 });
    expect(few.told('corruption-drawn').filter((event) => event.seat === 1).length).toBeGreaterThan(0);
    const many = facing(
      solo().round(3).clock(0, 12).clock(1, 5).stall(1, 'sR', 'sR', 'sR', 'sG'),
      'C03',
      'C13',
    ).start('colporteur', 1);
    expect(many.told('hourglass')[0]).toMatchObject({ space: hour(6) });
  });

  test('V-20, C-041 which adventurer it loads', () => {
    const t = reserve(solo(), 'RGX').stall(1, 'sB', 'lG', 'sY');
    expect(reserveChoice(t.g, 1)).toBe(1);
    t.stall(1, 'sB');
    expect(reserveChoice(t.g, 1)).toBe(2);
    const bag = reserve(solo(), 'RG').stall(1, 'sB');
    expect(reserveChoice(bag.g, 1)).toBe(-1);
    bag.bagOf('Y').clock(1, 3);
    facing(bag, 'C03', 'C13').start('colporteur', 1);
    expect(bag.told('boarded')[0]).toMatchObject({ adventurer: 3 });
  });

  test('C-042 outermost or innermost of the named half, else the other half', () => {
    const boat = (
      left: string,
      right: string,
      prepare: (t: ReturnType<typeof solo>) => void = () => undefined,
    ) => {
      const t = solo();
      t.g.colporteur!.left = card(left);
      t.g.colporteur!.right = card(right);
      prepare(t);
      return colporteurBoat(t.g);
    };
    // C01: Inner, Left; C02: Outer, Right.
    expect([boat('C01', 'C02'), boat('C01', 'C01'), boat('C02', 'C02'), boat('C02', 'C01')]).toEqual([
      0, 2, 5, 3,
    ]);
    expect(boat('C02', 'C02', (t) => t.docked('RO', 'R-OUT'))).toBe(4);
    const taken = (t: ReturnType<typeof solo>) => {
      for (const at of [3, 4, 5]) t.g.berths[at] = -2;
    };
    expect([boat('C02', 'C02', taken), boat('C02', 'C01', taken)]).toEqual([0, 2]);
  });

  test('C-043 the dock named by Inner or Outer, else the other one of the half', () => {
    const t = solo();
    t.g.colporteur!.left = card('C02');
    t.g.colporteur!.right = card('C02');
    expect([colporteurDock(t.g, 0), colporteurDock(t.g, 4)]).toEqual([0, 3]);
    t.docked('LM', 'L-OUT');
    expect(colporteurDock(t.g, 0)).toBe(1);
    t.g.colporteur!.right = card('C01');
    expect([colporteurDock(t.g, 1), colporteurDock(t.g, 5)]).toEqual([1, 2]);
  });

  test('C-044 after its Loads the reserve slides to the left', () => {
    const t = facing(reserve(solo(), 'RGB').stall(1, 'sR').clock(1, 3).clock(0, 12), 'C03', 'C13').start(
      'colporteur',
      1,
    );
    expect(t.told('left-reserve')[0]).toMatchObject({ adventurer: 0, at: 0 });
    expect(t.told('reserve-slid')[0]!.reserve.slice(0, 3)).toEqual([1, 2, -1]);
  });

  test('C-045 when Loads are ignored the reserve is not touched', () => {
    const t = reserve(solo(), 'RGB').stall(1, 'sR').clock(1, 3).clock(0, 4);
    t.g.loadsClosed = true;
    facing(t, 'C03', 'C13').start('colporteur', 1);
    expect(t.told('left-reserve')).toEqual([]);
  });
});

describe('market and end', () => {
  test('C-050, C-052 it sells everything that can be sold, pier by pier; freed spaces stay where they are', () => {
    const t = market(solo().pier('BAZ', 'R').pier('BM', 'RRG').stall(1, 'lR', 'sB', 'sG'));
    expect(t.told('sold').map((event) => [event.pier, event.good, event.at, event.price])).toEqual([
      [0, 4, 0, 6],
      [2, 1, 2, 3],
    ]);
    expect(t.g.players[1]!.stall.slice(0, 3)).toEqual([NONE, 2, NONE]);
  });

  test('C-051 one corruption card for the Black Market', () => {
    const t = market(solo().pier('BM', 'RG').stall(1, 'lR', 'sG'));
    expect(t.told('corruption-drawn')).toHaveLength(1);
  });

  test('C-053 each Client of its reserve pays its hall; Rogues nothing', () => {
    const t = market(reserve(solo().hall('R', 3).hall('G', 2), 'RXRG'));
    expect(t.told('gold').map((event) => event.amount)).toEqual([3, 3, 2]);
  });

  test('C-060 at clean-up all its cards are shuffled into a new pack', () => {
    const t = solo().clock(0, 11).clock(1, 12);
    t.g.loadsClosed = true;
    t.start('pay-hours', 0, { hours: 1, loads: 0, takesHands: false });
    expect(t.told('colporteur-shuffled')).toContainEqual({ type: 'colporteur-shuffled', all: true });
    expect(t.g.round).toBe(2);
  });

  test('C-061, C-062 final scoring like a person; strictly more gold beats it', () => {
    const t = solo().round(3).hall('G', 4).lair(3).corruption(1, 0).clock(0, 11).clock(1, 12);
    t.g.players[1]!.team = [1];
    t.g.loadsClosed = true;
    t.start('pay-hours', 0, { hours: 1, loads: 0, takesHands: false });
    expect(t.told('scored')[1]).toEqual({ type: 'scored', seat: 1, clans: 8, corruption: 3 });
    expect(baie.outcome(t.g)).toMatchObject({ winners: [1], places: [2, 1] });
  });

  test('C-070 Criminals change nothing for it', () => {
    const t = market(solo().pier('SQ', 'XX').stall(1, 'sR'));
    expect([t.told('rogue-paid'), t.told('sold')]).toEqual([[], []]);
  });

  test('C-071 Cultists: it pays for every Rogue of a pier where it has a good of an allowed size', () => {
    const t = market(solo({ rogue: 2 }).pier('SQ', 'XX').pier('BAZ', 'X').stall(1, 'sR'));
    expect(t.told('rogue-paid')).toHaveLength(2);
    expect(t.told('sold')).toMatchObject([{ pier: 1, price: 6 }]);
  });

  test('C-072 Thieves: it never uses the placement effect', () => {
    const t = reserve(solo({ rogue: 3 }), 'X')
      .boat('LI', 'RR')
      .clock(1, 3)
      .clock(0, 12);
    facing(t, 'C01', 'C13').start('colporteur', 1);
    expect(t.told('boarded')[0]).toMatchObject({ adventurer: 4, boat: 2 });
    expect(t.told('changed-boat')).toEqual([]);
  });
});
