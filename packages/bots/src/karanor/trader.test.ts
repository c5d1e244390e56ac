import { type Event, karanor, noWares, type Offer, type State, type Wares } from '@comptoir/karanor';
import { type Json, LEAVE, type MenuAnswer, type Seat, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { withBudget } from '../levels.ts';
import { playOut } from '../play-out.ts';
import { plays } from '../search/budget.ts';
import { situationOf } from '../situation.ts';
import { karanorBots } from './index.ts';
import { standingOf, tableAt } from './testing/table.ts';

const wares = (change: Partial<Wares>): Wares => ({ ...noWares(), ...change });
const tokens = (kind: number, count = 1): number[] =>
  noWares().resources.map((_, at) => (at === kind ? count : 0));
const WINE = 0;
const DIAMOND = 6;

/** A table of three at which seat 1 makes an offer to seat 0, whose turn it is. */
function offered(give: Wares, want: Wares, change: (g: State) => void = () => undefined): [State, Event[]] {
  const g = tableAt(3, 4, 0);
  for (const player of g.players) {
    player.gold = 8;
    player.resources = [2, 2, 2, 2, 2, 2, 1];
    player.prestige = 3;
    player.blackHand = [];
  }
  change(g);
  const heard: Event[] = [];
  const answer = { entry: 'trade.propose', answer: { to: 0, give, want, note: '' } } as unknown as Json;
  karanor.apply(g, { seat: 1, id: 'standing', answer }, heard);
  return [g, heard];
}

const LEVELS = ['merchant', 'master'] as const;
function reply(
  level: (typeof LEVELS)[number],
  g: State,
  seat: Seat,
  heard: readonly Event[],
): MenuAnswer | null {
  const bot = withBudget(karanorBots[level], () => plays(16));
  const situation = situationOf(karanor, g, standingOf(g, seat), { rng: xoshiro(1), heard: [...heard] });
  const said = bot.consider(situation);
  return said === LEAVE ? null : (said.answer as unknown as MenuAnswer);
}

describe('what is offered', () => {
  test.each(LEVELS)('%s takes a good price', (level) => {
    const [g, heard] = offered(wares({ gold: 7 }), wares({ resources: tokens(WINE) }));
    expect(reply(level, g, 0, heard)).toMatchObject({ entry: 'trade.accept' });
  });

  test.each(LEVELS)('%s answers a bad offer at once', (level) => {
    const [g, heard] = offered(
      wares({ resources: tokens(WINE) }),
      wares({ resources: tokens(DIAMOND), gold: 5 }),
    );
    expect(reply(level, g, 0, heard)?.entry).toMatch(/^trade\.(decline|counter)$/);
    const [begged, told] = offered(wares({}), wares({ gold: 3 }));
    expect(reply(level, begged, 0, told)).toMatchObject({ entry: 'trade.decline' });
  });

  test.each(LEVELS)('%s does not help a player who is about to win', (level) => {
    const [g, heard] = offered(wares({ gold: 7 }), wares({ resources: tokens(WINE) }), (table) => {
      table.players[1]!.prestige = 8;
    });
    expect(reply(level, g, 0, heard)).toMatchObject({ entry: 'trade.decline' });
  });

  test('K-306 a good offer waits until it can be taken', () => {
    const [g, heard] = offered(wares({ gold: 7 }), wares({ resources: tokens(WINE) }));
    const standing = standingOf(g, 0);
    const busy =
      standing.kind === 'menu'
        ? { ...standing, entries: standing.entries.filter(({ id }) => id !== 'trade.accept') }
        : standing;
    const situation = situationOf(karanor, g, busy, { rng: xoshiro(1), heard });
    expect(karanorBots.merchant.consider(situation)).toBe(LEAVE);
  });

  test('a counter is not countered: it is taken or declined', () => {
    const [g, heard] = offered(wares({ resources: tokens(WINE) }), wares({ resources: tokens(DIAMOND) }));
    const made = heard.find((event) => event.type === 'offer-made')!;
    const asCounter = heard.map((event) => (event === made ? { ...made, answers: 99 } : event));
    expect(reply('merchant', g, 0, asCounter)).toMatchObject({ entry: 'trade.decline' });
  });
});

describe('offers of its own', () => {
  test('at a whole table: few, never twice in a turn, every one answered', () => {
    let made = 0;
    let accepted = 0;
    for (let seed = 70; seed < 72; seed++) {
      let turn = '';
      let inTurn: string[] = [];
      const bots = [0, 1, 2, 3].map(() => karanorBots.merchant);
      const reading = karanor.readOptions({ players: 4 });
      if (!reading.ok) throw new Error(reading.refusal.reason);
      const open = new Map<number, number>();
      playOut(karanor, reading.options, seed, bots, {
        limit: 5_000,
        each: (g) => {
          // Between two moves of the active player everybody was asked once: nothing waits longer than that.
          // An offer to anyone lies on the table until its maker's next turn, but waits for nobody who has declined it.
          for (const { id, to, declined } of g.offers as Offer[])
            if (to >= 0 || declined.length < 3) open.set(id, (open.get(id) ?? 0) + 1);
          for (const count of open.values()) expect(count).toBeLessThan(12);
        },
        moved: ({ seat, answer }, g) => {
          const key = `${g.turn.round}:${g.turn.active}`;
          if (key !== turn) [turn, inTurn] = [key, []];
          const { entry, answer: terms } = (answer ?? {}) as unknown as MenuAnswer;
          if (entry === 'trade.accept') accepted += 1;
          if (entry !== 'trade.propose') return;
          made += 1;
          const offer = JSON.stringify([seat, terms]);
          expect(inTurn).not.toContain(offer);
          inTurn.push(offer);
          expect(inTurn.length).toBeLessThanOrEqual(3);
        },
      });
    }
    expect(made).toBeGreaterThan(0);
    expect(accepted).toBeGreaterThan(0);
  });
});
