import { LANGUAGES } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { baie } from '../../game.ts';
import { NOW, options, table } from '../../testing/table.ts';
import { wording } from '../../texts/index.ts';
import {
  type AlchemistShop,
  brewOf,
  completeFor,
  isPure,
  lackingFor,
  MARBLES,
  marblesFor,
  takeFrom,
} from './board.ts';
import { fumesOf } from './numbers.ts';

const marbles = (letters: string): number[] => [...letters].map((letter) => MARBLES.indexOf(letter as 'R'));
const spell = (list: readonly number[]): string => list.map((marble) => MARBLES[marble]).join('');

/** The Alchemist at seat 0 with tubes of one's own; the bag holds the rest. */
function lab(tubes: readonly string[], cauldrons: readonly string[] = [], flask = '') {
  const bag = [9, 9, 9, 9, 6];
  const lay = (letters: string) => {
    const list = marbles(letters);
    for (const marble of list) bag[marble]! -= 1;
    return list;
  };
  const parts = {
    tubes: [0, 1, 2].map((tube) => lay(tubes[tube] ?? '')),
    cauldrons: [0, 1, 2, 3].map((at) => lay(cauldrons[at] ?? '')),
    flask: lay(flask),
    bag,
    tray: 0,
    hand: [],
  };
  return table({ merchants: ['A', 'K'] })
    .shop(0, parts)
    .clock(0, 1)
    .clock(1, 8);
}
const shop = (t: ReturnType<typeof lab>) => t.shopOf<AlchemistShop>(0);

describe('pieces', () => {
  test('A-001, I-17 forty-two marbles, each in one place', () => {
    const t = lab(['RRRRR', 'GGGGGG', 'IIIIIIB'.slice(0, 7)], ['YYY'], 'B');
    expect(baie.violations(t.g).filter((text) => text.startsWith('I-17'))).toEqual([]);
    shop(t).tray += 1;
    expect(baie.violations(t.g).join()).toContain('I-17');
  });

  test('A-002 the tubes are filled from the bag, everything else is empty', () => {
    const g = baie.setup(4, options({ merchants: ['A', 'K'] }));
    const own = g.players[0]!.shop as unknown as AlchemistShop;
    expect(own.tubes.map((tube) => tube.length)).toEqual([5, 6, 7]);
    expect(own.bag.reduce((a, b) => a + b)).toBe(24);
    expect([own.cauldrons.flat(), own.flask, own.tray, own.seals]).toEqual([[], [], 0, [0, 0, 0, 0]]);
  });
});

describe('Take', () => {
  test('V-12, A-010, A-011, A-012, A-015 both ends, the chain, and the refill on the right', () => {
    const t = lab(['', '', 'RIRGBGR']).turnOf(0).play('turn.space', 'A-S3');
    // R is the only colour that takes something: it is announced at once.
    expect(spell(shop(t).hand)).toBe('RIRR');
    t.play('take.chain', true);
    expect([spell(shop(t).hand), spell(shop(t).tubes[2]!)]).toEqual(['RIRRGG', 'B']);
    for (const move of ['R>Q1', 'I>Q1', 'R>Q1', 'R>F', 'G>Q2', 'G>X']) t.play('marble.place', move);
    expect([spell(shop(t).cauldrons[0]!), spell(shop(t).flask), spell(shop(t).cauldrons[1]!)]).toEqual([
      'RIR',
      'R',
      'G',
    ]);
    expect([shop(t).tubes[2]![0], shop(t).tubes[2]!.length]).toEqual([2, 7]);
    // A-S3 takes twice, each time with a colour of its own.
    expect(t.asked?.id).toBe('take.colour');
  });

  test('A-010 an ichor at an end allows every colour; an empty tube closes the space', () => {
    const t = lab(['RGBYI']).turnOf(0);
    expect(t.options).not.toContain('A-S2');
    expect(t.why(0, 'turn.space', 'A-S2')).toMatchObject({ rule: 'A-010' });
    expect(t.play('turn.space', 'A-S1').options).toEqual(['R', 'G', 'B', 'Y']);
  });

  test('A-012 the question names the tube, the colour at its ends and the marbles that would come', () => {
    const t = lab(['', '', 'RIRGBGR']).turnOf(0).play('turn.space', 'A-S3');
    const said = LANGUAGES.map((language) =>
      wording[language].question(t.asked!, baie.view(t.g, 0), { viewer: 0, name: String }),
    );
    expect(said).toEqual([
      'Les deux bouts du grand tube se ressemblent : continuer avec le vert (2 billes) ?',
      'Both ends of the large tube match: go on with green (2 marbles)?',
    ]);
  });
  test('A-012 the chain is a choice and comes once', () => {
    const t = lab(['RGBGR']).turnOf(0).play('turn.space', 'A-S1').play('take.chain', false);
    expect(spell(shop(t).hand)).toBe('RR');
  });

  test('A-013 full places are not offered; ichor thrown away goes to the tray; the flask pours', () => {
    const t = lab(['IRGBY'], ['GGGG', 'BBBB', 'YYYY', 'RRR'], 'RGB')
      .turnOf(0)
      .play('turn.space', 'A-S1')
      .play('take.colour', 'R');
    expect(t.options).toEqual(['R>Q4', 'R>X', 'I>Q4', 'I>X', 'F:R>Q4', 'F:G>Q4', 'F:B>Q4']);
    t.play('marble.place', 'I>X').play('marble.place', 'F:R>Q4').play('marble.place', 'R>F');
    expect([shop(t).tray, spell(shop(t).cauldrons[3]!), spell(shop(t).flask)]).toEqual([1, 'RRRR', 'GBR']);
  });

  test('A-014 marbles in cauldrons are not moved by a Take', () => {
    const t = lab(['RGBYG'], ['GG']).turnOf(0).play('turn.space', 'A-S1').play('take.colour', 'R');
    expect(t.options.filter((option) => String(option).startsWith('Q'))).toEqual([]);
  });
});

