import {
  BLACK_MARKET,
  type Decision,
  type Event,
  karanor,
  type Options,
  QUESTS,
  type State,
  VILLAS,
} from '@comptoir/karanor';
import { type Json, type Seat, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { match } from '../ladder.ts';
import { LEVELS, type Level, styleOf } from '../level-names.ts';
import { withBudget } from '../levels.ts';
import { playOut } from '../play-out.ts';
import { plays } from '../search/budget.ts';
import { situationOf } from '../situation.ts';
import { karanorBots, karanorBrain, karanorCharacters, karanorReasons } from './index.ts';
import { recall, remind } from './memory.ts';
import { tableAt } from './testing/table.ts';

type Player = State['players'][number];

const read = (input: Record<string, unknown>): Options => {
  const reading = karanor.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
};
/** Every level, and everybody with a style who answers at once or thinks. */
const MINDS = [
  ...LEVELS,
  ...Object.keys(karanorBots).filter((id) => styleOf(id) !== null && /^(merchant|master)-/.test(id)),
];
const botAt = (level: string, budget = 2) =>
  withBudget(karanorBots[level] as (typeof karanorBots)['merchant'], () => plays(budget));
const answer = (level: string, g: State, decision: Decision, budget = 24): Json =>
  botAt(level, budget).answer(situationOf(karanor, g, decision, { rng: xoshiro(5), heard: [] }));

describe('every level', () => {
  const tables: [string, Record<string, unknown>][] = [
    ['novice', { players: 4, roundCap: 6 }],
    ['merchant', { players: 3, windowMode: 'strict' }],
    ['master', { players: 2, roundCap: 3 }],
    ['merchant-traveller', { players: 2, roundCap: 6 }],
    ['novice-trader', { players: 4, roundCap: 5 }],
    ['merchant-pirate', { players: 3, roundCap: 6 }],
  ];
  test.each(tables)('%s gives legal answers to the end of a game', (level, options) => {
    const seats = karanor.seats(read(options));
    const { outcome } = playOut(karanor, read(options), 3, new Array(seats).fill(botAt(level)), {
      limit: 5_000,
      moved: (move, g) => expect(karanor.judge(g, move)).toBeNull(),
    });
    expect(outcome).not.toBeNull();
  });

  test('what a seat cannot see does not change its answers', () => {
    const g = karanor.setup(8, read({ players: 3 }));
    const rng = xoshiro(8);
    const heard: Event[][] = [[], [], []];
    let decisions = karanor.decisions(g);
    for (let count = 0; decisions.length > 0 && count < 160; count++) {
      const decision = decisions.find(({ standing }) => standing !== true)!;
      if (count % 20 === 4) {
        const other = karanor.determinize(g, [decision.seat], xoshiro(count));
        for (const level of MINDS) {
          const say = (world: State): Json =>
            botAt(level, 4).answer(
              situationOf(karanor, world, decision, { rng: xoshiro(3), heard: heard[decision.seat]! }),
            );
          expect(say(other)).toEqual(say(g));
        }
      }
      const events: Event[] = [];
      const said = count % 3 === 0 ? karanor.sample(decision, rng) : karanorBrain.policy(g, decision, rng);
      decisions = karanor.apply(g, { seat: decision.seat, id: decision.id, answer: said }, events);
      for (const [seat, story] of heard.entries())
        for (const event of events) {
          const told = karanor.redact(event, seat);
          if (told !== null) story.push(told);
        }
    }
  });

  test('aims and characters have words', () => {
    for (const language of ['fr', 'en'] as const) {
      expect(Object.keys(karanorReasons[language])).toEqual([...karanorBrain.aims]);
      expect(Object.keys(karanorCharacters[language])).toEqual([...LEVELS]);
    }
  });
});

describe('a merchant', () => {
  test('K-061 does not walk to and fro on a shore without the gold to cross', () => {
    // Where the paid moves of a seat began since it last did something else in its turn.
    let began: string[] = [];
    let turn = '';
    let moves = 0;
    playOut(karanor, read({ players: 2 }), 5, [karanorBots.merchant, karanorBots.merchant], {
      limit: 5_000,
      moved: ({ seat, id, answer: said }, g) => {
        if (id !== 'action') return;
        const { entry } = said as { entry: string };
        const now = `${seat} ${g.turn.round}`;
        if (now !== turn || (entry !== 'move' && entry !== 'step')) began = [];
        turn = now;
        if (entry !== 'move') return;
        const here = `${now} at ${g.players[seat]!.territory}`;
        expect(began).not.toContain(here);
        began.push(here);
        moves += 1;
      },
    });
    expect(moves).toBeGreaterThan(20);
  });

  test('beats random play', () => {
    const games = [
      ...match(karanor, read({ players: 2 }), [karanorBots.merchant, karanorBots.random], 20, 1),
    ];
    expect(games.at(-1)?.wins).toBeGreaterThanOrEqual(19);
  });
});

describe('obvious answers', () => {
  const thinkers: Level[] = ['merchant', 'master'];

  /** The last action of the last turn of a round, with players changed as the scenario says. */
  function lastAction(round: number, change: (me: Player, other: Player) => void): State {
    const g = tableAt(2, round, 1);
    change(g.players[1]!, g.players[0]!);
    g.villas.fill(-1);
    g.turn.actionsUsed = g.turn.allowance - 1;
    return g;
  }
  const askedIn = (g: State): Decision => karanor.decisions(g).find(({ standing }) => standing !== true)!;

  test.each(thinkers)('%s buys the villa that wins', (level) => {
    const g = lastAction(6, (me, other) => {
      me.territory = VILLAS[0]!;
      me.gold = 9;
      me.prestige = 9;
      other.prestige = 9;
    });
    expect(answer(level, g, askedIn(g))).toEqual({ entry: 'villa', answer: null });
  });

  test.each(thinkers)('%s completes the quest it stands at with its last action', (level) => {
    const cranes = QUESTS.findIndex(({ id }) => id === 'grues');
    const g = lastAction(5, (me, other) => {
      me.territory = QUESTS[cranes]!.spot!.is![0]!;
      me.questHand = [cranes];
      me.prestige = 9;
      other.prestige = 9;
      me.gold = 2;
    });
    g.endTriggered = true;
    expect(answer(level, g, askedIn(g))).toEqual({ entry: 'quest', answer: { card: cranes, option: 1 } });
  });

  test.each(thinkers)('%s stops the purchase that would win the game for another', (level) => {
    const outbid = BLACK_MARKET.findIndex(({ id }) => id === 'surenchere');
    const g = lastAction(6, (me, other) => {
      me.territory = VILLAS[0]!;
      me.gold = 9;
      me.prestige = 9;
      me.blackHand = [];
      other.prestige = 9;
      other.gold = 6;
      other.blackHand = [outbid];
    });
    g.blackDeck = g.blackDeck.filter((card) => card !== outbid);
    const [asked] = karanor.apply(g, { seat: 1, id: 'action', answer: { entry: 'villa', answer: null } });
    expect(asked).toMatchObject({ id: 'window', seat: 0 });
    expect(answer(level, g, asked!)).toEqual({ entry: 'card', answer: { card: outbid, target: -1 } });
  });
});

describe('memory', () => {
  test('K-095 shops taken from the display stay known until they are built', () => {
    const known: Event[] = [
      { type: 'moved', pile: 'shop', card: 4, from: { at: 'display', slot: 0 }, to: { at: 'hand', seat: 1 } },
      { type: 'moved', pile: 'shop', card: 9, from: { at: 'hand', seat: 0 }, to: { at: 'hand', seat: 1 } },
      { type: 'moved', pile: 'shop', card: 9, from: { at: 'hand', seat: 1 }, to: { at: 'discard' } },
    ];
    expect([...recall(known, 0).shops]).toEqual([[4, 1]]);
  });

  test('K-004 a shown quest is known until a card leaves that hand unseen; the discard until it is shuffled', () => {
    const shown: Event = { type: 'revealed', seat: 2, card: 20 };
    const laid: Event = {
      type: 'moved',
      pile: 'quest',
      card: 30,
      from: { at: 'aside', seat: 1, open: true },
      to: { at: 'discard' },
    };
    const unseen: Event = {
      type: 'moved',
      pile: 'quest',
      card: null,
      from: { at: 'hand', seat: 2 },
      to: { at: 'discard' },
    };
    const both = recall([shown, laid], 0);
    expect([...both.quests]).toEqual([[20, 2]]);
    expect([...both.laidDown]).toEqual([30]);
    const later = recall([shown, laid, unseen, { type: 'reshuffled', pile: 'quest' }], 0);
    expect(later.quests.size + later.laidDown.size).toBe(0);
  });

  test('remembered worlds are right about what is remembered and look the same', () => {
    let checked = 0;
    let real: State | null = null;
    const watch = (seat: Seat): typeof karanorBots.merchant => ({
      ...karanorBots.merchant,
      answer(situation) {
        if (situation.decision.id === 'action' && situation.view.actionsUsed === 1) {
          checked += 1;
          const memory = recall(situation.heard, seat);
          const world = remind(situation.world(), seat, memory);
          expect(karanor.view(world, seat)).toEqual(situation.view);
          expect(karanor.violations(world)).toEqual([]);
          for (const g of [world, real!]) {
            for (const [card, owner] of memory.shops) expect(g.players[owner]!.shopHand).toContain(card);
            for (const card of memory.laidDown) expect(g.questDiscard).toContain(card);
          }
        }
        return karanorBots.merchant.answer(situation);
      },
    });
    playOut(karanor, read({ players: 3 }), 11, [watch(0), watch(1), watch(2)], {
      limit: 5_000,
      each: (g) => {
        real = g;
      },
    });
    expect(checked).toBeGreaterThan(20);
  });
});
