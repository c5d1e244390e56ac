import { alchemist } from './alchemist/index.ts';
import { blacksmith } from './blacksmith/index.ts';
import { captain } from './captain/index.ts';
import { chronomancer } from './chronomancer/index.ts';
import { MERCHANT_IDS, type MerchantId } from './ids.ts';
import { innkeeper } from './innkeeper/index.ts';
import type { Merchant } from './merchant.ts';

const BY_ID: Readonly<Record<MerchantId, Merchant>> = {
  A: alchemist,
  F: blacksmith,
  K: captain,
  H: chronomancer,
  T: innkeeper,
};

/** Every merchant of the box, and the one of the expansion. */
export const MERCHANTS: readonly Merchant[] = MERCHANT_IDS.map((id) => BY_ID[id]);
