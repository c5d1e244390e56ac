import { sha256Hex } from './sha256.ts';

/** The hash of a state, from its canonical text (docs/record.md). A host may bring a faster SHA-256, in hexadecimal. */
export const stateHash = (canonicalText: string, digest: (text: string) => string = sha256Hex): string =>
  digest(canonicalText).slice(0, 32);
