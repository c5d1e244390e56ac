import { type Json, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { NAMED_FOLKS } from '../content/numbers.ts';
import type { Event } from '../events.ts';
import { vallee } from '../game.ts';
import type { State } from '../state.ts';
import type { Options } from './options.ts';

const VOTE: Options = {
  players: 3,
  mode: 'solo-stalls',
  folks: 'random',
  folksBy: 'vote',
  among: NAMED_FOLKS,
  firstPlayer: 1,
  previousLosers: [],
  actionCap: null,
};

function voted(options: Options, votes: readonly (string | null)[], seed = 5): { g: State; events: Event[] } {
  const g = vallee.setup(seed, options);
  const events: Event[] = [];
  votes.forEach((answer, seat) => {
    const move = { seat, id: 'folk.vote', answer: answer as Json };
    expect(vallee.judge(g, move)).toBeNull();
    vallee.apply(g, move, events);
  });
  return { g, events };
}

describe('the vote of the table', () => {
  test('V-029 everybody is asked at once, before anything is dealt', () => {
    const g = vallee.setup(5, VOTE);
    expect(vallee.decisions(g)).toMatchObject(
      [0, 1, 2].map((seat) => ({ kind: 'pick-option', id: 'folk.vote', seat })),
    );
    expect(vallee.decisions(g)[0]).toMatchObject({ options: [null, ...NAMED_FOLKS] });
    expect(g.players.every(({ hand, deck }) => hand.length + deck.length === 0)).toBe(true);
    expect(vallee.violations(g)).toEqual([]);
  });

  test('V-029 all that were named are in play, and chance adds the others', () => {
    for (let seed = 1; seed < 6; seed++) {
      const { g } = voted(VOTE, ['gulls', 'hares', 'gulls'], seed);
      expect(g.config.folks).toHaveLength(4);
      expect(g.config.folks).toEqual(expect.arrayContaining(['gulls', 'hares']));
      expect(vallee.violations(g)).toEqual([]);
    }
    const drawn = [1, 2, 3, 4].map((seed) => voted(VOTE, [null, null, null], seed).g.config.folks.join());
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('V-029 then the game is dealt as always, with what its folks bring', () => {
    const { g } = voted(VOTE, ['gulls', 'bats', 'dodos']);
    expect(g.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual(Array(3).fill([5, 5]));
    expect([g.coins, g.clocks, g.config.lentJunk]).toEqual([[0, 0, 0], ['dawn', 'dawn', 'dawn'], 20]);
    expect(vallee.decisions(g)).toMatchObject([{ id: 'action', seat: 1 }]);
  });

  test('V-029 a vote is secret until all are in, then everybody hears them', () => {
    const g = vallee.setup(5, VOTE);
    const events: Event[] = [];
    const before = vallee.view(g, 1);
    vallee.apply(g, { seat: 0, id: 'folk.vote', answer: 'gulls' }, events);
    expect([events, vallee.view(g, 1)]).toEqual([[], before]);
    const seen = vallee.determinize(g, [1], xoshiro(1));
    expect(JSON.stringify(seen.stack)).not.toContain('gulls');
    expect(JSON.stringify(vallee.determinize(g, [0], xoshiro(1)).stack)).toContain('gulls');
    const { events: told } = voted(VOTE, ['gulls', null, 'hares']);
    expect(told.slice(0, 4)).toMatchObject([
      { type: 'voted', seat: 0, folk: 'gulls' },
      { type: 'voted', seat: 1, folk: null },
      { type: 'voted', seat: 2, folk: 'hares' },
      { type: 'dealt' },
    ]);
  });

  test('V-029 V-390 in the remastered edition the votes are for its folks', () => {
    const { g } = voted({ ...VOTE, edition: 'remaster' }, ['hares-remaster', 'gulls', null]);
    expect(g.config.folks).toEqual(expect.arrayContaining(['hares-remaster', 'gulls']));
  });

  test('V-029 a table that votes names no folks itself', () => {
    const folks = ['gulls', 'hares', 'bats', 'dodos'];
    expect(vallee.readOptions({ players: 3, folks, folksBy: 'vote' })).toMatchObject({
      refusal: { rule: 'V-029', reason: 'vote-names-folks' },
    });
    expect(vallee.readOptions({ folksBy: 'lot' })).toMatchObject({ refusal: { reason: 'unknown-choice' } });
    expect(vallee.readOptions({ folksBy: 'vote' })).toMatchObject({ ok: true, options: { folksBy: 'vote' } });
  });
});
