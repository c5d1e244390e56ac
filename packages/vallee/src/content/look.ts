/** How the cards of a folk look; icons are named as in game-icons.net. The page checks that the icon exists. */
export interface FolkLook<Id extends string = string> {
  /** The animal. */
  readonly icon: string;
  readonly ink: string;
  readonly deep: string;
  readonly tint: string;
  /** Colour of the pattern behind the picture. */
  readonly middle: string;
  readonly pattern: Pattern;
  /** The object on each card. */
  readonly cards: Readonly<Record<Id, string>>;
}

/** V-390: the remastered cards look like those of the first edition; what is printed tells them apart. */
export const remasteredLook = <Id extends string>(first: FolkLook<Id>): FolkLook<`${Id}-r`> => ({
  ...first,
  cards: Object.fromEntries(Object.entries(first.cards).map(([id, icon]) => [`${id}-r`, icon])) as Record<
    `${Id}-r`,
    string
  >,
});

export type Pattern =
  | 'dune'
  | 'ring'
  | 'leaf'
  | 'spike'
  | 'snow'
  | 'rain'
  | 'hatch'
  | 'plume'
  | 'stripe'
  | 'branch'
  | 'bamboo'
  | 'ripple'
  | 'tooth'
  | 'oak'
  | 'spot'
  | 'scale';
