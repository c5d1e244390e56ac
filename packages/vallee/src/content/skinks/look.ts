import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'lizard-tongue',
  ink: '#1F5F8B',
  deep: '#0C324D',
  tint: '#D3E6F2',
  middle: '#F0C27A',
  pattern: 'stripe',
  cards: {
    'erratic-assistant': 'juggler',
    'mint-pastilles': 'pill',
    matches: 'matchbox',
    pie: 'pie-slice',
    saxophone: 'saxophone',
    'smoke-grenade': 'smoke-bomb',
  },
} as const satisfies FolkLook;
