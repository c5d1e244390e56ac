import { describe, expect, test } from 'vitest';
import { baie } from '../../game.ts';
import { NONE } from '../../pieces.ts';
import { NOW, type Table, table } from '../../testing/table.ts';
import { donenessOf, HOBS, type InnkeeperShop, KINDS, recipeOf } from './board.ts';

const [BROTH, PIE, STEW, ROAST] = [0, 1, 2, 3] as const;
const CLANS = 'RGBY';
/** `R stew` as the number of its recipe. */
const recipe = (name: string): number =>
  recipeOf(
    CLANS.indexOf(name[0]!),
    KINDS.findIndex(({ id }) => id === name.slice(2)),
  );

/** A pot of the scene: recipe and hours, or nothing. */
type Pot = readonly [name: string, hours: number] | null;

/** An inn with these pots from HB1 on, and this menu; the other tiles are in the bag. */
function inn(pots: readonly Pot[], menu = ['R broth', 'G pie', 'B stew', 'Y roast'], rooms = ''): Table {
  const t = table({ merchants: ['T', 'F'], inn: true }, NOW);
  const on = HOBS.map((_, hob) => (pots[hob] ? recipe(pots[hob][0]) : NONE));
  const offered = menu.map(recipe);
  const bag = Array.from({ length: 16 }, (_, at) => KINDS[Math.floor(at / 4)]!.tiles);
  for (const tile of [...on, ...offered]) if (tile !== NONE) bag[tile]! -= 1;
  return t.shop(0, {
    bag,
    menu: offered,
    pots: on,
    cooked: HOBS.map((_, hob) => pots[hob]?.[1] ?? 0),
    rooms: [...CLANS].map((letter) => (rooms.includes(letter) ? 1 : 0)),
  });
}

const shop = (t: Table): InnkeeperShop => t.shopOf<InnkeeperShop>(0);
const hours = (t: Table): number[] => shop(t).cooked;

/** The turn is played on to its end, whatever loading asks. */
function finish(t: Table): Table {
  while (t.asked !== undefined && ['load.boat', 'dock.choose', 'clock.hand'].includes(t.asked.id))
    t.play(t.asked.id, t.options[0]!);
  return t;
}

describe('T-001 to T-004: pieces', () => {
  test('T-001, T-002, T-003 four of 28 recipes lie open, pots and rooms are empty', () => {
    const g = baie.setup(3, {
      players: 2,
      colporteur: 'none',
      rogue: 1,
      townsfolk: ['locals', 'mercenaries'],
      merchants: ['T', 'K'],
      inn: true,
    });
    const { bag, menu, pots, rooms } = g.players[0]!.shop as InnkeeperShop;
    expect(menu.every((tile) => tile !== NONE)).toBe(true);
    expect(bag.reduce((sum, count) => sum + count, 0)).toBe(24);
    expect(pots.every((pot) => pot === NONE)).toBe(true);
    expect(rooms).toEqual([0, 0, 0, 0]);
  });

  test.each([
    [BROTH, 'raw', 1],
    [BROTH, 'ready', 2],
    [BROTH, 'turn', 3],
    [BROTH, 'burnt', 4],
    [PIE, 'ready', 3],
    [STEW, 'raw', 4],
    [STEW, 'turn', 6],
    [ROAST, 'ready', 7],
    [ROAST, 'burnt', 9],
  ] as const)('T-004 kind %i is %s after %i hours', (kind, doneness, cooked) => {
    const pots = [recipeOf(0, kind), NONE, NONE, NONE, NONE];
    expect(donenessOf({ pots, cooked: [cooked, 0, 0, 0, 0] }, 0)).toBe(doneness);
  });
});

describe('T-010: time works', () => {
  test('T-010 pots cook for the hours paid, by the heat of their place', () => {
    const t = inn([['R stew', 1], null, null, ['G stew', 1], ['B stew', 1]]);
    t.turnOf(0).play('turn.space', 'T-S1').play('pot.fill', 'MN1>HB2').play('pot.fill', 'stop');
    expect(hours(finish(t))).toEqual([2, 1, 0, 3, 1]);
  });

  test('T-010 a burnt pot cooks no further, and it is told when it burns', () => {
    const t = inn([
      ['R broth', 3],
      ['G broth', 4],
    ]).square('LO-09', 'LO-10', 'LO-11', 'LO-12');
    t.turnOf(0).play('turn.space', 'REC').play('recruit.slot', 'SQ4').play('team.slot', 'T1');
    expect(hours(finish(t)).slice(0, 2)).toEqual([4, 4]);
    expect(t.told('worked').filter(({ work }) => work === 'T.burn')).toHaveLength(1);
  });

  test('T-010 a hand changes nothing about cooking', () => {
    const t = inn([['R stew', 1]])
      .round(2)
      .clock(0, 5)
      .clock(1, 5);
    t.turnOf(0).play('turn.space', 'T-S1').play('pot.fill', 'MN2>HB2').play('pot.fill', 'stop');
    t.play('clock.hand', 'H1');
    expect(hours(t).slice(0, 2)).toEqual([2, 1]);
  });
});

