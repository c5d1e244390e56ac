import type { FolkHints } from '../hint.ts';

export const hints = {
  'voracious-consumer-r': 'value',
  'delightful-surprise-r': { worth: 0.6 },
  'fortunate-upgrade-r': { worth: 0.35 },
  'replacement-r': { worth: 0.3 },
  'fashion-hint-r': { worth: 0.05 },
  'royal-privilege-r': 'value',
} satisfies FolkHints;
