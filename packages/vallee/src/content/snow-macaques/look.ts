import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'monkey',
  ink: '#6A5A86',
  deep: '#372C4C',
  tint: '#E6E0F0',
  middle: '#F2C9C9',
  pattern: 'snow',
  cards: {
    'pristine-owner': 'bathtub',
    bonsai: 'bonsai-tree',
    rake: 'rake',
    'slot-machine': 'slot-machine',
    'generation-change': 'family-tree',
    'warm-embrace': 'blanket',
  },
} as const satisfies FolkLook;
