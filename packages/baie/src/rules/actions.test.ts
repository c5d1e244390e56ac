import { describe, expect, test } from 'vitest';
import { TOWNSFOLK } from '../content/townsfolk.ts';
import { baie } from '../game.ts';
import { numbersOfEdition } from '../numbers.ts';
import { clanNamed, goodNamed } from '../pieces.ts';
import { table } from '../testing/table.ts';

describe('choosing a space', () => {
  test('B-050, I-10 never the same space twice in a row, also on a new day', () => {
    const t = table({ merchants: ['K', 'H'] }).turnOf(0);
    t.g.players[0]!.figure = 'K-S4';
    expect(t.options).not.toContain('K-S4');
    expect(t.why(0, 'turn.space', 'K-S4')).toMatchObject({ rule: 'B-050', reason: 'same-space' });
    expect(t.why(0, 'turn.space', 'H-S1')).toMatchObject({ rule: 'B-050', reason: 'not-your-board' });
  });

  test('B-051 spaces with different names are different places', () => {
    const t = table({ merchants: ['K', 'H'] }).turnOf(0);
    t.g.players[0]!.figure = 'K-S1';
    expect(t.options).toContain('K-S2');
  });

  test('B-052, M-001 a space needs its precondition; every board has REC and TEAM', () => {
    const t = table({ merchants: ['K', 'H'] }).turnOf(0);
    expect(t.options).toEqual(['K-S1', 'K-S2', 'K-S4', 'REC']);
    expect(t.why(0, 'turn.space', 'K-S3')).toMatchObject({ rule: 'K-020' });
    expect(t.why(0, 'turn.space', 'TEAM')).toMatchObject({ rule: 'B-152' });
    expect(t.why(1, 'turn.space', 'H-S1')).toMatchObject({ rule: 'B-040' });
  });

  test('B-054, B-055, B-057 what cannot be gained is lost', () => {
    const full = ['sR', 'sR', 'sG', 'sG', 'sB', 'sB', 'sY', 'sY'];
    const t = table({ merchants: ['K', 'H'] })
      .stall(0, ...full)
      .square('ME-01', 'LO-01', 'LO-02', 'LO-03')
      .turnOf(0);
    t.play('turn.space', 'REC').play('recruit.slot', 'SQ1');
    expect(t.told('good-missed')).toHaveLength(1);
    expect(t.goods(0)).toEqual(full);
  });
});

describe('corruption', () => {
  test('B-060 cards of the cost are drawn after the action and before the hourglass moves', () => {
    const t = table({ merchants: ['H', 'K'] })
      .turnOf(0)
      .play('turn.space', 'H-S4')
      .play('rewind.cells', [0]);
    const order = t.events
      .map((event) => event.type)
      .filter((type) => ['worked', 'corruption-drawn', 'hourglass'].includes(type));
    expect(order).toEqual(['worked', 'corruption-drawn', 'hourglass']);
  });

  test('B-061 own cards are seen, of others only how many', () => {
    const { g } = table().corruption(0, 5, 6);
    expect(baie.view(g, 0).players[0]!.corruption).toEqual([5, 6]);
    expect(baie.view(g, 1).players[0]!.corruption).toEqual([null, null]);
    expect(baie.view(g, -1).players[0]!.corruption).toEqual([null, null]);
  });

  test('B-062, B-063 the discard pile becomes the deck; with both empty nothing is drawn', () => {
    const t = table({ merchants: ['H', 'K'] }).corruption(
      0,
      ...Array.from({ length: 59 }, (_, card) => card),
    );
    t.turnOf(0);
    t.g.players[1]!.corruption.push(...t.g.corruptionDeck.splice(0));
    t.g.corruptionDiscard.push(t.g.players[1]!.corruption.pop()!);
    t.play('turn.space', 'H-S4').play('rewind.cells', [0]);
    expect([t.told('corruption-reshuffled').length, t.cards(0), t.g.corruptionDiscard.length]).toEqual([
      1, 60, 0,
    ]);
    const none = table({ merchants: ['H', 'K'] }).turnOf(0);
    none.g.players[1]!.corruption.push(...none.g.corruptionDeck.splice(0));
    none.play('turn.space', 'H-S4').play('rewind.cells', [0]);
    expect(none.told('corruption-drawn')).toEqual([]);
  });
});

