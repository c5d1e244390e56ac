import type { FolkHints } from '../hint.ts';

export const hints = {
  'pompous-professional': { worth: 0.34, needs: 'drawable' },
  bribe: 'value',
  burglary: { worth: 0.17 },
  grasp: { worth: 0.2 },
  periscope: { worth: 0.2 },
  'sudden-nap': { worth: 0.25 },
} satisfies FolkHints;
