import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'raccoon-head',
  ink: '#4F5B66',
  deep: '#272F37',
  tint: '#DCE1E6',
  middle: '#AEB9C4',
  pattern: 'stripe',
  cards: {
    'wily-fellow': 'fox-tail',
    nuisance: 'slingshot',
    'rotten-food': 'fly',
    'dirty-exchange': 'trade',
    sabotage: 'dynamite',
    'treasure-hunter': 'open-treasure-chest',
  },
} as const satisfies FolkLook;
