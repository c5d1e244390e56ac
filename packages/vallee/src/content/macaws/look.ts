import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'parrot-head',
  ink: '#B3261E',
  deep: '#6E110C',
  tint: '#F7D5CC',
  middle: '#E79A88',
  pattern: 'plume',
  cards: {
    'swift-broker': 'card-draw',
    cookies: 'cookie',
    'shattered-relic': 'broken-pottery',
    spyglass: 'spyglass',
    'flashy-show': 'theater-curtains',
    'favourite-toy': 'toy-mallet',
  },
} as const satisfies FolkLook;
