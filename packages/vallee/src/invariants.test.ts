import { type CardId, canonical, type Move, SPECTATOR, type Viewer, xoshiro } from '@comptoir/kit';
import { explore } from '@comptoir/kit/testing';
import { describe, expect, test } from 'vitest';
import { cardOf, isFolkCard, isJunk, printedValue } from './catalogue.ts';
import type { Decision } from './decisions.ts';
import type { Event } from './events.ts';
import { vallee } from './game.ts';
import { violations } from './invariants.ts';
import type { Options } from './rules/options.ts';
import { EMPTY, type State } from './state.ts';
import { brokenBy, type Step } from './testing/step-claims.ts';
import { table } from './testing/table.ts';

const BASE: Options = {
  players: 2,
  mode: 'solo-stalls',
  folks: 'random',
  firstPlayer: 'random',
  previousLosers: [],
  actionCap: 40,
};
const VARIANTS: readonly [string, Options][] = [
  ['2 players', BASE],
  ['3 players', { ...BASE, players: 3 }],
  ['4 players', { ...BASE, players: 4 }],
  ['teams', { ...BASE, players: 4, mode: 'teams' }],
];
const SEEDS = [11, 12];

/** Every decision of some random games, played once and shared by the tests. */
interface Games {
  readonly broken: readonly string[];
  readonly decisions: number;
  readonly told: ReadonlySet<string>;
}
const played = new Map<string, Games>();

function games(name: string, options: Options): Games {
  const known = played.get(name);
  if (known !== undefined) return known;
  const broken: string[] = [];
  const told = new Set<string>();
  let decisions = 0;
  for (const seed of SEEDS) {
    const turns = new TurnNotes();
    explore(vallee, options, seed, {
      limit: 60_000,
      at: ({ state, decisions: asked, move, number, play }) => {
        decisions += 1;
        const say = (what: string) => broken.push(`seed ${seed}, decision ${number}: ${what}`);
        for (const what of [...violations(state), ...openQuestions(asked)]) say(what);
        if (number % 7 === 0) for (const what of leaks(state, number)) say(what);
        if (number % 11 === 0) for (const what of offers(state, asked)) say(what);
        const before = vallee.clone(state);
        const { after, events } = play();
        for (const event of events) told.add(event.type === 'moved' ? event.why : event.type);
        for (const what of brokenBy({ before, move, events, after })) say(what);
        for (const what of turns.note(before, move, events, after)) say(what);
      },
    });
  }
  const found = { broken, decisions, told };
  played.set(name, found);
  return found;
}

/** What has to be remembered from step to step: I-05, I-13, I-14. */
class TurnNotes {
  readonly wasThrown = new Set<CardId>();
  bonus = 0;
  used = new Set<CardId>();

  note(before: State, move: Move, events: readonly Event[], after: State): string[] {
    const broken: string[] = [];
    for (const event of events) {
      if (event.type === 'moved' && event.to.zone === 'market-discard')
        this.wasThrown.add(event.card as CardId);
      if (event.type === 'technique' && cardOf(event.card).bonus) this.bonus += 1;
      if (event.type === 'passive-used') {
        if (this.used.has(event.card)) broken.push(`I-14: ${event.card} was used twice`);
        this.used.add(event.card);
      }
      // V-183: whoever left the hand may be used again.
      if (event.type === 'moved' && event.from.zone === 'hand') this.used.delete(event.card as CardId);
      if (event.type === 'phase-began' && event.phase === 'clean-up') {
        const done = events.filter((other) => other.type === 'actions-counted').at(0)?.done ?? 0;
        if (done !== 1 + this.bonus) broken.push(`I-13: ${done} actions with ${this.bonus} bonus icons`);
      }
      if (event.type === 'turn-began') {
        this.bonus = 0;
        this.used = new Set();
      }
    }
    const isAction = (move.answer as { entry?: string } | null)?.entry;
    if (isAction === 'passive.use' && after.turn.number === before.turn.number)
      if (after.turn.actionsDone !== before.turn.actionsDone)
        broken.push('I-13: a passive was counted as an action');
    for (const card of [...after.marketDeck, ...after.market])
      if (card !== EMPTY && printedValue(card) === 1 && !this.wasThrown.has(card))
        broken.push(`I-05: ${cardOf(card).id} in the market without having been thrown away`);
    return broken;
  }
}

