/** The figures a person can choose; all are in the sprite of the shell. */
export const FIGURES = [
  'rabbit',
  'hedgehog',
  'gecko',
  'raven',
  'kangaroo',
  'lemur',
  'sailboat',
  'steam-locomotive',
  'lighthouse',
  'barrel',
  'pine-tree',
  'grapes',
] as const;
export type FigureName = (typeof FIGURES)[number];

export const isFigure = (name: string): name is FigureName => (FIGURES as readonly string[]).includes(name);
