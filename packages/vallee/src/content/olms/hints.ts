import type { FolkHints } from '../hint.ts';

export const hints = {
  'blind-examiner': 'value',
  'softness-shroud': { worth: 0.55, needs: 'discard' },
  'medicine-masher': { worth: 0.35 },
  'opener-sticks': { worth: 0.5 },
  'song-making-stone': { worth: 0.2 },
  'cave-banquet': { worth: 0.3 },
} satisfies FolkHints;
