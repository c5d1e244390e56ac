import type { FolkHints } from '../hint.ts';

export const hints = {
  'wise-spy': 'position',
  'ancient-knowledge': 'value',
  'quality-inspection': 'value',
  binoculars: 'value',
  balancing: 'value',
  'extra-remarks': 'value',
} satisfies FolkHints;
