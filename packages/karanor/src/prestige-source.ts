/** Where prestige comes from, as statistics and charts count it. */
export const PRESTIGE_SOURCES = ['shop', 'quest', 'delivery', 'villa', 'other'] as const;
export type PrestigeSource = (typeof PRESTIGE_SOURCES)[number];

/** By the card that the `why` of a prestige event names. */
export function prestigeSource(why: string): PrestigeSource {
  if (why === 'villa') return 'villa';
  const kind = why.slice(0, why.indexOf(':'));
  return kind === 'shop' || kind === 'quest' || kind === 'delivery' ? kind : 'other';
}
