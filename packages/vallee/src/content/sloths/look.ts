import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'sloth',
  ink: '#6B7A2E',
  deep: '#3D4713',
  tint: '#E3E8C8',
  middle: '#BAC587',
  pattern: 'branch',
  cards: {
    'steady-achiever': 'snail',
    'shopping-journey': 'shopping-bag',
    housecleaning: 'broom',
    siesta: 'palm-tree',
    'lunch-break': 'sandwich',
    ironing: 'shirt',
  },
} as const satisfies FolkLook;
