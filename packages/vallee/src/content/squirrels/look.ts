import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'squirrel',
  ink: '#8A4B1F',
  deep: '#54290B',
  tint: '#F4DEC9',
  middle: '#D9A97E',
  pattern: 'oak',
  cards: {
    'stashing-vendor': 'swap-bag',
    'empty-chest': 'open-chest',
    'nostalgic-item': 'photo-camera',
    acorn: 'acorn',
    accordion: 'accordion',
    'winter-is-coming': 'snowflake-1',
  },
} as const satisfies FolkLook;
