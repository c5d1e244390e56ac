import type { FolkHints } from '../hint.ts';

export const hints = {
  'clever-guardian': 'position',
  barricade: 'position',
  wheelbarrow: { worth: 0.32, needs: 'drawable' },
  vigilance: { worth: 0.5, needs: 'deck' },
  'supply-depot': 'position',
  'tactical-measurement': 'position',
} satisfies FolkHints;
