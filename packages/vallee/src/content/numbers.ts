/**
 * The number of every folk, which never changes: the ids of its cards count from it, and folks are named in this order.
 * A page knows from here which folks there are before it has fetched any.
 */
export const FOLK_NUMBERS = {
  monitors: 0,
  lemurs: 1,
  magpies: 2,
  echidnas: 3,
  hares: 4,
  'tree-kangaroos': 5,
  macaws: 6,
  raccoons: 7,
  sloths: 8,
  pandas: 9,
  squirrels: 10,
  ocelots: 11,
  chameleons: 12,
  platypuses: 13,
  crocodiles: 14,
  foxes: 15,
  polecats: 16,
  owls: 17,
  beavers: 18,
  penguins: 19,
} as const satisfies Readonly<Record<string, number>>;

export type FolkId = keyof typeof FOLK_NUMBERS;

export const FOLK_IDS = Object.keys(FOLK_NUMBERS) as readonly FolkId[];

export const isFolk = (id: unknown): id is FolkId => FOLK_IDS.some((folk) => folk === id);
