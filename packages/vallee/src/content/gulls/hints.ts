import type { FolkHints } from '../hint.ts';

export const hints = {
  'meddling-marketeer': { worth: 0.15, needs: 'drawable' },
  'goodwill-presents': { worth: 0.15 },
  'alternative-plan': { worth: 0.4, needs: 'discard' },
  anchor: { worth: 0.35, needs: 'drawable' },
  'manufactured-joy': { worth: 0.6, needs: 'deck' },
  'shaky-enterprise': { worth: 0.15, needs: 'discard' },
} satisfies FolkHints;
