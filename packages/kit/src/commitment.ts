import { canonical } from './json.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Verifiable shuffles. First the host publishes the hash of a secret. Then every seat may seal randomness of its own.
 * The seals are opened only when all of them are known, and the seed is made from everything. Nobody could have chosen
 * the seed: everyone was bound before hearing the others. At the end the secret is opened too and everyone can
 * recompute. docs/record.md says what that proves and what it does not.
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