/** I-20 */
function openQuestions(asked: readonly Decision[]): string[] {
  const [decision, second] = asked;
  if (decision === undefined || second !== undefined) return [`I-20: ${asked.length} open decisions`];
  for (const _ of vallee.answers(decision)) return [];
  return [`I-20: ${decision.id} has no answer`];
}

/** I-17 */
function leaks(g: State, seed: number): string[] {
  const broken: string[] = [];
  const viewers: Viewer[] = [SPECTATOR, ...g.players.keys()];
  for (const viewer of viewers) {
    const v = vallee.view(g, viewer);
    const hidden = new Set<CardId>(g.marketDeck);
    for (const [seat, zones] of g.players.entries()) {
      for (const card of zones.deck) hidden.add(card);
      if (seat === viewer) continue;
      for (const card of zones.hand) hidden.add(card);
      for (const { stored } of zones.planning) for (const card of stored) hidden.add(card);
    }
    if (g.setAside.seenBy !== -1 && g.setAside.seenBy !== viewer)
      for (const card of g.setAside.cards) hidden.add(card);
    const shown = [...(v.looking ?? []), ...(v.proposal ?? [])];
    const told = [...v.market, ...v.marketDiscard, ...v.setAside, ...v.stalls.flat(2)];
    for (const player of v.players) {
      told.push(...player.discard, ...(player.hand ?? []));
      for (const { card, stored } of player.planning) told.push(card, ...stored);
    }
    for (const card of told)
      if (card !== null && hidden.has(card) && !shown.includes(card))
        broken.push(`I-17: ${viewer} sees ${card}`);
    const world = vallee.determinize(g, viewer === SPECTATOR ? [] : [viewer], xoshiro(seed));
    if (canonical(vallee.view(world, viewer)) !== canonical(v))
      broken.push(`I-17: ${viewer} can tell two states apart`);
  }
  return broken;
}

/** I-19 */
function offers(g: State, asked: readonly Decision[]): string[] {
  const broken: string[] = [];
  const before = canonical(g);
  for (const decision of asked) {
    const { seat, id } = decision;
    let tried = 0;
    for (const answer of vallee.answers(decision)) {
      if (vallee.judge(g, { seat, id, answer }) !== null) broken.push(`I-19: ${id} is offered but refused`);
      vallee.apply(vallee.clone(g), { seat, id, answer });
      if (++tried === 5) break;
    }
    for (const answer of [null, 99_999, [99_999], { entry: 'inventory.discard', answer: [99_999] }, 'junk?'])
      if (vallee.judge(g, { seat, id, answer }) === null)
        broken.push(`I-19: ${id} accepts ${JSON.stringify(answer)}`);
  }
  if (canonical(g) !== before) broken.push('I-19: judging changed the state');
  return broken;
}

