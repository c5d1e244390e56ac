import { type CardId, type Json, LEAVE, type Menu, type Seat, xoshiro } from '@comptoir/kit';
import {
  cardOf,
  type Decision,
  type Entry,
  type Event,
  type Options,
  type State,
  vallee,
} from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { match } from '../ladder.ts';
import { LEVELS, styleOf } from '../level-names.ts';
import { withBudget } from '../levels.ts';
import { playOut } from '../play-out.ts';
import { advise } from '../search/advise.ts';
import { plays } from '../search/budget.ts';
import { finish } from '../search/rank.ts';
import { situationOf } from '../situation.ts';
import { valleeBots, valleeBrain, valleeReasons } from './index.ts';

const read = (input: Record<string, unknown>): Options => {
  const reading = vallee.readOptions(input);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
};

/** Every level, and everybody with a style who answers at once or thinks. */
const MINDS = [
  ...LEVELS,
  ...Object.keys(valleeBots).filter((id) => styleOf(id) !== null && /^(merchant|master)-/.test(id)),
];
const botAt = (level: string, budget = 2) =>
  withBudget(valleeBots[level] as (typeof valleeBots)['merchant'], () => plays(budget));
const situation = (state: State, decision: Decision, heard: readonly Event[] = []) =>
  situationOf(vallee, state, decision, { rng: xoshiro(5), heard });
const answer = (
  level: string,
  state: State,
  decision: Decision,
  budget = 40,
  heard: readonly Event[] = [],
): Json => botAt(level, budget).answer(situation(state, decision, heard));

describe('every level', () => {
  const tables: [string, Record<string, unknown>][] = [
    ['novice', { players: 4, mode: 'teams' }],
    ['novice', { players: 2, folks: ['monitors', 'lemurs', 'magpies'] }],
    ['merchant', { players: 3, folks: ['monitors', 'lemurs', 'magpies', 'echidnas'] }],
    ['merchant', { players: 4, mode: 'teams', folks: ['monitors', 'lemurs', 'hares', 'tree-kangaroos'] }],
    ['master', { players: 2, folks: ['echidnas', 'hares', 'tree-kangaroos'] }],
    ['novice', { players: 2, folksBy: 'vote', compensation: true }],
    ['master', { players: 2, folksBy: 'vote' }],
    ['merchant-builder', { players: 2 }],
    ['novice-conjurer', { players: 3 }],
    ['merchant-thief', { players: 4, mode: 'teams' }],
  ];
  test.each(tables)('%s gives legal answers to the end of a game %j', (level, options) => {
    const bots = new Array(options.players as number).fill(botAt(level));
    // One that thinks is enough at a table.
    if (level === 'master') bots.fill(valleeBots.merchant, 1);
    const illegal: string[] = [];
    const { outcome } = playOut(vallee, read(options), 3, bots, {
      limit: 5_000,
      moved: (move, state) => {
        const refused = vallee.judge(state, move);
        if (refused !== null) illegal.push(`${move.id}: ${refused.reason}`);
      },
    });
    expect(illegal).toEqual([]);
    expect(outcome).not.toBeNull();
  });

  test('what a seat cannot see does not change its answers', () => {
    const g = vallee.setup(8, read({ players: 3 }));
    const rng = xoshiro(8);
    const heard: Event[][] = [[], [], []];
    let decisions = vallee.decisions(g);
    for (let count = 0; decisions.length > 0 && count < 600; count++) {
      const decision = decisions[0] as Decision;
      const { seat } = decision;
      if (count % 50 === 7) {
        const other = vallee.determinize(g, [seat], xoshiro(count));
        for (const level of MINDS)
          expect(answer(level, other, decision, 12, heard[seat])).toEqual(
            answer(level, g, decision, 12, heard[seat]),
          );
      }
      const events: Event[] = [];
      decisions = vallee.apply(g, { seat, id: decision.id, answer: vallee.sample(decision, rng) }, events);
      for (const event of events)
        for (const [listener, story] of heard.entries()) story.push(vallee.redact(event, listener) as Event);
    }
  });
});

describe('a merchant', () => {
  test('beats random play', () => {
    const games = [...match(vallee, read({ players: 2 }), [valleeBots.merchant, valleeBots.random], 20, 1)];
    expect(games.at(-1)?.wins).toBeGreaterThanOrEqual(19);
  });

  test('beats a greedy player', () => {
    const games = [...match(vallee, read({ players: 2 }), [valleeBots.merchant, valleeBots.greedy], 40, 1)];
    expect(games.at(-1)?.wins).toBeGreaterThanOrEqual(24);
  });
});

