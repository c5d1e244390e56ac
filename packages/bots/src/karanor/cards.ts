import { activationGold, BLACK_MARKET, type Decision, type Entry, type PlayAnswer } from '@comptoir/karanor';
import type { Json, Seat } from '@comptoir/kit';
import { artefactNamed, entryIn, said } from './moves.ts';
import { type Plan, type Planner, plannerFor } from './plan.ts';
import { DIAMOND, MERCHANT, type Taste } from './prices.ts';
import { personAt, type Table } from './table.ts';
import { tourAt } from './tours.ts';

/** Black-market cards, activated artefacts and promotions: what costs no action. */

/** How much a harm to this player helps the one who plays it: all of it with two players, most of it if they lead. */
export function rivalry(table: Table, seat: Seat, other: Seat): number {
  if (table.players.length === 2) return 1;
  const own = personAt(table, seat).prestige;
  const theirs = personAt(table, other).prestige;
  let most = 0;
  for (const [at, { prestige }] of table.players.entries()) if (at !== seat) most = Math.max(most, prestige);
  const share = 1 / (table.players.length - 1);
  if (theirs < most) return share * 0.6;
  return Math.min(1, share + (theirs >= own ? 0.35 : 0.15));
}

/** What a card brings in prestige, harm to others included; less than `KEEP` is better kept. */
function playWorth(p: Planner, { card, target }: PlayAnswer, isOwnTurn: boolean): number {
  const { table, seat, prices } = p;
  const id = BLACK_MARKET[card]?.id ?? '';
  const victimSeat = target >= 0 ? target : table.active;
  const victim = personAt(table, victimSeat);
  const harm = victimSeat === seat ? 0 : rivalry(table, seat, victimSeat);
  const steal = (gold: number): number => {
    const real = Math.min(gold, victim.gold);
    return real * prices.gold * (1 + harm) * (real < gold ? 0.6 : 1);
  };
  const token = prices.gold * 1.3 * (1 + harm);
  switch (id) {
    case 'coupe-bourse':
      return steal(3);
    case 'tire-laine':
    case 'detournement':
      return steal(4);
    case 'charrette':
      return victim.resources.reduce((sum, n) => sum + n, 0) >= 2 ? token * 2 : 0;
    case 'monte-en-l-air':
      return victim.resources.some((n) => n > 0) && victim.gold > 0 ? token + steal(1) : 0;
    case 'brigands':
      return token;
    case 'rumeur':
      return harm - 4 * prices.gold;
    case 'chantage':
      return 0.45 * (harm + 0.5);
    case 'incendie':
      return victim.income > 0 ? (prices.income + NUISANCE) * harm - prices.gold : 0;
    case 'debauchage':
      return prices.gold * prices.turns * (1 + harm) * 0.85 - 2 * prices.gold;
    case 'taxe':
      return (table.players.length - 1) * prices.gold * 1.2;
    case 'passe-droit':
      return isOwnTurn && p.now === 0 ? prices.action * 1.3 : 0;
    case 'contrebande':
      return isOwnTurn ? 3 * 1.4 * prices.gold - prices.gold : 0;
    case 'plagiat':
      return 3 * prices.gold + 0.3 * prices.lasting;
    case 'greve':
      return Math.min(3, victim.income) * prices.gold * harm + (victim.income >= 3 ? NUISANCE * harm : 0);
    case 'cuite':
      return (prices.action * 1.2 + NUISANCE) * harm - prices.gold;
    case 'route-barree':
      return (prices.action * 0.9 + NUISANCE) * harm;
    case 'tempete':
      return (prices.gold * 2 + NUISANCE) * harm;
    case 'inspecteur':
      return victim.gold >= 4 ? 4 * prices.gold * (1 + harm) : prices.action * harm;
    case 'surenchere':
      return (0.3 + 0.4 * (1 - prices.lasting)) * harm - 2 * prices.gold;
    case 'protection':
      return 0.35;
    case 'fausse-adresse':
      return victimSeat === table.active
        ? (prices.action * 0.9 + NUISANCE) * harm
        : prices.action * harm * 0.5;
    default:
      return 0;
  }
}

/** A plan that has to be changed costs its maker more than the action that was lost. */
const NUISANCE = 0.1;

/** Small cards: play them at any moment, because a card still in hand at the end is lost. */
const TRIFLES = ['fausse-adresse', 'route-barree', 'tempete', 'cuite', 'greve', 'incendie', 'brigands'];

/** A card in hand may find a better moment: how much of its usual worth must be there now. */
function threshold(p: Planner, card: number): number {
  const patience = Math.min(1, p.prices.turns / 6);
  return TRIFLES.includes(BLACK_MARKET[card]?.id ?? '') ? 0.06 + 0.06 * patience : 0.1 + 0.14 * patience;
}

export function openPlay(p: Planner, entry: Entry | undefined, isOwnTurn: boolean): Json | null {
  if (entry?.kind !== 'pick-option') return null;
  let best: PlayAnswer | null = null;
  let most = 0;
  for (const play of entry.options as unknown as PlayAnswer[]) {
    const gain = p.prices.taste.cards * playWorth(p, play, isOwnTurn) - threshold(p, play.card);
    if (gain > most) {
      most = gain;
      best = play;
    }
  }
  return best === null ? null : said('card', best as unknown as Json);
}

export function respond(table: Table, seat: Seat, decision: Decision, taste: Taste = MERCHANT): Json {
  if (decision.kind !== 'menu') return null;
  const p = plannerFor(table, seat, taste);
  return openPlay(p, entryIn(decision.entries, 'card'), false) ?? said('pass', null);
}

/** Activated artefacts that help the plan, and promotions where tokens are no longer needed. */
export function freeThing(p: Planner, plan: Plan, entries: readonly Entry[]): Json | null {
  const activate = entryIn(entries, 'activate');
  if (activate?.kind === 'pick-option') {
    for (const artefact of activate.options) {
      const id = artefactNamed(artefact);
      const isPayable = isStillPayable(p, plan, activationGold(artefact as number));
      if (id === 'sablier' && p.now === 0 && isPayable) return said('activate', artefact);
      if (id === 'miroir' && p.free === 0 && isPayable && isWorthAJump(p, plan))
        return said('activate', artefact);
      if (id === 'balance' && isWorthASwap(p, plan)) return said('activate', artefact);
    }
  }
  const promote = entryIn(entries, 'promote');
  if (promote?.kind === 'pick-option' && p.prices.turns < 3)
    return said('promote', promote.options[0] as Json);
  return null;
}

/** Whether the plan can still be paid for once this gold has gone into an artefact. */
const isStillPayable = ({ person }: Planner, { task }: Plan, gold: number): boolean =>
  task !== null && person.gold - gold >= task.gold;

/** Goes to a city with one's own shop if that shortens the way by more than a move. */
function isWorthAJump(p: Planner, plan: Plan): boolean {
  if (p.person.territory === plan.stop) return false;
  const { tours } = p.gift;
  const length = (from: number): number => tours.weight[tourAt(0, from, plan.stop)] as number;
  const here = length(p.person.territory);
  return p.person.shopCities.some((city) => length(city) + 1.5 <= here);
}

/** One token for another: a spare one for one that is missing. */
function isWorthASwap(p: Planner, plan: Plan): boolean {
  if (plan.task === null || plan.missing === 0) return false;
  const needs = plan.task.tokens;
  return (
    p.person.resources.some((n, at) => n > (needs[at] as number)) &&
    needs.some((n, at) => at !== DIAMOND && n > (p.person.resources[at] as number))
  );
}
