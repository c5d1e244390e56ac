import { listening, type Seat } from '@comptoir/kit';
import { ASSOCIATES, constants } from '../content/tables.ts';
import { tell } from '../events.ts';
import { targetPrestige } from '../questions/goods.ts';
import { NO_MOVE, type Pledge, type PledgeEnd, playerOf, type State } from '../state.ts';
import { drawBlackCard, remove } from './piles.ts';

/** The verbs that write what players own. Each takes no more than there is and tells what it did. */

/** Adds or takes gold; never below 0 (K-007). Returns what really moved. */
export function addGold(g: State, seat: Seat, by: number, why: string): number {
  const player = playerOf(g, seat);
  const real = Math.max(by, -player.gold);
  if (real === 0) return 0;
  player.gold += real;
  if (listening()) tell({ type: 'gold', seat, by: real, why });
  return real;
}

export function giveGold(g: State, from: Seat, to: Seat, amount: number, why: string): void {
  const taken = -addGold(g, from, -amount, why);
  if (taken > 0) addGold(g, to, taken, why);
}

/** K-006, K-071: from the supply, as far as it reaches. */
export function gainTokens(g: State, seat: Seat, resource: number, count: number, why: string): number {
  const real = Math.min(count, g.supply[resource] as number);
  if (real <= 0) return 0;
  g.supply[resource] = (g.supply[resource] as number) - real;
  const { resources } = playerOf(g, seat);
  resources[resource] = (resources[resource] as number) + real;
  if (listening()) tell({ type: 'tokens', from: 'supply', to: seat, resource, count: real, why });
  return real;
}

export function loseTokens(g: State, seat: Seat, resource: number, count: number, why: string): number {
  const { resources } = playerOf(g, seat);
  const real = Math.min(count, resources[resource] as number);
  if (real <= 0) return 0;
  resources[resource] = (resources[resource] as number) - real;
  g.supply[resource] = (g.supply[resource] as number) + real;
  if (listening()) tell({ type: 'tokens', from: seat, to: 'supply', resource, count: real, why });
  return real;
}

export function giveTokens(
  g: State,
  from: Seat,
  to: Seat,
  resource: number,
  count: number,
  why: string,
): void {
  const giver = playerOf(g, from).resources;
  const real = Math.min(count, giver[resource] as number);
  if (real <= 0) return;
  giver[resource] = (giver[resource] as number) - real;
  const taker = playerOf(g, to).resources;
  taker[resource] = (taker[resource] as number) + real;
  if (listening()) tell({ type: 'tokens', from, to, resource, count: real, why });
}

/** K-008: within the track. */
export function addIncome(g: State, seat: Seat, by: number, why: string): number {
  const player = playerOf(g, seat);
  const after = Math.min(constants.incomeMax, Math.max(constants.incomeMin, player.income + by));
  const real = after - player.income;
  if (real === 0) return 0;
  player.income = after;
  tell({ type: 'income', seat, by: real, why });
  return real;
}

/** K-008, K-140, K-160: prestige changes, thresholds draw at once, the end is triggered once. */
export function addPrestige(g: State, seat: Seat, by: number, why: string): number {
  const player = playerOf(g, seat);
  const real = Math.max(by, -player.prestige);
  if (real === 0) return 0;
  player.prestige += real;
  tell({ type: 'prestige', seat, by: real, why });
  const thresholds = constants.blackMarketThresholds;
  while (
    player.thresholds < thresholds.length &&
    player.prestige >= (thresholds[player.thresholds] as number)
  ) {
    player.thresholds += 1;
    tell({ type: 'threshold', seat, number: player.thresholds });
    drawBlackCard(g, seat);
  }
  if (!g.endTriggered && player.prestige >= targetPrestige(g.config.players)) triggerEnd(g, seat);
  return real;
}

/** K-160, K-161 */
function triggerEnd(g: State, seat: Seat): void {
  g.endTriggered = true;
  tell({ type: 'end-triggered', seat, prestige: playerOf(g, seat).prestige });
  voidOffers(g);
}

/** K-310, K-312: nothing can be exchanged any more. */
export function voidOffers(g: State): void {
  for (const { id, from } of g.offers) tell({ type: 'offer-ended', offer: id, how: 'void', seat: from });
  if (g.offers.length > 0) g.offers = [];
  for (const { id, state } of g.pledges) if (state === 'open') endPledge(g, id, 'void');
}

