import {
  ANYONE,
  afterTrade,
  BADGES,
  canGive,
  type Event,
  karanor,
  type Later,
  noWares,
  type Offer,
  type ReplyAnswer,
  type State,
  type Wares,
  waresOf,
} from '@comptoir/karanor';
import { noteOf, type Voiced } from '@comptoir/karanor/texts';
import { type Json, LEAVE, type MenuAnswer, type Move, type Seat, xoshiro } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { withBudget } from '../levels.ts';
import { playOut } from '../play-out.ts';
import { plays } from '../search/budget.ts';
import { situationOf } from '../situation.ts';
import { karanorBots } from './index.ts';
import { MERCHANT } from './prices.ts';
import { type Deal, openDeals, sensibleDeals, toOneAlone } from './proposals.ts';
import { isNoBetter, repetitionsOf } from './repetitions.ts';
import { tableOfView } from './table.ts';
import { standingOf, tableAt } from './testing/table.ts';
import { verdictOn } from './verdicts.ts';

const wares = (change: Partial<Wares>): Wares => ({ ...noWares(), ...change });
const tokens = (kind: number, count = 1): number[] =>
  noWares().resources.map((_, at) => (at === kind ? count : 0));
const WINE = 0;
const DIAMOND = 6;
const CURSE = BADGES.findIndex(({ id }) => id === 'malediction-salanche');

