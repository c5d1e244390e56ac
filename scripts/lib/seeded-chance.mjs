import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * From now on this process or thread draws its secrets, names and codes from a seed, so that a game that went wrong in a
 * test can be dealt again. For tests only.
 * @param {string} seed
 */
export function seedChance(seed) {
  let drawn = 0;
  /** @param {number} count */
  const bytes = (count) => {
    const parts = [];
    for (let have = 0; have < count; have += 32)
      parts.push(crypto.createHash('sha256').update(`${seed} ${drawn++}`).digest());
    return Buffer.concat(parts).subarray(0, count);
  };
  /**
   * @param {number} low
   * @param {number} [high]
   */
  const int = (low, high) => {
    const drawnInt = bytes(4).readUInt32LE();
    return high === undefined ? drawnInt % low : low + (drawnInt % (high - low));
  };
  Object.assign(crypto, { randomBytes: bytes, randomInt: int });
  syncBuiltinESMExports();
}