describe.each(VARIANTS)('random play, %s', (name, options) => {
  const holds = (id: string): void => {
    const { broken, decisions } = games(name, options);
    expect(broken.filter((what) => what.includes(id))).toEqual([]);
    expect(decisions).toBeGreaterThan(100);
  };

  test('I-01 every card is in exactly one zone, and the folk cards never change', () => holds('I-01'));
  test('I-02 Junk is counted, and created only in need', () => holds('I-02'));
  test('I-04 no Junk in the market, only Junk in the reserve', () => holds('I-04'));
  test('I-05 value-1 cards reach the market only after having been thrown away', () => holds('I-05'));
  test('I-06 after clean-up the market has no gaps and is full if it can be', () => holds('I-06'));
  test('I-07 after clean-up the hand reaches its limit', () => holds('I-07'));
  test('I-08 hands of others never grow and shrink only by attack or help', () => holds('I-08'));
  test('I-09 stacks are built in order with the right sum and never change their size', () => holds('I-09'));
  test('I-10 the game is over exactly with the last stack', () => holds('I-10'));
  test('I-11 every payment is minimal and moves exactly its cards', () => holds('I-11'));
  test('I-12 between actions nothing is being resolved', () => holds('I-12'));
  test('I-13 as many actions as the first and the bonus icons give', () => holds('I-13'));
  test('I-14 no passive twice in one turn', () => holds('I-14'));
  test('I-15 discards get into decks only by need or by their text', () => holds('I-15'));
  test('I-16 discards keep their order', () => holds('I-16'));
  test('I-17 views hold nothing hidden', () => holds('I-17'));
  test('I-19 what is offered is accepted, what is not is refused without a trace', () => holds('I-19'));
  test('I-20 exactly one decision is open', () => holds('I-20'));
  test('I-21 nothing of a turn lasts into the next', () => holds('I-21'));
  test('I-22 thrown-away cards go where they belong', () => holds('I-22'));

  test('nothing else is broken, and the games were rich enough to tell', () => {
    const { broken, told } = games(name, options);
    expect(broken).toEqual([]);
    const rich = [
      'purchase',
      'stack',
      'inventory',
      'technique',
      'passive-used',
      'reshuffled',
      'thrown-away',
      'won',
    ];
    expect(rich.filter((what) => !told.has(what))).toEqual([]);
    if (options.mode === 'teams') expect(told).toContain('help-given');
  });

  test('I-03 after set-up: five in hand, five in the deck, a full market, the sizes of V-021', () => {
    const sizes = { '2 players': [28, 6], '3 players': [39, 2], '4 players': [50, 0], teams: [39, 0] };
    for (const seed of SEEDS) {
      const g = vallee.setup(seed, options);
      for (const { hand, deck } of g.players) expect([hand.length, deck.length]).toEqual([5, 5]);
      expect(g.market.every(isFolkCard)).toBe(true);
      expect([g.marketDeck.length, g.junkReserve.length]).toEqual(sizes[name as keyof typeof sizes]);
      expect(g.marketDeck.every((card) => printedValue(card) > 1)).toBe(true);
    }
  });

  test('I-18 the same configuration, seed and answers give the same states and story', () => {
    const moves: Move[] = [];
    const told: Event[] = [];
    const end = explore(vallee, options, 21, {
      limit: 60_000,
      at: ({ move, play }) => {
        moves.push(move);
        told.push(...play().events);
      },
    });
    const again = vallee.setup(21, options);
    const retold: Event[] = [];
    for (const move of moves) vallee.apply(again, move, retold);
    expect(vallee.hash(again)).toBe(vallee.hash(end));
    expect(canonical(retold)).toBe(canonical(told));
  });
});

