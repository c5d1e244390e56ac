import { type Ask, type Rng, sha256Hex, xoshiro } from '@comptoir/kit';

/**
 * The randomness of a bot for one thought. It follows from the secret of the table and the position alone: a reopened
 * table goes on as it would have, and whoever knows the secret can check what a bot did. It tells nothing about the
 * generator of the game.
 */
export function luckAt(secret: string, { seat, id }: Pick<Ask, 'seat' | 'id'>, hash: string): Rng {
  const digest = sha256Hex(`comptoir bot ${secret} ${seat} ${id} ${hash}`);
  return xoshiro(Number.parseInt(digest.slice(0, 8), 16));
}
