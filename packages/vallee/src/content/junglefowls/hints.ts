import type { FolkHints } from '../hint.ts';

export const hints = {
  'early-riser': { worth: 0.35, needs: 'drawable' },
  'morning-duty': { worth: 0.8 },
  'sewing-essentials': { worth: 0.45 },
  'feather-duster': { worth: 0.4, needs: 'drawable' },
  'organised-cabinets': { worth: 0.4, needs: 'discard' },
  'serving-dish': { worth: 0.35, needs: 'drawable' },
} satisfies FolkHints;
