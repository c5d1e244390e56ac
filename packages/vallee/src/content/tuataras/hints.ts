import type { FolkHints } from '../hint.ts';

export const hints = {
  'avid-financier': { worth: 0.3 },
  greed: { worth: 0.12, needs: 'drawable' },
  'golden-opportunity': { worth: 0.4 },
  cache: { worth: 0.3, needs: 'discard' },
  'display-of-power': { worth: 0.3 },
  'safe-profits': { worth: 0.2 },
} satisfies FolkHints;
