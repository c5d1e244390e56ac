import type { PickCards } from '@comptoir/kit';
import { say } from './i18n.ts';

/** How many cards a question wants, in words. */
export function howMany({ min, max, from }: Pick<PickCards, 'min' | 'max' | 'from'>): string {
  if (min === max) return min === 1 ? say('choose.one') : say('choose.exactly', { n: min });
  const isAll = max >= from.length && from.length > 1;
  if (min === 0) return isAll ? say('choose.any') : say('choose.most', { n: max });
  return isAll ? say('choose.least', { n: min }) : say('choose.between', { min, max });
}
