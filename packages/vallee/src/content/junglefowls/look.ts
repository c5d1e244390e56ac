import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'rooster',
  ink: '#B24A1C',
  deep: '#6B270A',
  tint: '#FBE3D2',
  middle: '#EBAE85',
  pattern: 'plume',
  cards: {
    'early-riser': 'sunrise',
    'morning-duty': 'alarm-clock',
    'sewing-essentials': 'sewing-needle',
    'feather-duster': 'feather',
    'organised-cabinets': 'bookshelf',
    'serving-dish': 'meal',
  },
} as const satisfies FolkLook;
