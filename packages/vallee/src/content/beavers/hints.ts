import type { FolkHints } from '../hint.ts';

export const hints = {
  'master-builder': { worth: 0.12 },
  snack: { worth: 0.45 },
  'wind-of-change': { worth: 0.24 },
  overtime: { worth: 0.35 },
  'order-in-chaos': { worth: 0.5 },
  practice: { worth: 0.2 },
} satisfies FolkHints;
