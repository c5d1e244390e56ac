import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'owl',
  ink: '#4A5C7A',
  deep: '#26334A',
  tint: '#E3E8F1',
  middle: '#FFFFFF',
  pattern: 'plume',
  cards: {
    'wise-spy': 'eye-target',
    'ancient-knowledge': 'classical-knowledge',
    'quality-inspection': 'checklist',
    binoculars: 'binoculars',
    balancing: 'scales',
    'extra-remarks': 'pencil',
  },
} as const satisfies FolkLook;
