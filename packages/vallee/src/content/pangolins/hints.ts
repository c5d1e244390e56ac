import type { FolkHints } from '../hint.ts';

export const hints = {
  'fumbling-dreamer': { worth: 0.1 },
  'coffee-grinder': { worth: 0.05 },
  accident: { worth: 0.4 },
  'loose-marbles': { worth: 0.25 },
  'another-fine-mess': { worth: 0.2 },
  souvenirs: { worth: 0.5 },
} satisfies FolkHints;
