import type { FolkHints } from '../hint.ts';

export const hints = {
  'flexible-shopkeeper': 'value',
  reflection: 'value',
  'good-old-times': 'value',
  'gift-voucher': { worth: 0.35 },
  trendsetting: 'value',
  'seeing-doubles': 'value',
} satisfies FolkHints;
