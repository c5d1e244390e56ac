import { baie, type Options } from '@comptoir/baie';
import { playOut } from '../play-out.ts';
import { greedyBaieBot } from './greedy.ts';

/** Gold of a merchant over many games. */
export interface GoldOf {
  readonly games: number;
  readonly mean: number;
  /** Standard deviation. */
  readonly spread: number;
}

/** A share of games with its 95 % interval (Wilson). */
export interface Share {
  readonly games: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface BaieStatistics {
  readonly games: number;
  readonly gold: Readonly<Record<string, GoldOf>>;
  readonly winsByMerchant: Readonly<Record<string, Share>>;
  readonly winsBySeat: readonly Share[];
  /** People against the Colporteur, where it plays. */
  readonly againstColporteur: Share | null;
  readonly colporteurGold: GoldOf | null;
  /** Everything found wrong with a state on the way. */
  readonly violations: readonly string[];
}

const LIMIT = 20_000;

/** Wilson score interval; shared wins count as a win for each winner. */
export function share(wins: number, games: number): Share {
  if (games === 0) return { games, wins, rate: 0, low: 0, high: 1 };
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const margin = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return { games, wins, rate, low: (middle - margin) / scale, high: (middle + margin) / scale };
}

export function goldOf(values: readonly number[]): GoldOf {
  const games = values.length;
  if (games === 0) return { games, mean: 0, spread: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / games;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { games, mean, spread: games > 1 ? Math.sqrt(squares / (games - 1)) : 0 };
}

/** Plays games of greedy bots with seeds from `seed` on and counts who got how much gold and who won. */
export function baieStatistics(options: Options, games: number, seed: number): BaieStatistics {
  const gold = new Map<string, number[]>();
  const wins = new Map<string, number>();
  const seats = baie.seats(options);
  const seatWins = new Array<number>(seats).fill(0);
  const peddlerGold: number[] = [];
  const violations: string[] = [];
  let people = 0;
  for (let i = 0; i < games; i++) {
    const bots = Array.from({ length: seats }, () => greedyBaieBot());
    const { state, outcome } = playOut(baie, options, seed + i, bots, { limit: LIMIT });
    violations.push(...baie.violations(state));
    if (outcome === null) {
      violations.push(`seed ${seed + i}: no end`);
      continue;
    }
    for (let seat = 0; seat < state.config.humans; seat++) {
      const merchant = state.config.merchants[seat]!;
      gold.set(merchant, [...(gold.get(merchant) ?? []), outcome.scores[seat]!]);
      if (outcome.winners.includes(seat)) wins.set(merchant, (wins.get(merchant) ?? 0) + 1);
    }
    for (const winner of outcome.winners) seatWins[winner]! += 1;
    if (state.peddler !== null) {
      peddlerGold.push(outcome.scores[state.config.humans]!);
      if (!outcome.winners.includes(state.config.humans)) people += 1;
    }
  }
  const merchants = [...gold.keys()].sort();
  const isPeddlerThere = options.colporteur !== 'none';
  return {
    games,
    gold: Object.fromEntries(merchants.map((id) => [id, goldOf(gold.get(id)!)])),
    winsByMerchant: Object.fromEntries(
      merchants.map((id) => [id, share(wins.get(id) ?? 0, gold.get(id)!.length)]),
    ),
    winsBySeat: seatWins.map((count) => share(count, games)),
    againstColporteur: isPeddlerThere ? share(people, games) : null,
    colporteurGold: isPeddlerThere ? goldOf(peddlerGold) : null,
    violations,
  };
}
