import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'fox',
  ink: '#A85F17',
  deep: '#6B390A',
  tint: '#F8E3C6',
  middle: '#E9BC85',
  pattern: 'dune',
  cards: {
    'cunning-neighbour': 'fox-head',
    cheer: 'party-flags',
    raffle: 'ticket',
    charity: 'present',
    tasters: 'fork-knife-spoon',
    rumours: 'talk',
  },
} as const satisfies FolkLook;
