import type { FolkHints } from '../hint.ts';

export const hints = {
  'rigorous-chronicler-r': { worth: 0.15, needs: 'discard' },
  'refreshing-drink-r': { worth: 0.2 },
  'duplicate-entry-r': { worth: 0.45, needs: 'deck' },
  'history-lesson-r': { worth: 0.4, needs: 'drawable' },
  'cultural-preservation-r': { worth: 0.1, needs: 'discard' },
  'slice-of-life-r': 'value',
} satisfies FolkHints;
