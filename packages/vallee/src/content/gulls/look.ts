import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'seagull',
  ink: '#3A6C86',
  deep: '#18394A',
  tint: '#DCEAF0',
  middle: '#F3E6B8',
  pattern: 'rain',
  cards: {
    'meddling-marketeer': 'megaphone',
    'goodwill-presents': 'present',
    'alternative-plan': 'card-discard',
    anchor: 'anchor',
    'manufactured-joy': 'factory',
    'shaky-enterprise': 'paper-boat',
  },
} as const satisfies FolkLook;
