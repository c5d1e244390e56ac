import { must } from '@comptoir/kit';
import { cardOf, type Decision, idsOfFolk, isJunk, vallee } from '@comptoir/vallee';
import { expect, test } from 'vitest';
import { candidatesFor } from './candidates.ts';

const reading = vallee.readOptions({ players: 2, folks: ['monitors', 'lemurs', 'hares'] });
if (!reading.ok) throw new Error(reading.refusal.reason);
const g = vallee.setup(1, reading.options);
const junk = Object.values(g.players).flatMap(({ deck, hand }) => [...deck, ...hand].filter(isJunk));
const other = must(idsOfFolk('hares')[0], 'a hare');
const from = [...junk.slice(0, 3), other];
const asked = { seat: 0, source: null } as const;
const names = (answers: readonly unknown[]): string[] =>
  answers.map((cards) => (cards as number[]).map((card) => cardOf(card).id).join(' '));

test('two cards of a hand are thought of once for each pair that differs', () => {
  const decision = { kind: 'pick-cards', id: 'discard.pick', from, min: 2, max: 2, ...asked } as Decision;
  const found = names(candidatesFor(g, decision, [from[1], from[2]] as number[]));
  expect(found).toHaveLength(2);
  expect(new Set(found).size).toBe(2);
});

test('many copies do not crowd out what differs', () => {
  const many = [...junk.slice(0, 6), other];
  const decision = {
    kind: 'pick-cards',
    id: 'discard.pick',
    from: many,
    min: 2,
    max: 2,
    ...asked,
  } as Decision;
  expect(names(candidatesFor(g, decision, junk.slice(0, 2)))).toHaveLength(2);
});

test('an order in which copies change places is the same order', () => {
  const decision = {
    ...{ kind: 'order-cards', id: 'order.cards', cards: from.slice(1), ...asked },
    source: 'bad-omen',
  } as unknown as Decision;
  expect(names(candidatesFor(g, decision, from.slice(1)))).toHaveLength(3);
});
