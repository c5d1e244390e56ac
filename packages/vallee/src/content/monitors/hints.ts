import type { FolkHints } from '../hint.ts';

export const hints = {
  'rigorous-chronicler': 'value',
  'refreshing-drink': 'position',
  'duplicate-entry': { worth: 0.24, needs: 'deck' },
  'history-lesson': 'position',
  'cultural-preservation': { worth: 0.67, needs: 'deck' },
  'slice-of-life': { worth: 0.2 },
} satisfies FolkHints;
