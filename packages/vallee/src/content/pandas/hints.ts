import type { FolkHints } from '../hint.ts';

export const hints = {
  'loyal-partner': { worth: 0.08 },
  'prepaid-good': { worth: 0.6 },
  'essential-purchase': 'value',
  'market-discovery': 'value',
  'special-offer': { worth: 0.7 },
  'stock-clearance': 'value',
} satisfies FolkHints;
