/** How much thinking is allowed: the share that is used up, from 0 to 1, after a number of imagined games. */
export interface Budget {
  used(plays: number): number;
}

/** A number of imagined games: the same on every machine. */
export const plays = (most: number): Budget => ({ used: (done) => done / most });

/** A time in milliseconds by the caller's clock, from the first look at it. */
export function millis(most: number, now: () => number): Budget {
  let start: number | null = null;
  return {
    used: () => {
      start ??= now();
      return (now() - start) / most;
    },
  };
}
