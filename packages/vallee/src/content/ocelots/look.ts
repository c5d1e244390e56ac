import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'feline',
  ink: '#9A6A12',
  deep: '#5C3D05',
  tint: '#F6E6BF',
  middle: '#DDBB6C',
  pattern: 'spot',
  cards: {
    'bold-haggler': 'rolling-dices',
    'new-season': 'tree-growth',
    whirligig: 'whirlwind',
    charm: 'clover',
    gamble: 'poker-hand',
    blindfold: 'blindfold',
  },
} as const satisfies FolkLook;
