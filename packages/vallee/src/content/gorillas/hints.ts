import type { FolkHints } from '../hint.ts';

export const hints = {
  'stubborn-isolationist': { worth: 0.2 },
  'teacher-of-fables': { worth: 0.45 },
  'pure-strength': { worth: 0.4, needs: 'drawable' },
  'blunt-education': { worth: 0.3 },
  'bar-of-soap': { worth: 0.35, needs: 'drawable' },
  'crown-of-sorrow': { worth: 0.7 },
} satisfies FolkHints;
