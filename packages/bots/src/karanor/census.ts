import {
  BLACK_MARKET,
  content,
  type Decision,
  type Event,
  type Options,
  PRESTIGE_SOURCES,
  type PrestigeSource,
  passGoesWithoutSaying,
  prestigeSource,
  SHOPS,
  type State,
  type View,
} from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import type { Bot, Situation } from '../bot.ts';
import type { Census } from '../players.ts';
import { verdictOn } from './verdicts.ts';

type KaranorBot = Bot<State, Decision, Event, View, Options>;
type Asked = Situation<State, Decision, Event, View, Options>;

/** What many games among bots come to; every mean is per game. */
interface Figures {
  readonly rounds: number;
  /** Rounds of the longest game. */
  readonly longest: number;
  /** By seat: questions of response windows that a person would have been asked. */
  readonly windowsPerSeat: readonly number[];
  readonly trades: number;
  readonly judgedTrades: JudgedTrades;
  readonly offers: number;
  readonly cards: number;
  /** Associates taken on by the action of K-122. */
  readonly recruits: number;
  /** Wins over the fair share. */
  readonly byStory: Readonly<Record<string, number>>;
  readonly byCity: Readonly<Record<string, number>>;
  /** Share of all prestige gained. */
  readonly bySource: Readonly<Record<PrestigeSource, number>>;
  /** How often whoever got a card made use of it: shops built, quests completed, black-market cards played. */
  readonly doneRate: Readonly<Record<string, number>>;
  /** Options taken, of all times their quest was completed. */
  readonly optionRate: Readonly<Record<string, readonly number[]>>;
}

/** Trades as masters judge them, by share of all; those that should never happen by number. */
interface JudgedTrades {
  readonly bothGain: number;
  readonly feedsLeader: number;
  readonly withWinner: number;
}

class Tally {
  readonly #counts = new Map<string, { hits: number; of: number }>();
  add(key: string, hits: number, of = 1): void {
    const found = this.#counts.get(key) ?? { hits: 0, of: 0 };
    this.#counts.set(key, { hits: found.hits + hits, of: found.of + of });
  }
  rates(scale = 1): Record<string, number> {
    const sorted = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([key, { hits, of }]) => [key, round((scale * hits) / of)]));
  }
}
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Keeps its black-market cards and lets every window pass: what a patient person is asked can be counted. */
function patient(bot: KaranorBot): KaranorBot {
  const blind = (situation: Asked): Asked => {
    const { decision } = situation;
    if (decision.kind !== 'menu') return situation;
    return {
      ...situation,
      decision: { ...decision, entries: decision.entries.filter(({ id }) => id !== 'card') },
    };
  };
  return {
    id: bot.id,
    answer: (situation) =>
      situation.decision.id === 'window' ? { entry: 'pass', answer: null } : bot.answer(blind(situation)),
    consider: (situation) => bot.consider(blind(situation)),
  };
}

interface KaranorCensus extends Census<State, Decision, Event, View, Options> {
  figures(): Figures;
}

