import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'beaver',
  ink: '#7A3F1D',
  deep: '#47210B',
  tint: '#EFD9C7',
  middle: '#CF9F7A',
  pattern: 'branch',
  cards: {
    'master-builder': 'dam',
    snack: 'pretzel',
    'wind-of-change': 'windsock',
    overtime: 'lantern',
    'order-in-chaos': 'whirlwind',
    practice: 'archery-target',
  },
} as const satisfies FolkLook;
