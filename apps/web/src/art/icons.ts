import baie from '../../.generated/icons-baie.svg?url';
import karanor from '../../.generated/icons-karanor.svg?url';
import shell from '../../.generated/icons-shell.svg?url';
import vallee from '../../.generated/icons-vallee.svg?url';
import { BAIE_ICONS, KARANOR_ICONS, type SHELL_ICONS, VALLEE_ICONS } from './icon-ids.ts';
import type { OWN_ICONS } from './own-icons.ts';

export type IconName =
  | (typeof SHELL_ICONS)[number]
  | (typeof VALLEE_ICONS)[number]
  | (typeof BAIE_ICONS)[number]
  | (typeof KARANOR_ICONS)[number]
  | keyof typeof OWN_ICONS
  /** Of the folks of La Vallée: what their folders name. */
  | `folk/${string}/${string}`;

const sprites = new Map<string, string>();
for (const id of VALLEE_ICONS) sprites.set(id, vallee);
for (const id of BAIE_ICONS) sprites.set(id, baie);
for (const id of KARANOR_ICONS) sprites.set(id, karanor);

/** Icons called `prefix/…` are in this sprite, which has come with what they are drawn on. */
export function addSprite(prefix: string, url: string): void {
  sprites.set(prefix, url);
}

/** Address of one icon inside the sprite that carries it; the shell's sprite carries everything not listed by a game. */
export function iconHref(name: IconName): string {
  const slash = name.lastIndexOf('/');
  if (slash < 0) return `${sprites.get(name) ?? shell}#${name}`;
  const sprite = sprites.get(name.slice(0, slash));
  if (sprite === undefined) throw new Error(`the icons of ${name.slice(0, slash)} have not come`);
  return `${sprite}#${name.slice(slash + 1)}`;
}
