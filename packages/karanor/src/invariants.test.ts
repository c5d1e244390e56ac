import { cloneJson, type Game, type Json, type Move } from '@comptoir/kit';
import { explore } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Event } from './events.ts';
import { karanor } from './game.ts';
import { violations } from './invariants.ts';
import type { Options } from './rules/setup.ts';
import { clone, isOpen, type State } from './state.ts';
import { lively } from './testing/lively.ts';
import { brokenBy } from './testing/step-claims.ts';
import { table } from './testing/table.ts';

const options = (players: number, roundCap: number): Options => ({
  players,
  market2p: true,
  windowMode: players % 2 === 0 ? 'strict' : 'smart',
  firstPlayer: 'random',
  roundCap,
});

/** KARANOR_INTERLEAVINGS raises the number of decisions; a longer run plays hundreds of thousands. */
const WANTED = Number(globalThis.process?.env.KARANOR_INTERLEAVINGS ?? 6000);

describe('random interleavings of trades, interrupts and actions', () => {
  test('I-07 I-09 I-10 I-11 I-12 I-14 I-15 I-16 I-19 nothing is made, lost or locked and no window stays open', () => {
    const seen = { decisions: 0, trades: 0, cards: 0, windows: 0, cancelled: 0 };
    for (let seed = 1; seen.decisions < WANTED; seed++) {
      let stuck = 0;
      explore(lively, options(2 + (seed % 5), 25), seed, {
        limit: 40_000,
        standingPercent: 45,
        at: ({ state, move, decisions, play }) => {
          const before = clone(state);
          // A window is left by its answers: everybody asked may pass, and then it is gone.
          const inWindow = decisions.some(({ id }) => id === 'window');
          stuck = inWindow && move.id !== 'standing' ? stuck + 1 : inWindow ? stuck : 0;
          expect(stuck).toBeLessThan(200);
          if (isOpen(state))
            expect(
              decisions.some((d) => d.kind === 'menu' && d.entries.some(({ id }) => id === 'end-turn')),
            ).toBe(true);
          const { after, events } = play();
          const broken = [
            ...brokenBy({ before, move, events: events as Event[], after }),
            ...violations(after),
          ];
          if (broken.length > 0) throw new Error(broken.join('; '));
          seen.decisions += 1;
          for (const { type } of events as Event[]) {
            if (type === 'traded') seen.trades += 1;
            if (type === 'card-declared') seen.cards += 1;
            if (type === 'window-opened') seen.windows += 1;
          }
          for (const event of events as Event[])
            if (event.type === 'card-ended' && event.cancelled) seen.cancelled += 1;
        },
      });
    }
    expect(seen.trades).toBeGreaterThan(seen.decisions / 200);
    expect(seen.cards).toBeGreaterThan(seen.decisions / 200);
    expect(seen.windows).toBeGreaterThan(seen.decisions / 100);
  });

  test('I-13 K-162 all players have had as many turns when the game ends', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const turns = new Array<number>(6).fill(0);
      let triggered = 0;
      const g = explore(lively, options(2 + (seed % 5), 40), seed, {
        limit: 40_000,
        at: ({ state, play }) => {
          const was = state.endTriggered;
          const { after, events } = play();
          for (const event of events as Event[]) if (event.type === 'turn-began') turns[event.seat]! += 1;
          if (!was && after.endTriggered) triggered = after.turn.round;
        },
      });
      // The first turn began during set-up, before anybody listened.
      turns[g.config.firstSeat]! += turns[g.config.firstSeat] === g.turn.round ? 0 : 1;
      expect(new Set(turns.slice(0, g.config.players))).toEqual(new Set([g.turn.round]));
      if (triggered > 0) expect(g.turn.round).toBe(triggered);
    }
  });

  test('I-18 seed and answers give an identical state', () => {
    const moves: Move[] = [];
    const first = explore(karanor, options(3, 8), 5, {
      limit: 40_000,
      at: ({ move }) => void moves.push(cloneJson(move)),
    });
    const again = (karanor as Game<State>).setup(5, options(3, 8));
    for (const move of moves) karanor.apply(again, move);
    expect(karanor.hash(again)).toBe(karanor.hash(first));
  });
});

describe('violations are found', () => {
  const spoilt = (spoil: (g: State) => void): string[] => {
    const { g } = table(4);
    spoil(g);
    return violations(g).map((broken) => broken.slice(0, 4));
  };
  const seat = (g: State) => g.players[0] as State['players'][number];
  const CASES: readonly [string, (g: State) => void][] = [
    ['I-01', (g) => void seat(g).resources.splice(0, 1, 3)],
    ['I-02', (g) => void seat(g).badges.splice(0, 1, 1)],
    ['I-02', (g) => void g.artefactDeck.pop()],
    ['I-02', (g) => void g.associateSupply.push(0)],
    ['I-03', (g) => void g.shopDeck.pop()],
    ['I-03', (g) => void seat(g).shopHand.push(g.shopDeck.pop() as number)],
    ['I-04', (g) => void g.questDeck.pop()],
    ['I-04', (g) => void seat(g).questHand.push(g.followUps.pop() as number)],
    ['I-05', (g) => void g.blackDeck.pop()],
    ['I-06', (g) => void g.villas.fill(0)],
    ['I-08', (g) => void Object.assign(seat(g), { gold: -1 })],
    ['I-08', (g) => void Object.assign(seat(g), { income: 16 })],
    ['I-11', (g) => void Object.assign(g.turn, { actionsUsed: 5 })],
    ['I-12', (g) => void Object.assign(seat(g), { thresholds: 3 })],
    ['I-14', (g) => void g.villas.fill(7)],
    ['I-13', (g) => void Object.assign(g.turn, { phase: 'over' })],
  ];
  test.each(CASES)('%s a spoilt state is told', (id, spoil) => expect(spoilt(spoil)).toContain(id));

  test('I-01 I-02 I-03 I-04 I-05 I-06 I-08 a sound state has none', () =>
    expect(spoilt(() => {})).toEqual([]));

  test('I-17 a view holds no other hand and no order of a pile', () => {
    const t = table(3).black(1, 'rumeur').quest(1, 'pelerin');
    const text = (viewer: number): Json => JSON.stringify(karanor.view(t.g, viewer).players[1]) as Json;
    expect(text(0)).toBe(text(2));
    expect(text(0)).not.toBe(text(1));
  });
});