describe('Brew', () => {
  test('V-13, A-020 what makes a Potion and what an Elixir', () => {
    expect(completeFor(marbles('RRG'))).toEqual([0]);
    expect(completeFor(marbles('IRG'))).toEqual([0, 1]);
    expect(completeFor(marbles('RRIB'))).toEqual([0]);
    expect(completeFor(marbles('RIIB'))).toEqual([]);
    expect(completeFor(marbles('RR'))).toEqual([]);
  });

  test('A-021 one or more cauldrons; colours to the bag, ichor to the tray', () => {
    const t = lab(['RRRRR'], ['RRG', 'BBIB']).turnOf(0).play('turn.space', 'A-S4');
    t.play('brew.cauldron', 'Q2:B');
    expect(t.options).toEqual(['Q1:R', 'stop']);
    t.play('brew.cauldron', 'Q1:R');
    expect([t.goods(0), shop(t).tray, shop(t).cauldrons.flat()]).toEqual([['lB', 'sR'], 1, []]);
    expect(t.g.hourglasses[0]).toBe(8);
  });

  test('A-020 a cauldron whose good cannot be gained may not be chosen', () => {
    const t = lab(['RRRRR'], ['GGG']).stall(0, 'sG', 'sG', 'sG', 'sG').turnOf(0);
    expect(t.options).not.toContain('A-S4');
    expect(t.why(0, 'turn.space', 'A-S4')).toMatchObject({ rule: 'A-020' });
  });

  test('A-022, A-050 a pure cauldron may seal once per Brew; the seal is a shield', () => {
    const t = lab(['RRRRR'], ['GGG', 'YYY']).turnOf(0).play('turn.space', 'A-S4');
    t.play('brew.cauldron', 'Q1:G').play('brew.seal', true).play('brew.cauldron', 'Q2:Y');
    expect([shop(t).seals, t.goods(0)]).toEqual([
      [0, 1, 0, 0],
      ['sG', 'sY'],
    ]);
    expect(shop(t).bag[1]).toBe(8);
    expect(isPure(marbles('GIG'), 1)).toBe(false);
    const hall = t.hall('G', 3).openMarket();
    expect(hall.told('gold')).toMatchObject([{ seat: 0, amount: 3, clan: 1 }]);
  });

  test('A-023 the flask pours first, but not so that nothing is left to brew', () => {
    const t = lab(['RRRRR'], ['RRG', 'BB'], 'YB').turnOf(0).play('turn.space', 'A-S4');
    // Y would spoil the only complete cauldron.
    expect(t.options).not.toContain('F:Y>Q1');
    expect(t.options).toContain('F:B>Q2');
    t.play('brew.flask', 'F:B>Q2').play('brew.flask', 'stop');
    expect(t.options).toEqual(['Q1:R', 'Q2:B']);
    const open = lab(['RRRRR'], ['RR'], 'R').turnOf(0);
    expect(open.why(0, 'turn.space', 'A-S4')).toMatchObject({ rule: 'A-020' });
  });
});

describe('Purge', () => {
  test('A-030 cauldrons, tray, tube, in this order, each optional but one must change something', () => {
    const t = lab(['RRRRR'], ['GI', 'B']);
    shop(t).tray = 2;
    shop(t).bag[4]! -= 2;
    t.turnOf(0).play('turn.space', 'A-S5').play('purge.cauldrons', [0]);
    expect([spell(shop(t).cauldrons[0]!), shop(t).tray]).toEqual(['', 3]);
    t.play('purge.tray', 'tray');
    expect(shop(t).tray).toBe(0);
    t.play('purge.tube', 'stop');
    const none = lab(['RRRRR'], ['G']).turnOf(0).play('turn.space', 'A-S5').play('purge.cauldrons', []);
    // The only tube left must be chosen: the runner does it.
    expect(none.told('worked').map((event) => event.work)).toEqual(['A.purge-tube']);
  });

  test('A-030 the renewed tube gives one Take at once', () => {
    const t = table({ merchants: ['A', 'K'] }, NOW);
    shop(t).tray = 2;
    shop(t).bag[4]! -= 2;
    t.turnOf(0).play('turn.space', 'A-S5').play('purge.tray', 'tray').play('purge.tube', 'TU3');
    expect(t.asked).toMatchObject({ id: 'take.colour', source: 'TU3' });
  });

  test('A-030 with nothing to purge the space is closed', () => {
    const t = lab([]).turnOf(0);
    expect(t.why(0, 'turn.space', 'A-S5')).toMatchObject({ rule: 'A-030' });
  });
});

