import type { FolkHints } from '../hint.ts';

export const hints = {
  'deceptive-guide': { worth: 0.35 },
  'coin-keeper': 'position',
  cocktail: { worth: 0.35 },
  'fishing-pole': { worth: 0.25 },
  crowbar: { worth: 0.25 },
  'unattended-property': { worth: 0.35 },
} satisfies FolkHints;
