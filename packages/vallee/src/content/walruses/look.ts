import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'walrus-head',
  ink: '#5B6F86',
  deep: '#2E3D4F',
  tint: '#E2EAF2',
  middle: '#A9BED3',
  pattern: 'ripple',
  cards: {
    'hefty-director': 'weight',
    'slappy-tappy': 'drum',
    'sea-salt': 'salt-shaker',
    salvage: 'fishing-net',
    'treasure-hoard': 'open-treasure-chest',
    'oceanic-icon': 'nautilus-shell',
  },
} as const satisfies FolkLook;
