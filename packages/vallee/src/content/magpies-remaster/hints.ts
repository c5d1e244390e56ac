import type { FolkHints } from '../hint.ts';

export const hints = {
  'pompous-professional-r': { worth: 0.3, needs: 'drawable' },
  'bribe-r': 'value',
  'burglary-r': { worth: 0.25 },
  'grasp-r': { worth: 0.35 },
  'periscope-r': { worth: 0.3 },
  'sudden-nap-r': { worth: 0.4 },
} satisfies FolkHints;
