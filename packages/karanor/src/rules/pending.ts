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
}

export const openWindow = (window: WindowKind, actor: Seat): Call =>
  call('window', { owner: actor }, { window });

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
