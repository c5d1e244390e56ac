import type { MerchantId, State } from '@comptoir/baie';
import { must, type Seat } from '@comptoir/kit';
import * as alchemist from './alchemist/index.ts';
import * as blacksmith from './blacksmith/index.ts';
import type { BoardWorth } from './board-worth.ts';
import * as captain from './captain/index.ts';
import * as chronomancer from './chronomancer/index.ts';
import * as innkeeper from './innkeeper/index.ts';
import type { Workshop } from './workshop.ts';

/** What bots know about a merchant. A workshop is only ever given boards of its own merchant. */
interface Craft {
  readonly workshop: Workshop<never>;
  readonly boardWorth: BoardWorth;
}

/** One folder for each merchant: a letter without one, or a folder without one of its parts, does not compile. */
const CRAFTS: Readonly<Record<MerchantId, Craft>> = {
  A: alchemist,
  F: blacksmith,
  K: captain,
  H: chronomancer,
  T: innkeeper,
};

const craftOf = (g: State, seat: Seat): Craft =>
  must(CRAFTS[g.config.merchants[seat] as MerchantId], 'what bots know about a merchant');

export const workshopOf = (g: State, seat: Seat): Workshop<unknown> =>
  craftOf(g, seat).workshop as unknown as Workshop<unknown>;

export const boardWorthOf = (g: State, seat: Seat): number => craftOf(g, seat).boardWorth(g, seat);
