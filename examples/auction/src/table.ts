import type { TablePolicy } from '@comptoir/kit';
import { type Auction, type AuctionDecision, worth } from './rules.ts';

/** The least that a seat can do: it loses its smallest cards and does nothing else. */
function defaultAnswer(decision: AuctionDecision) {
  switch (decision.kind) {
    case 'pick-cards':
      return [...decision.from].sort((a, b) => worth(a) - worth(b)).slice(0, decision.min);
    case 'menu':
      return { entry: 'end', answer: null };
    case 'confirm':
      return false;
    case 'pick-seat':
      return decision.from[0] ?? null;
    case 'act':
      return null;
  }
}

/** Objections have a short timer: most players have none, and nobody should wait for them. */
export const table: TablePolicy<Auction, AuctionDecision> = {
  timerOf: ({ id }) => (id === 'bid.object' ? 'window' : null),
  defaultAnswer,
};
