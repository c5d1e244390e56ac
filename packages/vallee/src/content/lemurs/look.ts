import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'lemur',
  ink: '#A8452A',
  deep: '#6F2513',
  tint: '#F3D2C0',
  middle: '#E0A48A',
  pattern: 'ring',
  cards: {
    'voracious-consumer': 'meat',
    'delightful-surprise': 'present',
    'fortunate-upgrade': 'upgrade',
    replacement: 'card-exchange',
    'fashion-hint': 'bow-tie-ribbon',
    'royal-privilege': 'queen-crown',
  },
} as const satisfies FolkLook;
