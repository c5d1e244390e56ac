import type { Localized } from '../../../i18n/localized.ts';
import type { Family } from './looks.ts';

export type CardType = 'technique' | 'passive' | 'junk';

/** What is printed on a card of the Vallée. */
export interface CardFace {
  readonly id: string;
  readonly family: Family;
  /** The name of the family. */
  readonly folk: Localized;
  readonly value: number;
  readonly type: CardType;
  /** The technique gives one more action. */
  readonly bonus: boolean;
  /** V-390: of the remastered edition. */
  readonly isRemastered: boolean;
  readonly name: Localized;
  readonly text: Localized;
}

/** L: zoom. M: hand and market. S: phone and crowded hands. token: stalls and replay. */
export type Density = 'L' | 'M' | 'S' | 'token';
export type CardState = 'rest' | 'may' | 'chosen' | 'dim';
