import type { FolkHints } from '../hint.ts';

export const hints = {
  'tireless-tinkerer': { worth: 0.2, needs: 'discard' },
  calculations: 'value',
  'safety-precaution': { worth: 0.3 },
  magnet: { worth: 0.5, needs: 'deck' },
  'dangerous-test': { worth: 0.4, needs: 'drawable' },
  glue: 'value',
} satisfies FolkHints;
