/** What stands on the cards of a folk, in one language. */
export interface CardText {
  readonly name: string;
  readonly text: string;
  readonly rulings: readonly string[];
}

export interface FolkText {
  readonly name: string;
  readonly short: string;
  readonly speciality: string;
}

export interface SetText<Id extends string = string> {
  readonly folk: FolkText;
  readonly cards: Readonly<Record<Id, CardText>>;
}
