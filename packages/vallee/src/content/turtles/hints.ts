import type { FolkHints } from '../hint.ts';

export const hints = {
  'impulsive-visionary': { worth: 0.1, finish: 0.3 },
  'collectors-desire': { worth: 0.5, finish: 0.9 },
  'groundbreaking-idea': { worth: 0.4, needs: 'discard', finish: 0.4 },
  inspiration: { worth: 0.2, finish: 0.75 },
  insight: { worth: 0.15, needs: 'drawable', finish: 0.7 },
  'perfect-move': { worth: 0.2, finish: 0.6 },
} satisfies FolkHints;
