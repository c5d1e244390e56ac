import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'duck-palm',
  ink: '#1F6F78',
  deep: '#0B3F45',
  tint: '#CDE9EB',
  middle: '#86C3C8',
  pattern: 'ripple',
  cards: {
    'tireless-tinkerer': 'tinker',
    calculations: 'abacus',
    'safety-precaution': 'safety-pin',
    magnet: 'magnet',
    'dangerous-test': 'test-tubes',
    glue: 'sticky-boot',
  },
} as const satisfies FolkLook;
