import type { Seat } from '@comptoir/kit';
import { isBotSeat, type ProposalState, type SeatState, type TableState } from './table-state.ts';

/** A person who ran out of time agrees by silence to a pause and its end, but not to ending the game. */
const hasVoice = (seat: SeatState, what: ProposalState['what']): boolean =>
  what === 'undo' || what === 'abandon' ? seat.kind === 'person' : !isBotSeat(seat) && !seat.away;

/** Whose agreement a proposal needs: that of all other persons. */
const concerned = ({ seats }: TableState, { by, what }: ProposalState): Seat[] =>
  seats.flatMap((seat, at) => (at !== by && hasVoice(seat, what) ? [at] : []));

export const missing = (state: TableState, proposal: ProposalState): Seat[] =>
  concerned(state, proposal).filter((seat) => !proposal.agreed.includes(seat));

/** A proposal is dropped when its maker leaves. */
export const stillProposed = ({ seats, proposals }: TableState): readonly ProposalState[] =>
  proposals.filter(({ by }) => seats[by]?.kind === 'person');

/** Whether a proposal makes sense at this moment. */
export function isSensible(
  state: TableState,
  {
    what,
    to,
    by,
    whose,
  }: { what: ProposalState['what']; to: number | null; by: Seat; whose: Seat | undefined },
): boolean {
  if (state.status !== 'playing') return false;
  switch (what) {
    case 'undo':
      return to !== null && to >= state.base && to < state.seq;
    case 'pause':
      return !state.clock.paused;
    case 'resume':
      return state.clock.paused;
    case 'abandon':
      return true;
    case 'robot':
      return whose !== undefined && whose !== by && state.seats[whose]?.kind === 'person';
    case 'friend':
      return whose !== undefined && whose !== by && state.seats[whose] !== undefined;
  }
}

export type Vote =
  | { readonly kind: 'unknown' }
  /** Somebody is against it, or the one who proposed it took it back. */
  | { readonly kind: 'rejected'; readonly proposals: readonly ProposalState[] }
  | { readonly kind: 'counted'; readonly proposals: readonly ProposalState[] }
  | {
      readonly kind: 'carried';
      readonly proposal: ProposalState;
      readonly proposals: readonly ProposalState[];
    };

export function vote(state: TableState, id: number, seat: Seat, agree: boolean): Vote {
  const proposal = state.proposals.find((candidate) => candidate.id === id);
  if (proposal === undefined) return { kind: 'unknown' };
  const others = state.proposals.filter((candidate) => candidate.id !== id);
  if (!agree) return { kind: 'rejected', proposals: others };
  if (seat === proposal.by || proposal.agreed.includes(seat)) return { kind: 'unknown' };
  const counted = { ...proposal, agreed: [...proposal.agreed, seat] };
  if (missing(state, counted).length === 0) return { kind: 'carried', proposal: counted, proposals: others };
  return { kind: 'counted', proposals: [...others, counted] };
}
