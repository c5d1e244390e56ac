import { FACES, type GoodLook } from '@comptoir/baie';
import baieIcons from '../../../../.generated/icons-baie.svg?url';
import { addSprite, type IconName } from '../../../art/icons.ts';
import type { GoodSize, Merchant } from './clans.ts';

/** The icons that the merchants' folders name are in the sprite of the bay. */
addSprite('merchant', baieIcons);

export const merchantIcon = (icon: string): IconName => `merchant/${icon}`;
export const signOf = (merchant: Merchant): IconName => merchantIcon(FACES[merchant].look.icon);
export const goodLookOf = (merchant: Merchant, size: GoodSize): GoodLook => FACES[merchant].look.goods[size];
