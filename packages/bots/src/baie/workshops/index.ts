import type { MerchantId, State } from '@comptoir/baie';
import { must, type Seat } from '@comptoir/kit';
import { alchemistWorkshop } from './alchemist.ts';
import { blacksmithWorkshop } from './blacksmith.ts';
import { captainWorkshop } from './captain.ts';
import { chronomancerWorkshop } from './chronomancer.ts';
import { innkeeperWorkshop } from './innkeeper.ts';
import type { Workshop } from './workshop.ts';

/** By the merchant's letter. Each is only ever given boards of its own merchant. */
const WORKSHOPS: Readonly<Record<MerchantId, Workshop<never>>> = {
  A: alchemistWorkshop,
  F: blacksmithWorkshop,
  K: captainWorkshop,
  H: chronomancerWorkshop,
  T: innkeeperWorkshop,
};

export const workshopOf = (g: State, seat: Seat): Workshop<unknown> =>
  must(
    WORKSHOPS[g.config.merchants[seat] as MerchantId],
    `workshop of seat ${seat}`,
  ) as unknown as Workshop<unknown>;