describe('recruiting', () => {
  const recruiting = (id: string, more = {}) =>
    table({ merchants: ['K', 'H'], ...more })
      .square(id, 'LO-01', 'LO-02', 'LO-03')
      .clock(0, 1)
      .clock(1, 8);

  test('B-140, B-141 ability, place, cost of the slot, slide and refill', () => {
    numbersOfEdition(1).slots.forEach(({ hours, corruption }, slot) => {
      const t = table({ merchants: ['K', 'H'] })
        .square('ME-01', 'ME-02', 'ME-03', 'ME-04')
        .clock(0, 4)
        .clock(1, 9)
        .turnOf(0);
      t.play('turn.space', 'REC')
        .play('recruit.slot', `SQ${slot + 1}`)
        .play('team.slot', 'T2');
      while (t.asked?.id === 'load.boat') t.play('load.boat', 'LO');
      expect([t.g.hourglasses[0]! / 2 - 4, t.cards(0)]).toEqual([hours, corruption]);
      const types = t.events.map((event) => event.type);
      const at = (type: string) => types.indexOf(type as 'joined');
      expect(at('good-gained')).toBeLessThan(at('joined'));
      expect(at('joined')).toBeLessThan(at('hourglass'));
      expect(at('hourglass')).toBeLessThan(at('square'));
    });
  });

  test('B-142 corruption of the cost cannot be discarded by the ability', () => {
    const t = table({ merchants: ['K', 'H'] })
      .square('LO-04', 'LO-05', 'LO-06', 'LO-01')
      .turnOf(0);
    t.play('turn.space', 'REC').play('recruit.slot', 'SQ4').play('team.slot', 'T1');
    expect([t.told('corruption-discarded').length, t.cards(0)]).toEqual([0, 1]);
  });

  test('B-143, B-144 a free slot or an occupied one; the old card goes under the deck', () => {
    const t = recruiting('ME-01')
      .team(0, 'LO-09')
      .turnOf(0)
      .play('turn.space', 'REC')
      .play('recruit.slot', 'SQ1');
    expect(t.options).toEqual(['T1', 'T2', 'T3', 'T4']);
    t.play('team.slot', 'T1');
    expect(t.g.players[0]!.team).toEqual([12, -1, -1, -1]);
    expect(t.g.townsfolkDeck[0]).toBe(8);
  });

  test('B-145, I-13 cards slide right, the deck fills from the rightmost slot', () => {
    const t = table({ merchants: ['K', 'H'] })
      .square('LO-01', 'LO-02', 'LO-03', 'LO-04')
      .clock(1, 8);
    const top = t.g.townsfolkDeck.at(-1);
    t.turnOf(0).play('turn.space', 'REC').play('recruit.slot', 'SQ3').play('team.slot', 'T1');
    expect(t.g.square).toEqual([top, 0, 1, 3]);
    const few = table({ merchants: ['K', 'H'] })
      .square('LO-01', 'LO-02', 'LO-03', 'LO-04')
      .clock(1, 8);
    few.g.townsfolkDeck = [];
    few.turnOf(0).play('turn.space', 'REC').play('recruit.slot', 'SQ4').play('team.slot', 'T1');
    expect(few.g.square).toEqual([-1, 0, 1, 2]);
  });

  test('B-146 REC needs a card; an ability without effect is no obstacle', () => {
    const t = recruiting('LO-01').turnOf(0);
    expect(t.options).toContain('REC');
    t.g.square.fill(-1);
    expect(t.why(0, 'turn.space', 'REC')).toMatchObject({ rule: 'B-146' });
    expect(
      recruiting('MA-06').turnOf(0).play('turn.space', 'REC').play('recruit.slot', 'SQ1').asked?.id,
    ).toBe('team.slot');
  });
});

