import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'rabbit',
  ink: '#2F78A6',
  deep: '#124867',
  tint: '#CFE3EE',
  middle: '#FFFFFF',
  pattern: 'snow',
  cards: {
    'arcane-scholar': 'scroll-quill',
    barometer: 'thermometer-scale',
    'bad-omen': 'crystal-ball',
    festival: 'party-flags',
    'celestial-guidance': 'ringed-planet',
    calendar: 'calendar',
  },
} as const satisfies FolkLook;
