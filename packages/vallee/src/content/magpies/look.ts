import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'raven',
  ink: '#2B7A4B',
  deep: '#124A2A',
  tint: '#CFE5CF',
  middle: '#9CC9A2',
  pattern: 'leaf',
  cards: {
    'pompous-professional': 'top-hat',
    bribe: 'swap-bag',
    burglary: 'robber-mask',
    grasp: 'grab',
    periscope: 'periscope',
    'sudden-nap': 'night-sleep',
  },
} as const satisfies FolkLook;
