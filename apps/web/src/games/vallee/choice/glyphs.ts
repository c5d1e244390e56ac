import type { Trait } from '@comptoir/vallee';
import type { IconName } from '../../../art/icons.ts';

/** How what a folk is like is drawn. */
export const GLYPHS: Readonly<Record<Trait, IconName>> = {
  complexity: 'rule-book',
  interaction: 'shaking-hands',
  nastiness: 'domino-mask',
  luck: 'rolling-dices',
};
