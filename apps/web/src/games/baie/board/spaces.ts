import { type Cost, RECRUIT_SPACE, spaceCost, spacesOf, TEAM_SPACE, type View } from '@comptoir/baie';
import type { Seat } from '@comptoir/kit';

/** An action space as a plate shows it (M-001). */
export interface Plate extends Cost {
  readonly id: string;
}

const COMMON: readonly string[] = [TEAM_SPACE, RECRUIT_SPACE];
const plate = (view: View, seat: Seat, id: string): Plate => ({
  id,
  ...spaceCost(view, view.config.merchants[seat]!, id),
});

/** The spaces that only this merchant's board has. */
export const platesOf = (view: View, seat: Seat): readonly Plate[] =>
  spacesOf(view, seat).flatMap(({ id }) => (COMMON.includes(id) ? [] : [plate(view, seat, id)]));

/** On everybody's board; the price of recruiting is that of the slot (B-141, B-150). */
export const commonPlates = (view: View, seat: Seat): readonly Plate[] =>
  COMMON.map((id) => plate(view, seat, id));
