import { below, type Rng, sealOf, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import {
  isOpened,
  openContribution,
  replaceSeat,
  runOut,
  type SeatsChange,
  sealContribution,
  sitDown,
  standUp,
} from './lobby.ts';
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
      return { change: runOut(state, at, { at: 1, isPlayedFor: below(rng, 2) === 0, giveUp: null }) };
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
      const seen = new Map<string, Set<number>>([
        ['ana', new Set([0])],
        ['bob', new Set([1])],
      ]);
      /** By seat: who played along when it was freed. */
      const witnesses = new Map<number, string[]>();
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
        for (const [at, { kind, person }] of state.seats.entries()) {
          const old = before[at];
          const isFreed = old?.kind !== kind && (kind === 'open' || kind === 'reserved');
          const others = before.flatMap((other) => (other.person === 'ana' ? [] : (other.person ?? [])));
          if (isFreed) witnesses.set(at, others);
          // A hand that was a bot's is new to nobody but those who have seen it, unless the owner was alone.
          if (person !== null && old?.person === null && !old.former?.includes(person))
            expect([run, person, witnesses.get(at)]).toEqual([run, person, []]);
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

describe('contributions to the seed', () => {
  const waiting = { status: 'waiting', seats: [seat('ana'), seat('bob')] } as unknown as TableState;
  const after = (state: TableState, change: SeatsChange): TableState => {
    if (!change.ok) throw new Error(change.denial);
    const { ok: _ok, seat: _seat, ...next } = change;
    return { ...state, ...next };
  };
  const sealed = after(waiting, sealContribution(waiting, 'ana', sealOf('salt')));
  const opening = { ...sealed, opening: true };

  test('are all sealed before one is opened', () => {
    expect(openContribution(sealed, 'ana', 'salt')).toEqual({
      ok: false,
      denial: 'contributions-not-closed',
    });
    expect(sealContribution(opening, 'bob', sealOf('pepper'))).toEqual({
      ok: false,
      denial: 'contributions-closed',
    });
    expect(openContribution(opening, 'bob', 'pepper')).toEqual({ ok: false, denial: 'wrong-seal' });
    expect(openContribution(opening, 'ana', 'sugar')).toEqual({ ok: false, denial: 'wrong-seal' });
    expect(isOpened(opening.seats)).toBe(false);
    const opened = after(opening, openContribution(opening, 'ana', 'salt'));
    expect(opened.seats[0]).toMatchObject({ contribution: 'salt' });
    expect(isOpened(opened.seats)).toBe(true);
  });

  test('begin again when somebody comes or goes who could know what was opened', () => {
    const opened = after(opening, openContribution(opening, 'ana', 'salt'));
    for (const change of [standUp(opened, 'bob'), replaceSeat(opened, 'ana', 1, { bot: 'merchant' })])
      expect(after(opened, change)).toMatchObject({
        opening: false,
        seats: [
          { seal: null, contribution: null },
          { seal: null, contribution: null },
        ],
      });
    // What is only sealed tells nothing: it stays.
    expect(after(sealed, standUp(sealed, 'bob')).seats[0]).toMatchObject({ seal: sealOf('salt') });
  });
});
