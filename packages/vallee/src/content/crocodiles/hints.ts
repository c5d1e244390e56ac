import type { FolkHints } from '../hint.ts';

export const hints = {
  'little-villain': { worth: 0.12 },
  'scary-gunfight': { worth: 0.3 },
  'night-shift': { worth: 0.25 },
  'ruthless-competition': { worth: 0.3 },
  'nasty-threat': { worth: 0.45 },
  'lost-shipments': { worth: 0.45 },
} satisfies FolkHints;
