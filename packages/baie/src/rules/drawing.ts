import { below, type Rng } from '@comptoir/kit';

/** B-014: drawing is uniform over the pieces; a bag is how many there are of each colour. */

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
}

/** Takes one of the first `colours` colours out; the caller knows that there is one. */
export function drawOut(rng: Rng, counts: number[], colours: number = counts.length): number {
  let sum = 0;
  for (let i = 0; i < colours; i++) sum += counts[i]!;
  let at = below(rng, sum);
  let colour = 0;
  while (at >= counts[colour]!) at -= counts[colour++]!;
  counts[colour]! -= 1;
  return colour;
}

/** Takes a random one out of an unordered pile. */
export function takeRandom(rng: Rng, pile: number[]): number {
  const at = below(rng, pile.length);
  const card = pile[at]!;
  pile[at] = pile[pile.length - 1]!;
  pile.pop();
  return card;
}
