import type { FolkHints } from '../hint.ts';

export const hints = {
  'eager-borrower': { worth: 0.22, finish: 0.12 },
  'promising-invention': 'value',
  'pet-boar': { worth: 0.5, finish: 0.3 },
  sunglasses: { worth: 0.3, needs: 'drawable', finish: 0.4 },
  'nesting-doll': { worth: 0.5, finish: 0.5 },
  'company-share': { worth: 0.25, finish: 0.5 },
} satisfies FolkHints;
