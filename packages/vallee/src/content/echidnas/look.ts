import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'hedgehog',
  ink: '#7A4769',
  deep: '#4D2540',
  tint: '#E7D3DF',
  middle: '#C9A3BC',
  pattern: 'spike',
  cards: {
    'carefree-swapper': 'trade',
    'bargain-seeker': 'magnifying-glass',
    delicacy: 'cupcake',
    umbrella: 'umbrella',
    velocipede: 'velocipede',
    'matching-colours': 'palette',
  },
} as const satisfies FolkLook;
