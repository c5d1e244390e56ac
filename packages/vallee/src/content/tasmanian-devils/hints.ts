import type { FolkHints } from '../hint.ts';

export const hints = {
  'shrewd-trickster': { worth: 0.08 },
  'disruptive-speech': { worth: 0.15 },
  'tit-for-tat': { worth: 0.2 },
  'shameless-rummage': { worth: 0.25 },
  'public-humiliation': { worth: 0.2 },
  equality: { worth: 0.25 },
} satisfies FolkHints;
