import { allows, andAgain, call, type Flow, type Seat } from '@comptoir/kit';
import { STOP } from '../decisions.ts';
import { tell } from '../events.ts';
import { effectName, merchantOf } from '../merchants/merchant.ts';
import { NONE, TEAM_SLOTS } from '../pieces.ts';
import { playerAt, type State } from '../state.ts';
import { effect, pickOption } from './asking.ts';

/** Chapter 8.2. */

/** B-151, B-152: occupied slots whose ability can change something now, without those used (a set of bits). */
function usableSlots(g: State, seat: Seat, used: number): string[] {
  const slots: string[] = [];
  const { team } = playerAt(g, seat);
  const abilities = merchantOf(g, seat).team;
  for (let at = 0; at < team.length; at++) {
    if (team[at] === NONE || (used & (1 << at)) !== 0) continue;
    if (allows(abilities[at]!.needs, g, seat)) slots.push(TEAM_SLOTS[at]!);
  }
  return slots;
}

/** B-152: the same before the first use, without the list. */
export function hasUsableSlot(g: State, seat: Seat): boolean {
  const { team } = playerAt(g, seat);
  const abilities = merchantOf(g, seat).team;
  for (let at = 0; at < team.length; at++)
    if (team[at] !== NONE && allows(abilities[at]!.needs, g, seat)) return true;
  return false;
}

export const team = effect({ used: 0 }, ({ choose }) => ({
  use: choose<string>(
    (g, f) => {
      const slots = usableSlots(g, f.owner, f.used);
      if (slots.length > 0 && f.used !== 0) slots.push(STOP);
      return pickOption('team.use', f.owner, slots);
    },
    (g, f, answer): Flow => {
      if (answer === STOP) return 'next';
      const at = TEAM_SLOTS.indexOf(answer as (typeof TEAM_SLOTS)[number]);
      f.used |= 1 << at;
      const { id, team: abilities } = merchantOf(g, f.owner);
      tell({ type: 'team-used', seat: f.owner, merchant: id, slot: at });
      const ability = abilities[at]!;
      return andAgain(call(effectName(id, ability.effect), f, ability.locals ?? null)); // B-153
    },
  ),
}));
