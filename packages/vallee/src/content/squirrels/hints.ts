import type { FolkHints } from '../hint.ts';

export const hints = {
  'stashing-vendor': 'value',
  'empty-chest': 'value',
  'nostalgic-item': 'value',
  acorn: { worth: 0.35 },
  accordion: 'value',
  'winter-is-coming': 'value',
} satisfies FolkHints;
