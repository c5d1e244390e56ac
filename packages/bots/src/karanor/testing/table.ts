import { type Decision, karanor, type State } from '@comptoir/karanor';
import { type Seat, xoshiro } from '@comptoir/kit';
import { karanorBrain } from '../brain.ts';

/** Tables in the middle of a game, as scenarios need them. */

const isAsked = ({ standing }: Decision): boolean => standing !== true;

/** A game of quick merchants at the first action of a seat in a round. */
export function tableAt(players: number, round: number, seat: Seat, seed = 2): State {
  const reading = karanor.readOptions({ players, firstPlayer: 0 });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const g = karanor.setup(seed, reading.options);
  const rng = xoshiro(seed);
  for (let decisions = karanor.decisions(g); decisions.length > 0; ) {
    const decision = decisions.find(isAsked) as Decision;
    if (g.turn.round === round && g.turn.active === seat && decision.id === 'action') return g;
    decisions = karanor.apply(g, {
      seat: decision.seat,
      id: decision.id,
      answer: karanorBrain.policy(g, decision, rng),
    });
  }
  throw new Error('the game was over before');
}

export const standingOf = (g: State, seat: Seat): Decision =>
  karanor.decisions(g).find((decision) => decision.seat === seat && decision.standing === true) as Decision;