describe('townsfolk, every card', () => {
  const recruit = (id: string, prepare: (t: ReturnType<typeof table>) => void = () => undefined) => {
    const fillers = ['ME-08', 'ME-07', 'ME-06'].filter((other) => other !== id).slice(0, 2);
    const t = table({ merchants: ['K', 'H'] })
      .square(id, fillers[0]!, fillers[1]!, 'LO-12')
      .clock(1, 8);
    if (id === 'LO-12') t.square(id, fillers[0]!, fillers[1]!, 'LO-11');
    prepare(t);
    return t.turnOf(0).play('turn.space', 'REC').play('recruit.slot', 'SQ1');
  };
  const locals = TOWNSFOLK.filter(({ folk }) => folk === 'locals');
  const mercenaries = TOWNSFOLK.filter(({ folk }) => folk === 'mercenaries');

  test.each(locals.slice(0, 8).map(({ id, icons }) => [id, icons]))(
    'B-160 %s discards one card if there is one, icons %s',
    (id, icons) => {
      const t = recruit(id, (scene) => scene.corruption(0, 3, 4));
      expect(t.asked).toMatchObject({ id: 'corruption.discard', from: [3, 4], min: 1, max: 1 });
      expect(t.refusal('corruption.discard', [])).not.toBeNull();
      t.play('corruption.discard', [4]).play('team.slot', 'T1');
      expect(t.g.players[0]!.corruption).toEqual([3]);
      expect(icons).toHaveLength(2);
    },
  );

  test.each(locals.slice(8).map(({ id, icons }) => [id, icons]))(
    'B-160 %s discards up to three, icon %s',
    (id, icons) => {
      const t = recruit(id, (scene) => scene.corruption(0, 1, 2, 3, 4));
      expect(t.asked).toMatchObject({ id: 'corruption.discard', min: 0, max: 3 });
      t.play('corruption.discard', [1, 2, 4]).play('team.slot', 'T1');
      expect(t.g.players[0]!.corruption).toEqual([3]);
      expect(icons).toHaveLength(1);
    },
  );

  const GAINS = ['sR', 'sR', 'sG', 'sG', 'sB', 'sB', 'sY', 'sY', 'lR', 'lG', 'lB', 'lY'];
  const ICONS = ['G', 'Y', 'R', 'B', 'R', 'Y', 'G', 'B', 'B!', 'Y!', 'R!', 'G!'];
  test.each(mercenaries.map(({ id, icons }, at) => [id, GAINS[at]!, icons, ICONS[at]!]))(
    'B-161 %s brings %s',
    (id, good, icons, printed) => {
      const t = recruit(id);
      expect(t.told('good-gained')).toMatchObject([{ good: goodNamed(good) }]);
      expect(icons).toBe(printed);
    },
  );

  test.each([
    ['MA-01', 'R'],
    ['MA-02', 'G'],
    ['MA-03', 'Y'],
  ])('B-162, B-168 %s draws an adventurer onto a boat at sea, icon %s', (id, icons) => {
    const t = recruit(id, (scene) => scene.boat('LI', 'RRR').bagOf('B'));
    expect(t.asked).toMatchObject({ id: 'load.boat', source: 'B' });
    t.play('load.boat', 'LI').play('dock.choose', 'L-IN');
    expect(t.onPier('SQ')).toBe('RRRB');
    expect(TOWNSFOLK.find((card) => card.id === id)!.icons).toBe(icons);
    const none = recruit(id, (scene) => {
      for (let boat = 0; boat < 6; boat++) scene.g.berths[boat] = -2;
    });
    expect(none.asked?.id).toBe('team.slot');
  });

  test.each([
    ['MA-04', 'B!'],
    ['MA-05', 'Y!'],
  ])('B-163 %s moves anyone at sea to any pier, icons %s', (id, icons) => {
    const t = recruit(id, (scene) => scene.boat('LO', 'RX'));
    expect(t.options).toEqual(
      ['R', 'X'].flatMap((letter) => ['BAZ', 'SQ', 'BM'].map((pier) => `LO:${letter}>${pier}`)),
    );
    t.play('sailor.move', 'LO:X>BM');
    expect([t.onPier('BM'), t.seats('LO')]).toEqual(['X', 'R']);
    expect(TOWNSFOLK.find((card) => card.id === id)!.icons).toBe(icons);
  });

  test.each([
    ['MA-06', 'R'],
    ['MA-07', 'G'],
    ['MA-08', 'B'],
  ])('B-164 %s sends a Client to its hall, icon %s', (id, icons) => {
    const t = recruit(id, (scene) => scene.boat('LO', 'GX').boat('RI', 'R'));
    expect(t.options).toEqual(['LO:G', 'RI:R']);
    t.play('sailor.move', 'LO:G');
    expect([t.g.halls[clanNamed('G')], t.seats('LO')]).toEqual([2, 'X']);
    expect(TOWNSFOLK.find((card) => card.id === id)!.icons).toBe(icons);
  });

  test.each([
    ['MA-09', 'GY'],
    ['MA-10', 'RB'],
  ])('B-165 %s sends anyone back to the bag, icons %s', (id, icons) => {
    const t = recruit(id, (scene) => scene.boat('LO', 'GX').bagOf(''));
    t.play('sailor.move', 'LO:X');
    expect([t.seats('LO'), t.g.bag[4]]).toEqual(['G', 1]);
    expect(TOWNSFOLK.find((card) => card.id === id)!.icons).toBe(icons);
  });

  test.each([
    ['MA-11', 'B'],
    ['MA-12', 'G'],
  ])('B-166 %s moves anyone to another boat, icon %s', (id, icons) => {
    const t = recruit(id, (scene) => scene.boat('LO', 'Y').docked('LM', 'L-IN'));
    expect(t.options).toEqual(['LI', 'RI', 'RM', 'RO'].map((boat) => `LO:Y>${boat}`));
    t.play('sailor.move', 'LO:Y>RO');
    expect([t.seats('LO'), t.seats('RO')]).toEqual(['', 'Y']);
    expect(TOWNSFOLK.find((card) => card.id === id)!.icons).toBe(icons);
  });

  test('B-167 without a boat or an eligible adventurer a Sailor does nothing', () => {
    for (const id of ['MA-04', 'MA-09', 'MA-11']) expect(recruit(id).asked?.id).toBe('team.slot');
    expect(recruit('MA-06', (scene) => scene.boat('LO', 'X')).asked?.id).toBe('team.slot');
    const alone = recruit('MA-12', (scene) => {
      scene.boat('LO', 'R');
      for (const boat of [1, 2, 3, 4, 5]) scene.g.berths[boat] = -2;
    });
    expect(alone.asked?.id).toBe('team.slot');
  });

  test('B-171 S-SWAP of a Rogue lets the Thieves steal', () => {
    const t = table({ rogue: 3, merchants: ['K', 'H'] })
      .square('MA-11', 'LO-01', 'LO-02', 'LO-03')
      .boat('LO', 'X')
      .boat('RI', 'R');
    t.turnOf(0).play('turn.space', 'REC').play('recruit.slot', 'SQ1').play('sailor.move', 'LO:X>RI');
    expect(t.asked?.id).toBe('thieves.move');
  });
});

