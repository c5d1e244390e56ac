import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'dodo',
  ink: '#7A5230',
  deep: '#402912',
  tint: '#F0E2D0',
  middle: '#D9B88A',
  pattern: 'plume',
  cards: {
    'eager-borrower': 'receive-money',
    'promising-invention': 'gears',
    'pet-boar': 'boar',
    sunglasses: 'sunglasses',
    'nesting-doll': 'matryoshka-dolls',
    'company-share': 'contract',
  },
} as const satisfies FolkLook;
