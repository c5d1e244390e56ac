import { readFileSync, writeFileSync } from 'node:fs';
import { type Json, must, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { folkOf } from '../catalogue.ts';
import { vallee } from '../game.ts';
import { hasNewJunk } from '../rules/clean-up.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../state.ts';
import { transcript } from '../testing/transcript.ts';

/**
 * Whole games as text, to be reviewed as a diff. A change of behaviour rewrites them on purpose:
 * UPDATE_GOLDEN=1 npx vitest run packages/vallee/src/golden
 */
const base: Options = {
  players: 2,
  mode: 'solo-stalls',
  folks: 'random',
  firstPlayer: 'random',
  previousLosers: [],
  actionCap: 40,
};
const GAMES: readonly [string, number, Options][] = [
  ['two-players', 37, base],
  ['three-players', 50, { ...base, players: 3 }],
  ['teams', 7, { ...base, players: 4, mode: 'teams' }],
  ['guests-3', 9, { ...base, folks: ['owls', 'beavers', 'lemurs'] }],
  ['guests-2', 5, { ...base, folks: ['penguins', 'sloths', 'magpies'] }],
  ['guests-1', 12, { ...base, folks: ['foxes', 'polecats', 'hares'] }],
  // Coins, finishing, the end of the turn and gifts, with folks of other boxes.
  ['coins-and-loans', 5, { ...base, folks: ['tuataras', 'dodos', 'hares'] }],
  ['ideas-and-endings', 4, { ...base, folks: ['turtles', 'skinks', 'magpies'] }],
  ['theft-and-breaking', 1, { ...base, folks: ['capuchins', 'olms', 'macaws'] }],
  ['junk-and-gifts', 6, { ...base, folks: ['snow-macaques', 'gulls', 'squirrels'] }],
  // Folks of other boxes, mixed with ours.
  ['luck-and-likeness', 1, { ...base, players: 3, folks: ['squirrels', 'ocelots', 'chameleons', 'magpies'] }],
  ['market-and-threats', 19, { ...base, players: 3, folks: ['pandas', 'platypuses', 'crocodiles', 'hares'] }],
  ['clock-and-dice', 1, { ...base, players: 3, folks: ['pangolins', 'junglefowls', 'bats', 'hares'] }],
  ['again-and-stacks', 1, { ...base, folks: ['glassfrogs', 'walruses', 'gorillas'] }],
  ['day-and-devils', 1, { ...base, folks: ['mongooses', 'tasmanian-devils', 'chameleons'] }],
];

describe('golden transcripts', () => {
  test.each(GAMES)('I-18 %s', (name, seed, options) => {
    const file = new URL(`${name}.txt`, import.meta.url);
    const { lines, moves, end } = transcript(seed, options);
    const text = `${lines.join('\n')}\n`;
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
    expect(lines.length).toBeLessThanOrEqual(600);
    expect(vallee.outcome(end)).not.toBeNull();
    const again = vallee.setup(seed, options);
    for (const move of moves) vallee.apply(again, move);
    expect(vallee.hash(again)).toBe(vallee.hash(end));
  });
});

interface Saved {
  readonly rules: number;
  readonly state: Json;
}

function savedBy(rules: number): Saved {
  const file = new URL(`saved-rules-${rules}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Saved;
}

/** Ends the turn without doing anything. */
function passTurn(g: State): void {
  for (const { number } = g.turn; g.turn.number === number; ) {
    const { seat, id, kind } = must(vallee.decisions(g)[0], 'a question');
    const entry = id === 'action' ? 'inventory.discard' : 'turn.end';
    if (kind !== 'menu') throw new Error(`asked for ${id}`);
    vallee.apply(g, { seat, id, answer: { entry, answer: id === 'action' ? [] : null } });
  }
}

describe('saved games', () => {
  test('I-18 a state saved by rules version 1 is loaded and played on to its end', () => {
    const saved = savedBy(1);
    expect(saved.rules).toBe(1);
    const g = vallee.migrate(saved.state, saved.rules);
    expect(vallee.violations(g)).toEqual([]);
    // It was saved in the middle of an effect, and with the folks that were not in play.
    expect(g.stack.length).toBeGreaterThan(3);
    expect(g.stack.find(({ effect }) => effect === 'turn')).toMatchObject({ hold: true });
    expect(g.box.every((card) => g.config.folks.includes(folkOf(card) as string))).toBe(true);
    expect(g.turn).toMatchObject({ veiled: { used: 0, values: 0 }, passivesUsed: 0 });
    expect(g.turn.number).toBeGreaterThan(1);
    const rng = xoshiro(5);
    for (let [decision] = vallee.decisions(g); decision !== undefined; [decision] = vallee.decisions(g)) {
      const { seat, id } = decision;
      const move = { seat, id, answer: vallee.sample(decision, rng) };
      expect(vallee.judge(g, move)).toBeNull();
      vallee.apply(g, move);
    }
    expect(vallee.outcome(g)).not.toBeNull();
    expect(vallee.violations(g)).toEqual([]);
  });

  test('V-362 a game of rules 2 goes on as it began: there is new Junk for its cards', () => {
    const { rules, state } = savedBy(2);
    const g = vallee.migrate(state, rules);
    expect([g.config.lentJunk, g.junkCreated > 20, vallee.violations(g)]).toEqual([undefined, true, []]);
    expect([hasNewJunk(g), g.junkReserve]).toEqual([true, []]);
  });

  test('V-362 rules 2 dealt as these do, but for the limit of Junk', () => {
    const before = vallee.asOf(2);
    const gulls: Options = { ...base, folks: ['gulls', 'hares', 'magpies'] };
    expect(before?.setup(3, base)).toEqual(vallee.setup(3, base));
    expect(before?.setup(3, gulls).config.lentJunk).toBeUndefined();
    expect(before?.setup(3, gulls).config.standstill).toBeUndefined();
    expect(vallee.setup(3, gulls).config.lentJunk).toBe(20);
  });

  test('V-174 rules 3 dealt as these do, but for the end of a game that stands still; such games go on as they began', () => {
    const before = vallee.asOf(3);
    const gulls: Options = { ...base, folks: ['gulls', 'hares', 'magpies'] };
    expect(before?.setup(3, base)).toEqual(vallee.setup(3, base));
    expect(vallee.setup(3, base).config).not.toHaveProperty('standstill');
    const { config } = vallee.setup(3, gulls);
    expect(config.standstill).toBe(20);
    const { standstill, ...older } = config;
    expect(before?.setup(3, gulls).config).toEqual(older);
    const { rules, state } = savedBy(3);
    const g = vallee.migrate(state, rules);
    expect([g.config.standstill, g.winner, g.turn.number > 3 * 20, vallee.violations(g)]).toEqual([
      undefined,
      -1,
      true,
      [],
    ]);
    // Nothing is left to buy, and 61 turns later it still goes on.
    for (let turn = 0; turn < 61; turn++) passTurn(g);
    expect([g.winner, g.still]).toEqual([-1, undefined]);
  });

  test('a loaded state is independent of what it was loaded from; an unknown version is refused', () => {
    const g = vallee.setup(1, base);
    const loaded = vallee.migrate(g as unknown as Json, vallee.rules);
    const before = vallee.hash(g);
    vallee.apply(loaded, {
      seat: loaded.turn.active,
      id: 'action',
      answer: { entry: 'inventory.discard', answer: [] },
    });
    expect(vallee.hash(g)).toBe(before);
    expect(() => vallee.migrate(g as unknown as Json, 99)).toThrow(/rules 99/);
  });
});
