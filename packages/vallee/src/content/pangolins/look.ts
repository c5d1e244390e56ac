import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'pangolin',
  ink: '#7A5230',
  deep: '#472D16',
  tint: '#F0E1CF',
  middle: '#D6B48C',
  pattern: 'scale',
  cards: {
    'fumbling-dreamer': 'night-sleep',
    'coffee-grinder': 'coffee-beans',
    accident: 'broken-pottery',
    'loose-marbles': 'marbles',
    'another-fine-mess': 'spill',
    souvenirs: 'rolling-suitcase',
  },
} as const satisfies FolkLook;
