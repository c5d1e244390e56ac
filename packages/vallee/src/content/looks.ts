import { look as echidnas } from './echidnas/look.ts';
import { look as hares } from './hares/look.ts';
import type { CardIdOf, FolkId } from './index.ts';
import { look as junk } from './junk/look.ts';
import { look as lemurs } from './lemurs/look.ts';
import type { FolkLook } from './look.ts';
import { look as macaws } from './macaws/look.ts';
import { look as magpies } from './magpies/look.ts';
import { look as monitors } from './monitors/look.ts';
import { look as raccoons } from './raccoons/look.ts';
import { look as sloths } from './sloths/look.ts';
import { look as treeKangaroos } from './tree-kangaroos/look.ts';

export type { FolkLook, Pattern } from './look.ts';

/** The look of every folk, and of Junk. A card without a picture does not compile. */
export const LOOKS = {
  monitors,
  lemurs,
  magpies,
  echidnas,
  hares,
  'tree-kangaroos': treeKangaroos,
  macaws,
  raccoons,
  sloths,
  junk,
} satisfies { readonly [F in FolkId]: FolkLook<CardIdOf<F>> } & { readonly junk: FolkLook<'junk'> };

/** A folk, or Junk, which is printed like one. */
export type Family = keyof typeof LOOKS;
