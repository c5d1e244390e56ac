import type { Portrait } from './portrait.ts';

/**
 * What was learned from many games, as data: a sum over the inputs, and hidden units that count only where they are above 0.
 * `numbers` are whole multiples of `unit`: the weights of the sum, then of each unit its threshold, its share in the result
 * and its weights.
 */
export interface Weights {
  readonly inputs: number;
  readonly hidden: number;
  readonly unit: number;
  readonly numbers: readonly number[];
}

export const sizeOf = ({ inputs, hidden }: Pick<Weights, 'inputs' | 'hidden'>): number =>
  inputs + hidden * (inputs + 2);

/** How strong one seat is: the log of its chance to win, up to what is the same for all seats. */
export function strengthOf(
  weights: Float64Array,
  hidden: number,
  numbers: Float64Array,
  from: number,
  inputs: number,
): number {
  let sum = 0;
  for (let i = 0; i < inputs; i++) sum += (weights[i] as number) * (numbers[from + i] as number);
  for (let unit = 0, at = inputs; unit < hidden; unit++, at += inputs + 2) {
    let its = weights[at] as number;
    for (let i = 0; i < inputs; i++) its += (weights[at + 2 + i] as number) * (numbers[from + i] as number);
    if (its > 0) sum += (weights[at + 1] as number) * its;
  }
  return sum;
}

/** Judges imagined tables by what was learned; weights of another portrait are refused. */
export function judgementOf<S>(
  portrait: Portrait<S>,
  learned: Weights,
): (state: S, measures: readonly (readonly number[])[]) => number[] | null {
  const { inputs, hidden, unit } = learned;
  if (inputs !== portrait.legend.length || learned.numbers.length !== sizeOf(learned))
    throw new RangeError('these weights were learned from another portrait');
  const weights = Float64Array.from(learned.numbers, (number) => number * unit);
  return (state, measures) => {
    const numbers = portrait.of(state, measures);
    if (numbers === null) return null;
    const found: number[] = [];
    for (let from = 0; from < numbers.length; from += inputs)
      found.push(strengthOf(weights, hidden, numbers, from, inputs));
    return found;
  };
}
