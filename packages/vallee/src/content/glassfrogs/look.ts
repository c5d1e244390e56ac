import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'frog',
  ink: '#3F7A46',
  deep: '#1F4726',
  tint: '#DFF0DA',
  middle: '#A8D3A0',
  pattern: 'ripple',
  cards: {
    'bouncy-researcher': 'bouncing-spring',
    gyroscope: 'gyroscope',
    'time-capsule': 'time-trap',
    stethoscope: 'stethoscope',
    yoyo: 'spinning-top',
    'magicians-touch': 'magick-trick',
  },
} as const satisfies FolkLook;
