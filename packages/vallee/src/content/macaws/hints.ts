import type { FolkHints } from '../hint.ts';

export const hints = {
  'swift-broker': { worth: 0.1, needs: 'drawable' },
  cookies: 'value',
  'shattered-relic': { worth: 0.4, needs: 'drawable' },
  spyglass: { worth: 0.4, needs: 'drawable' },
  'flashy-show': { worth: 0.35 },
  'favourite-toy': { worth: 0.3, needs: 'discard' },
} satisfies FolkHints;
