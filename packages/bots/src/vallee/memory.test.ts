import { canonical, type Json, type Seat } from '@comptoir/kit';
import { type Options, type State, vallee } from '@comptoir/vallee';
import { describe, expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { randomBot } from '../random.ts';
import { remember } from './memory.ts';
import { merchantVallee, type Valley } from './merchant.ts';
import { recall } from './worlds.ts';

function options(input: object): Options {
  const reading = vallee.readOptions({ actionCap: 40, ...input });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  return reading.options;
}

/** The real owner of each card that nobody sees, as a bit; the market deck is a fifth owner. */
function owners(g: State): Map<number, number> {
  const found = new Map<number, number>();
  for (const [seat, { deck, hand, planning }] of g.players.entries())
    for (const card of [...deck, ...hand, ...planning.flatMap(({ stored }) => stored)])
      found.set(card, 1 << seat);
  for (const card of g.marketDeck) found.set(card, 1 << 4);
  return found;
}

/** Looks over a bot's shoulder at every question; the real state is known to the test alone. */
function watch(players: Options, seed: number, look: (situation: Valley, state: State) => void, most = 400) {
  let real: State | null = null;
  const random = randomBot() as unknown as typeof merchantVallee;
  const bots = Array.from({ length: players.players }, (_, seat) => {
    const bot = (seed + seat) % 2 === 0 ? merchantVallee : random;
    return {
      ...bot,
      answer(situation: Valley) {
        look(situation, real as State);
        return bot.answer(situation);
      },
    };
  });
  playOut(vallee, players, seed, bots, { limit: most, each: (state) => (real = state) });
}

const TABLES = [
  { players: 2, folks: ['magpies', 'echidnas', 'lemurs'] },
  { players: 2, folks: ['hares', 'tree-kangaroos', 'monitors'] },
  { players: 3 },
  { players: 4, mode: 'teams' },
];

describe('the memory of a seat of La Vallée', () => {
  test('V-222 knows the owner of a card, or that it does not know', () => {
    let certain = 0;
    let all = 0;
    const wrong: number[] = [];
    for (const [seed, table] of TABLES.entries()) {
      watch(options(table), seed + 3, ({ view, heard }, state) => {
        const ledger = remember(view, heard);
        for (const [card, owner] of owners(state)) {
          const possible = ledger.owners.get(card) ?? 0;
          all += 1;
          if (possible === owner) certain += 1;
          if ((possible & owner) === 0) wrong.push(card);
        }
      });
    }
    expect(wrong).toEqual([]);
    expect(certain / all).toBeGreaterThan(0.6);
  });

  test('worlds that agree with it look the same and are possible', () => {
    for (const [seed, table] of TABLES.entries()) {
      let asked = 0;
      watch(options(table), seed + 11, ({ view, heard, world, rng, seat }) => {
        if (asked++ % 5 !== 0) return;
        const imagined = recall(world(), view, remember(view, heard), rng);
        expect(canonical(vallee.view(imagined, seat) as unknown as Json)).toBe(
          canonical(view as unknown as Json),
        );
        expect(vallee.violations(imagined)).toEqual([]);
      });
    }
  });

  test('everybody holds their own cards there', () => {
    let right = 0;
    let all = 0;
    watch(options({ players: 2, folks: ['monitors', 'hares', 'tree-kangaroos'] }), 5, (situation, state) => {
      const { view, heard, world, rng } = situation;
      const imagined = recall(world(), view, remember(view, heard), rng);
      const real = owners(state);
      for (const [card, owner] of owners(imagined)) {
        all += 1;
        if (real.get(card) === owner) right += 1;
      }
      const sorted = (g: State, seat: Seat) => [...(g.players[seat]?.deck ?? [])].sort((a, b) => a - b);
      // Nobody touches another player's cards in this box: one's own deck is known for certain.
      if (view.looking === null)
        expect(sorted(imagined, situation.seat)).toEqual(sorted(state, situation.seat));
    });
    expect(right / all).toBeGreaterThan(0.9);
  });

  test('cards laid on the own deck come back in their order', () => {
    let seen = 0;
    const look = (situation: Valley, state: State): void => {
      const { view, heard, world, rng, seat } = situation;
      const ledger = remember(view, heard);
      const known = (ledger.tops[seat] ?? []).filter((card) => card !== null);
      if (known.length === 0 || view.looking !== null) return;
      seen += 1;
      const imagined = recall(world(), view, ledger, rng);
      expect(imagined.players[seat]?.deck.slice(-known.length)).toEqual(known);
      expect(state.players[seat]?.deck.slice(-known.length)).toEqual(known);
    };
    for (let seed = 1; seed <= 6; seed++)
      watch(options({ players: 2, folks: ['hares', 'tree-kangaroos', 'monitors'] }), seed, look);
    expect(seen).toBeGreaterThan(0);
  });

  test('V-008 a card laid under a deck is not taken for its top', () => {
    let seen = 0;
    const wrong: number[] = [];
    const look = ({ view, heard, seat }: Valley, state: State): void => {
      const deck = state.players[seat]?.deck ?? [];
      for (const [depth, card] of (remember(view, heard).tops[seat] ?? []).toReversed().entries()) {
        if (card === null || depth >= deck.length) continue;
        seen += 1;
        if (deck[deck.length - 1 - depth] !== card) wrong.push(card);
      }
    };
    for (let seed = 1; seed <= 6; seed++)
      watch(options({ players: 2, folks: ['penguins', 'tree-kangaroos', 'monitors'] }), seed, look);
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(0);
  });

  test('starts anew when moves were taken back', () => {
    const heard: Valley['heard'][number][] = [];
    let first: Valley | null = null;
    watch(
      options({ players: 2 }),
      4,
      (situation) => {
        first ??= situation;
        heard.splice(0, heard.length, ...situation.heard);
      },
      30,
    );
    const { view } = first as unknown as Valley;
    const before = remember(view, heard);
    heard.length = 4;
    expect(remember(view, heard)).not.toBe(before);
    expect(remember(view, heard)).toBe(remember(view, heard));
  });
});
