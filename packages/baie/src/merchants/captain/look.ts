import type { MerchantLook } from '../merchant.ts';

export const look: MerchantLook = {
  icon: 'ship-wheel',
  goods: { s: { icon: 'clownfish' }, l: { icon: 'locked-chest' } },
};
