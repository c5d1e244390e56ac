import type { FolkHints } from '../hint.ts';

export const hints = {
  'cunning-neighbour': { worth: 0.03 },
  cheer: { worth: 0.3, needs: 'deck' },
  raffle: { worth: 0.1 },
  charity: { worth: 0.25 },
  tasters: { worth: 0.4 },
  rumours: { worth: 0.08, needs: 'discard' },
} satisfies FolkHints;
