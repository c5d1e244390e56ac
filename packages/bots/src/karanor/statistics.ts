import {
  content,
  type Event,
  karanor,
  type Options,
  PRESTIGE_SOURCES,
  type PrestigeSource,
  prestigeSource,
  type State,
} from '@comptoir/karanor';
import { playOut } from '../play-out.ts';
import { type Rate, rateOf } from '../rate.ts';
import { greedyKaranor } from './greedy.ts';

export interface KaranorStatistics {
  readonly games: number;
  readonly rounds: { readonly mean: number; readonly low: number; readonly high: number };
  readonly winsBySeat: readonly Rate[];
  readonly winsByCity: Readonly<Record<string, Rate>>;
  readonly winsByStory: Readonly<Record<string, Rate>>;
  /** Share of all prestige gained. */
  readonly prestige: Readonly<Record<PrestigeSource, number>>;
  readonly trades: number;
  readonly cards: number;
  readonly violations: readonly string[];
}

const LIMIT = 60_000;

interface Count {
  wins: number;
  of: number;
}
type Counts = Map<string, Count>;

function count(counts: Counts, key: string, wins: number): void {
  const found = counts.get(key) ?? { wins: 0, of: 0 };
  counts.set(key, { wins: found.wins + wins, of: found.of + 1 });
}

const rates = (counts: Counts): Record<string, Rate> =>
  Object.fromEntries(
    [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, { wins, of }]) => [key, rateOf(wins, of)]),
  );

/** Plays games of greedy bots with seeds from `seed` on. A shared victory counts in parts. */
export function karanorStatistics(options: Options, games: number, seed: number): KaranorStatistics {
  const seats: Counts = new Map();
  const cities: Counts = new Map();
  const stories: Counts = new Map();
  const rounds: number[] = [];
  const prestige: Record<PrestigeSource, number> = { shop: 0, quest: 0, delivery: 0, villa: 0, other: 0 };
  const violations: string[] = [];
  const told = { trades: 0, cards: 0 };
  const heard = (event: Event): void => {
    if (event.type === 'prestige' && event.by > 0) prestige[prestigeSource(event.why)] += event.by;
    else if (event.type === 'traded') told.trades += 1;
    else if (event.type === 'card-declared') told.cards += 1;
  };
  for (let i = 0; i < games; i++) {
    // What the first seat was told holds every public event of the game.
    let story: readonly Event[] = [];
    const listener: typeof greedyKaranor = {
      ...greedyKaranor,
      answer(situation) {
        story = situation.heard;
        return greedyKaranor.answer(situation);
      },
    };
    const bots = Array.from({ length: options.players }, (_, seat) =>
      seat === 0 ? listener : greedyKaranor,
    );
    const { state, outcome } = playOut(karanor, options, seed + i, bots, { limit: LIMIT });
    for (const event of story) heard(event);
    violations.push(...karanor.violations(state));
    if (outcome === null) {
      violations.push(`seed ${seed + i}: no end`);
      continue;
    }
    rounds.push(state.turn.round);
    for (const [seat, player] of (state as State).players.entries()) {
      const won = outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0;
      // Seats are counted from the first player.
      const place = (seat - state.config.firstSeat + options.players) % options.players;
      count(seats, String(place), won);
      count(cities, content.map.territories[player.city]?.id ?? '', won);
      count(stories, content.stories[player.story]?.id ?? '', won);
    }
  }
  rounds.sort((a, b) => a - b);
  const total = Math.max(
    1,
    PRESTIGE_SOURCES.reduce((sum, source) => sum + prestige[source], 0),
  );
  const share = (source: PrestigeSource): number => prestige[source] / total;
  return {
    games,
    rounds: {
      mean: rounds.reduce((sum, n) => sum + n, 0) / Math.max(1, rounds.length),
      low: rounds[Math.floor(rounds.length * 0.1)] ?? 0,
      high: rounds[Math.floor(rounds.length * 0.9)] ?? 0,
    },
    winsBySeat: Object.values(rates(seats)),
    winsByCity: rates(cities),
    winsByStory: rates(stories),
    prestige: {
      shop: share('shop'),
      quest: share('quest'),
      delivery: share('delivery'),
      villa: share('villa'),
      other: share('other'),
    },
    ...told,
    violations,
  };
}
