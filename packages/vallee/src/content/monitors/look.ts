import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'gecko',
  ink: '#9E650F',
  deep: '#6E4406',
  tint: '#F3DFB0',
  middle: '#E4BF72',
  pattern: 'dune',
  cards: {
    'rigorous-chronicler': 'quill-ink',
    'refreshing-drink': 'wine-glass',
    'duplicate-entry': 'archive-register',
    'history-lesson': 'open-book',
    'cultural-preservation': 'ancient-columns',
    'slice-of-life': 'cake-slice',
  },
} as const satisfies FolkLook;
