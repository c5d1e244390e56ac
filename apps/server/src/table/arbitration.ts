import type { Kinded } from '@comptoir/kit';
import type { Table } from './table-state.ts';

/** Whether several seats may answer at a live table, so that the order of arrival is not the order of the game (K-201). */
export const isContested = ({ rules, settings }: Table, decisions: readonly Kinded[]): boolean =>
  rules?.arbitration !== undefined &&
  settings.pace.kind === 'live' &&
  decisions.some(({ seat }) => seat !== decisions[0]?.seat);

interface Waiting {
  readonly rank: number;
  readonly run: () => void;
}

/** K-201: what arrives within one slice of time is carried out by its class, then by arrival. */
export class Arbitration {
  #slice: Waiting[] | null = null;

  run<T>(rank: number, length: number, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting = { rank, run: () => void work().then(resolve, reject) };
      if (this.#slice) {
        this.#slice.push(waiting);
        return;
      }
      const slice: Waiting[] = [waiting];
      this.#slice = slice;
      setTimeout(() => {
        this.#slice = null;
        for (const { run } of slice.sort((a, b) => a.rank - b.rank)) run();
      }, length);
    });
  }
}