describe('T-011 to T-013: the stove', () => {
  test('T-011 up to two recipes, on the first free embers or on the flame; the menu is filled up at the end', () => {
    const t = inn([['R stew', 0]])
      .turnOf(0)
      .play('turn.space', 'T-S1');
    expect(t.options).toEqual(['MN1', 'MN2', 'MN3', 'MN4'].flatMap((tile) => [`${tile}>HB2`, `${tile}>HB4`]));
    t.play('pot.fill', 'MN4>HB4');
    expect(t.options).toEqual(['MN1>HB2', 'MN2>HB2', 'MN3>HB2', 'stop']);
    expect(shop(t).menu[3]).toBe(NONE);
    t.play('pot.fill', 'MN1>HB2');
    expect(shop(t).pots.slice(0, 4)).toEqual([recipe('R stew'), recipe('R broth'), NONE, recipe('Y roast')]);
    expect(shop(t).menu).not.toContain(NONE);
  });

  test('T-011 the space needs a free place on the fire; the sideboard is none', () => {
    const full: Pot[] = [
      ['R stew', 0],
      ['G stew', 0],
      ['B stew', 0],
      ['Y stew', 0],
    ];
    expect(inn(full).turnOf(0).why(0, 'turn.space', 'T-S1')).toMatchObject({
      rule: 'T-011',
      reason: 'no-free-hob',
    });
  });

  test('T-012 three changes: an hour more, an hour less, another heat', () => {
    const t = inn([['R stew', 4], ['G broth', 3], null, ['B pie', 0]])
      .turnOf(0)
      .play('turn.space', 'T-S2');
    // The broth is done to a turn, so only less; the pie has not cooked, so only more.
    expect(t.options).toEqual(['HB1+', 'HB1-', 'HB1>HB5', 'HB2-', 'HB2>HB5', 'HB4+', 'HB4>HB3', 'HB4>HB5']);
    t.play('pot.stir', 'HB2>HB5').play('pot.stir', 'HB1+').play('pot.stir', 'HB4>HB2');
    expect(hours(finish(t))).toEqual([6, 1, 0, 0, 3]);
  });

  test('T-012 burnt pots cannot be stirred', () => {
    const t = inn([['R broth', 4]]).turnOf(0);
    expect(t.why(0, 'turn.space', 'T-S2')).toMatchObject({ rule: 'T-012', reason: 'nothing-to-stir' });
  });

  test('T-013 pots are emptied, recipes replaced, and one may be put on', () => {
    const t = inn([['R broth', 4]])
      .turnOf(0)
      .play('turn.space', 'T-S4');
    t.play('pots.empty', [0]);
    expect(shop(t).pots[0]).toBe(NONE);
    t.play('menu.change', [0, 1, 2, 3]);
    expect(shop(t).menu).not.toContain(NONE);
    expect(t.options.at(-1)).toBe('stop');
    t.play('pot.fill', 'stop');
    expect(finish(t).g.players[0]!.figure).toBe('T-S4');
  });

  test('T-013 what is replaced does not come back at once', () => {
    const t = inn([]).turnOf(0);
    // Only four tiles are in the bag: these are drawn.
    const bag = new Array<number>(16).fill(0);
    for (const name of ['R pie', 'R pie', 'G broth', 'G broth']) bag[recipe(name)]! += 1;
    t.shop(0, { bag }).play('turn.space', 'T-S4').play('menu.change', [0, 1, 2, 3]);
    expect([...shop(t).menu].sort()).toEqual(['G broth', 'G broth', 'R pie', 'R pie'].map(recipe).sort());
  });
});

