import type { FolkHints } from '../hint.ts';

export const hints = {
  'bouncy-researcher': { worth: 0.3, needs: 'drawable' },
  gyroscope: { worth: 0.15 },
  'time-capsule': 'value',
  stethoscope: { worth: 0.3, needs: 'deck' },
  yoyo: { worth: 0.25 },
  'magicians-touch': { worth: 0.12 },
} satisfies FolkHints;
