import type { Wares } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';

/** What the trade sheet is opened for: an offer to read, or something that somebody else has; or it makes room. */
export type Errand =
  | { readonly read: number }
  | { readonly to: Seat; readonly want: Wares }
  | { readonly leave: true };

/** Cards in hand and tags of rivals send to the trade sheet, which lies elsewhere on the screen. */
let errand = $state.raw<Errand | null>(null);

export const sendToTrade = (wish: Errand): void => {
  errand = wish;
};

/** The errand that waits, which is then taken. */
export function takeErrand(): Errand | null {
  const taken = errand;
  if (taken !== null) errand = null;
  return taken;
}

/** How often the trade sheet was opened: actions that are unfolded where it lies are folded then. */
let openings = $state(0);
export const tradeOpenings = (): number => openings;
export function tellTradeOpened(): void {
  openings += 1;
}
