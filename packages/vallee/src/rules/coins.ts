import { type CardId, Defect, listening, type Seat } from '@comptoir/kit';
import { setOf } from '../catalogue.ts';
import { type CoinReason, tell } from '../events.ts';
import { coinsOf } from '../questions.ts';
import { type Config, type State, zonesOf } from '../state.ts';

/** V-350 to V-357: coins. They are on the table only where a folk in play brings them. */

export const hasCoins = ({ folks }: Config): boolean =>
  folks.some((folk) => setOf(folk).cards.some(({ coins }) => coins === true));

/** Coins come from an endless supply and go back to it. Only this function changes the counts. */
export function changeCoins(g: State, seat: Seat, by: number, why: CoinReason): void {
  if (by === 0) return;
  const coins = coinsOf(g, seat) + by;
  if (g.coins === undefined || coins < 0) throw new Defect(`V-350: ${by} coins for seat ${seat}`);
  g.coins[seat] = coins;
  if (listening()) tell({ type: 'coins', seat, by, why });
}

/** V-351: coins pay exactly what the cards leave open. */
export function restOf(cost: number, values: readonly number[]): number {
  let left = cost;
  for (const value of values) left -= value;
  return Math.max(0, left);
}

/** V-353: as many as there are. */
export function passCoins(g: State, from: Seat, to: Seat, count: number, why: 'given' | 'taken'): void {
  const passed = Math.min(count, coinsOf(g, from));
  changeCoins(g, from, -passed, why);
  changeCoins(g, to, passed, why);
}

/** V-357: coins are laid on a planned technique, or taken from it. */
export function changeCoinsOn(g: State, seat: Seat, card: CardId, by: number): void {
  const planned = zonesOf(g, seat).planning.find((entry) => entry.card === card);
  if (planned === undefined) throw new Defect(`V-357: no planned card ${card}`);
  const coins = (planned.coins ?? 0) + by;
  if (coins > 0) planned.coins = coins;
  else delete planned.coins;
  if (listening()) tell({ type: 'coins', seat, by, why: by > 0 ? 'gained' : 'taken', on: card });
}
