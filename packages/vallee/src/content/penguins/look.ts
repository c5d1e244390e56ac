import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'penguin',
  ink: '#23517A',
  deep: '#0F2E4A',
  tint: '#D5E4F0',
  middle: '#F4E3A1',
  pattern: 'snow',
  cards: {
    'resourceful-ally': 'backpack',
    'ice-trade': 'ice-cubes',
    'traveling-equipment': 'rolling-suitcase',
    stove: 'gas-stove',
    fishing: 'fishing',
    'practical-values': 'abacus',
  },
} as const satisfies FolkLook;
