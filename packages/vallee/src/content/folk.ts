import type { CardSet } from '../catalogue.ts';
import type { FolkHints } from './hint.ts';
import type { FolkLook } from './look.ts';
import type { SetText } from './text.ts';

/** Everything about a folk: what the `index.ts` of its folder exports. */
export interface Folk<Id extends string = string> {
  readonly cards: CardSet<Id>;
  readonly fr: SetText<Id>;
  readonly en: SetText<Id>;
  readonly look: FolkLook<Id>;
  readonly hints: FolkHints<Id>;
}

/** Checks a folder by its cards: one without a text, a picture or a hint does not compile. */
export const whole = <Id extends string>(
  folk: { readonly cards: CardSet<Id> } & Omit<Folk<NoInfer<Id>>, 'cards'>,
): Folk => folk;
