import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'gorilla',
  ink: '#4B4B55',
  deep: '#26262E',
  tint: '#E6E6EA',
  middle: '#B6B6C0',
  pattern: 'hatch',
  cards: {
    'stubborn-isolationist': 'cave-entrance',
    'teacher-of-fables': 'teacher',
    'pure-strength': 'biceps',
    'blunt-education': 'fist',
    'bar-of-soap': 'soap',
    'crown-of-sorrow': 'crown-of-thorns',
  },
} as const satisfies FolkLook;
