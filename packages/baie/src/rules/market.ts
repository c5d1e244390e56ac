import { type Flow, goto, listening, type Seat } from '@comptoir/kit';
import { STOP } from '../decisions.ts';
import { tell } from '../events.ts';
import { BLACK_MARKET, GOODS, goodNamed, isAllowedAt, NONE, ROGUE } from '../pieces.ts';
import { hasCultists, isColporteur, priceAt, shieldsOf } from '../questions.ts';
import { fromTheTop, playerAt, type State } from '../state.ts';
import { effect, pickOption } from './asking.ts';
import { canDrawCorruption, drawCorruption } from './corruption.ts';
import { gainGold } from './goods.ts';

/** Chapter 5. */

const PAY_ROGUE = 'pay-rogue';

/** B-170 */
function canPayRogue(g: State, seat: Seat, pier: number): boolean {
  if (!hasCultists(g) || g.sale.paid >= g.piers[pier]![ROGUE]! || !canDrawCorruption(g)) return false;
  return playerAt(g, seat).stall.some((good) => good !== NONE && isAllowedAt(pier, good));
}

/** B-106: whether there is anything to do at a pier. */
function hasSale(g: State, seat: Seat, pier: number): boolean {
  const { stall } = playerAt(g, seat);
  for (let at = 0; at < stall.length; at++)
    if (stall[at] !== NONE && priceAt(g, pier, stall[at]!) > 0) return true;
  return canPayRogue(g, seat, pier);
}

/** B-106: each kind of good that can be sold, a Rogue to pay, or pass; empty when there is nothing to do. */
function salesOf(g: State, seat: Seat, pier: number): string[] {
  const options: string[] = [];
  const { stall } = playerAt(g, seat);
  for (let good = 0; good < GOODS.length; good++) {
    if (stall.includes(good) && priceAt(g, pier, good) > 0) options.push(GOODS[good]!);
  }
  if (canPayRogue(g, seat, pier)) options.push(PAY_ROGUE);
  if (options.length > 0) options.push(STOP);
  return options;
}

/** B-102, B-105 */
function sell(g: State, seat: Seat, pier: number, at: number): void {
  const player = playerAt(g, seat);
  const good = player.stall[at]!;
  const price = priceAt(g, pier, good);
  player.stall[at] = NONE;
  player.supply[good]! += 1;
  player.gold += price;
  if (pier === BLACK_MARKET) g.sale.soldAtBlackMarket[seat] = true;
  if (listening()) tell({ type: 'sold', seat, pier, good, at, price });
}

function payRogue(g: State, seat: Seat, pier: number): void {
  drawCorruption(g, seat);
  g.sale.paid += 1;
  tell({ type: 'rogue-paid', seat, pier });
}

/** C-050, C-071: the Colporteur pays for all Rogues where it can and sells all it can. */
function sellAll(g: State, seat: Seat, pier: number): void {
  while (canPayRogue(g, seat, pier)) payRogue(g, seat, pier);
  const { stall } = playerAt(g, seat);
  for (let at = 0; at < stall.length; at++)
    if (stall[at] !== NONE && priceAt(g, pier, stall[at]!) > 0) sell(g, seat, pier, at);
}

function beginSale(g: State, pier: number, seller: Seat): void {
  g.sale.pier = pier;
  g.sale.seller = seller;
  g.sale.paid = 0;
  if (listening()) tell({ type: 'selling', pier, seller });
}

/** B-107 */
function drawForBlackMarket(g: State): void {
  for (const seat of fromTheTop(g)) if (g.sale.soldAtBlackMarket[seat]) drawCorruption(g, seat);
}

/** B-108, C-053 */
function patronage(g: State): void {
  for (const seat of fromTheTop(g)) {
    for (const clan of shieldsOf(g, seat)) gainGold(g, seat, g.halls[clan]!, 'patronage', clan);
  }
}

export const market = effect({ pier: 0, rank: -1 }, ({ run, choose }) => ({
  begin: run((g) => {
    g.phase = 'market';
    g.active = NONE;
    tell({ type: 'phase', phase: 'market', round: g.round });
    g.sale.soldAtBlackMarket = g.players.map(() => false);
  }),
  // B-100: pier by pier, from the top of the stack down.
  next: run((g, f): Flow => {
    for (;;) {
      f.rank += 1;
      if (f.rank === g.config.seats) {
        f.rank = 0;
        f.pier += 1;
      }
      if (f.pier > BLACK_MARKET) return goto('close');
      const seat = g.landed[g.landed.length - 1 - f.rank]!;
      beginSale(g, f.pier, seat);
      if (isColporteur(g, seat)) sellAll(g, seat, f.pier);
      else if (hasSale(g, seat, f.pier)) return 'next';
    }
  }),
  sell: choose<string>(
    (g, f) => pickOption('market.sell', g.sale.seller, salesOf(g, g.sale.seller, f.pier)),
    (g, f, answer): Flow => {
      const { seller } = g.sale;
      if (answer === STOP) return goto('next');
      if (answer === PAY_ROGUE) payRogue(g, seller, f.pier);
      else sell(g, seller, f.pier, playerAt(g, seller).stall.indexOf(goodNamed(answer)));
      return 'again';
    },
    goto('next'),
  ),
  close: run((g) => {
    beginSale(g, NONE, NONE);
    drawForBlackMarket(g);
    patronage(g);
  }),
}));
