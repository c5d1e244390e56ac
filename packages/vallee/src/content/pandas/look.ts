import type { FolkLook } from '../look.ts';

export const look = {
  icon: 'panda',
  ink: '#2E6B4A',
  deep: '#12402A',
  tint: '#D3EBDC',
  middle: '#8FC5A6',
  pattern: 'bamboo',
  cards: {
    'loyal-partner': 'shaking-hands',
    'prepaid-good': 'receive-money',
    'essential-purchase': 'shopping-cart',
    'market-discovery': 'bamboo',
    'special-offer': 'price-tag',
    'stock-clearance': 'cardboard-box',
  },
} as const satisfies FolkLook;
