import { hints as echidnas } from './echidnas/hints.ts';
import { hints as hares } from './hares/hints.ts';
import type { FolkHints, Hint } from './hint.ts';
import type { CardIdOf, FolkId } from './index.ts';
import { hints as lemurs } from './lemurs/hints.ts';
import { hints as macaws } from './macaws/hints.ts';
import { hints as magpies } from './magpies/hints.ts';
import { hints as monitors } from './monitors/hints.ts';
import { hints as raccoons } from './raccoons/hints.ts';
import { hints as sloths } from './sloths/hints.ts';
import { hints as treeKangaroos } from './tree-kangaroos/hints.ts';

export type { Hint, Promising } from './hint.ts';

type AllHints = { readonly [F in FolkId]: FolkHints<CardIdOf<F>> };

const BY_FOLK: AllHints = {
  monitors,
  lemurs,
  magpies,
  echidnas,
  hares,
  'tree-kangaroos': treeKangaroos,
  macaws,
  raccoons,
  sloths,
};

/** What robots know of each card, by its name. A card without a hint does not compile. */
export const HINTS: ReadonlyMap<string, Hint> = new Map(
  Object.values<FolkHints>(BY_FOLK).flatMap((hints) => Object.entries(hints)),
);
