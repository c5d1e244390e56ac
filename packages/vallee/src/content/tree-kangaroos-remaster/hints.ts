import type { FolkHints } from '../hint.ts';

export const hints = {
  'clever-guardian-r': { worth: 0.2 },
  'barricade-r': 'value',
  'wheelbarrow-r': { worth: 0.35, needs: 'drawable' },
  'vigilance-r': { worth: 0.45, needs: 'deck' },
  'supply-depot-r': { worth: 0.5, needs: 'drawable' },
  'tactical-measurement-r': 'value',
} satisfies FolkHints;
