import {
  BLACK_MARKET,
  type Decision,
  GOODS,
  goodNamed,
  handFrom,
  hasCultists,
  hoursGained,
  isAllowedAt,
  loadsBypassed,
  NONE,
  PRICES,
  priceAt,
  STOP,
  type State,
  slotCost,
  TOWNSFOLK,
} from '@comptoir/baie';
import type { Json, Seat } from '@comptoir/kit';
import { corruptionWorth, folkWorth, teamWorth } from './measure.ts';
import { workshopOf } from './merchants/index.ts';
import { bestOf, optionsOf } from './merchants/workshop.ts';
import { HOUR, type Outlook, priceIn } from './outlook.ts';
import { loadWorth } from './quay.ts';

/** Townsfolk, team, corruption, hands and sales: the questions that every merchant is asked. */

/** Gold of a Sailor's help in the harbour. */
const SAILOR = 2;
/** With Cultists, who buy at every pier, an hour brings a tenth more. */
const hourOf = (g: State): number => (hasCultists(g) ? 1.1 * HOUR : HOUR);

/** What a card's ability brings at once. */
function abilityWorth(g: State, o: Outlook, seat: Seat, card: number): number {
  const { ability } = TOWNSFOLK[card]!;
  switch (ability.kind) {
    case 'good':
      return priceIn(o, goodNamed(ability.good), 0);
    case 'discard': {
      const worths = g.players[seat]!.corruption.map((held) => corruptionWorth(o, held)).sort(
        (a, b) => a - b,
      );
      let sum = 0;
      for (let i = 0; i < ability.max && i < worths.length; i++)
        if (i < ability.min || worths[i]! < 0) sum -= worths[i]!;
      return sum;
    }
    default:
      return g.loadsClosed ? 0 : SAILOR;
  }
}

/** What a card is worth in a place of the team; what it replaces is lost. */
function placeWorth(g: State, o: Outlook, seat: Seat, card: number, slot: number): number {
  const { team } = g.players[seat]!;
  const { abilities } = workshopOf(g, seat);
  const after = team.slice();
  after[slot] = card;
  const lost = team[slot] === NONE ? 0 : folkWorth(o, team[slot]!);
  return (
    folkWorth(o, card) -
    lost +
    teamWorth(o, abilities, after) -
    teamWorth(o, abilities, team) +
    0.01 * abilities[slot]!
  );
}

function bestPlace(g: State, o: Outlook, seat: Seat, card: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < g.players[seat]!.team.length; slot++)
    best = Math.max(best, placeWorth(g, o, seat, card, slot));
  return best;
}

function recruitWorth(g: State, o: Outlook, seat: Seat, slot: number): number {
  const card = g.square[slot]!;
  const cost = slotCost(g, slot);
  const hours = Math.min(cost.hours, Math.max(0, o.hoursToday));
  return (
    abilityWorth(g, o, seat, card) + bestPlace(g, o, seat, card) - hours * HOUR - cost.corruption * o.toll
  );
}

/** The card that is being placed: the frame of recruiting holds it. */
const cardInHand = (decision: Decision): number => TOWNSFOLK.findIndex(({ id }) => id === decision.source);

function discard(o: Outlook, decision: Decision & { kind: 'pick-cards' }): number[] {
  const worst = [...decision.from].sort((a, b) => corruptionWorth(o, a) - corruptionWorth(o, b));
  return worst.filter((card, at) => at < decision.max && (at < decision.min || corruptionWorth(o, card) < 0));
}

function sell(g: State, o: Outlook, seat: Seat, options: readonly string[]): string {
  const { pier } = g.sale;
  const { stall } = g.players[seat]!;
  let chosen = STOP;
  let gains = 0;
  let most = 0;
  let payable = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const count = stall.filter((held) => held === good).length;
    if (count === 0) continue;
    const later =
      pier < BLACK_MARKET ? Math.max(o.later[good]!, priceAt(g, BLACK_MARKET, good)) : o.later[good]!;
    const gain = priceAt(g, pier, good) - later;
    if (isAllowedAt(pier, good)) payable += count * Math.max(0, gain + PRICES[good]! - Math.max(0, gain));
    if (gain < 0 || !options.includes(GOODS[good]!)) continue;
    gains += count * gain;
    if (gain > most || chosen === STOP) {
      most = gain;
      chosen = GOODS[good]!;
    }
  }
  // B-170: a Rogue who pays for more than its card is bought in before anything is sold.
  if (options.includes('pay-rogue') && payable > o.toll + 0.5) return 'pay-rogue';
  const toll = pier === BLACK_MARKET && !g.sale.soldAtBlackMarket[seat] ? o.toll : 0;
  return gains > toll || (toll === 0 && chosen !== STOP) ? chosen : STOP;
}

/** A hand gives an hour (B-023); it costs a corruption card and the Loads that it bypasses (B-073, B-074). */
function takesHand(g: State, o: Outlook, seat: Seat): boolean {
  const hand = handFrom(g, g.hourglasses[seat]!);
  const gained = hoursGained(g, hand);
  if (o.hoursToday <= 1 || gained <= 0) return false;
  const loads = loadsBypassed(g, hand);
  const steering = loads === 0 ? 0 : loads * Math.max(0, loadWorth(g, seat));
  return gained * hourOf(g) - o.toll - steering > 0;
}

/** The answer to a question that every merchant may be asked; null for other questions. */
export function answerOfPeople(g: State, o: Outlook, decision: Decision): Json | null {
  const options = optionsOf(decision);
  const { seat } = decision;
  switch (decision.id) {
    case 'recruit.slot':
      return bestOf(options, (slot) => recruitWorth(g, o, seat, Number(slot[2]) - 1));
    case 'team.slot': {
      const card = cardInHand(decision);
      return bestOf(options, (slot) => placeWorth(g, o, seat, card, Number(slot[1]) - 1));
    }
    case 'team.use':
      return workshopOf(g, seat).order.find((slot) => options.includes(slot)) ?? STOP;
    case 'corruption.discard':
      return decision.kind === 'pick-cards' ? discard(o, decision) : null;
    case 'clock.hand':
      return options[takesHand(g, o, seat) ? 1 : 0]!;
    case 'market.sell':
      return sell(g, o, seat, options);
    default:
      return null;
  }
}
