import type { CardSet } from '../catalogue.ts';
import { echidnas } from './echidnas/cards.ts';
import { hares } from './hares/cards.ts';
import { lemurs } from './lemurs/cards.ts';
import { magpies } from './magpies/cards.ts';
import { monitors } from './monitors/cards.ts';
import { treeKangaroos } from './tree-kangaroos/cards.ts';

/** The folks, each a folder beside this file. A new one gets a line here, in texts.ts and in looks.ts: they ask for it. */
export const FOLKS = {
  monitors,
  lemurs,
  magpies,
  echidnas,
  hares,
  'tree-kangaroos': treeKangaroos,
} satisfies Readonly<Record<string, CardSet>>;

export type FolkId = keyof typeof FOLKS;
/** The cards of a folk by name. */
export type CardIdOf<F extends FolkId> = (typeof FOLKS)[F]['cards'][number]['id'];

export const CONTENT: readonly CardSet[] = Object.values(FOLKS);
