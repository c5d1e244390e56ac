import type { FolkHints } from '../hint.ts';

export const hints = {
  'dramatic-romantic': { worth: 0.03 },
  serenade: { worth: 0.2, needs: 'drawable' },
  'selecting-contracts': { worth: 0.3, needs: 'discard' },
  bouquets: { worth: 0.3 },
  'spinning-wheel': { worth: 0.2 },
  inheritance: { worth: 0.8 },
} satisfies FolkHints;
