import type { FolkHints } from '../hint.ts';

export const hints = {
  'voracious-consumer': 'position',
  'delightful-surprise': 'position',
  'fortunate-upgrade': 'position',
  replacement: 'position',
  'fashion-hint': { worth: 0.14, needs: 'drawable' },
  'royal-privilege': 'value',
} satisfies FolkHints;
