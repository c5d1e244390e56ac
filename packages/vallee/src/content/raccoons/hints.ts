import type { FolkHints } from '../hint.ts';

export const hints = {
  'wily-fellow': { worth: 0.1, needs: 'discard' },
  nuisance: { worth: 0.2 },
  'rotten-food': { worth: 0.3 },
  'dirty-exchange': { worth: 0.35 },
  sabotage: { worth: 0.25 },
  'treasure-hunter': { worth: 0.45 },
} satisfies FolkHints;
