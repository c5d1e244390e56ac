import type { FolkHints } from '../hint.ts';

export const hints = {
  'pristine-owner': { worth: 0.25, needs: 'drawable' },
  bonsai: 'position',
  rake: { worth: 0.5, needs: 'deck' },
  'slot-machine': { worth: 0.35, needs: 'drawable' },
  'generation-change': { worth: 0.45, needs: 'discard' },
  'warm-embrace': 'value',
} satisfies FolkHints;
