import { canonical } from './json.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Verifiable shuffles. Before anything else the host publishes the hash of a secret; every seat may then seal randomness
 * of its own, and only when all seals are known are the texts under them opened; the seed comes from all of it. Nobody
 * could have chosen the seed: everyone was bound before hearing the others. At the end the secret is opened too and
 * everyone can recompute. docs/record.md says what that proves and what it does not.
 */
export interface SeedParts {
  /** 64 hexadecimal digits chosen by the host. */
  readonly secret: string;
  /** What each seat added, by seat; null where it added nothing. */
  readonly contributions: readonly (string | null)[];
}

export const commitTo = (secret: string): string => sha256Hex(`comptoir commitment ${secret}`);

/** What a seat shows of its contribution before anybody opens theirs. */
export const sealOf = (contribution: string): string => sha256Hex(`comptoir contribution ${contribution}`);

export const seedFrom = ({ secret, contributions }: SeedParts): string =>
  sha256Hex(`comptoir seed ${canonical({ secret, contributions })}`);
