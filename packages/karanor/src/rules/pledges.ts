import type { Requirement, Seat } from '@comptoir/kit';
import { tell } from '../events.ts';
import { canGive } from '../questions/goods.ts';
import { isNoWares } from '../shapes/offer.ts';
import { isOpen, type Pledge, playerOf, type State, type Wares } from '../state.ts';
import { endPledge } from './goods.ts';
import { handOver } from './hand-over.ts';

/** K-311, K-312: promises that the table remembers. Nobody is made to keep one. */

const pledgeById = (g: State, id: number): Pledge | undefined =>
  g.pledges.find((pledged) => pledged.id === id && pledged.state === 'open');

/** Asked in this order, after those of all trades. */
export const KEEPING: readonly Requirement<[State, Seat, number]>[] = [
  {
    rule: 'K-312',
    reason: 'pledge-not-open',
    holds: (g, seat, id) => pledgeById(g, id)?.from === seat,
  },
  { rule: 'K-306', reason: 'trade-busy', holds: (g) => isOpen(g) },
  {
    rule: 'K-312',
    reason: 'pledge-short',
    holds: (g, seat, id) => canGive(playerOf(g, seat), (pledgeById(g, id) as Pledge).wares),
  },
];

export const FORGIVING: readonly Requirement<[State, Seat, number]>[] = [
  {
    rule: 'K-312',
    reason: 'pledge-not-open',
    holds: (g, seat, id) => pledgeById(g, id)?.to === seat,
  },
];

/** One side of a deal for later; a side without goods promises nothing. */
export function pledge(g: State, from: Seat, to: Seat, wares: Wares, rounds: number): void {
  if (isNoWares(wares)) return;
  const made: Pledge = {
    id: g.pledges.length + 1,
    from,
    to,
    wares,
    due: g.turn.round + rounds,
    state: 'open',
  };
  g.pledges.push(made);
  tell({ type: 'pledged', pledge: made });
}

export function keepPledge(g: State, seat: Seat, id: number): void {
  const { to, wares } = pledgeById(g, id) as Pledge;
  endPledge(g, id, 'kept');
  handOver(g, seat, to, wares);
}

export const forgivePledge = (g: State, id: number): void => endPledge(g, id, 'forgiven');

/** K-312: a turn is over; what its player had promised for it was not given. */
export function breakPledges(g: State, seat: Seat): void {
  for (const { id, from, due, state } of g.pledges)
    if (from === seat && state === 'open' && due <= g.turn.round) endPledge(g, id, 'broken');
}
