import type { Language } from '@comptoir/kit';
import { type Mechanism, mechanismsOf, NAMED_FOLKS, objection, type Taste } from '@comptoir/vallee';
import { inEdition, isFound } from '../choice/searching.ts';

/** What one is looking for among all folks. */
export interface Wish {
  readonly query: string;
  readonly taste: Taste;
  readonly mechanism: Mechanism | null;
  readonly edition: string;
}

/** The folks that fit, as the edition has them. */
export function shown({ query, taste, mechanism, edition }: Wish, language: Language): string[] {
  return NAMED_FOLKS.map((folk) => inEdition(folk, edition)).filter(
    (folk) =>
      objection(folk, taste) === null &&
      (mechanism === null || mechanismsOf(folk).includes(mechanism)) &&
      isFound(folk, query, language),
  );
}
