import type { CardId } from '@comptoir/kit';
import {
  cardOf,
  type Decision,
  type Event,
  folkOf,
  isFolkCard,
  type Options,
  type State,
  setOf,
  stallOf,
  type View,
} from '@comptoir/vallee';
import type { Bot } from '../bot.ts';
import type { Census } from '../players.ts';

/** How often the one who held most cards of a folk, or of two folks together, was among the winners. */
export interface Followed {
  /** Games in which one stall held more of them than every other. */
  readonly games: number;
  readonly wins: number;
}

/** What many games among bots come to. */
interface Figures {
  readonly rounds: number;
  readonly longest: number;
  /** Every card: how often it was used per game with its folk. */
  readonly uses: Readonly<Record<string, number>>;
  /** The same per game in which somebody had it in hand on their turn. */
  readonly usesInHand: Readonly<Record<string, number>>;
  readonly folks: Readonly<Record<string, Followed>>;
  /** By two names with a plus between them. */
  readonly pairs: Readonly<Record<string, Followed>>;
}

type ValleyBot = Bot<State, Decision, Event, View, Options>;

/** Cards that do their work by lying in a stack. */
function worksInStack(card: CardId): boolean {
  const { stack, handLimit, stallJunk } = cardOf(card);
  return stack !== undefined || handLimit?.from === 'stall' || stallJunk !== undefined;
}

/** Cards whose ability an event makes use of. */
function* usedIn(event: Event): Generator<CardId> {
  switch (event.type) {
    case 'technique':
    case 'passive-used':
    case 'finished':
      yield event.card;
      break;
    case 'shown':
      if (cardOf(event.card).reaction !== undefined) yield event.card;
      break;
    case 'value-changed':
      // V-315: a card that counts as another one.
      if (event.how === 'copy') yield event.card;
      break;
    case 'purchase':
      if (cardOf(event.card).bought !== undefined) yield event.card;
      for (const card of event.cards) if (cardOf(card).payment !== undefined) yield card;
      break;
    case 'stack':
      for (const card of event.cards) if (worksInStack(card)) yield card;
      break;
    default:
  }
}

/** How many cards of each folk lie in a stall or with those who build it. */
function holdings(g: State): Map<string, number>[] {
  const held = g.stalls.map(() => new Map<string, number>());
  const count = (stall: number, card: CardId): void => {
    if (!isFolkCard(card)) return;
    const folk = folkOf(card) as string;
    held[stall]?.set(folk, (held[stall]?.get(folk) ?? 0) + 1);
  };
  g.stalls.forEach((stacks, stall) => {
    for (const card of stacks.flat()) count(stall, card);
  });
  g.players.forEach((zones, seat) => {
    const { deck, hand, discard, planning, kept = [] } = zones;
    const stored = planning.flatMap((planned) => [planned.card, ...planned.stored]);
    for (const card of [...deck, ...hand, ...discard, ...stored, ...kept]) count(stallOf(g, seat), card);
  });
  return held;
}

/** The one place with the highest number; null if two share it. */
function leader(numbers: readonly number[]): number | null {
  const most = Math.max(...numbers);
  const at = numbers.indexOf(most);
  return numbers.lastIndexOf(most) === at ? at : null;
}

function added(to: Map<string, Followed>, key: string, won: boolean): void {
  const { games, wins } = to.get(key) ?? { games: 0, wins: 0 };
  to.set(key, { games: games + 1, wins: wins + (won ? 1 : 0) });
}

/** In alphabetical order, so that a figure has the same place in every report. */
const sorted = <T>(map: ReadonlyMap<string, T>): Record<string, T> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));

interface ValleyCensus extends Census<State, Decision, Event, View, Options> {
  figures(): Figures;
}

/** Counts what cards are used and which folks winners hold in games among these bots. */
export function census(bots: readonly ValleyBot[]): ValleyCensus {
  let games = 0;
  let turns = 0;
  let longest = 0;
  const uses = new Map<string, number>();
  const played = new Map<string, number>();
  const folks = new Map<string, Followed>();
  const pairs = new Map<string, Followed>();
  /** What has been told in the game that is going on. */
  let heard: readonly Event[] = [];
  const held = new Set<string>();
  /** Cards that somebody has had in hand in the game that is going on; and in how many games each was. */
  const inHand = new Set<string>();
  const had = new Map<string, number>();

  const use = (card: CardId): void => {
    const { id } = cardOf(card);
    uses.set(id, (uses.get(id) ?? 0) + 1);
  };
  /** V-162: a card that raises the hand limit from the hand works at the end of a turn, once in each. */
  function countHeld({ turn, players }: View, seat: number): void {
    for (const card of players[seat]?.hand ?? [])
      if (cardOf(card).handLimit?.from === 'hand' && !held.has(`${turn.number} ${card}`)) {
        held.add(`${turn.number} ${card}`);
        use(card);
      }
  }

  const watched = bots.map(
    (bot): ValleyBot => ({
      id: bot.id,
      answer(situation) {
        if (situation.heard.length > heard.length) heard = situation.heard;
        if (situation.decision.id === 'turn.continue') countHeld(situation.view, situation.seat);
        if (situation.decision.id === 'action')
          for (const card of situation.view.players[situation.seat]?.hand ?? []) inHand.add(cardOf(card).id);
        return bot.answer(situation);
      },
      consider: (situation) => bot.consider(situation),
    }),
  );

  function countHoldings(g: State, winners: readonly number[]): void {
    const won = new Set(winners.map((seat) => stallOf(g, seat)));
    const held = holdings(g);
    const follow = (to: Map<string, Followed>, names: readonly string[]): void => {
      const first = leader(held.map((of) => names.reduce((sum, folk) => sum + (of.get(folk) ?? 0), 0)));
      if (first !== null) added(to, names.join('+'), won.has(first));
    };
    g.config.folks.forEach((folk, at) => {
      follow(folks, [folk]);
      for (const other of g.config.folks.slice(at + 1)) follow(pairs, [folk, other]);
    });
  }

  return {
    bots: watched,
    ended(g, outcome) {
      const rounds = g.turn.number / g.players.length;
      games += 1;
      turns += rounds;
      longest = Math.max(longest, rounds);
      for (const folk of g.config.folks) played.set(folk, (played.get(folk) ?? 0) + 1);
      for (const event of heard) for (const card of usedIn(event)) use(card);
      if (outcome !== null) countHoldings(g, outcome.winners);
      for (const id of inHand) had.set(id, (had.get(id) ?? 0) + 1);
      heard = [];
      held.clear();
      inHand.clear();
    },
    figures() {
      const rates = new Map<string, number>();
      const inHandRates = new Map<string, number>();
      for (const [folk, times] of played)
        for (const { id } of setOf(folk).cards) {
          rates.set(id, round((uses.get(id) ?? 0) / times));
          inHandRates.set(id, round((uses.get(id) ?? 0) / Math.max(1, had.get(id) ?? 0)));
        }
      return {
        rounds: round(turns / Math.max(1, games)),
        longest: round(longest),
        uses: sorted(rates),
        usesInHand: sorted(inHandRates),
        folks: sorted(folks),
        pairs: sorted(pairs),
      };
    },
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
