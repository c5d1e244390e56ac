import type { ExpressionBuilder } from 'kysely';
import type { Schema } from './schema.ts';

/** By game: the newest rules that a server can read. */
export type Known = ReadonlyMap<string, number>;

/**
 * Tables that a server can read. Whatever else has ended is left to a server of the release that played it: what is
 * settled once is not looked at again.
 */
export const isKnown =
  (known: Known) =>
  ({ and, or, eb }: ExpressionBuilder<Schema, 'tables'>) =>
    or(
      [...known].map(([game, rules]) => and([eb('tables.game', '=', game), eb('tables.rules', '<=', rules)])),
    );
