import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'bat',
  ink: '#3B3560',
  deep: '#1D1936',
  tint: '#E4E1F3',
  middle: '#A9A2D6',
  pattern: 'rain',
  cards: {
    'sneaky-scout': 'spy',
    'false-alarm': 'ringing-alarm',
    'heroic-deed': 'medal',
    'secret-mission': 'envelope',
    capture: 'cage',
    provocation: 'boxing-glove',
  },
} as const satisfies FolkLook;
