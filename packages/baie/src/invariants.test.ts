import { reveals } from '@comptoir/kit';
import { explore } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { hour, isHand } from './dial.ts';
import { baie } from './game.ts';
import { activeSeat } from './rules/clock.ts';
import type { State } from './state.ts';
import { options, table } from './testing/table.ts';

/** Plays random games and shows each state before and after a move, with the events between. */
function watch(
  look: (before: State, after: State, events: readonly import('./events.ts').Event[]) => void,
): void {
  const tables = [
    options({ players: 4, rogue: 3 }),
    options({ players: 5, rogue: 1 }),
    options({ rogue: 2, colporteur: 'hard' }),
    options({ players: 1, colporteur: 'normal', rogue: 1, merchants: ['random'] }),
  ];
  for (const choice of tables) {
    for (let seed = 20; seed < 23; seed++) {
      explore(baie, choice, seed, {
        limit: 20_000,
        at: ({ state, play }) => {
          const before = baie.clone(state);
          const { after, events } = play();
          look(before, after, events);
        },
      });
    }
  }
}

describe('section 17, over whole games', () => {
  test('I-01, I-03, I-04, I-05, I-06, I-11, I-12, I-13, I-17, I-18, I-19, I-20, I-21, I-23, I-26 hold at every decision', () => {
    watch((_, after) => expect(baie.violations(after)).toEqual([]));
  });

  test('I-02 halls and Lair never lose anyone', () => {
    watch((before, after) => {
      after.halls.forEach((count, clan) => {
        expect(count).toBeGreaterThanOrEqual(before.halls[clan]!);
      });
      expect(after.lair).toBeGreaterThanOrEqual(before.lair);
    });
  });

  test('I-07 with four docks taken no Load draws anyone that day', () => {
    watch((before, after, events) => {
      const recruits = before.stack.some((frame) => frame.effect === 'recruit');
      if (before.loadsClosed && after.loadsClosed && !recruits)
        expect(events.some(({ type }) => type === 'drawn')).toBe(false);
    });
  });

  test('I-08 the market marker is ahead of every hourglass when it moves, or on 12', () => {
    watch((before, _, events) => {
      const moved = events.findIndex((event) => event.type === 'market-marker' && event.closed);
      const marker = events[moved];
      if (marker?.type !== 'market-marker' || marker.hour === 12) return;
      const spaces = before.hourglasses.slice();
      for (const event of events.slice(0, moved))
        if (event.type === 'hourglass') spaces[event.seat] = event.space;
      for (const space of spaces) expect(hour(marker.hour)).toBeGreaterThan(space);
    });
  });

  test('I-09 the active player is furthest back, top of the stack among equals', () => {
    watch((_, after) => {
      const top = after.stack.at(-1);
      if (top?.effect === 'turn' && top.step === 'space') expect(top.owner).toBe(activeSeat(after));
    });
  });

  test('I-10 no figure stays on its space', () => {
    watch((before, after, events) => {
      for (const event of events)
        if (event.type === 'space') expect(event.space).not.toBe(before.players[event.seat]!.figure);
      expect(after.players).toHaveLength(before.players.length);
    });
  });

  test('I-14, I-15 days start on their hour; gold never falls before the end', () => {
    watch((before, after, events) => {
      if (after.round !== before.round) {
        const gathered = events.filter((event) => event.type === 'gathered').at(-1);
        expect(gathered).toMatchObject({ space: hour(after.round) });
      }
      if (after.phase !== 'over')
        after.players.forEach(({ gold }, seat) => {
          expect(gold).toBeGreaterThanOrEqual(before.players[seat]!.gold);
        });
    });
  });

  test('I-16 one corruption card per hand step and no Load from it', () => {
    watch((_, __, events) => {
      events.forEach((event, at) => {
        if (event.type !== 'hourglass' || !isHand(event.space)) return;
        const next = events.slice(at + 1).find(({ type }) => type !== 'corruption-reshuffled');
        expect(next).toMatchObject({ type: 'corruption-drawn', seat: event.seat });
        const after = events[events.indexOf(next!) + 1];
        expect(after?.type === 'drawn').toBe(false);
      });
    });
  });

  test('I-22 the same seed and answers give the same game', () => {
    const play = () => baie.hash(explore(baie, options({ players: 3 }), 77, { limit: 20_000 }));
    expect(play()).toBe(play());
  });

  test('I-24, I-25 prices and the one card of the Black Market', () => {
    watch((_, __, events) => {
      for (const event of events)
        if (event.type === 'sold' && event.pier !== 2) expect(event.good > 3).toBe(event.pier === 0);
    });
  });
});

test('D-99 undo is possible only before hidden information is revealed', () => {
  const t = table({ merchants: ['H', 'K'] }).turnOf(0);
  expect(reveals(baie, t.g, { seat: 0, id: 'turn.space', answer: 'H-S1' })).toBe(false);
  t.play('turn.space', 'H-S1');
  expect(reveals(baie, t.g, { seat: 0, id: 'pawn.step', answer: 'W:N' })).toBe(false);
  const rewind = table({ merchants: ['H', 'K'] })
    .turnOf(0)
    .play('turn.space', 'H-S4');
  expect(reveals(baie, rewind.g, { seat: 0, id: 'rewind.cells', answer: [0] })).toBe(true);
  const chart = table({ merchants: ['K', 'H'] })
    .turnOf(0)
    .play('turn.space', 'K-S4');
  expect(reveals(baie, chart.g, { seat: 0, id: 'chart.look', answer: [0] })).toBe(true);
  expect(reveals(baie, chart.g, { seat: 0, id: 'chart.look', answer: [] })).toBe(false);
});
