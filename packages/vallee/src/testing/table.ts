import {
  below,
  type CardId,
  canonical,
  cloneRng,
  type Json,
  type Move,
  type Refusal,
  type Rng,
  type Seat,
  xoshiro,
} from '@comptoir/kit';
import type { Decision, Entry, Offer, Purchase } from '../decisions.ts';
import type { Event, Face } from '../events.ts';
import { vallee } from '../game.ts';
import { coinsOf, effectiveValue, stallOf } from '../questions.ts';
import { HARE_DIE } from '../rules/die.ts';
import { type Edition, EMPTY, type Mode, type State } from '../state.ts';
import { clearTable, nameOf, namesOf, pickByName, pileNames, takeAll, takeByName } from './cards-by-name.ts';

/**
 * Scenarios that talk like players. `table(2)` is a real game at its first `action`, with a cleared table: hands, decks,
 * discards and market are empty until the scenario lays cards there, all Junk is in the reserve. Cards are named by
 * their ids; in every pile the first name is the top. After each move the invariants are checked, and the state goes
 * through JSON, so that nothing can hide outside of it.
 */
export interface TableOptions {
  readonly mode?: Mode;
  readonly edition?: Edition;
  readonly folks?: readonly string[];
  readonly first?: Seat;
  readonly actionCap?: number;
  readonly seed?: number;
  /** Whether pauses are kept in which nothing can be used; otherwise the turn is ended there (V-044). */
  readonly pauses?: boolean;
}

const FOLKS = ['monitors', 'lemurs', 'magpies', 'echidnas', 'hares', 'tree-kangaroos'];
type Name = string | number;

export type Table = ReturnType<typeof table>;

