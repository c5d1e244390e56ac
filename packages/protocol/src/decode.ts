import { isRecord } from '@comptoir/kit';
import { type ClientFrame, clientFrame, KEY, TABLE } from './frames.ts';
import { isShallowJson } from './json.ts';

/** Reads a client's frame; null if it is not one. */
export function readClientFrame(given: unknown): ClientFrame | null {
  if (isPlay(given)) return given;
  return clientFrame.safeParse(given).data ?? null;
}

/** Fast path: nearly all frames are answers, and the schema takes ten times as long to say so. A test compares both. */
function isPlay(given: unknown): given is Extract<ClientFrame, { type: 'play' }> {
  if (!isRecord(given) || given.type !== 'play' || Object.keys(given).length !== 6) return false;
  const { table, seq, key, id, answer } = given;
  return (
    typeof table === 'string' &&
    TABLE.test(table) &&
    Number.isSafeInteger(seq) &&
    (seq as number) >= 0 &&
    typeof key === 'string' &&
    KEY.test(key) &&
    typeof id === 'string' &&
    id.length <= 64 &&
    isShallowJson(answer)
  );
}
