import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'salamander',
  ink: '#9B4A63',
  deep: '#561F33',
  tint: '#F6DFE6',
  middle: '#E9B9C6',
  pattern: 'ripple',
  cards: {
    'blind-examiner': 'magnifying-glass',
    'softness-shroud': 'rolled-cloth',
    'medicine-masher': 'pestle-mortar',
    'opener-sticks': 'chopsticks',
    'song-making-stone': 'dripping-stone',
    'cave-banquet': 'hot-meal',
  },
} as const satisfies FolkLook;
