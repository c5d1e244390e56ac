import { vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { SeatState } from '../table/table-state.ts';
import { ratedSeats } from './rated-seats.ts';

const rules = GAMES.get('vallee');
const person = (id: string, more: Partial<SeatState> = {}): SeatState => ({
  kind: 'person',
  person: id,
  name: id,
  bot: 'merchant',
  code: null,
  substituted: false,
  contribution: null,
  ...more,
});
const bot = (name: string, former: string[] = []): SeatState => ({
  ...person(''),
  kind: 'bot',
  person: null,
  name: null,
  bot: name,
  ...(former.length > 0 ? { former } : {}),
});

/** A table of La Vallée whose seat 0 has built all its stacks. */
function ended(seats: readonly SeatState[], { rated = true, status = 'over', mode = 'solo-stalls' } = {}) {
  const options = { players: seats.length, mode };
  const reading = vallee.readOptions(options);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const game = vallee.setup(1, reading.options);
  const stacks = mode === 'teams' ? 10 : 8;
  game.winner = 0;
  game.stalls[0] = Array.from({ length: stacks }, () => ({ cards: [] }) as never);
  return {
    game: 'vallee',
    status,
    settings: JSON.stringify({ options: reading.options, ...(rated ? { rated } : {}) }),
    state: JSON.stringify({ rules: vallee.rules, status, seats, game }),
  };
}
const players = (seats: readonly SeatState[], more = {}) =>
  ratedSeats(ended(seats, more), rules)?.map(({ player, hasLeft, place }) => [player, hasLeft, place]);

describe('what counts', () => {
  test('a rated game that was played to its end, with places by the rules', () => {
    expect(players([person('ana'), person('bob')])).toEqual([
      ['ana', false, 1],
      ['bob', false, 2],
    ]);
  });

  test('not a game that was not rated, was broken off, or met a defect', () => {
    expect(players([person('ana'), person('bob')], { rated: false })).toBeUndefined();
    expect(players([person('ana'), person('bob')], { status: 'abandoned' })).toBeUndefined();
    expect(players([person('ana'), person('bob')], { status: 'stopped' })).toBeUndefined();
  });

  test('a robot of known strength counts, one of unknown strength does not', () => {
    expect(players([person('ana'), bot('master')])).toEqual([
      ['ana', false, 1],
      ['bot:master', false, 2],
    ]);
    expect(players([person('ana'), bot('random')])).toBeUndefined();
    expect(players([bot('novice'), bot('master')])).toBeUndefined();
    expect(players([person('ana'), bot('random'), person('bob')])).toHaveLength(2);
  });

  test('whoever resigned is rated for the seat, not who played it after them', () => {
    expect(players([bot('merchant', ['ana']), person('bob')])).toEqual([
      ['ana', true, 1],
      ['bob', false, 2],
    ]);
    expect(players([person('eve', { former: ['ana'] }), person('bob')])?.[0]).toEqual(['ana', true, 1]);
  });

  test('whoever came back has not left', () => {
    expect(players([person('ana', { former: ['ana'] }), person('bob')])?.[0]).toEqual(['ana', false, 1]);
  });

  test('V-260 teammates are rated as a team', () => {
    const seats = ['a', 'b', 'c', 'd'].map((id) => person(id));
    expect(ratedSeats(ended(seats, { mode: 'teams' }), rules)).toMatchObject([
      { team: 0, place: 1 },
      { team: 1, place: 3 },
      { team: 0, place: 1 },
      { team: 1, place: 3 },
    ]);
  });
});
