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
  tuataras: 20,
  dodos: 21,
  capuchins: 22,
  olms: 23,
  turtles: 24,
  skinks: 25,
  'snow-macaques': 26,
  gulls: 27,
  pangolins: 28,
  glassfrogs: 29,
  gorillas: 30,
  walruses: 31,
  'tasmanian-devils': 32,
  junglefowls: 33,
  mongooses: 34,
  bats: 35,
  // The six folks of our box in the remastered edition: dealt by the edition of a table, never chosen themselves.
  'monitors-remaster': 36,
  'lemurs-remaster': 37,
  'magpies-remaster': 38,
  'echidnas-remaster': 39,
  'hares-remaster': 40,
  'tree-kangaroos-remaster': 41,
} as const satisfies Readonly<Record<string, number>>;

export type FolkId = keyof typeof FOLK_NUMBERS;

export const FOLK_IDS = Object.keys(FOLK_NUMBERS) as readonly FolkId[];

/** V-390: the folks that a table may name; the edition says which cards they have. */
export const NAMED_FOLKS: readonly FolkId[] = FOLK_IDS.filter((folk) => !folk.endsWith('-remaster'));

/** V-390: the folk as the remastered edition has it, where it has one. */
export const remasteredAs = (folk: FolkId): FolkId =>
  FOLK_IDS.find((other) => other === `${folk}-remaster`) ?? folk;

export const isFolk = (id: unknown): id is FolkId => NAMED_FOLKS.some((folk) => folk === id);
