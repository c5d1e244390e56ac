import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'bestial-fangs',
  ink: '#7A2E33',
  deep: '#45151A',
  tint: '#F3DCDC',
  middle: '#D49A9A',
  pattern: 'tooth',
  cards: {
    'shrewd-trickster': 'card-joker',
    'disruptive-speech': 'megaphone',
    'tit-for-tat': 'duel',
    'shameless-rummage': 'trash-can',
    'public-humiliation': 'tomato',
    equality: 'scales',
  },
} as const satisfies FolkLook;
