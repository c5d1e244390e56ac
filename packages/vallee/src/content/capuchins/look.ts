import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'monkey',
  ink: '#8A3B2B',
  deep: '#4A1B12',
  tint: '#F3DCD4',
  middle: '#E8B58F',
  pattern: 'leaf',
  cards: {
    'deceptive-guide': 'treasure-map',
    'coin-keeper': 'two-coins',
    cocktail: 'martini',
    'fishing-pole': 'fishing-pole',
    crowbar: 'crowbar',
    'unattended-property': 'hand-bag',
  },
} as const satisfies FolkLook;
