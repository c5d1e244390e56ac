import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'seated-mouse',
  ink: '#9C5A2C',
  deep: '#5A2F10',
  tint: '#F6E4D3',
  middle: '#DDB088',
  pattern: 'branch',
  cards: {
    'dramatic-romantic': 'heart-beats',
    serenade: 'musical-notes',
    'selecting-contracts': 'contract',
    bouquets: 'flowers',
    'spinning-wheel': 'spinning-wheel',
    inheritance: 'tied-scroll',
  },
} as const satisfies FolkLook;
