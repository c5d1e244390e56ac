import { below, type Frame, listening, type Seat, type StepDraft, type StepMakers } from '@comptoir/kit';
import type { Decision } from '../decisions.ts';
import { type Face, PILES, type Pile, tell } from '../events.ts';
import { isRemastered, type State } from '../state.ts';
import { confirm } from './asking.ts';

/** V-240: two stars, two planets, one planet with re-roll arrows, one comet. */
export const HARE_DIE: readonly Face[] = ['stars', 'stars', 'planet', 'planet', 'planet-reroll', 'comet'];

/** V-397: the remastered die has three equal planets. */
const REMASTERED_DIE: readonly Face[] = HARE_DIE.map((face) => (face === 'planet-reroll' ? 'planet' : face));

/** B.11: what polecats roll. */
export const POLECAT_DIE: readonly number[] = [1, 1, 2, 2, 3, 3];

/** B.5: what ocelots roll. */
export const OCELOT_DIE: readonly number[] = [0, 1, 1, 2, 2, 3];

/** V-375: each of the two dice has every pile twice. */
const rollPile = (g: State): Pile => PILES[below(g.rng, PILES.length)] as Pile;

/** V-375: both dice of the pangolins, openly; again until they differ where a card says so. */
export function rollPair(g: State, seat: Seat, mustDiffer: boolean): { source: Pile; destination: Pile } {
  for (;;) {
    const pair = { source: rollPile(g), destination: rollPile(g) };
    if (listening()) tell({ type: 'rolled-pair', seat, ...pair });
    if (!mustDiffer || pair.source !== pair.destination) return pair;
  }
}

/** V-243: rolled openly. */
export function roll<F extends Face | number>(g: State, seat: Seat, die: readonly F[]): F {
  const face = die[below(g.rng, die.length)] as F;
  if (listening()) tell({ type: 'rolled', seat, face });
  return face;
}

/** V-241: only the planet with arrows may be rolled again, each time it shows. */
const askReroll = (_g: State, f: Frame & { face: string }): Decision | null =>
  f.face === 'planet-reroll' ? confirm('die.reroll', f) : null;

/** V-241, V-242: kept, it counts as a planet. */
export const branch = (face: string): 'stars' | 'planet' | 'comet' =>
  face === 'planet-reroll' ? 'planet' : (face as 'stars' | 'planet' | 'comet');

/** The two steps of every card that rolls: `face` of its frame holds the final result. */
export function rolling({
  run,
  choose,
}: StepMakers<State, Decision, Frame & { face: string }>): Record<
  'roll' | 'reroll',
  StepDraft<State, Decision>
> {
  return {
    roll: run((g, f) => {
      f.face = roll(g, f.owner, isRemastered(g) ? REMASTERED_DIE : HARE_DIE);
    }),
    reroll: choose<boolean>(askReroll, (g, f, again) => {
      if (!again) return 'next';
      f.face = roll(g, f.owner, HARE_DIE);
      return 'again';
    }),
  };
}
