/** How often somebody won, with a 95 % interval. */
export interface Rate {
  readonly games: number;
  /** Won games; a tie counts its share. */
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** Wilson's interval: honest near 0 and 1, where most of our rates are. */
export function rateOf(wins: number, games: number): Rate {
  if (games === 0) return { games, wins, rate: 0, low: 0, high: 1 };
  const z = 1.96;
  const p = wins / games;
  const centre = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  return { games, wins, rate: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
