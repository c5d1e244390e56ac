import type { FolkHints } from '../hint.ts';

export const hints = {
  'sneaky-scout': { worth: 0.1 },
  'false-alarm': { worth: 0.25, needs: 'drawable' },
  'heroic-deed': { worth: 0.3, needs: 'drawable' },
  'secret-mission': { worth: 0.3, needs: 'drawable' },
  capture: { worth: 0.6 },
  provocation: { worth: 0.25 },
} satisfies FolkHints;
