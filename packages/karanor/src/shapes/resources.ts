import { below, MALFORMED, refusal, type Shape } from '@comptoir/kit';
import type { PickResources } from '../decisions.ts';

/** D-RESOURCE: a multiset of exactly `count` tokens within what there is. */

function* fillings(available: readonly number[], left: number, at: number): Generator<number[]> {
  if (at === available.length) {
    if (left === 0) yield [];
    return;
  }
  // K-212: filled resource by resource, as many as possible of the first.
  for (let n = Math.min(left, available[at] as number); n >= 0; n--) {
    for (const rest of fillings(available, left - n, at + 1)) yield [n, ...rest];
  }
}

export const resourcesShape: Shape<PickResources> = {
  check({ count, available }, answer) {
    if (!Array.isArray(answer) || answer.length !== available.length) return MALFORMED;
    let total = 0;
    for (const [at, n] of answer.entries()) {
      if (!Number.isInteger(n) || n < 0) return MALFORMED;
      if (n > (available[at] as number))
        return refusal(null, 'not-enough-resources', { chosen: n, available: available[at] as number });
      total += n;
    }
    return total === count ? null : refusal(null, 'wrong-number-of-tokens', { chosen: total, count });
  },
  answers: ({ count, available }) => fillings(available, count, 0),
  sample({ count, available }, rng) {
    const chosen: number[] = available.map(() => 0);
    let total = 0;
    for (const n of available) total += n;
    for (let taken = 0; taken < count; taken++) {
      let pick = below(rng, total - taken);
      for (let at = 0; at < available.length; at++) {
        const free = (available[at] as number) - (chosen[at] as number);
        if (pick < free) {
          chosen[at] = (chosen[at] as number) + 1;
          break;
        }
        pick -= free;
      }
    }
    return chosen;
  },
  only({ count, available }) {
    let total = 0;
    let kinds = 0;
    for (const n of available) {
      total += n;
      if (n > 0) kinds += 1;
    }
    if (total === count) return available;
    return kinds === 1 ? available.map((n) => (n > 0 ? count : 0)) : undefined;
  },
};
