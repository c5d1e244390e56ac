import type { BrowserContext } from 'playwright-core';

/** All chance in tests of the page comes from here; `COMPTOIR_TEST_SEED=7 npm test` plays other games. */
export const SEED = Number(process.env['COMPTOIR_TEST_SEED'] ?? 1);
let contexts = 0;

/**
 * The secrets, names and keys that pages of this context draw. Each load has a stream of its own: two pages, or one that is
 * loaded again, must not send the same key twice.
 */
export async function seedChance(context: BrowserContext): Promise<void> {
  contexts += 1;
  await context.addInitScript(
    ([seed, place]) => {
      const loads = Number(localStorage.getItem('test.loads') ?? 0) + 1;
      localStorage.setItem('test.loads', `${loads}`);
      let word = Math.imul(seed, 0x9e3779b1) ^ Math.imul(place, 0x85ebca6b) ^ Math.imul(loads, 0xc2b2ae35);
      crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
        if (array === null) return array;
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let i = 0; i < bytes.length; i++) {
          word = (word + 0x6d2b79f5) | 0;
          const mixed = Math.imul(word ^ (word >>> 15), word | 1);
          bytes[i] = (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))) >>> 14;
        }
        return array;
      };
    },
    [SEED, contexts] as const,
  );
}
