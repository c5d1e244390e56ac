import type { FolkHints } from '../hint.ts';

export const hints = {
  'daring-adventurer': { worth: 0.06 },
  'rare-artefact': { worth: 0.3 },
  swank: { worth: 0.3 },
  'risky-business': { worth: 0.18 },
  'natural-survivor': { worth: 0.5, needs: 'deck' },
  sofa: 'value',
} satisfies FolkHints;