describe('T-020 to T-023: serving', () => {
  test('T-020 ready dishes become goods, one after another', () => {
    const t = inn([
      ['R stew', 5],
      ['G pie', 3],
      ['B broth', 1],
    ])
      .turnOf(0)
      .play('turn.space', 'T-S3');
    expect(t.options).toEqual(['HB1', 'HB2']);
    t.play('serve.dish', 'HB1').play('serve.dish', 'HB2');
    expect(finish(t).goods(0)).toEqual(['lR', 'sG']);
    // Two hours were paid: the broth that stayed is done to a turn.
    expect(hours(t).slice(0, 3)).toEqual([0, 0, 3]);
    expect(baie.violations(t.g).filter((broken) => broken.startsWith('I-26'))).toEqual([]);
  });

  test('T-020 a dish whose good cannot be gained may not be served', () => {
    const t = inn([['R stew', 5]])
      .stall(0, 'lR', 'lR', 'lR')
      .turnOf(0);
    expect(t.why(0, 'turn.space', 'T-S3')).toMatchObject({ rule: 'T-020', reason: 'nothing-to-serve' });
  });

  test('T-021 a roast brings immediate sponsorship as well', () => {
    const t = inn([['B roast', 7]])
      .hall('B', 4)
      .turnOf(0)
      .play('turn.space', 'T-S3');
    expect(finish(t).goods(0)).toEqual(['lB']);
    expect(t.gold(0)).toBe(4);
  });

  test('T-022 once per action a dish done to a turn brings a guest instead of a good', () => {
    const t = inn([
      ['R broth', 3],
      ['G pie', 4],
      ['R pie', 3],
    ])
      .turnOf(0)
      .play('turn.space', 'T-S3');
    expect(t.options).toEqual(['HB1', 'HB1>room', 'HB2', 'HB2>room', 'HB3']);
    t.play('serve.dish', 'HB1>room');
    expect(t.options).toEqual(['HB2', 'HB3', 'stop']);
    t.play('serve.dish', 'stop');
    expect(finish(t).goods(0)).toEqual([]);
    expect(shop(t).rooms).toEqual([1, 0, 0, 0]);
    // The one Warrior of the hall, at once.
    expect(t.gold(0)).toBe(1);
  });

  test('T-022 a room holds one guest, and a roast for a guest pays once', () => {
    const taken = inn([['R broth', 3]], undefined, 'R')
      .turnOf(0)
      .play('turn.space', 'T-S3');
    expect(finish(taken).goods(0)).toEqual(['sR']);
    const roast = inn([['Y roast', 8]])
      .hall('Y', 5)
      .turnOf(0)
      .play('turn.space', 'T-S3');
    roast.play('serve.dish', 'HB1>room');
    expect(finish(roast).gold(0)).toBe(5);
  });

  test('T-023 a burnt dish is a small good and a corruption card', () => {
    const t = inn([['R roast', 9]])
      .turnOf(0)
      .play('turn.space', 'T-S3');
    expect(finish(t).goods(0)).toEqual(['sR']);
    expect(t.cards(0)).toBe(1);
    expect(t.gold(0)).toBe(0);
  });

  test('T-023 not when no card can be drawn', () => {
    const t = inn([['R broth', 4]]).turnOf(0);
    t.g.corruptionDeck.length = 0;
    t.g.corruptionDiscard.length = 0;
    expect(t.why(0, 'turn.space', 'T-S3')).toMatchObject({ rule: 'T-020' });
  });
});

describe('T-041 to T-044: the staff', () => {
  const staffed = (pots: readonly Pot[], rooms = ''): Table =>
    inn(pots, undefined, rooms)
      .team(0, 'LO-01', 'LO-02', 'LO-03', 'LO-04')
      .turnOf(0)
      .play('turn.space', 'TEAM');

  test('T-041 the Kitchen boy puts one recipe on', () => {
    const t = staffed([]).play('pot.fill', 'MN3>HB4');
    expect(shop(t).pots[3]).toBe(recipe('B stew'));
    expect(shop(t).menu).not.toContain(NONE);
  });

  test('T-042 the Waitress serves one ready dish, nothing burnt, and lodges nobody', () => {
    const t = staffed([
      ['R broth', 3],
      ['G pie', 4],
      ['B broth', 4],
    ]).play('team.use', 'T2');
    expect(t.options).toEqual(['HB1', 'HB2']);
    t.play('serve.dish', 'HB2');
    expect(t.goods(0)).toEqual(['sG']);
    expect(staffed([['R broth', 4]]).options).not.toContain('T2');
  });

  test('T-043 the Turnspit stirs twice', () => {
    const t = staffed([['R stew', 3]]).play('team.use', 'T3');
    t.play('pot.stir', 'HB1+').play('pot.stir', 'HB1+');
    expect(hours(t)[0]).toBe(5);
    expect(t.asked?.id).toBe('team.use');
  });

  test('T-044 the Minstrel sings for a guest', () => {
    expect(staffed([]).options).not.toContain('T4');
    const t = staffed([], 'GY');
    t.g.halls[3] = 6;
    t.play('team.use', 'T4').play('song.guest', 'Y');
    expect(t.gold(0)).toBe(6);
  });
});

describe('T-050, T-060: evening', () => {
  test('T-050 guests are shields', () => {
    const t = inn([], undefined, 'RB').hall('R', 3).hall('B', 2).openMarket();
    expect(t.told('gold').map(({ amount }) => amount)).toEqual([3, 2]);
  });

  test('T-060 burnt pots are scoured for a card each; the others stay and do not cook', () => {
    const t = inn([
      ['R broth', 4],
      ['G stew', 4],
      ['B pie', 5],
    ]).openMarket();
    expect(shop(t).pots.slice(0, 3)).toEqual([NONE, recipe('G stew'), NONE]);
    expect(hours(t).slice(0, 3)).toEqual([0, 4, 0]);
    expect(t.told('corruption-drawn').filter(({ seat }) => seat === 0)).toHaveLength(2);
  });
});
