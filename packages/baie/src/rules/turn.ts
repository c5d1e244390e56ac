import { allows, call, type Flow, goto, listening, type Requirement, type Seat } from '@comptoir/kit';
import { tell } from '../events.ts';
import { effectName, merchantById, merchantOf, type Space } from '../merchants/merchant.ts';
import { NONE } from '../pieces.ts';
import { type Position, RECRUIT_SPACE, slotCost, spaceCost, TEAM_SPACE } from '../questions.ts';
import { playerAt, type State } from '../state.ts';
import { effect, pickOption } from './asking.ts';
import { payHours } from './clock.ts';
import { drawCorruption } from './corruption.ts';
import { tidySquare } from './square.ts';
import { hasUsableSlot } from './team.ts';

/** Chapters 4.1 and 4.2. */

/** 8.1 and 8.2: the two spaces on everybody's board. */
const RECRUIT: Space = {
  id: RECRUIT_SPACE,
  effect: 'recruit',
  needs: [{ rule: 'B-146', reason: 'square-empty', holds: (g) => g.square.some((card) => card !== NONE) }],
};
const TEAM: Space = {
  id: TEAM_SPACE,
  effect: 'team',
  needs: [{ rule: 'B-152', reason: 'no-team-ability', holds: hasUsableSlot }],
};

/** B-050 */
export const NOT_TWICE: Requirement<[State, Seat, string]> = {
  rule: 'B-050',
  reason: 'same-space',
  holds: (g, seat, space) => playerAt(g, seat).figure !== space,
  figures: (_, __, space) => ({ space }),
};

/** M-001: every space of a seat's board. */
const boards = new Map<string, readonly Space[]>();
export function spacesOf(g: Pick<Position, 'config'>, seat: Seat): readonly Space[] {
  const merchant = merchantById(g.config.merchants[seat]!);
  let board = boards.get(merchant.id);
  if (board === undefined) {
    board = [...merchant.spaces, RECRUIT, TEAM];
    boards.set(merchant.id, board);
  }
  return board;
}

/** B-050 to B-052 */
function legalSpaces(g: State, seat: Seat): string[] {
  const ids: string[] = [];
  const { figure } = playerAt(g, seat);
  for (const space of spacesOf(g, seat))
    if (space.id !== figure && allows(space.needs, g, seat)) ids.push(space.id);
  return ids;
}

const spaceNamed = (g: State, seat: Seat, id: string): Space =>
  spacesOf(g, seat).find((space) => space.id === id)!;

const effectOf = (g: State, seat: Seat, { id, effect: name }: Space): string =>
  id === RECRUIT.id || id === TEAM.id ? name : effectName(merchantOf(g, seat).id, name);

function pay(g: State, f: { readonly owner: Seat }, hours: number): Flow {
  merchantOf(g, f.owner).passes?.(g, f.owner, hours);
  return call(payHours, f, { hours });
}

/** Hours of the turn under way that are still to be paid. */
export function hoursOwed({ stack }: Pick<State, 'stack'>): number {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i]! as (typeof stack)[number] & { hours?: number };
    if (frame.effect === 'pay-hours' || frame.effect === 'turn') return frame.hours ?? 0;
  }
  return 0;
}

/** B-042: space, action, corruption, hours. */
export const turn = effect({ space: '', hours: 0, given: 0 }, ({ run, choose }) => ({
  space: choose<string>(
    (g, f) => pickOption('turn.space', f.owner, legalSpaces(g, f.owner)),
    (g, f, id): Flow => {
      f.space = id;
      playerAt(g, f.owner).figure = id;
      if (listening()) tell({ type: 'space', seat: f.owner, space: id });
      const space = spaceNamed(g, f.owner, id);
      return call(effectOf(g, f.owner, space), f, space.locals ?? null);
    },
    goto('idle'),
  ),
  corruption: run((g, f): Flow => {
    const { id, discount } = merchantOf(g, f.owner);
    const { hours, corruption } = f.space === RECRUIT.id ? slotCost(g, f.given) : spaceCost(g, id, f.space);
    f.hours = hours;
    f.given = 0;
    drawCorruption(g, f.owner, corruption); // B-060
    return discount === undefined ? 'next' : call(effectName(id, discount), f, { hours: f.hours });
  }),
  pay: run((g, f) => pay(g, f, f.hours - f.given)),
  refill: run((g, f) => {
    if (f.space === RECRUIT.id) tidySquare(g); // B-145
    return 'done';
  }),
  // B-053: nothing can be done; one hour passes.
  idle: run((g, f) => pay(g, f, 1)),
}));
