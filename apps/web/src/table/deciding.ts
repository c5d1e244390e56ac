/** What decided a game whose scores add up from sources. */

export interface Deciding {
  readonly winner: number;
  /** The best of the others. */
  readonly rival: number;
  /** The source in which the winner was furthest ahead of the rival, and by how much. */
  readonly source: number;
  readonly by: number;
  readonly isTie: boolean;
}

/**
 * `sources` holds one line per seat, `order` the seats from the best to the last as the rules of the game see them. Null where
 * nobody plays against anybody.
 */
export function decidingOf(
  sources: readonly (readonly number[])[],
  order: readonly number[],
): Deciding | null {
  const [winner, rival] = order;
  if (winner === undefined || rival === undefined) return null;
  const leads = (sources[winner] ?? []).map((score, at) => score - (sources[rival]?.[at] ?? 0));
  const by = Math.max(...leads);
  return {
    winner,
    rival,
    source: leads.indexOf(by),
    by,
    isTie: leads.reduce((sum, lead) => sum + lead, 0) === 0,
  };
}