export function endPledge(g: State, id: number, how: PledgeEnd): void {
  const at = g.pledges.findIndex((pledge) => pledge.id === id);
  const pledge: Pledge = { ...(g.pledges[at] as Pledge), state: how };
  g.pledges[at] = pledge;
  tell({ type: 'pledge-ended', pledge });
}

/** K-132: from the supply of its kind, or gold instead. */
export function gainBadge(g: State, seat: Seat, badge: number, why: string): void {
  if ((g.badgeSupply[badge] as number) === 0) {
    addGold(g, seat, constants.badgeExhaustedGold, why);
    return;
  }
  g.badgeSupply[badge] = (g.badgeSupply[badge] as number) - 1;
  const { badges } = playerOf(g, seat);
  badges[badge] = (badges[badge] as number) + 1;
  tell({ type: 'badge', badge, from: 'supply', to: seat });
}

export function loseBadge(g: State, seat: Seat, badge: number): void {
  const { badges } = playerOf(g, seat);
  if ((badges[badge] as number) === 0) return;
  badges[badge] = (badges[badge] as number) - 1;
  g.badgeSupply[badge] = (g.badgeSupply[badge] as number) + 1;
  tell({ type: 'badge', badge, from: seat, to: 'supply' });
}

export function giveBadge(g: State, from: Seat, to: Seat, badge: number): void {
  const giver = playerOf(g, from).badges;
  if ((giver[badge] as number) === 0) return;
  giver[badge] = (giver[badge] as number) - 1;
  const taker = playerOf(g, to).badges;
  taker[badge] = (taker[badge] as number) + 1;
  tell({ type: 'badge', badge, from, to });
}

/** K-122 */
export function gainAssociate(g: State, seat: Seat, associate: number): void {
  remove(g.associateSupply, associate);
  playerOf(g, seat).associates.push(associate);
  tell({ type: 'associate', associate, from: 'supply', to: seat });
}

export function giveAssociate(g: State, from: Seat, to: Seat, associate: number): void {
  remove(playerOf(g, from).associates, associate);
  playerOf(g, to).associates.push(associate);
  tell({ type: 'associate', associate, from, to });
}

/** K-131: even in the supply an associate who was promoted stays so. */
export function loseAssociate(g: State, seat: Seat, associate: number): void {
  remove(playerOf(g, seat).associates, associate);
  g.associateSupply.push(associate);
  tell({ type: 'associate', associate, from: seat, to: 'supply' });
}

/** K-130 */
export function associateYields(g: State, seat: Seat): void {
  for (const associate of playerOf(g, seat).associates) {
    if (g.promoted[associate]) addGold(g, seat, constants.associateGold, 'associate');
    else gainTokens(g, seat, ASSOCIATES[associate] as number, constants.associateResource, 'associate');
  }
}

export function giveArtefact(g: State, from: Seat, to: Seat, artefact: number): void {
  remove(playerOf(g, from).artefacts, artefact);
  playerOf(g, to).artefacts.push(artefact);
  tell({ type: 'artefact', artefact, from, to });
}

/** K-052 */
export function addBonusActions(g: State, seat: Seat, count: number): void {
  const player = playerOf(g, seat);
  player.bonusActions += count;
  tell({ type: 'bonus-actions', seat, total: player.bonusActions });
}

/** K-063: the rest of a move is lost. */
export function endMove(g: State): void {
  if (g.turn.steps === NO_MOVE) return;
  g.turn.steps = NO_MOVE;
  tell({ type: 'move-steps', steps: NO_MOVE });
}

/** A relocation by an effect; it ends the move of the pawn's owner (K-063). */
export function relocate(g: State, seat: Seat, to: number): void {
  const player = playerOf(g, seat);
  if (seat === g.turn.active) endMove(g);
  if (player.territory === to) return;
  tell({ type: 'pawn', seat, from: player.territory, to, how: 'effect' });
  player.territory = to;
}

/** K-124 */
export function pawnsLeft(g: State, seat: Seat): number {
  let left = constants.shopPawnsPerPlayer - playerOf(g, seat).shopCities.length;
  for (let i = 0; i < g.villas.length; i++) if (g.villas[i] === seat) left -= 1;
  return left;
}
