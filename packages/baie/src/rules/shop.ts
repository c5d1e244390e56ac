import { type Figures, listening, type Seat } from '@comptoir/kit';
import { tell } from '../events.ts';
import { merchantOf } from '../merchants/merchant.ts';
import { playerAt, type State } from '../state.ts';

/** How merchants tell what happens at their boards. */

/** A part of a board has changed. Views are built only when somebody listens. */
export function showPart(g: State, seat: Seat, part: string): void {
  if (!listening()) return;
  const merchant = merchantOf(g, seat);
  const { shop } = playerAt(g, seat);
  if (shop === null) return;
  const value = merchant.view(shop, false)[part] ?? null;
  const secret = merchant.view(shop, true)[part] ?? null;
  tell({ type: 'shop', seat, part, value, secret });
}

export function tellWork(seat: Seat, work: string, figures: Figures = {}): void {
  tell({ type: 'worked', seat, work, figures });
}
