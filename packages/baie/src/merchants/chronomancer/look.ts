import type { MerchantLook } from '../merchant.ts';

export const look: MerchantLook = {
  difficulty: 4,
  icon: 'sands-of-time',
  goods: { s: { icon: 'pocket-watch' }, l: { icon: 'crystal-ball' } },
};
