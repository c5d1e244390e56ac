import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before the server of a test: its secrets and names come from `COMPTOIR_TEST_CHANCE`, so that a game that went wrong
 * can be dealt again.
 */
const seed = process.env['COMPTOIR_TEST_CHANCE'] ?? '';
let drawn = 0;

function bytes(count: number): Buffer {
  const parts: Buffer[] = [];
  for (let have = 0; have < count; have += 32)
    parts.push(crypto.createHash('sha256').update(`${seed} ${drawn++}`).digest());
  return Buffer.concat(parts).subarray(0, count);
}

Object.assign(crypto, {
  randomBytes: bytes,
  randomInt: (low: number, high?: number) =>
    high === undefined ? bytes(4).readUInt32LE() % low : low + (bytes(4).readUInt32LE() % (high - low)),
});
syncBuiltinESMExports();
