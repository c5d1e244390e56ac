import { below, type Rng, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { replaceSeat, type SeatsChange, sitDown, standUp, substitute } from './lobby.ts';
import type { SeatState, TableState } from './table-state.ts';

const PEOPLE = ['ana', 'bob', 'eve', 'max'];

const seat = (person: string | null): SeatState => ({
  kind: person ? 'person' : 'bot',
  person,
  name: person,
  bot: 'random',
  code: null,
  substituted: false,
  contribution: null,
});

/** Whatever a seated owner, a leaver, a newcomer or the clock may do to the seats of a running game. */
function anything(state: TableState, rng: Rng): { change: SeatsChange; leaver?: string } {
  const at = below(rng, state.seats.length);
  const id = PEOPLE[below(rng, PEOPLE.length)]!;
  switch (below(rng, 6)) {
    case 0:
      return { change: sitDown(state, { id, name: id }, { seat: at }) };
    case 1:
      return { change: sitDown(state, { id, name: id }, {}) };
    case 2:
      return { change: standUp(state, id), leaver: id };
    case 3:
      return { change: replaceSeat(state, 'ana', at, 'person') };
    case 4:
      return { change: replaceSeat(state, 'ana', at, { bot: 'merchant' }) };
    default:
      return { change: substitute(state, at, below(rng, 2) === 0) };
  }
}

describe('seats of a running game, whatever is done to them', () => {
  const runs = Array.from({ length: 200 }, (_, run) => run);
  test('nobody ever sees two hands, and nobody loses a seat they did not leave', () => {
    for (const run of runs) {
      const rng = xoshiro(run);
      let state = {
        status: 'playing',
        seats: [seat('ana'), seat('bob'), seat(null), seat(null)],
      } as unknown as TableState;
      const seen = new Map<string, Set<number>>();
      for (let step = 0; step < 60; step++) {
        const before = state.seats;
        const { change, leaver } = anything(state, rng);
        if (!change.ok) continue;
        state = { ...state, seats: change.seats };
        for (const [at, { person }] of state.seats.entries()) {
          if (person === null) continue;
          const held = seen.get(person) ?? new Set();
          seen.set(person, held.add(at));
          expect([run, person, held.size]).toEqual([run, person, 1]);
        }
        for (const [at, old] of before.entries()) {
          const isHeld =
            old.person === null || old.person === leaver || state.seats[at]?.person === old.person;
          expect([run, old.person, isHeld]).toEqual([run, old.person, true]);
        }
      }
    }
  });
});
