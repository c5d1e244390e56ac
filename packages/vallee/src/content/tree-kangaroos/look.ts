import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'kangaroo',
  ink: '#56616A',
  deep: '#30393F',
  tint: '#DADFDF',
  middle: '#B7C0C2',
  pattern: 'rain',
  cards: {
    'clever-guardian': 'backpack',
    barricade: 'barricade',
    wheelbarrow: 'wheelbarrow',
    vigilance: 'binoculars',
    'supply-depot': 'cargo-crate',
    'tactical-measurement': 'measure-tape',
  },
} as const satisfies FolkLook;
