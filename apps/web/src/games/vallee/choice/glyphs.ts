import type { Trait } from '@comptoir/vallee';
import type { IconName } from '../../../art/icons.ts';

/** The sign for each trait of a folk. */
export const GLYPHS: Readonly<Record<Trait, IconName>> = {
  complexity: 'rule-book',
  interaction: 'shaking-hands',
  nastiness: 'domino-mask',
  luck: 'rolling-dices',
};