describe('team', () => {
  const team = (t: ReturnType<typeof lab>, slot: number) =>
    t
      .team(0, ...[0, 1, 2, 3].map((at) => (at === slot ? 'LO-01' : '')))
      .turnOf(0)
      .play('turn.space', 'TEAM');

  test('A-041 Glass-blower: a Take on any tube, without chain', () => {
    const t = team(lab(['RGBGR', 'YYYYYY']), 0).play('take.tube', 'TU1');
    expect(t.asked?.id).toBe('marble.place');
    expect(spell(shop(t).hand)).toBe('RR');
  });

  test('A-042 Distiller: up to two moves', () => {
    const t = team(lab(['RRRRR'], ['RGB'], 'Y'), 1);
    t.play('distil.move', 'Q1:G>Q2').play('distil.move', 'F:Y>X');
    expect([spell(shop(t).cauldrons[0]!), spell(shop(t).cauldrons[1]!), spell(shop(t).flask)]).toEqual([
      'RB',
      'G',
      '',
    ]);
  });

  test('A-043 Second fire: exactly one cauldron, no seal', () => {
    const t = team(lab(['RRRRR'], ['GGG', 'YYY']), 2).play('brew.cauldron', 'Q1:G');
    expect([t.goods(0), shop(t).seals]).toEqual([['sG'], [0, 0, 0, 0]]);
    expect(t.told('hourglass').length).toBe(2);
  });

  test('A-044 Offering: a coloured marble for immediate patronage', () => {
    const t = team(lab(['RRRRR'], ['IB'], 'R').hall('B', 6), 3);
    expect(t.options).toEqual(['Q1:B', 'F:R']);
    t.play('offering.marble', 'Q1:B');
    expect([t.gold(0), spell(shop(t).cauldrons[0]!)]).toEqual([6, 'I']);
  });

  test('B-152 each ability needs what it works on', () => {
    const t = lab([]).team(0, 'LO-01', 'LO-02', 'LO-03', 'LO-04').turnOf(0);
    expect(t.why(0, 'turn.space', 'TEAM')).toMatchObject({ rule: 'B-152' });
  });
});

test('A-060 the fumes of a fuller tray are worse: a card for every two ichor', () => {
  const cards = (tray: number) => fumesOf({ config: { edition: NOW } }, tray);
  expect([1, 2, 3, 4, 5, 6].map(cards)).toEqual([0, 1, 1, 2, 2, 3]);
});

test('A-060 upkeep: four ichor in the tray bring a corruption card, two go back', () => {
  const t = lab(['RRRRR']);
  shop(t).tray = 4;
  shop(t).bag[4] = 2;
  t.clock(0, 11).clock(1, 12);
  t.g.loadsClosed = true;
  t.start('pay-hours', 0, { hours: 1, loads: 0, takesHands: false });
  expect([shop(t).tray, shop(t).bag[4], t.cards(0)]).toEqual([2, 4, 1]);
});

/** Every cauldron of up to four marbles, the order left out. */
function* everyCauldron(most = 4, from = 0, content: number[] = []): Generator<number[]> {
  yield content;
  if (content.length === most) return;
  for (let marble = from; marble < MARBLES.length; marble++)
    yield* everyCauldron(most, marble, [...content, marble]);
}

test('A-020 what a cauldron lacks is nothing where it is complete, and enough to complete it elsewhere', () => {
  for (const cauldron of everyCauldron()) {
    const lacking = lackingFor(cauldron, []);
    const ready = completeFor(cauldron).map((clan) => brewOf(cauldron, clan));
    for (let good = 0; good < 8; good++) {
      const isFull = cauldron.length === marblesFor(good);
      expect(isFull && lacking[good] === 0).toBe(ready.includes(good));
      if (lacking[good] === -1) continue;
      const clan = good % 4;
      const rest = marblesFor(good) - cauldron.length;
      const others = new Array<number>(rest - lacking[good]!).fill(clan);
      const filled = [...cauldron, ...new Array<number>(lacking[good]!).fill(clan), ...others];
      expect(completeFor(filled)).toContain(clan);
    }
  }
});

test('A-011, A-012 a Take brings its colour from both ends, then the chain', () => {
  expect(spell(takeFrom(marbles('RIGBGIR'), 0))).toBe('RIRIGG');
  expect(spell(takeFrom(marbles('RGB'), 0))).toBe('R');
});