/** A table of three at which seat 1 makes an offer to seat 0, whose turn it is. */
function offered(
  give: Wares,
  want: Wares,
  change: (g: State) => void = () => undefined,
  later: Later | null = null,
): [State, Event[]] {
  const g = tableAt(3, 4, 0);
  for (const player of g.players) {
    player.gold = 8;
    player.resources = [2, 2, 2, 2, 2, 2, 1];
    player.prestige = 3;
    player.blackHand = [];
  }
  change(g);
  const heard: Event[] = [];
  const answer = {
    entry: 'trade.propose',
    answer: { to: 0, give, want, later, note: '' },
  } as unknown as Json;
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

const isOpen = (g: State): boolean => g.stack.at(-1)?.effect === 'turn' && g.stack.at(-1)?.step === 'act';

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

  test.each(LEVELS)('K-313 %s says why not, in a word of its character', (level) => {
    const says = (give: Wares, want: Wares, change?: (g: State) => void): string => {
      const [g, heard] = offered(give, want, change);
      const said = reply(level, g, 0, heard);
      return said?.entry === 'trade.decline' ? (said.answer as unknown as ReplyAnswer).say : `${said?.entry}`;
    };
    const word = (code: Voiced): string => noteOf(code, level);
    expect(says(wares({}), wares({ gold: 3 }))).toBe(word('nothing'));
    expect(says(wares({ gold: 7 }), wares({ resources: tokens(WINE, 5) }))).toBe(word('short'));
    const leads = (g: State): void => {
      g.players[1]!.prestige = 8;
    };
    expect(says(wares({ gold: 7 }), wares({ resources: tokens(WINE) }), leads)).toBe(word('lead'));
    const curse = wares({ badges: noWares().badges.map((_, kind) => (kind === CURSE ? 1 : 0)) });
    const cursed = (g: State): void => {
      g.players[1]!.badges[CURSE] = 1;
    };
    expect(says(curse, wares({ gold: 1 }), cursed)).toBe(word('useless'));
  });

  test.each(LEVELS)('K-313 %s says yes in a word of its character', (level) => {
    const [g, heard] = offered(wares({ gold: 7 }), wares({ resources: tokens(WINE) }));
    expect(reply(level, g, 0, heard)).toMatchObject({ answer: { say: noteOf('deal', level) } });
  });

  test('K-312 a promise is worth something, unless one was broken before; what was promised is given', () => {
    const soon = { give: wares({ gold: 7 }), want: wares({}), rounds: 1 };
    const [g, heard] = offered(wares({}), wares({ resources: tokens(WINE) }), undefined, soon);
    expect(reply('merchant', g, 0, heard)).toMatchObject({ entry: 'trade.accept' });
    const broke = (table: State): void => {
      table.pledges = [{ id: 1, from: 1, to: 2, wares: wares({ gold: 1 }), due: 1, state: 'broken' }];
    };
    const [doubted, told] = offered(wares({}), wares({ resources: tokens(WINE) }), broke, soon);
    expect(reply('merchant', doubted, 0, told)).toMatchObject({
      entry: 'trade.decline',
      answer: { say: noteOf('trust', 'merchant') },
    });
    const little = { ...soon, give: wares({ gold: 3 }) };
    const [unsure, hoped] = offered(wares({}), wares({ resources: tokens(WINE) }), undefined, little);
    expect(reply('merchant', unsure, 0, hoped)).toMatchObject({
      answer: { say: noteOf('cash', 'merchant') },
    });
    const owes = tableAt(3, 4, 0);
    owes.players[0]!.gold = 4;
    owes.pledges = [{ id: 1, from: 0, to: 2, wares: wares({ gold: 3 }), due: 9, state: 'open' }];
    expect(reply('merchant', owes, 0, [])).toEqual({ entry: 'pledge.keep', answer: 1 });
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
    const said = karanorBots.merchant.consider(situation);
    const entry = said === LEAVE ? '' : (said.answer as unknown as MenuAnswer).entry;
    expect(['trade.decline', 'trade.counter', 'trade.accept']).not.toContain(entry);
  });

  test('K-313 an offer to one player is kept until its maker’s next turn, though it pays no more', () => {
    const [g, heard] = offered(wares({ gold: 7 }), wares({ resources: tokens(WINE) }));
    expect(reply('merchant', g, 1, heard)?.entry).not.toBe('trade.withdraw');
    (g.players[1] as { gold: number }).gold = 6;
    expect(reply('merchant', g, 1, heard)).toMatchObject({ entry: 'trade.withdraw' });
  });

  test('K-313 a price that was named in this round stands, unless it was taken up or withdrawn', () => {
    const sold = { give: wares({ resources: tokens(DIAMOND) }), want: wares({ gold: 2 }) };
    const ended = (how: 'countered' | 'accepted' | 'withdrawn'): Event => ({
      type: 'offer-ended',
      offer: 90,
      how,
      seat: how === 'withdrawn' ? 0 : 1,
    });
    const named = (to: Seat, ...after: Event[]): Event[] => [
      {
        type: 'offer-made',
        offer: { ...sold, id: 90, from: 0, to, later: null, note: '', declined: [] },
        answers: 0,
      },
      ...after,
    ];
    const says = (gold: number, before: readonly Event[]): MenuAnswer | null => {
      const [g, heard] = offered(wares({ gold }), sold.give);
      return reply('merchant', g, 0, [...before, ...heard]);
    };
    expect(says(2, [])?.entry).not.toBe('trade.accept');
    for (const before of [named(1), named(ANYONE), named(1, ended('countered'))])
      expect(says(2, before)?.entry).toBe('trade.accept');
    for (const before of [named(2), named(1, ended('accepted')), named(1, ended('withdrawn'))])
      expect(says(2, before)?.entry).not.toBe('trade.accept');
    const turns = [0, 1, 2].map((seat): Event => ({ type: 'turn-began', seat, round: 4 }));
    expect(says(2, named(1, ...turns))?.entry).not.toBe('trade.accept');
    expect(says(1, named(1))?.entry).not.toBe('trade.accept');
  });

  test('a counter is not countered: it is taken or declined', () => {
    const [g, heard] = offered(wares({ resources: tokens(WINE) }), wares({ resources: tokens(DIAMOND) }));
    const made = heard.find((event) => event.type === 'offer-made')!;
    const asCounter = heard.map((event) => (event === made ? { ...made, answers: 99 } : event));
    expect(reply('merchant', g, 0, asCounter)).toMatchObject({ entry: 'trade.decline' });
  });
});

