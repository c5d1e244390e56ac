import type { CardSet } from '../catalogue.ts';
import { echidnas } from './echidnas.ts';
import { hares } from './hares.ts';
import { lemurs } from './lemurs.ts';
import { magpies } from './magpies.ts';
import { monitors } from './monitors.ts';
import { treeKangaroos } from './tree-kangaroos.ts';

/** The folks of the box. A new one is a file beside these, its texts, and a line here, at the end: ids count on the order. */
export const CONTENT: readonly CardSet[] = [monitors, lemurs, magpies, echidnas, hares, treeKangaroos];
