import type { Json } from '@comptoir/kit';
import { z } from 'zod';

/** No answer in any game is nested deeper. Walking data from strangers must not exhaust the stack. */
const DEEPEST = 12;

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (left === 0) return false;
  for (const part of Object.values(value)) if (!isShallow(part, left - 1)) return false;
  return true;
}

/** What comes out of `JSON.parse` is JSON already; only its depth is in question. */
export const isShallowJson = (value: unknown): value is Json =>
  value !== undefined && isShallow(value, DEEPEST);

export const shallowJson = z
  .custom<Json>(isShallowJson, { error: 'nested too deeply' })
  .meta({ description: `Any JSON, at most ${DEEPEST} levels deep` });

/** JSON from the server, in the game's own form. */
export const plainJson = z.unknown().meta({ description: 'JSON of the game' });
