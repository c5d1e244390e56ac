import { type Call, call, Defect, type Frame, type Seat } from '@comptoir/kit';
import type { WindowKind } from '../content/language.ts';
import type { State } from '../state.ts';

/** What windows, cards and declarations need to know of each other on the stack. */

export interface WindowFrame extends Frame {
  window: WindowKind;
  /** Who is asked, in turn order after the actor (the owner), and who has passed. */
  asked: Seat[];
  passed: Seat[];
  cancelled: boolean;
  /** What it answers to when the stack does not tell: the resource and number of a harvest, a delivery, a quest. */
  what: number;
  count: number;
}

export const openWindow = (window: WindowKind, actor: Seat, what = -1, count = 0): Call =>
  call('window', { owner: actor }, { window, what, count });

/** K-216: in these windows of a turn everybody has a calm chance for open cards. */
export const isCalm = (window: WindowKind): boolean => window === 'turnStart' || window === 'before:income';

/** 6.4 `cancel`: marks the window in which the card on top of the stack was played. */
export function cancelPending(g: State): void {
  for (let at = g.stack.length - 1; at > 0; at--) {
    if (g.stack[at]?.effect !== 'card') continue;
    const below = g.stack[at - 1] as WindowFrame;
    if (below.effect === 'window') below.cancelled = true;
    return;
  }
  throw new Defect('cancel outside of a card');
}