/** Counts what happens in games among these bots. */
export function census(bots: readonly KaranorBot[], isPatient: boolean): KaranorCensus {
  const players = bots.length;
  const stories = new Tally();
  const cities = new Tally();
  const done = new Tally();
  const options = new Map<string, number[]>();
  const windows = bots.map(() => 0);
  const prestige: Record<PrestigeSource, number> = { shop: 0, quest: 0, delivery: 0, villa: 0, other: 0 };
  const sums = { games: 0, rounds: 0, longest: 0, trades: 0, offers: 0, cards: 0, recruits: 0 };
  const judged = { trades: 0, bothGain: 0, feedsLeader: 0, withWinner: 0 };
  /** What each seat was told in the game that is going on. */
  const heard: (readonly Event[])[] = bots.map(() => []);

  const watched = bots.map((bot, seat): KaranorBot => {
    const player = isPatient && seat === 0 ? patient(bot) : bot;
    return {
      id: bot.id,
      answer(situation) {
        heard[seat] = situation.heard;
        if (situation.decision.id === 'window' && !passGoesWithoutSaying(situation.decision, situation.view))
          windows[seat] = (windows[seat] ?? 0) + 1;
        return player.answer(situation);
      },
      consider(situation) {
        heard[seat] = situation.heard;
        return player.consider(situation);
      },
    };
  });

  function countEvents(seat: Seat, event: Event): void {
    // Public facts are told to everybody: they are counted once.
    if (seat === 0) {
      if (event.type === 'prestige' && event.by > 0) prestige[prestigeSource(event.why)] += event.by;
      else if (event.type === 'traded') sums.trades += 1;
      else if (event.type === 'offer-made') sums.offers += 1;
      else if (event.type === 'action' && event.action === 'recruit') sums.recruits += 1;
      else if (event.type === 'card-declared') {
        sums.cards += 1;
        done.add(`black-market:${BLACK_MARKET[event.card]?.id}`, 1);
      } else if (event.type === 'quest-chosen') {
        const id = questId(event.card);
        const taken = options.get(id) ?? [];
        taken[event.option - 1] = (taken[event.option - 1] ?? 0) + 1;
        options.set(id, taken);
        if (!event.immediate) done.add(`quest:${id}`, 1, 0);
      }
    }
    if (event.type === 'moved' && event.pile === 'quest' && event.card !== null)
      if (event.to.at === 'hand' && event.to.seat === seat) done.add(`quest:${questId(event.card)}`, 0);
  }

  return {
    bots: watched,
    moved(move, state) {
      const verdict = verdictOn(move, state);
      if (verdict === null) return;
      judged.trades += 1;
      if (verdict.gains.every((gain) => gain > 0)) judged.bothGain += 1;
      if (verdict.feedsLeader) judged.feedsLeader += 1;
      if (verdict.isForWinner) judged.withWinner += 1;
    },
    ended(state, outcome) {
      sums.games += 1;
      sums.rounds += state.turn.round;
      sums.longest = Math.max(sums.longest, state.turn.round);
      for (const [seat, story] of heard.entries()) for (const event of story) countEvents(seat, event);
      for (const [seat, player] of state.players.entries()) {
        const won = outcome?.winners.includes(seat) ? 1 / outcome.winners.length : 0;
        stories.add(content.stories[player.story]?.id ?? '', won);
        cities.add(content.map.territories[player.city]?.id ?? '', won);
        for (const card of player.shopCards) if (card >= 0) done.add(`shop:${SHOPS[card]?.id}`, 1);
        for (const card of player.shopHand) done.add(`shop:${SHOPS[card]?.id}`, 0);
        for (const card of player.blackHand) done.add(`black-market:${BLACK_MARKET[card]?.id}`, 0);
      }
      heard.fill([]);
    },
    figures() {
      const games = Math.max(1, sums.games);
      const total = Math.max(
        1,
        PRESTIGE_SOURCES.reduce((sum, source) => sum + prestige[source], 0),
      );
      const share = (source: PrestigeSource): number => round(prestige[source] / total);
      return {
        rounds: round(sums.rounds / games),
        longest: sums.longest,
        windowsPerSeat: windows.map((n) => round(n / games)),
        trades: round(sums.trades / games),
        judgedTrades: {
          bothGain: round(judged.bothGain / Math.max(1, judged.trades)),
          feedsLeader: round(judged.feedsLeader / Math.max(1, judged.trades)),
          withWinner: judged.withWinner,
        },
        offers: round(sums.offers / games),
        cards: round(sums.cards / games),
        recruits: round(sums.recruits / games),
        byStory: stories.rates(players),
        byCity: cities.rates(players),
        bySource: {
          shop: share('shop'),
          quest: share('quest'),
          delivery: share('delivery'),
          villa: share('villa'),
          other: share('other'),
        },
        doneRate: done.rates(),
        optionRate: Object.fromEntries(
          [...options].map(([id, taken]) => {
            const all = taken.reduce((sum, n = 0) => sum + n, 0);
            return [id, Array.from(taken, (n = 0) => round(n / all))];
          }),
        ),
      };
    },
  };
}

const questId = (card: number): string => [...content.quests, ...content.followUps][card]?.id ?? '';
