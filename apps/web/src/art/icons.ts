import shell from '../../.generated/icons-shell.svg?url';
import { GAME_ICONS, type SHELL_ICONS } from './icon-ids.ts';
import type { OWN_ICONS } from './own-icons.ts';

export type IconName =
  | (typeof SHELL_ICONS)[number]
  | (typeof GAME_ICONS)[keyof typeof GAME_ICONS][number]
  | keyof typeof OWN_ICONS
  /** Of the folks of La Vallée: what their folders name. */
  | `folk/${string}/${string}`
  /** Of the merchants of La Baie, likewise. */
  | `merchant/${string}`;

const written = import.meta.glob<string>('../../.generated/icons-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const sprites = new Map<string, string>();
for (const [game, icons] of Object.entries(GAME_ICONS)) {
  const sprite = written[`../../.generated/icons-${game}.svg`];
  if (sprite === undefined) throw new Error(`${game} has no sprite`);
  for (const id of icons) sprites.set(id, sprite);
}

/** Icons called `prefix/…` are in this sprite, which was loaded with the part that draws them. */
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
