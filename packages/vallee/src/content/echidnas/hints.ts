import type { FolkHints } from '../hint.ts';

export const hints = {
  'carefree-swapper': 'position',
  'bargain-seeker': 'position',
  delicacy: { worth: 0.25 },
  umbrella: { worth: 0.25 },
  velocipede: 'position',
  'matching-colours': { worth: 0.03 },
} satisfies FolkHints;