describe('offers of its own', () => {
  /** Plays a game among merchants; seat 0, if deaf, never says a word about trades. */
  function played(
    seed: number,
    isDeaf: boolean,
    moved: (move: Move, g: State) => void,
    each?: (g: State, heard: readonly Event[]) => void,
  ) {
    const { merchant } = karanorBots;
    /** What the seat that spoke last had been told. */
    let heard: readonly Event[] = [];
    const bots = [0, 1, 2, 3].map((seat): typeof merchant => ({
      ...merchant,
      consider(situation) {
        heard = situation.heard;
        return isDeaf && seat === 0 ? LEAVE : merchant.consider(situation);
      },
    }));
    const reading = karanor.readOptions({ players: 4 });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    playOut(karanor, reading.options, seed, bots, {
      limit: 5_000,
      moved,
      each: (g) => each?.(g, heard),
    });
  }

  /** Seat 0 lacks what the two others have twice. */
  function lacking(): State {
    const g = tableAt(3, 4, 0, 8);
    for (const player of g.players)
      Object.assign(player, { gold: 8, resources: [2, 2, 2, 2, 2, 2, 1], prestige: 3 });
    Object.assign(g.players[0]!, { resources: [0, 0, 0, 3, 0, 0, 0] });
    return g;
  }
  const turns = (round: number, ...seats: Seat[]): Event[] =>
    seats.map((seat) => ({ type: 'turn-began', seat, round }));
  const proposed = (g: State, heard: readonly Event[]): Offer | null => {
    const said = reply('merchant', g, 0, heard);
    return said?.entry === 'trade.propose' ? (said.answer as unknown as Offer) : null;
  };

  test.each(['declined', 'withdrawn'] as const)(
    'an offer that was %s is not made again, nor a worse one, while nothing has changed for who was asked',
    (how) => {
      const g = lacking();
      const first = proposed(g, turns(4, 0)) as Offer;
      const { to } = first;
      const kind = first.want.resources.findIndex((n) => n > 0);
      expect(to).not.toBe(ANYONE);
      const offer = { ...first, id: 1, from: 0, later: null, declined: [] };
      const before: Event[] = [
        { type: 'offer-made', offer, answers: 0 },
        { type: 'offer-ended', offer: 1, how, seat: how === 'declined' ? to : 0 },
        ...turns(1, 1, 2),
        ...turns(2, 0, 1, 2),
        ...turns(3, 0, 1, 2),
      ];
      const harvested = (seat: Seat): Event => ({
        type: 'tokens',
        from: 'supply',
        to: seat,
        resource: kind,
        count: 1,
        why: 'harvest',
      });
      // With one token less of what they are asked for they need it more.
      const spent: Event = { ...harvested(to), from: to, to: 'supply' } as Event;
      for (const story of [before, [...before, harvested(3 - to)], [...before, spent]]) {
        const next = proposed(g, [...story, ...turns(4, 0)]) as Offer;
        expect(next.to === to && isNoBetter(next, first)).toBe(false);
      }
      expect(proposed(g, [...before, harvested(to), ...turns(4, 0)])).toEqual(first);
    },
  );

  test('what somebody left on the table for anyone is offered to another alone', () => {
    const open = { to: ANYONE, give: wares({ gold: 2 }), want: wares({ resources: tokens(WINE) }) };
    const g = lacking();
    const made: Event[] = [
      {
        type: 'offer-made',
        offer: { ...open, id: 1, from: 0, later: null, note: '', declined: [] },
        answers: 0,
      },
      { type: 'offer-ended', offer: 1, how: 'withdrawn', seat: 0 },
    ];
    const table = tableOfView(karanor.view(g, 0));
    const harvested: Event = {
      type: 'tokens',
      from: 'supply',
      to: 2,
      resource: WINE,
      count: 1,
      why: 'harvest',
    };
    const isKnown = repetitionsOf(table, 0, [...turns(3, 0), ...made, harvested, ...turns(4, 0)]);
    expect([ANYONE, 1, 2].map((to) => isKnown({ ...open, to }))).toEqual([true, true, false]);
    expect(isKnown({ ...open, give: wares({ gold: 3 }) })).toBe(false);
    expect(isKnown({ ...open, give: wares({ gold: 1 }), to: 1 })).toBe(true);
    const alone = toOneAlone(table, 0, { ...open, why: 'need', worth: 1 });
    expect(alone.map(({ to }) => to)).toEqual([1, 2]);
  });

  test('at a whole table: few, never twice in a turn, every one answered at once, both sides gain', () => {
    let made = 0;
    let accepted = 0;
    let gainful = 0;
    let turn = '';
    let inTurn: string[] = [];
    played(
      72,
      false,
      (move, g) => {
        const { seat, answer } = move;
        const key = `${g.turn.round}:${g.turn.active}`;
        if (key !== turn) [turn, inTurn] = [key, []];
        const { entry, answer: terms } = (answer ?? {}) as unknown as MenuAnswer;
        const verdict = verdictOn(move, g);
        if (verdict !== null) {
          accepted += 1;
          if (verdict.gains.every((gain) => gain > 0)) gainful += 1;
          expect(verdict.isForWinner).toBe(false);
        }
        if (entry !== 'trade.propose') return;
        made += 1;
        const offer = JSON.stringify([seat, terms]);
        expect(inTurn).not.toContain(offer);
        inTurn.push(offer);
        expect(inTurn.length).toBeLessThanOrEqual(3);
      },
      // Before the game goes on everybody has spoken: what is left on the table is for anyone, and declined by all.
      (g) => {
        if (isOpen(g))
          for (const { to, declined } of g.offers) expect([to, declined.length]).toEqual([ANYONE, 3]);
      },
    );
    expect(made).toBeGreaterThan(10);
    expect(accepted).toBeGreaterThanOrEqual(4);
    expect(gainful / accepted).toBeGreaterThan(0.9);
  });

  test('whoever could gain by a new deal is offered one in every round, and is not pressed before they answer', () => {
    const offeredIn = new Set<number>();
    const possibleIn = new Set<number>();
    let last = 0;
    played(
      71,
      true,
      ({ seat, answer }, g) => {
        const { entry, answer: terms } = (answer ?? {}) as unknown as MenuAnswer;
        if (entry !== 'trade.propose') return;
        const { to, give } = terms as unknown as Offer;
        const open = g.offers.filter((offer) => offer.from === seat && offer.to !== ANYONE);
        // Whoever has not answered yet finds what was offered.
        const promised = open.reduce((sum, offer) => afterTrade(sum, noWares(), offer.give), give);
        expect(canGive(waresOf(g.players[seat]!), promised)).toBe(true);
        if (to === 0 || to === ANYONE) offeredIn.add(g.turn.round);
        expect(g.offers.filter((offer) => offer.to === 0).length).toBeLessThanOrEqual(1);
      },
      (g, heard) => {
        last = g.turn.round;
        const { active, actionsUsed } = g.turn;
        if (!isOpen(g) || active === 0 || actionsUsed > 0 || g.endTriggered) return;
        const table = { ...tableOfView(karanor.view(g, active)), offers: [] };
        const before = heard.slice(0, heard.findLastIndex(({ type }) => type === 'turn-began') + 1);
        const isKnown = repetitionsOf(table, active, before);
        const deals = [...sensibleDeals(table, active, MERCHANT), ...openDeals(table, active, MERCHANT)];
        const isForThem = (deal: Deal): boolean => (deal.to === 0 || deal.to === ANYONE) && !isKnown(deal);
        if (deals.some(isForThem)) possibleIn.add(g.turn.round);
      },
    );
    expect(possibleIn.size).toBeGreaterThan(last / 2);
    for (const round of possibleIn) expect(offeredIn.has(round), `round ${round}`).toBe(true);
  });
});
