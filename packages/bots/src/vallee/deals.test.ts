import type { Json, Menu } from '@comptoir/kit';
import {
  type Decision,
  type Entry,
  NAMED_FOLKS,
  type Options,
  type Purchase,
  type State,
  vallee,
} from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { playOut } from '../play-out.ts';
import { dealsOf, stacksFrom } from './deals.ts';
import { holdingsOf } from './deck.ts';
import { greedyVallee } from './greedy.ts';
import { entryOf } from './policy.ts';

/**
 * Merchants find purchases and stacks with fast loops of their own, which call the rules. This test compares them with
 * what the rules offer in the same position.
 */
function disagreements(g: State, menu: Menu<Entry>): string[] {
  const found: string[] = [];
  const h = holdingsOf(g, menu.seat);
  const isLegal = (entry: string, answer: Json): boolean => vallee.check(menu, { entry, answer }) === null;
  if (entryOf(menu, 'stall.build') !== undefined) {
    const stacks = stacksFrom(g, h);
    if (stacks.length === 0) found.push('no stack, and the rules offer one');
    for (const { cards } of stacks)
      if (!isLegal('stall.build', cards.slice())) found.push(`a stack that is refused: ${cards}`);
  }
  const purchase = entryOf(menu, 'market.buy') as Purchase | undefined;
  if (purchase !== undefined) {
    const deals = dealsOf(g, h);
    for (const { answer } of deals)
      if (!isLegal('market.buy', answer as unknown as Json))
        found.push(`a payment that is refused: ${JSON.stringify(answer)}`);
    if (purchase.leeway === undefined)
      for (const { slot } of purchase.offers)
        if (!deals.some(({ answer }) => answer.slot === slot))
          found.push(`slot ${slot} is offered and not thought of`);
  }
  return found;
}

/** Games of three folks each. */
const ROUNDS = (2 * NAMED_FOLKS.length) / 3;

test('V-062, V-066, V-141 purchases and stacks of merchants are those of the rules, with every folk', () => {
  const found: string[] = [];
  let seen = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // Each folk twice, with others the second time.
    const step = round < ROUNDS / 2 ? 1 : 12;
    const first = round < ROUNDS / 2 ? round * 3 : round - ROUNDS / 2;
    const folks = [0, 1, 2].map((at) => NAMED_FOLKS[first + at * step] as string);
    const reading = vallee.readOptions({ players: 2, folks });
    if (!reading.ok) throw new Error(reading.refusal.reason);
    playOut(vallee, reading.options as Options, round + 1, [greedyVallee, greedyVallee], {
      limit: 600,
      each: (state, decisions) => {
        for (const decision of decisions as readonly Decision[]) {
          if (decision.kind !== 'menu' || decision.id !== 'action') continue;
          seen += 1;
          for (const one of disagreements(state, decision)) found.push(`${folks} game ${round + 1}: ${one}`);
        }
      },
    });
  }
  expect(seen).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
