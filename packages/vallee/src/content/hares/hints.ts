import type { FolkHints } from '../hint.ts';

export const hints = {
  'arcane-scholar': { worth: 0.15, needs: 'drawable' },
  barometer: 'position',
  'bad-omen': { worth: 0.38, needs: 'drawable' },
  festival: { worth: 0.18 },
  'celestial-guidance': { worth: 0.4 },
  calendar: 'position',
} satisfies FolkHints;
