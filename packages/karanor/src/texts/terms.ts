import type { Terms } from '../decisions.ts';
import { isNoWares } from '../shapes/offer.ts';
import type { Wares } from '../state.ts';
import type { Names } from './names.ts';
import type { Phrases } from './phrases.ts';

/** The two sides of an offer, with what is promised for later (K-311). */
export function sidesText(
  p: Phrases,
  names: Names,
  { give, want, later }: Terms,
): [give: string, want: string] {
  const side = (now: Wares, promised: Wares | undefined): string => {
    if (promised === undefined || isNoWares(promised)) return names.wares(now);
    const then = p.promised(names.wares(promised), later?.rounds ?? 1);
    return isNoWares(now) ? then : p.both(names.wares(now), then);
  };
  return [side(give, later?.give), side(want, later?.want)];
}

export const termsText = (p: Phrases, names: Names, terms: Terms): string =>
  p.terms(...sidesText(p, names, terms));
