import { isRecord } from '@comptoir/kit';
import { type ClientFrame, commandKey, isWellFormed, readClientFrame } from '@comptoir/protocol';

/** Reads a message of a client. */
export function decode(data: string): ClientFrame | Malformed {
  let given: unknown;
  try {
    given = JSON.parse(data);
  } catch {
    return new Malformed(null);
  }
  const frame = readClientFrame(given);
  // Only an escape can spell half a character or a NUL in a message that came as text.
  if (frame && (!data.includes('\\u') || isWellFormed(given))) return frame;
  const key = isRecord(given) ? commandKey.safeParse(given.key) : null;
  return new Malformed(key?.success ? key.data : null);
}

/** A message that is not a frame. If it is a command, its key is kept, so that its sender gets an answer. */
export class Malformed {
  readonly key: string | null;

  constructor(key: string | null) {
    this.key = key;
  }
}
