import { sizeOf, strengthOf, type Weights } from '@comptoir/bots';
import { below, type Rng, word, xoshiro } from '@comptoir/kit';
import type { Position } from './positions.ts';

/**
 * Learns who wins: a small network gives each seat a strength, and the chances of the seats of a table follow from their
 * strengths as powers of e. Adam in small batches; the same positions and seed give the same weights.
 */
export interface Plan {
  readonly hidden: number;
  readonly epochs: number;
  readonly seed: number;
}

const BATCH = 64;
const RATE = 0.003;
/** The rate falls in even steps to this part of it. */
const LAST_RATE = 0.05;
const FADING = [0.9, 0.999] as const;
/** Keeps weights small that do not matter. */
const DECAY = 1e-5;
/** Weights are kept as whole multiples of this. */
const UNIT = 1e-5;

/** Chances that follow from strengths. */
export function chancesOf(strengths: readonly number[]): number[] {
  const most = Math.max(...strengths);
  const powers = strengths.map((strength) => Math.exp(strength - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** Mean surprise at who won, in nats: lower is better. */
export function lossOf(positions: readonly Position[], strengths: (position: Position) => number[]): number {
  let loss = 0;
  for (const position of positions) {
    const chances = chancesOf(strengths(position));
    for (const [seat, won] of position.won.entries())
      if (won > 0) loss -= won * Math.log(Math.max(1e-9, chances[seat] as number));
  }
  return loss / Math.max(1, positions.length);
}

/** Mean and spread of every input. */
function spreadOf(
  positions: readonly Position[],
  inputs: number,
): { mean: Float64Array; spread: Float64Array } {
  const mean = new Float64Array(inputs);
  const spread = new Float64Array(inputs);
  let rows = 0;
  for (const { numbers } of positions)
    for (let at = 0; at < numbers.length; at++) {
      const input = at % inputs;
      if (input === 0) rows += 1;
      mean[input] = (mean[input] as number) + (numbers[at] as number);
      spread[input] = (spread[input] as number) + (numbers[at] as number) ** 2;
    }
  for (let input = 0; input < inputs; input++) {
    mean[input] = (mean[input] as number) / rows;
    const variance = (spread[input] as number) / rows - (mean[input] as number) ** 2;
    // An input that never changes carries no information.
    spread[input] = variance > 1e-9 ? Math.sqrt(variance) : Number.POSITIVE_INFINITY;
  }
  return { mean, spread };
}

/** Learns a network, one epoch after the other; yields the share that is done. */
export function* learn(
  positions: readonly Position[],
  inputs: number,
  { hidden, epochs, seed }: Plan,
): Generator<number, Weights> {
  const { mean, spread } = spreadOf(positions, inputs);
  const scaled = positions.map(({ numbers }) =>
    Float64Array.from(numbers, (value, at) => {
      const input = at % inputs;
      return (value - (mean[input] as number)) / (spread[input] as number);
    }),
  );
  const rng = xoshiro(seed);
  const weights = firstWeights(inputs, hidden, rng);
  const slope = new Float64Array(weights.length);
  const first = new Float64Array(weights.length);
  const second = new Float64Array(weights.length);
  const order = Uint32Array.from(positions, (_, at) => at);
  const steps = epochs * Math.ceil(positions.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    mix(order, rng);
    for (let from = 0; from < order.length; from += BATCH) {
      slope.fill(0);
      const batch = order.subarray(from, from + BATCH);
      for (const at of batch)
        addSlope(
          weights,
          hidden,
          inputs,
          positions[at] as Position,
          scaled[at] as Float64Array,
          batch.length,
          slope,
        );
      step += 1;
      descend(weights, slope, first, second, step, RATE * (1 - (1 - LAST_RATE) * (step / steps)));
    }
    yield (epoch + 1) / epochs;
  }
  return inWholeUnits(weights, inputs, hidden, mean, spread);
}

function firstWeights(inputs: number, hidden: number, rng: Rng): Float64Array {
  const weights = new Float64Array(sizeOf({ inputs, hidden }));
  const around = (reach: number): number => (word(rng) / 2 ** 31 - 1) * reach;
  for (let unit = 0, at = inputs; unit < hidden; unit++, at += inputs + 2) {
    weights[at + 1] = around(0.5 / Math.sqrt(hidden));
    for (let input = 0; input < inputs; input++) weights[at + 2 + input] = around(1 / Math.sqrt(inputs));
  }
  return weights;
}

function mix(order: Uint32Array, rng: Rng): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = below(rng, at + 1);
    [order[at], order[other]] = [order[other] as number, order[at] as number];
  }
}

/** Adds how the loss of one position changes with every weight. */
function addSlope(
  weights: Float64Array,
  hidden: number,
  inputs: number,
  { seats, won }: Position,
  numbers: Float64Array,
  batch: number,
  slope: Float64Array,
): void {
  const strengths: number[] = [];
  for (let seat = 0; seat < seats; seat++)
    strengths.push(strengthOf(weights, hidden, numbers, seat * inputs, inputs));
  const chances = chancesOf(strengths);
  for (let seat = 0; seat < seats; seat++) {
    const wrong = ((chances[seat] as number) - (won[seat] as number)) / batch;
    const from = seat * inputs;
    for (let i = 0; i < inputs; i++) slope[i] = (slope[i] as number) + wrong * (numbers[from + i] as number);
    for (let unit = 0, at = inputs; unit < hidden; unit++, at += inputs + 2) {
      let its = weights[at] as number;
      for (let i = 0; i < inputs; i++) its += (weights[at + 2 + i] as number) * (numbers[from + i] as number);
      if (its <= 0) continue;
      const share = wrong * (weights[at + 1] as number);
      slope[at] = (slope[at] as number) + share;
      slope[at + 1] = (slope[at + 1] as number) + wrong * its;
      for (let i = 0; i < inputs; i++)
        slope[at + 2 + i] = (slope[at + 2 + i] as number) + share * (numbers[from + i] as number);
    }
  }
}

/** One step of Adam. */
function descend(
  weights: Float64Array,
  slope: Float64Array,
  first: Float64Array,
  second: Float64Array,
  step: number,
  rate: number,
): void {
  const [slow, slower] = FADING;
  const [seenFirst, seenSecond] = [1 - slow ** step, 1 - slower ** step];
  for (let at = 0; at < weights.length; at++) {
    const down = (slope[at] as number) + DECAY * (weights[at] as number);
    first[at] = slow * (first[at] as number) + (1 - slow) * down;
    second[at] = slower * (second[at] as number) + (1 - slower) * down * down;
    const size = Math.sqrt((second[at] as number) / seenSecond) + 1e-8;
    weights[at] = (weights[at] as number) - (rate * (first[at] as number)) / seenFirst / size;
  }
}

/** Folds the mean and spread of the inputs into the weights, so that the network takes raw inputs. */
function inWholeUnits(
  weights: Float64Array,
  inputs: number,
  hidden: number,
  mean: Float64Array,
  spread: Float64Array,
): Weights {
  const plain = weights.slice();
  const unscale = (from: number): number => {
    let shift = 0;
    for (let i = 0; i < inputs; i++) {
      const weight = (plain[from + i] as number) / (spread[i] as number);
      plain[from + i] = weight;
      shift += weight * (mean[i] as number);
    }
    return shift;
  };
  // A shift of the sum is the same for all seats and changes no chance.
  unscale(0);
  for (let unit = 0, at = inputs; unit < hidden; unit++, at += inputs + 2)
    plain[at] = (plain[at] as number) - unscale(at + 2);
  return { inputs, hidden, unit: UNIT, numbers: Array.from(plain, (weight) => Math.round(weight / UNIT)) };
}
