import { DELIVERIES, hasStanding, QUESTS, RESOURCES, resourceOfAssociate, SHOPS } from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { associatePrice, type Prices } from './prices.ts';
import { personAt, type Table } from './table.ts';

/** What an associate is worth to a player: a token every turn, best of a kind that their cards need. */

/** What a token that a card needs saves in walks and harvests, in gold above its price. */
const NEEDED = 0.8;

/** Tokens of each kind that the cards in hand and the delivery ask for, beyond what is there. */
function needs(table: Table, seat: Seat): number[] {
  const { shopHand, questHand, resources } = personAt(table, seat);
  const total = RESOURCES.map(() => 0);
  const add = (tokens: readonly number[] | null | undefined): void => {
    for (const [kind, n] of (tokens ?? []).entries()) total[kind] = (total[kind] as number) + n;
  };
  for (const card of shopHand) add(SHOPS[card]?.res);
  for (const card of questHand) add(QUESTS[card]?.choices[0]?.cost?.res);
  add(DELIVERIES[table.delivery]?.cost.res);
  return total.map((n, kind) => Math.max(0, n - (resources[kind] as number)));
}

/** Whether a quest in hand waits for the first associate. */
export function isAwaited(table: Table, seat: Seat): boolean {
  const person = personAt(table, seat);
  if (person.associates.length > 0) return false;
  const { length } = person.shopCities;
  const after = { ...person, associates: [0] };
  return person.questHand.some((card) =>
    QUESTS[card]?.choices.some(
      ({ tests }) => !hasStanding(person, length, tests) && hasStanding(after, length, tests),
    ),
  );
}

/** The associate of these who is worth most, and what that is, in prestige. */
export function bestAssociate(
  table: Table,
  seat: Seat,
  among: readonly number[],
  prices: Prices,
): { readonly associate: number; readonly worth: number } {
  const lacked = needs(table, seat);
  let associate = among[0] as number;
  let most = -1;
  for (const other of among) {
    const useful = table.promoted[other]
      ? 0
      : Math.min(prices.turns, lacked[resourceOfAssociate(other)] as number);
    if (useful <= most) continue;
    most = useful;
    associate = other;
  }
  return { associate, worth: associatePrice(prices) + Math.max(0, most) * NEEDED * prices.gold };
}
