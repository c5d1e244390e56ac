import { SPECTATOR } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { vallee } from '../game.ts';
import { areTeammates, teammateOf } from '../questions.ts';
import { table } from '../testing/table.ts';

const folks = ['echidnas', 'hares', 'lemurs', 'magpies'];
const at = (first = 0) => table(4, { mode: 'teams', folks, first });

describe('team variant', () => {
  test('V-260 V-270 seats 0 and 2 against 1 and 3; each has a turn, a hand and a deck of their own', () => {
    const t = at();
    expect([0, 1, 2, 3].map((seat) => teammateOf(t.g, seat))).toEqual([2, 3, 0, 1]);
    expect([areTeammates(t.g, 0, 2), areTeammates(t.g, 0, 1), areTeammates(t.g, 0, 0)]).toEqual([
      true,
      false,
      false,
    ]);
    const order = [0, 1, 2, 3].map(() => {
      const { active } = t.g.turn;
      t.inventory();
      return active;
    });
    expect(order).toEqual([0, 1, 2, 3]);
    expect(t.g.players).toHaveLength(4);
    expect(t.g.players.every((zones) => zones.hand.length === 5)).toBe(true);
  });

  test('V-261 V-262 six Junk each: 24 in all', () => {
    const g = vallee.setup(1, {
      players: 4,
      mode: 'teams',
      folks,
      firstPlayer: 0,
      previousLosers: [],
      actionCap: null,
    });
    const junk = g.players.map(
      (zones) => [...zones.hand, ...zones.deck].filter((card) => card >= 1000).length,
    );
    expect(junk).toEqual([6, 6, 6, 6]);
    expect(vallee.violations(g)).toEqual([]);
  });

  test('V-263 teammates share one stall', () => {
    const t = at().hand(0, 'carefree-swapper').hand(2, 'bargain-seeker').build('carefree-swapper');
    expect(t.g.stalls).toHaveLength(2);
    t.inventory();
    expect(t.g.turn.active).toBe(2);
    expect(t.entry('stall.build')).toMatchObject({ total: 2 });
    t.build('bargain-seeker');
    expect(t.stallOf(0)).toEqual([['carefree-swapper'], ['bargain-seeker']]);
    expect(t.stallOf(1)).toEqual([]);
  });

  test('V-264 the stall goes on after the eighth stack', () => {
    const t = at()
      .hand(0, 'velocipede', 'umbrella')
      .stall(0, [
        ['arcane-scholar'],
        ['barometer'],
        ['bad-omen'],
        ['festival'],
        ['calendar'],
        ['bribe', 'grasp'],
        ['burglary', 'grasp'],
        ['replacement', 'replacement'],
      ]);
    expect(t.entry('stall.build')).toMatchObject({ total: 9 });
    t.build('velocipede', 'umbrella');
    expect(t.isOver()).toBe(false);
    expect(t.g.winner).toBe(-1);
  });

  test('V-267 V-269 a proposal is shown to all while its cards stay in hand', () => {
    const t = at()
      .hand(0, 'delicacy', 'junk')
      .hand(2, 'bargain-seeker')
      .stall(0, [['arcane-scholar'], ['barometer'], ['bad-omen'], ['festival']])
      .askHelp('delicacy');
    const delicacy = t.id(0, 'delicacy');
    expect(t.question()).toMatchObject({
      seat: 2,
      id: 'stall.help',
      options: ['stall.add', 'stall.decline'],
    });
    for (const viewer of [SPECTATOR, 0, 1, 2, 3])
      expect(vallee.view(t.g, viewer).proposal).toEqual([delicacy]);
    expect(t.handOf(0)).toContain('delicacy');
    expect(t.g.turn.pendingActions).toBe(1);
  });

  test('V-265 V-266 V-269 accepted: own cards, then the teammate’s; the teammate’s hand is not filled', () => {
    const t = at()
      .hand(0, 'delicacy')
      .hand(2, 'bargain-seeker', 'junk')
      .deck(2, 'junk', 'junk', 'junk', 'junk', 'junk')
      .stall(0, [['arcane-scholar'], ['barometer'], ['bad-omen'], ['festival']])
      .askHelp('delicacy')
      .help('bargain-seeker');
    expect(t.stallOf(0)[4]).toEqual(['delicacy', 'bargain-seeker']);
    expect(t.handOf(2)).toEqual(['junk']);
    expect(t.g.turn.active).toBe(1);
    t.inventory();
    expect(t.handOf(2)).toEqual(['junk']);
    t.inventory();
    expect(t.handOf(2)).toHaveLength(5);
  });

  test('V-269 the joint set must fit exactly: one folk, printed values of the teammate', () => {
    const t = at()
      .hand(0, 'delicacy')
      .hand(2, 'bargain-seeker', 'barometer', 'carefree-swapper', 'junk')
      .stall(0, [['arcane-scholar'], ['barometer'], ['bad-omen'], ['festival']])
      .askHelp('delicacy');
    expect(t.entry('stall.add')).toMatchObject({ total: 2 });
    expect(t.offers('stall.add')).toEqual(['bargain-seeker', 'carefree-swapper']);
    const add = (...cards: number[]) =>
      t.refuses({ seat: 2, id: 'stall.help', answer: { entry: 'stall.add', answer: cards } });
    expect(add(t.id(2, 'carefree-swapper'))).toMatchObject({ rule: 'V-141', figures: { total: 2, sum: 1 } });
    expect(add(t.id(2, 'barometer'))).toMatchObject({ reason: 'not-in-hand' });
    expect(add()).toMatchObject({ reason: 'no-card' });
    expect(
      t.refuses({ seat: 0, id: 'stall.help', answer: { entry: 'stall.decline', answer: null } }).code,
    ).toBe('not-awaited');
  });

  test('V-269 declined: nothing has happened, and the same set may not be proposed again before an action', () => {
    const t = at()
      .hand(0, 'delicacy', 'carefree-swapper', 'voracious-consumer')
      .hand(2, 'junk')
      .stall(0, [['arcane-scholar'], ['barometer'], ['bad-omen'], ['festival']])
      .askHelp('carefree-swapper', 'delicacy');
    // A teammate without fitting cards can only decline, and is asked all the same.
    expect(t.question()).toMatchObject({ seat: 2, options: ['stall.decline'] });
    t.decline();
    expect(t.question()).toMatchObject({ seat: 0, id: 'action' });
    expect(t.g.turn).toMatchObject({ pendingActions: 1, actionsDone: 0 });
    expect(vallee.view(t.g, 1)).toMatchObject({ proposal: null });
    const again = [t.id(0, 'delicacy'), t.id(0, 'carefree-swapper')];
    expect(t.refuses(t.move('stall.ask-help', again))).toMatchObject({
      rule: 'V-269',
      reason: 'already-declined',
    });
    t.askHelp('delicacy').decline();
    expect(t.g.turn.declined).toHaveLength(2);
    t.technique('voracious-consumer');
    expect(t.g.turn.declined).toEqual([]);
    t.askHelp('delicacy', 'carefree-swapper').decline();
    t.inventory();
    expect(t.g.turn.declined).toEqual([]);
  });

  test('V-269 the entry goes when every set has been declined', () => {
    const t = at()
      .hand(0, 'carefree-swapper', 'junk')
      .hand(2, 'junk')
      .stall(0, [['arcane-scholar']]);
    expect(t.entries()).toContain('stall.ask-help');
    t.askHelp('carefree-swapper').decline();
    expect(t.entries()).not.toContain('stall.ask-help');
    expect(t.why(0, 'stall.ask-help', [t.id(0, 'carefree-swapper')])).toMatchObject({
      rule: 'V-269',
      reason: 'already-declined',
    });
  });

  test('V-269 17.23 what the teammate really holds does not matter, only that there is a card', () => {
    const base = () =>
      at()
        .hand(0, 'carefree-swapper')
        .stall(0, [['arcane-scholar']]);
    expect(base().hand(2, 'junk').entries()).toContain('stall.ask-help');
    const none = base();
    expect(none.entries()).not.toContain('stall.ask-help');
    expect(none.why(0, 'stall.ask-help', [none.id(0, 'carefree-swapper')])).toMatchObject({
      rule: 'V-269',
      reason: 'teammate-has-no-card',
    });
  });

  test('V-269 a proposal stays below the stack, is of one folk and holds no Junk', () => {
    const t = at()
      .hand(0, 'bargain-seeker', 'carefree-swapper', 'arcane-scholar', 'junk')
      .hand(2, 'junk')
      .stall(0, [['arcane-scholar']]);
    const ask = (...cards: number[]) => t.refuses(t.move('stall.ask-help', cards));
    expect(ask(t.id(0, 'bargain-seeker'))).toMatchObject({
      rule: 'V-269',
      reason: 'proposal-too-large',
      figures: { total: 2, sum: 2 },
    });
    expect(ask(t.id(0, 'carefree-swapper'), t.id(0, 'arcane-scholar'))).toMatchObject({
      reason: 'several-folks',
    });
    expect(ask(t.id(0, 'junk'))).toMatchObject({ rule: 'V-003' });
  });

  test('V-269 the active player’s cards count with their effective values', () => {
    const t = at()
      .hand(0, 'barometer')
      .hand(2, 'arcane-scholar', 'barometer')
      .marketDeck('festival')
      .stall(0, [['carefree-swapper'], ['bribe'], ['delicacy'], ['umbrella']])
      .use('barometer')
      .askHelp('barometer');
    expect(t.entry('stall.add')).toMatchObject({ total: 1 });
    expect(t.help('arcane-scholar').stallOf(0)[4]).toEqual(['barometer', 'arcane-scholar']);
  });

  test('V-265 without a teammate no help can be asked', () => {
    const t = table(2).hand(0, 'voracious-consumer');
    expect(t.why(0, 'stall.ask-help', [t.id(0, 'voracious-consumer')])).toMatchObject({
      rule: 'V-265',
      reason: 'no-teammate',
    });
  });

  test('V-268 velocipede reaches every stall, matching-colours only the other team’s', () => {
    const t = at(2)
      .hand(2, 'velocipede', 'matching-colours', 'arcane-scholar')
      .stall(0, [['carefree-swapper']])
      .stall(1, [['voracious-consumer']]);
    t.technique('matching-colours');
    expect(t.stallOf(1)).toEqual([['arcane-scholar']]);
    expect(t.stallOf(0)).toEqual([['carefree-swapper']]);
    expect(t.technique('velocipede').question().options).toEqual(['carefree-swapper', 'arcane-scholar']);
  });
});
