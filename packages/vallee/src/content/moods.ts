import type { FolkId } from './numbers.ts';

/**
 * What a folk is like at the table, from 1 to 5, and the box it comes from: known before any of its cards is loaded.
 */
export const TRAITS = ['complexity', 'interaction', 'nastiness', 'luck'] as const;
export type Trait = (typeof TRAITS)[number];

/** Boxes of the series by number; 0 is the small expansion, 3 our own. */
export const BOXES = [3, 1, 2, 4, 5, 6, 0] as const;
export type Box = (typeof BOXES)[number];

export type Mood = Readonly<Record<Trait, number>> & { readonly box: Box };

const mood = (box: Box, complexity: number, interaction: number, nastiness: number, luck: number): Mood => ({
  box,
  complexity,
  interaction,
  nastiness,
  luck,
});

/**
 * By the name of the folk, judged by playing: how much there is to think about, how much players meddle, how much it
 * hurts, how much is luck.
 */
export const MOODS: Readonly<Record<string, Mood>> = {
  monitors: mood(3, 2, 1, 1, 1),
  lemurs: mood(3, 3, 2, 1, 2),
  magpies: mood(3, 2, 5, 4, 4),
  echidnas: mood(3, 2, 4, 2, 2),
  hares: mood(3, 3, 1, 1, 5),
  'tree-kangaroos': mood(3, 4, 1, 1, 2),
  macaws: mood(1, 1, 1, 1, 2),
  pandas: mood(1, 2, 2, 1, 2),
  raccoons: mood(1, 2, 5, 5, 3),
  squirrels: mood(1, 3, 2, 2, 1),
  ocelots: mood(1, 3, 3, 2, 5),
  chameleons: mood(1, 5, 3, 1, 2),
  platypuses: mood(2, 3, 1, 1, 1),
  sloths: mood(2, 2, 1, 1, 1),
  crocodiles: mood(2, 3, 5, 4, 2),
  foxes: mood(2, 2, 5, 1, 3),
  polecats: mood(2, 2, 1, 1, 5),
  owls: mood(2, 5, 4, 1, 2),
  beavers: mood(0, 4, 1, 1, 1),
  penguins: mood(4, 4, 1, 1, 2),
  tuataras: mood(4, 3, 1, 1, 1),
  dodos: mood(4, 3, 1, 1, 1),
  capuchins: mood(4, 2, 5, 4, 3),
  olms: mood(4, 3, 4, 3, 2),
  turtles: mood(4, 4, 1, 1, 1),
  skinks: mood(5, 3, 1, 1, 2),
  'snow-macaques': mood(5, 2, 1, 1, 2),
  gulls: mood(5, 3, 4, 3, 1),
  pangolins: mood(5, 3, 4, 3, 5),
  glassfrogs: mood(5, 3, 1, 1, 2),
  gorillas: mood(6, 2, 2, 1, 3),
  walruses: mood(6, 4, 1, 1, 1),
  'tasmanian-devils': mood(6, 2, 5, 4, 3),
  junglefowls: mood(6, 3, 1, 1, 2),
  mongooses: mood(6, 4, 2, 2, 2),
  bats: mood(6, 3, 4, 3, 3),
  'monitors-remaster': mood(3, 3, 1, 1, 2),
  'lemurs-remaster': mood(3, 3, 1, 1, 2),
  'magpies-remaster': mood(3, 2, 5, 4, 4),
  'echidnas-remaster': mood(3, 2, 4, 2, 2),
  'hares-remaster': mood(3, 2, 1, 1, 5),
  'tree-kangaroos-remaster': mood(3, 3, 1, 1, 2),
} satisfies Readonly<Record<FolkId, Mood>>;
