import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'wooden-crate',
  ink: '#766B5A',
  deep: '#4B4336',
  tint: '#E3DBCA',
  middle: '#CBBFA9',
  pattern: 'hatch',
  cards: {
    junk: 'wooden-crate',
  },
} as const satisfies FolkLook;
