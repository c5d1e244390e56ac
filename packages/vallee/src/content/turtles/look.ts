import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'sea-turtle',
  ink: '#2C6E63',
  deep: '#123A34',
  tint: '#D5EBE6',
  middle: '#BFD9A0',
  pattern: 'ripple',
  cards: {
    'impulsive-visionary': 'idea',
    'collectors-desire': 'gems',
    'groundbreaking-idea': 'light-bulb',
    inspiration: 'brainstorm',
    insight: 'third-eye',
    'perfect-move': 'chess-knight',
  },
} as const satisfies FolkLook;