describe('the team', () => {
  test('B-150, B-151, B-153 two hours, each occupied slot at most once, in any order', () => {
    const t = table({ merchants: ['K', 'H'] })
      .team(0, 'LO-01', '', 'LO-02', '')
      .clock(0, 1)
      .clock(1, 8)
      .turnOf(0);
    t.play('turn.space', 'TEAM');
    expect(t.options).toEqual(['T1', 'T3']);
    t.play('team.use', 'T1').play('ship.row', 'V1>K1');
    expect(t.options).toEqual(['T3', 'stop']);
    expect(t.why(0, 'team.use', 'T1')).toMatchObject({ rule: 'B-151', reason: 'slot-used' });
    expect(t.why(0, 'team.use', 'T2')).toMatchObject({ rule: 'B-151', reason: 'slot-empty' });
    t.play('team.use', 'stop');
    expect([t.g.hourglasses[0], t.cards(0)]).toEqual([6, 0]);
  });

  test('B-152 an ability must change something, tested again each time', () => {
    const t = table({ merchants: ['K', 'H'] })
      .team(0, 'LO-01', 'LO-02')
      .clock(1, 8)
      .turnOf(0)
      .play('turn.space', 'TEAM');
    // Nets need a ship on a catch zone: Rowers bring one there.
    t.play('ship.row', 'V1>K1');
    expect(t.options).toEqual(['T2', 'stop']);
    t.play('team.use', 'T2');
    expect(t.goods(0)).toEqual(['sR']);
  });
});
