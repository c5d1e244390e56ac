import type { FolkHints } from '../hint.ts';

export const hints = {
  'bold-haggler': { worth: 0.1 },
  'new-season': { worth: 0.35, needs: 'discard' },
  whirligig: { worth: 0.1, needs: 'drawable' },
  charm: { worth: 0.15 },
  gamble: { worth: 0.15 },
  blindfold: { worth: 0.2 },
} satisfies FolkHints;
