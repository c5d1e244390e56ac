import type { FolkHints } from '../hint.ts';

export const hints = {
  'steady-achiever': { worth: 0.18, needs: 'drawable' },
  'shopping-journey': { worth: 0.55 },
  housecleaning: { worth: 0.22 },
  siesta: { worth: 0.3, needs: 'discard' },
  'lunch-break': { worth: 0.38, needs: 'drawable' },
  ironing: { worth: 0.3 },
} satisfies FolkHints;
