/**
 * What a bot knows of a card beyond its value: what using it is usually worth, in the measure of bots (a card drawn is
 * 0.2), and what must be there for it. `position`: bots work it out from the table. `value`: the card is useful by
 * being paid with or held.
 */
export type Hint = Promising | 'position' | 'value';

export interface Promising {
  readonly worth: number;
  readonly needs?: 'drawable' | 'deck' | 'discard';
  /** V-355: what finishing it brings, the card itself included. */
  readonly finish?: number;
}

export type FolkHints<Id extends string = string> = Readonly<Record<Id, Hint>>;
