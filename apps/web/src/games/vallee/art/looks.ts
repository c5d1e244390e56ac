import { type FolkLook, junkLook } from '@comptoir/vallee';
import junkIcons from '../../../../.generated/folks/junk.svg?url';
import { addSprite, type IconName } from '../../../art/icons.ts';

/** A folk, or Junk, which is printed like one. */
export type Family = string;

addSprite('folk/junk', junkIcons);
const looks = new Map<Family, FolkLook>([['junk', junkLook]]);

export function addLook(family: Family, look: FolkLook): void {
  looks.set(family, look);
}

/**
 * The look of a family of cards, and its icons by the names of the page. An unknown family is an error, never drawn as
 * Junk.
 */
export function lookOf(family: Family): FolkLook & { readonly animal: IconName } {
  const look = looks.get(family);
  if (look === undefined) throw new Error(`${family} have no look`);
  return { ...look, animal: folkIcon(family, look.icon) };
}

export function objectOf(family: Family, card: string): IconName {
  const icon = lookOf(family).cards[card];
  if (icon === undefined) throw new Error(`${card} of ${family} has no picture`);
  return folkIcon(family, icon);
}

export const isFamily = (name: string): boolean => looks.has(name);

const folkIcon = (family: Family, icon: string): IconName => `folk/${family}/${icon}`;
