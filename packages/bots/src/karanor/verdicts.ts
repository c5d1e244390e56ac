import { karanor, type Offer, type ReplyAnswer, type State } from '@comptoir/karanor';
import type { MenuAnswer, Move, Seat } from '@comptoir/kit';
import { isAboutToWin } from './bargain.ts';
import { karanorBrain } from './brain.ts';
import { tableOfState } from './table.ts';

/** What masters who see all cards think of a trade at the moment at which it is made. */
export interface Verdict {
  /** What each side gains, in points of the master's judgement; the one who made the offer first. */
  readonly gains: readonly [maker: number, taker: number];
  /** K-313: one of the two is about to win. */
  readonly isForWinner: boolean;
  /** One of the two has more prestige than anybody else and gains more than the other. */
  readonly feedsLeader: boolean;
}

const standing = (g: State, seat: Seat): number =>
  karanorBrain.measure(g, seat).reduce((sum, part) => sum + part, 0);

/** The only player with the most prestige, or -1. */
function leaderOf({ players }: State): Seat {
  const most = Math.max(...players.map(({ prestige }) => prestige));
  const first = players.filter(({ prestige }) => prestige === most);
  return first.length === 1 ? players.indexOf(first[0] as State['players'][number]) : -1;
}

/** Judges the trade that a move makes; null for every other move. The state is the one before it. */
export function verdictOn({ seat, id, answer }: Move, g: State): Verdict | null {
  const { entry, answer: terms } = (answer ?? {}) as unknown as MenuAnswer;
  if (entry !== 'trade.accept') return null;
  const taken = (terms as unknown as ReplyAnswer).offer;
  const { from } = g.offers.find((offer) => offer.id === taken) as Offer;
  const after = karanor.clone(g);
  karanor.apply(after, { seat, id, answer });
  const [maker, taker] = [from, seat].map((party) => standing(after, party) - standing(g, party)) as [
    number,
    number,
  ];
  const table = tableOfState(g);
  const leader = leaderOf(g);
  return {
    gains: [maker, taker],
    isForWinner: isAboutToWin(table, from) || isAboutToWin(table, seat),
    feedsLeader: (leader === from && maker > taker) || (leader === seat && taker > maker),
  };
}
