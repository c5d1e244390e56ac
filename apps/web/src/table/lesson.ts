import type { Json } from '@comptoir/kit';
import type { Localized } from '../i18n/localized.ts';

/** A guided game: real rules, a fixed deal, and a word of advice where something is new. */
export interface Lesson<D, V> {
  /** 64 hexadecimal digits: the same cards for everybody. */
  readonly secret: string;
  readonly options: Json;
  /** In order; the first whose moment it is and that was not read yet is shown. */
  readonly hints: readonly Hint<D, V>[];
}

export interface Hint<D, V> {
  readonly id: string;
  readonly title: Localized;
  readonly text: Localized;
  readonly rule: string | null;
  readonly when: (moment: { decision: D | null; view: V; viewer: number }) => boolean;
}
