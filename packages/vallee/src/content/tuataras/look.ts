import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'gecko',
  ink: '#4C6B2F',
  deep: '#26391A',
  tint: '#DFE8D0',
  middle: '#E6D28A',
  pattern: 'scale',
  cards: {
    'avid-financier': 'piggy-bank',
    greed: 'cash',
    'golden-opportunity': 'gold-nuggets',
    cache: 'open-treasure-chest',
    'display-of-power': 'throne-king',
    'safe-profits': 'profit',
  },
} as const satisfies FolkLook;
