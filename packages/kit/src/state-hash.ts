import { type Digest, sha256Hex } from './sha256.ts';

/** The hash of a state, from its canonical text (docs/record.md). */
export const stateHash = (canonicalText: string, digest: Digest = sha256Hex): string =>
  digest(canonicalText).slice(0, 32);