/** Takes every copy of the named cards out of the game, so that a scenario can lay them where it wants. */
function scene(players: number, mode: 'solo-stalls' | 'teams' = 'solo-stalls') {
  const folks = ['monitors', 'lemurs', 'magpies', 'hares', 'echidnas'].slice(
    0,
    mode === 'teams' ? 4 : players + 1,
  );
  const g = vallee.setup(4, read({ players, mode, folks, firstPlayer: 0 }));
  const spare = [...g.marketDeck, ...g.junkReserve.splice(0), ...g.box];
  for (const zones of g.players) {
    spare.push(...zones.deck.splice(0), ...zones.hand.splice(0));
  }
  spare.push(...g.market);
  g.market.fill(-1);
  const take = (name: string): CardId => {
    const at = spare.findIndex((card) => cardOf(card).id === name);
    if (at < 0) throw new Error(`no ${name} left`);
    return spare.splice(at, 1)[0] as CardId;
  };
  const put = (seat: Seat, zone: 'hand' | 'deck' | 'discard', ...names: string[]): CardId[] => {
    const cards = names.map(take);
    g.players[seat]?.[zone].push(...cards);
    return cards;
  };
  const start = (): Decision => {
    g.junkReserve.push(...spare.filter((card) => cardOf(card).id === 'junk'));
    g.marketDeck = spare.filter((card) => cardOf(card).id !== 'junk');
    return vallee.decisions(g)[0] as Decision;
  };
  return { g, put, take, start };
}

const entryIn = (given: Json): string => (given as { entry: string }).entry;
const cardsIn = (given: Json): CardId[] => (given as { answer: CardId[] }).answer;

describe.each(['merchant', 'master'] as const)('the %s', (level) => {
  test('V-170 builds the last stack', () => {
    const { g, put, start } = scene(2);
    for (let stack = 1; stack < 8; stack++) g.stalls[0]?.push([]);
    const [five, three] = put(0, 'hand', 'slice-of-life', 'duplicate-entry', 'junk', 'junk', 'junk');
    put(0, 'deck', 'junk', 'junk', 'history-lesson', 'junk', 'junk');
    put(1, 'hand', 'junk', 'junk', 'junk', 'junk', 'bribe');
    put(1, 'deck', 'junk', 'burglary', 'grasp', 'junk', 'junk');
    const given = answer(level, g, start());
    expect(entryIn(given)).toBe('stall.build');
    expect([...cardsIn(given)].sort()).toEqual([five, three].sort());
  });

  test('V-062 pays with Junk and keeps the cards of its next stack', () => {
    const { g, put, take, start } = scene(2);
    for (let stack = 1; stack < 5; stack++) g.stalls[0]?.push([]);
    const [four] = put(0, 'hand', 'grasp', 'junk', 'junk', 'junk', 'junk');
    put(0, 'deck', 'junk', 'junk', 'refreshing-drink', 'junk', 'junk');
    put(1, 'hand', 'junk', 'junk', 'junk', 'junk', 'bribe');
    put(1, 'deck', 'junk', 'burglary', 'duplicate-entry', 'junk', 'junk');
    g.market[0] = take('burglary');
    const given = answer(level, g, start()) as unknown as { entry: string; answer: { cards: CardId[] } };
    expect(given.entry).toBe('market.buy');
    expect(given.answer.cards).not.toContain(four);
  });

  test('V-265 helps its teammate to finish a stack', () => {
    const { g, put, start } = scene(4, 'teams');
    for (const stall of g.stalls) for (let stack = 1; stack < 7; stack++) stall.push([]);
    const [four] = put(0, 'hand', 'grasp', 'junk', 'junk', 'junk', 'junk');
    const [three] = put(2, 'hand', 'burglary', 'junk', 'junk', 'junk', 'junk');
    for (const seat of [1, 3]) put(seat, 'hand', 'junk', 'junk', 'junk', 'junk');
    for (const seat of [0, 1, 2, 3]) put(seat, 'deck', 'arcane-scholar');
    const menu = start();
    const [asked] = vallee.apply(g, {
      seat: 0,
      id: menu.id,
      answer: { entry: 'stall.ask-help', answer: [four as CardId] },
    });
    const given = answer(level, g, asked as Decision);
    expect(given).toEqual({ entry: 'stall.add', answer: [three] });
  });
});

describe('teammates', () => {
  test('V-265 ask each other for help, and get it', () => {
    const events = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      playOut(vallee, read({ players: 4, mode: 'teams' }), seed, new Array(4).fill(valleeBots.merchant), {
        limit: 5_000,
        moved: ({ id, answer: given }) => events.add(id === 'stall.help' ? entryIn(given) : id),
      });
    }
    expect(events).toContain('stall.add');
  });
});

describe('advice', () => {
  test('names an aim that has words in both languages', () => {
    const g = vallee.setup(2, read({ players: 2 }));
    const decision = vallee.decisions(g)[0] as Menu<Entry>;
    const advice = finish(advise(valleeBrain, situation(g, decision), plays(60)));
    expect(advice.length).toBeGreaterThan(1);
    for (const { reply, reasons, chance } of advice) {
      expect(vallee.check(decision, reply === LEAVE ? undefined : reply.answer)).toBeNull();
      expect(chance).toBeGreaterThan(0);
      for (const { aim } of reasons)
        for (const words of Object.values(valleeReasons))
          expect(words[aim as keyof typeof words]).toBeTruthy();
    }
  });
});
