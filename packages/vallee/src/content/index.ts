import type { CardSet } from '../catalogue.ts';
import { echidnas } from './echidnas/cards.ts';
import { hares } from './hares/cards.ts';
import { lemurs } from './lemurs/cards.ts';
import { macaws } from './macaws/cards.ts';
import { magpies } from './magpies/cards.ts';
import { monitors } from './monitors/cards.ts';
import { raccoons } from './raccoons/cards.ts';
import { sloths } from './sloths/cards.ts';
import { treeKangaroos } from './tree-kangaroos/cards.ts';

/** The folks, each a folder beside this file. A new one gets a line here, in texts.ts, looks.ts and hints.ts: they ask for it. */
export const FOLKS = {
  monitors,
  lemurs,
  magpies,
  echidnas,
  hares,
  'tree-kangaroos': treeKangaroos,
  macaws,
  raccoons,
  sloths,
} satisfies Readonly<Record<string, CardSet>>;

export type FolkId = keyof typeof FOLKS;
/** The cards of a folk by name. */
export type CardIdOf<F extends FolkId> = (typeof FOLKS)[F]['cards'][number]['id'];

export const CONTENT: readonly CardSet[] = Object.values(FOLKS);
