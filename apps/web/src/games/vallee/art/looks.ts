import { type Family, type FolkLook, LOOKS } from '@comptoir/vallee/looks';
import type { IconName } from '../../../art/icons.ts';

/** The look of a family of cards, and its icons by the names of the page. A family that is not known is a fault, not Junk. */
export function lookOf(family: Family): FolkLook & { readonly animal: IconName } {
  const look: FolkLook = LOOKS[family];
  return { ...look, animal: folkIcon(look.icon) };
}

export function objectOf(family: Family, card: string): IconName {
  const icon = (LOOKS[family] as FolkLook).cards[card];
  if (icon === undefined) throw new Error(`${card} of ${family} has no picture`);
  return folkIcon(icon);
}

export const isFamily = (name: string): name is Family => Object.hasOwn(LOOKS, name);

const folkIcon = (icon: string): IconName => `folk/${icon}`;
