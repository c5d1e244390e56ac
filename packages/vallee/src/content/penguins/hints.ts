import type { FolkHints } from '../hint.ts';

export const hints = {
  'resourceful-ally': { worth: 0.05, needs: 'discard' },
  'ice-trade': { worth: 0.3 },
  'traveling-equipment': { worth: 0.45, needs: 'drawable' },
  stove: 'value',
  fishing: { worth: 0.3 },
  'practical-values': { worth: 0.12 },
} satisfies FolkHints;
