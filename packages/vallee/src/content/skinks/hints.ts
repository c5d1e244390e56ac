import type { FolkHints } from '../hint.ts';

export const hints = {
  'erratic-assistant': { worth: 0.15 },
  'mint-pastilles': { worth: 0.45 },
  matches: { worth: 0.5, needs: 'drawable' },
  pie: { worth: 0.6, needs: 'deck' },
  saxophone: { worth: 0.35, needs: 'drawable' },
  'smoke-grenade': 'position',
} satisfies FolkHints;
