import type { FolkHints } from '../hint.ts';

export const hints = {
  'arcane-scholar-r': { worth: 0.15 },
  'barometer-r': { worth: 0.03 },
  'bad-omen-r': { worth: 0.3, needs: 'drawable' },
  'festival-r': { worth: 0.3 },
  'celestial-guidance-r': { worth: 0.5 },
  'calendar-r': 'value',
} satisfies FolkHints;
