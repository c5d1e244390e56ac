import { describe, expect, test } from 'vitest';
import type { Purchase } from '../decisions.ts';
import { vallee } from '../game.ts';
import { table } from '../testing/table.ts';
import { suggestedPayment } from './suggested-payment.ts';

const folks = ['monitors', 'lemurs', 'magpies'];

function suggested(
  hand: string[],
  market: (string | null)[],
  slot: number,
  kept: string[] = [],
  stack: number | null = null,
) {
  const t = table(2, { folks })
    .hand(0, ...hand)
    .market(...market);
  const purchase = t.entry('market.buy') as unknown as Purchase;
  const answer = suggestedPayment(
    purchase,
    slot,
    kept.map((name) => t.id(0, name)),
    stack,
  );
  if (answer === null) return null;
  expect(vallee.check(purchase, answer)).toBeNull();
  const names = t.handOf(0);
  return answer.cards.map((card) => names[purchase.cards.indexOf(card)]);
}

describe('the payment that is suggested', () => {
  test('V-062 is exact where that is possible, and as little over as possible elsewhere', () => {
    expect(suggested(['grasp', 'bribe', 'burglary'], ['periscope'], 0)).toEqual(['bribe', 'burglary']);
    expect(suggested(['grasp', 'replacement'], ['periscope'], 0)).toEqual(['grasp', 'replacement']);
  });

  test('takes Junk before cards that could be built, then few cards before many', () => {
    expect(suggested(['bribe', 'junk', 'junk', 'grasp'], ['bribe'], 0)).toEqual(['junk', 'junk']);
    expect(suggested(['bribe', 'junk', 'grasp', 'junk'], [null, 'burglary'], 1)).toEqual([
      'bribe',
      'junk',
      'junk',
    ]);
    expect(suggested(['bribe', 'bribe', 'grasp'], ['grasp'], 0)).toEqual(['grasp']);
  });

  test('holds the cards that were chosen already, where a legal payment does', () => {
    expect(suggested(['bribe', 'junk', 'junk', 'grasp'], ['bribe'], 0, ['bribe'])).toEqual(['bribe']);
    expect(suggested(['bribe', 'junk', 'junk', 'grasp'], ['bribe'], 0, ['bribe', 'junk'])).toBeNull();
  });

  test('V-141 spares the stack that comes next, also the one that the bought card completes', () => {
    const stack3 = ['voracious-consumer', 'delightful-surprise'];
    expect(suggested([...stack3, 'refreshing-drink'], ['bribe'], 0)).toEqual(['delightful-surprise']);
    expect(suggested([...stack3, 'refreshing-drink'], ['bribe'], 0, [], 3)).toEqual(['refreshing-drink']);
    expect(suggested([...stack3, 'replacement'], ['bribe'], 0, [], 3)).toEqual(['replacement']);
    expect(suggested(stack3, ['bribe'], 0, [], 3)).toEqual(['delightful-surprise']);
    const twos = ['delightful-surprise', 'refreshing-drink'];
    expect(suggested(twos, ['delightful-surprise'], 0)).toEqual(['delightful-surprise']);
    expect(suggested(twos, ['delightful-surprise'], 0, [], 4)).toEqual(['refreshing-drink']);
  });

  test('V-066 a card that leaves a choice is declared just as high as it must be', () => {
    const t = table(2, { folks }).hand(0, 'rigorous-chronicler', 'junk').market('bribe');
    const purchase = t.entry('market.buy') as unknown as Purchase;
    expect(suggestedPayment(purchase, 0)?.values).toEqual([1, 1]);
    expect(suggestedPayment(purchase, 0, [t.id(0, 'rigorous-chronicler')])?.cards).toHaveLength(2);
    expect(suggestedPayment(purchase, 3)).toBeNull();
  });
});
