import { below, isRecord, type Json, MALFORMED, type Refusal, refusal, type Shape } from '@comptoir/kit';
import { RESOURCES } from '../content/language.ts';
import { constants } from '../content/tables.ts';
import type { MarketOperation, MarketVisit } from '../decisions.ts';

/** K-171 to K-174, from the question alone: prices are read token by token, in order. */

const { market2p } = constants;
const TRADED = RESOURCES.filter((resource) => !market2p.excluded.includes(resource));
const OPERATIONS: readonly MarketOperation[] = TRADED.flatMap((resource) => [
  { op: 'buy', resource } as const,
  { op: 'sell', resource } as const,
]);

/** K-172, K-173: what one token costs, and what it brings, at a pile of this size. */
export const marketPrices = (pile: number): { buy: number; sell: number } => ({
  buy: pile === market2p.cap ? market2p.buyGoldFull : market2p.buyGold,
  sell: pile === 0 ? market2p.sellGoldEmpty : market2p.sellGold,
});

/** K-171: what the market of two deals in, and how many tokens a pile holds. */
export const MARKET_WARES: readonly (typeof RESOURCES)[number][] = TRADED;
export const isFullPile = (pile: number): boolean => pile === market2p.cap;
export const pileRoom = (): number => market2p.cap;
/** K-171: how often one may buy or sell in a visit. */
export const operationsPerVisit = (): number => market2p.maxOps;
/** K-172: the cost of this many tokens of a pile, bought one after the other. */
export function costOfTokens(pile: number, count: number): number {
  let gold = 0;
  for (let bought = 0; bought < count; bought++) gold += marketPrices(pile - bought).buy;
  return gold;
}
/** Prices while a pile is neither empty nor full. */
export const usualPrices = (): { buy: number; sell: number } => ({
  buy: market2p.buyGold,
  sell: market2p.sellGold,
});

interface Purse {
  gold: number;
  readonly resources: number[];
  readonly piles: number[];
}
const purseOf = (visit: MarketVisit): Purse => ({
  gold: visit.gold,
  resources: visit.resources.slice(),
  piles: visit.piles.slice(),
});

/** Carries one operation out on the purse, or tells why it cannot be. */
function operate(purse: Purse, { op, resource }: MarketOperation): Refusal | null {
  const at = RESOURCES.indexOf(resource as (typeof RESOURCES)[number]);
  const pile = purse.piles[at] as number;
  const held = purse.resources[at] as number;
  if (op === 'buy') {
    if (pile === 0) return refusal('K-172', 'market-empty', { resource });
    const price = marketPrices(pile).buy;
    if (purse.gold < price) return refusal('K-172', 'not-enough-gold', { cost: price, gold: purse.gold });
    purse.gold -= price;
    purse.piles[at] = pile - 1;
    purse.resources[at] = held + 1;
    return null;
  }
  if (held === 0) return refusal('K-173', 'not-enough-resources', { resource });
  if (pile === market2p.cap) return refusal('K-173', 'market-full', { resource, cap: market2p.cap });
  purse.gold += marketPrices(pile).sell;
  purse.piles[at] = pile + 1;
  purse.resources[at] = held - 1;
  return null;
}

/** Purse and piles after some operations, as far as they can be carried out. */
export function afterOperations(visit: MarketVisit, operations: readonly MarketOperation[]): Readonly<Purse> {
  const purse = purseOf(visit);
  for (const operation of operations) operate(purse, operation);
  return purse;
}

const isOperation = (x: unknown): x is MarketOperation =>
  isRecord(x) &&
  Object.keys(x).length === 2 &&
  OPERATIONS.some(({ op, resource }) => op === x.op && resource === x.resource);

function* possible(visit: MarketVisit): Generator<MarketOperation[]> {
  for (const first of OPERATIONS) {
    if (operate(purseOf(visit), first) === null) yield [first];
  }
  for (const first of OPERATIONS) {
    const purse = purseOf(visit);
    if (operate(purse, first) !== null) continue;
    for (const second of OPERATIONS) {
      const after = { gold: purse.gold, resources: purse.resources.slice(), piles: purse.piles.slice() };
      if (operate(after, second) === null) yield [first, second];
    }
  }
}

export const marketShape: Shape<MarketVisit> = {
  check(visit, answer) {
    if (!Array.isArray(answer) || !answer.every(isOperation)) return MALFORMED;
    if (answer.length < 1 || answer.length > market2p.maxOps)
      return refusal('K-171', 'one-or-two-operations', { chosen: answer.length, max: market2p.maxOps });
    const purse = purseOf(visit);
    for (const operation of answer) {
      const refused = operate(purse, operation);
      if (refused !== null) return refused;
    }
    return null;
  },
  answers: (visit) => possible(visit) as Iterable<Json>,
  sample(visit, rng) {
    const singles: MarketOperation[] = [];
    for (const operation of OPERATIONS)
      if (operate(purseOf(visit), operation) === null) singles.push(operation);
    const first = singles[below(rng, singles.length)] as MarketOperation;
    if (below(rng, 2) === 0) return [first];
    const purse = purseOf(visit);
    operate(purse, first);
    const second = OPERATIONS[below(rng, OPERATIONS.length)] as MarketOperation;
    return operate(purse, second) === null ? [first, second] : [first];
  },
  only(visit) {
    let found: Json | undefined;
    for (const answer of possible(visit)) {
      if (found !== undefined) return undefined;
      found = answer;
    }
    return found;
  },
};
