import type { FolkHints } from '../hint.ts';

export const hints = {
  'hefty-director': 'value',
  'slappy-tappy': { worth: 0.2 },
  'sea-salt': { worth: 0.15 },
  salvage: { worth: 0.35, needs: 'discard' },
  'treasure-hoard': { worth: 0.35 },
  'oceanic-icon': 'value',
} satisfies FolkHints;