export function table(players: number, options: TableOptions = {}) {
  const { mode = 'solo-stalls', first = 0, actionCap = null, seed = 1 } = options;
  const wanted = mode === 'teams' ? 4 : players + 1;
  const chosen = [...(options.folks ?? [])];
  for (const folk of FOLKS) if (chosen.length < wanted && !chosen.includes(folk)) chosen.push(folk);
  let g: State = vallee.setup(seed, {
    players,
    mode,
    folks: chosen,
    firstPlayer: first,
    previousLosers: [],
    actionCap,
    ...(options.edition === undefined ? {} : { edition: options.edition }),
  });
  clearTable(g);
  let events: Event[] = [];

  const zones = (seat: Seat) => g.players[seat] as State['players'][number];
  const asked = (): Decision => {
    const [decision] = vallee.decisions(g);
    if (decision === undefined) throw new Error('the game is over');
    return decision;
  };
  const entryOf = (id: string): Entry => {
    const decision = asked();
    const entries: readonly Entry[] = decision.kind === 'menu' ? decision.entries : [decision];
    const entry = entries.find((candidate) => candidate.id === id);
    if (entry === undefined)
      throw new Error(`${id} is not offered, only ${entries.map((other) => other.id).join(', ')}`);
    return entry;
  };
  /** Cards of a question, whatever its kind. */
  const offered = (entry: Decision): readonly CardId[] => {
    switch (entry.kind) {
      case 'pick-cards':
        return entry.from;
      case 'order-cards':
      case 'purchase':
      case 'stack':
        return entry.cards;
      default:
        throw new Error(`${entry.id} does not ask for cards`);
    }
  };
  const play = (move: Move): void => {
    const refused = vallee.judge(g, move);
    if (refused !== null)
      throw new Error(`${move.id} ${JSON.stringify(move.answer)} is refused: ${JSON.stringify(refused)}`);
    events = [];
    vallee.apply(g, move, events);
    const broken = vallee.violations(g);
    if (broken.length > 0) throw new Error(broken.join('; '));
    g = JSON.parse(JSON.stringify(g)) as State;
    endTurn();
  };
  const endTurn = (): void => {
    const [pause] = options.pauses ? [] : vallee.decisions(g);
    if (pause?.id !== 'turn.continue' || pause.kind !== 'menu') return;
    if (pause.entries.some(({ id }) => id === 'passive.use')) return;
    const goesOn = pause.entries.some(({ id }) => id === 'turn.go-on');
    const told = events;
    play({
      seat: pause.seat,
      id: pause.id,
      answer: { entry: goesOn ? 'turn.go-on' : 'turn.end', answer: null },
    });
    events = [...told, ...events];
  };
  const say = (answer: Json): void => play({ seat: asked().seat, id: asked().id, answer });
  const enter = (entry: string, answer: Json): void => say({ entry, answer });
  const named = (entry: string, names: readonly Name[]): CardId[] =>
    pickByName(offered(entryOf(entry)), names);

  const t = {
    /** The state itself, for what cannot be said by name. */
    get g(): State {
      return g;
    },
    /** What the last move told. */
    get events(): readonly Event[] {
      return events;
    },

    // Laying out.
    hand(seat: Seat, ...names: string[]) {
      zones(seat).hand.push(...takeAll(g, names));
      return t;
    },
    /** From the top. */
    deck(seat: Seat, ...names: string[]) {
      zones(seat).deck.unshift(...takeAll(g, names).reverse());
      return t;
    },
    /** From the top. */
    discard(seat: Seat, ...names: string[]) {
      zones(seat).discard.unshift(...takeAll(g, names).reverse());
      return t;
    },
    /** Stacks in the order of their building. */
    stall(seat: Seat, stacks: readonly (readonly string[])[]) {
      for (const stack of stacks) (g.stalls[stallOf(g, seat)] as CardId[][]).push(takeAll(g, stack));
      return t;
    },
    /** From slot 0, the rightmost; null leaves a slot empty. */
    market(...names: (string | null)[]) {
      names.forEach((name, slot) => {
        g.market[slot] = name === null ? EMPTY : takeByName(g, name);
      });
      return t;
    },
    marketDeck(...names: string[]) {
      g.marketDeck.unshift(...takeAll(g, names).reverse());
      return t;
    },
    marketDiscard(...names: string[]) {
      g.marketDiscard.unshift(...takeAll(g, names).reverse());
      return t;
    },
    /** A technique in the planning area with cards stored on it. */
    store(seat: Seat, technique: string, ...stored: string[]) {
      zones(seat).planning.push({ card: takeByName(g, technique), stored: takeAll(g, stored) });
      return t;
    },
    /** V-350 */
    coins(seat: Seat, count: number) {
      (g.coins as number[])[seat] = count;
      return t;
    },
    /** A technique that was played on an earlier turn and waits to be finished (V-355). */
    plan(seat: Seat, technique: string) {
      zones(seat).planning.push({ card: takeByName(g, technique), stored: [] });
      return t;
    },
    /** Leaves this many Junk in the reserve; the others stay in the box. */
    reserve(count: number) {
      g.box.push(...g.junkReserve.splice(count));
      return t;
    },
    /** Seeds the generator so that its next draws have this property. */
    luck(fits: (rng: Rng) => boolean) {
      for (let attempt = 1; attempt < 1_000_000; attempt++) {
        const rng = xoshiro(attempt);
        if (!fits(cloneRng(rng))) continue;
        g.rng = rng;
        return t;
      }
      throw new Error('no seed is that lucky');
    },
    /** The next rolls of the die. */
    faces(...faces: Face[]) {
      return t.luck((rng) => faces.every((face) => HARE_DIE[below(rng, HARE_DIE.length)] === face));
    },
    /** The next rolls of a die with these faces. */
    rolls(die: readonly number[], ...results: number[]) {
      return t.luck((rng) => results.every((result) => die[below(rng, die.length)] === result));
    },
    /** The next random choice among n. */
    random(n: number, index: number) {
      return t.luck((rng) => below(rng, n) === index);
    },

    // Playing: entries of `action` and `turn.continue`.
    technique(name: Name) {
      enter('technique.play', named('technique.play', [name]));
      return t;
    },
    /** `values` where they are not the lowest ones, in the order of the payment (V-066). */
    buy(slot: number, payment: readonly Name[], values?: readonly number[]) {
      enter('market.buy', t.payment(slot, payment, values));
      return t;
    },
    build(...names: Name[]) {
      enter('stall.build', named('stall.build', names));
      return t;
    },
    askHelp(...names: Name[]) {
      enter('stall.ask-help', named('stall.ask-help', names));
      return t;
    },
    help(...names: Name[]) {
      enter('stall.add', named('stall.add', names));
      return t;
    },
    decline() {
      enter('stall.decline', null);
      return t;
    },
    inventory(...names: Name[]) {
      enter('inventory.discard', named('inventory.discard', names));
      return t;
    },
    /** V-355: finishes a planned technique with these cards, and with coins for the rest. */
    finish(name: string, payment: readonly Name[]) {
      const { card } = (entryOf('technique.finish') as Purchase).offers.find(
        (offer) => nameOf(offer.card) === name,
      ) as Offer;
      enter('technique.finish', t.payment(card, payment));
      return t;
    },
    /** V-352: spends an amount with these cards, and with coins for the rest. */
    spend(amount: number, ...payment: Name[]) {
      say(t.payment(amount, payment));
      return t;
    },
    use(name: Name) {
      enter('passive.use', named('passive.use', [name]));
      return t;
    },
    goOn() {
      enter('turn.go-on', null);
      return t;
    },
    endTurn() {
      enter('turn.end', null);
      return t;
    },
    /** Answers of the other questions: names for cards, anything else as it is. */
    choose(...names: Name[]) {
      say(pickByName(offered(asked()), names));
      return t;
    },
    answer(answer: Json) {
      say(answer);
      return t;
    },

    // Answers and moves to be judged.
    payment(slot: number, payment: readonly Name[], values?: readonly number[]): Json {
      const cards = pickByName(zones(g.turn.active).hand, payment);
      return { slot, cards, values: values ? [...values] : cards.map((card) => effectiveValue(g, card)) };
    },
    move(entry: string, answer: Json): Move {
      return { seat: asked().seat, id: asked().id, answer: { entry, answer } };
    },
    /** What is said against a move; it must leave no trace. */
    refuses(move: Move): Refusal {
      const before = canonical(g);
      const refused = vallee.judge(g, move);
      if (refused === null) throw new Error(`${move.id} ${JSON.stringify(move.answer)} is not refused`);
      if (canonical(g) !== before) throw new Error('a refused move changed the state');
      return refused;
    },
    why(seat: Seat, entry: string, answer: Json): Refusal | null {
      return vallee.why(g, seat, { entry, answer });
    },

    // Looking.
    asked,
    /** The question in short: who, what, and its options by name. */
    question(): { seat: Seat; id: string; source: string | null; options: Json } {
      const decision = asked();
      const { seat, id, source } = decision;
      return { seat, id, source, options: optionsOf(decision) };
    },
    isOver: () => vallee.decisions(g).length === 0,
    entries(): string[] {
      const decision = asked();
      return decision.kind === 'menu' ? decision.entries.map((entry) => entry.id) : [decision.id];
    },
    offers: (entry: string): string[] => namesOf(offered(entryOf(entry))),
    entry: entryOf,
    id(seat: Seat, name: string): CardId {
      return pickByName(zones(seat).hand, [name])[0] as CardId;
    },
    coinsOf: (seat: Seat): number => coinsOf(g, seat),
    handOf: (seat: Seat): string[] => namesOf(zones(seat).hand),
    deckOf: (seat: Seat): string[] => pileNames(zones(seat).deck),
    discardOf: (seat: Seat): string[] => pileNames(zones(seat).discard),
    planningOf: (seat: Seat): Record<string, string[]> =>
      Object.fromEntries(zones(seat).planning.map(({ card, stored }) => [nameOf(card), namesOf(stored)])),
    stallOf: (seat: Seat): string[][] => (g.stalls[stallOf(g, seat)] as CardId[][]).map(namesOf),
    marketNow: (): (string | null)[] => g.market.map((card) => (card === EMPTY ? null : nameOf(card))),
    marketDeckNow: (): string[] => pileNames(g.marketDeck),
    marketDiscardNow: (): string[] => pileNames(g.marketDiscard),
    /** Types of the events of the last move. */
    told: (): string[] => events.map((event) => event.type),
    has: (type: Event['type']): boolean => events.some((event) => event.type === type),
  };
  return t;
}

function optionsOf(decision: Decision): Json {
  switch (decision.kind) {
    case 'pick-cards':
      return namesOf(decision.from);
    case 'order-cards':
    case 'purchase':
    case 'stack':
      return namesOf(decision.cards);
    case 'pick-seat':
      return [...decision.from];
    case 'pick-number':
      return [decision.min, decision.max];
    case 'pick-option':
      return [...decision.options];
    case 'menu':
      return decision.entries.map((entry) => entry.id);
    default:
      return null;
  }
}
