import { canonical } from './json.ts';
import { sha256Hex } from './sha256.ts';

/**
 * Verifiable shuffles. Before the first card is dealt the host publishes the hash of a secret; every seat may then add
 * randomness of its own; the seed comes from all of it. Nobody could have chosen the seed: the host was bound before
 * hearing the seats, the seats did not know the secret. At the end the secret is opened and everyone can recompute.
 */
export interface SeedParts {
  /** 64 hexadecimal digits chosen by the host. */
  readonly secret: string;
  /** What each seat added, by seat; null where it added nothing. */
  readonly contributions: readonly (string | null)[];
}

export const commitTo = (secret: string): string => sha256Hex(`comptoir commitment ${secret}`);

export const seedFrom = ({ secret, contributions }: SeedParts): string =>
  sha256Hex(`comptoir seed ${canonical({ secret, contributions })}`);
