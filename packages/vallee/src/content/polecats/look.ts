import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'badger',
  ink: '#6A4A2C',
  deep: '#3B2713',
  tint: '#EBDDC9',
  middle: '#C8AB85',
  pattern: 'hatch',
  cards: {
    'daring-adventurer': 'mountain-climbing',
    'rare-artefact': 'amphora',
    swank: 'top-hat',
    'risky-business': 'coinflip',
    'natural-survivor': 'campfire',
    sofa: 'sofa',
  },
} as const satisfies FolkLook;
