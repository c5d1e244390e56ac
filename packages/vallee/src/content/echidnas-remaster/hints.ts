import type { FolkHints } from '../hint.ts';

export const hints = {
  'carefree-swapper-r': { worth: 0.05 },
  'bargain-seeker-r': { worth: 0.02 },
  'delicacy-r': { worth: 0.15 },
  'umbrella-r': { worth: 0.15 },
  'velocipede-r': { worth: 0.2 },
  'matching-colours-r': { worth: 0.15 },
} satisfies FolkHints;
