import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'chameleon-glyph',
  ink: '#2F7D32',
  deep: '#12461A',
  tint: '#D9F0CF',
  middle: '#97CC86',
  pattern: 'scale',
  cards: {
    'flexible-shopkeeper': 'double-face-mask',
    reflection: 'mirror-mirror',
    'good-old-times': 'backward-time',
    'gift-voucher': 'present',
    trendsetting: 'top-hat',
    'seeing-doubles': 'two-shadows',
  },
} as const satisfies FolkLook;
