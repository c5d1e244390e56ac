import type { Call, Requirement, Seat } from '@comptoir/kit';
import { RESOURCES } from '../content/language.ts';
import { distance, resourceAt } from '../content/map.ts';
import { playerOf, type State } from '../state.ts';
import { spendAction } from './action.ts';
import { addGold, gainTokens } from './goods.ts';
import { openWindow } from './pending.ts';
import { HARVEST_AMOUNT, HARVEST_REACH, stat, useStat, WORK_BAN, WORK_GOLD } from './stats.ts';

/** Chapters 3.6 and 3.7. */

/** K-072: whether a symbol of this resource is in reach. */
function inReach(g: State, seat: Seat, resource: number): boolean {
  const { territory } = playerOf(g, seat);
  if (resourceAt[territory] === resource) return true;
  const reach = stat(g, seat, HARVEST_REACH);
  if (reach === 0) return false;
  for (let at = 0; at < resourceAt.length; at++)
    if (resourceAt[at] === resource && distance(territory, at) <= reach) return true;
  return false;
}

export const HARVESTING: readonly Requirement<[State, Seat, number]>[] = [
  {
    rule: 'K-070',
    reason: 'illegal-place',
    holds: (g, seat, resource) => resource >= 0 && inReach(g, seat, resource),
  },
  {
    rule: 'K-071',
    reason: 'supply-empty',
    holds: (g, _, resource) => (g.supply[resource] as number) > 0,
    figures: (_g, _s, resource) => ({ resource: RESOURCES[resource] ?? '' }),
  },
];

/** Resources that can be harvested here, by name. */
export function harvestable(g: State, seat: Seat): string[] {
  const { territory } = playerOf(g, seat);
  const here = resourceAt[territory] as number;
  const reach = stat(g, seat, HARVEST_REACH);
  if (reach === 0) return here >= 0 && (g.supply[here] as number) > 0 ? [RESOURCES[here] as string] : [];
  const found: string[] = [];
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if ((g.supply[resource] as number) > 0 && inReach(g, seat, resource))
      found.push(RESOURCES[resource] as string);
  }
  return found;
}

export function harvest(g: State, seat: Seat, resource: string): Call {
  spendAction(g, seat, 'harvest');
  const which = RESOURCES.indexOf(resource as (typeof RESOURCES)[number]);
  const count = gainTokens(g, seat, which, useStat(g, seat, HARVEST_AMOUNT), 'harvest');
  return openWindow('after:harvest', seat, which, count); // K-073
}

export const WORKING: readonly Requirement<[State, Seat]>[] = [
  { rule: 'K-080', reason: 'banned', holds: (g, seat) => stat(g, seat, WORK_BAN) === 0 },
];

export function work(g: State, seat: Seat): void {
  spendAction(g, seat, 'work');
  addGold(g, seat, useStat(g, seat, WORK_GOLD), 'work');
}
