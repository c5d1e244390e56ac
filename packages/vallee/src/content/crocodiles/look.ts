import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'croc-jaws',
  ink: '#5A6320',
  deep: '#31370C',
  tint: '#E6E9C6',
  middle: '#B9C07C',
  pattern: 'tooth',
  cards: {
    'little-villain': 'robber-mask',
    'scary-gunfight': 'crossed-pistols',
    'night-shift': 'night-sky',
    'ruthless-competition': 'confrontation',
    'nasty-threat': 'angry-eyes',
    'lost-shipments': 'sinking-ship',
  },
} as const satisfies FolkLook;