describe('the checks can fail', () => {
  const folks = ['echidnas', 'hares', 'monitors'];
  const sound = () =>
    table(2, { folks })
      .hand(0, 'junk', 'junk', 'umbrella')
      .hand(1, 'festival', 'junk')
      .deck(0, 'delicacy', 'junk')
      .discard(0, 'umbrella', 'history-lesson', 'junk')
      .market('barometer', 'festival')
      .marketDeck('calendar', 'duplicate-entry', 'refreshing-drink')
      .marketDiscard('bad-omen', 'delicacy').g;
  const harm = (hurt: (g: State) => void): string => {
    const g = sound();
    expect(violations(g)).toEqual([]);
    hurt(g);
    return violations(g).join();
  };

  test.each<[string, (g: State) => void]>([
    ['I-01', (g) => g.players[0]?.hand.push(g.players[1]?.hand[0] as CardId)],
    ['I-01', (g) => g.box.pop()],
    ['I-02', (g) => (g.junkCreated += 1)],
    ['I-04', (g) => g.marketDeck.push(g.junkReserve.pop() as CardId)],
    ['I-04', (g) => g.junkReserve.push(g.marketDeck.pop() as CardId)],
    ['I-09', (g) => g.stalls[0]?.push([g.junkReserve.pop() as CardId])],
    ['I-09', (g) => g.stalls[0]?.push([])],
    ['I-10', (g) => (g.winner = 1)],
    ['I-12', (g) => g.setAside.cards.push(g.marketDeck.pop() as CardId)],
    ['I-12', (g) => g.players[1]?.planning.push({ card: g.marketDeck.pop() as CardId, stored: [] })],
    ['I-13', (g) => (g.turn.pendingActions = -1)],
    ['I-14', (g) => g.turn.used.push(3, 3)],
    ['I-21', (g) => (g.turn.handBonus = 1)],
  ])('%s in a state', (id, hurt) => expect(harm(hurt)).toContain(id));

  /** The end of a turn, told with a state or a story that did not happen. */
  const doctor = (hurt: (step: { after: State; events: Event[]; before: State }) => void): string => {
    const before = sound();
    vallee.apply(before, { seat: 0, id: 'action', answer: { entry: 'inventory.discard', answer: [] } });
    const after = vallee.clone(before);
    const events: Event[] = [];
    const move: Move = { seat: 0, id: 'turn.continue', answer: { entry: 'turn.end', answer: null } };
    vallee.apply(after, move, events);
    const step: Step = { before, move, events, after };
    expect(brokenBy(step)).toEqual([]);
    hurt({ before, after, events });
    return brokenBy(step).join();
  };
  const junk = () => sound().junkReserve[0] as CardId;

  test.each<[string, (step: { after: State; events: Event[]; before: State }) => void]>([
    ['I-01', ({ after }) => after.marketDiscard.pop()],
    ['I-02', ({ after }) => (after.junkCreated += 1)],
    [
      'I-02',
      ({ after, events }) => {
        after.junkCreated += 1;
        const to = { zone: 'hand', seat: 0 } as const;
        events.unshift({
          type: 'moved',
          why: 'filled',
          card: 1020,
          from: { zone: 'nowhere' },
          to,
          seenBy: null,
        });
      },
    ],
    ['I-06', ({ after }) => (after.market[1] = EMPTY)],
    ['I-06', ({ after }) => after.market.reverse().fill(EMPTY, 0, 2)],
    ['I-07', ({ after }) => after.players[0]?.hand.splice(0, 3)],
    [
      'I-08',
      ({ events }) => {
        const from = { zone: 'junk-reserve' } as const;
        const to = { zone: 'hand', seat: 1 } as const;
        events.unshift({ type: 'moved', why: 'taken', card: junk(), from, to, seenBy: null });
      },
    ],
    ['I-09', ({ after }) => after.stalls[1]?.push([after.marketDeck[0] as CardId])],
    ['I-10', ({ after }) => (after.winner = 0)],
    [
      'I-15',
      ({ events }) =>
        events.unshift({
          type: 'reshuffled',
          from: { zone: 'discard', seat: 0 },
          into: { zone: 'deck', seat: 0 },
        }),
    ],
    ['I-16', ({ after }) => after.marketDiscard.reverse()],
    ['I-21', ({ after }) => (after.turn.handBonus = 2)],
    [
      'I-22',
      ({ events, before }) => {
        const from = { zone: 'hand', seat: 0 } as const;
        const card = before.players[0]?.hand.find(isJunk) as CardId;
        events.unshift({
          type: 'moved',
          why: 'thrown-away',
          card,
          from,
          to: { zone: 'market-discard' },
          seenBy: null,
        });
      },
    ],
  ])('%s in a change', (id, hurt) => expect(doctor(hurt)).toContain(id));
});
