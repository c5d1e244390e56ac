import type { CardId, Kinded, Menu } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { AnyScreen, VerbSpec } from './game-screen.ts';
import { Selection } from './selection.svelte.ts';

const cards = (id: string, min: number, max: number): Kinded =>
  ({ kind: 'pick-cards', id, seat: 0, source: null, from: [1, 2, 3], min, max }) as Kinded;
const menu = (...entries: Kinded[]): Menu<Kinded> =>
  ({ kind: 'menu', id: 'action', seat: 0, source: null, entries }) as Menu<Kinded>;

const spec = (entry: string, more: Partial<VerbSpec> = {}): VerbSpec => ({
  entry,
  icon: 'hand',
  shortcut: '',
  label: { fr: entry, en: entry },
  ...more,
});

function selecting(decision: Kinded, verbs: readonly VerbSpec[], cardsOf?: AnyScreen['cardsOf']): Selection {
  const game = {
    check: (ask: { max: number }, answer: readonly CardId[]) =>
      answer.length <= ask.max ? null : { rule: null },
  };
  const screen = { verbs, game, cardsOf } as unknown as AnyScreen;
  return new Selection(
    screen,
    () => decision,
    () => null,
  );
}

test('the seal never stands for giving cards away, unless that is what was asked for', () => {
  const asked = menu(cards('play', 1, 1), cards('discard', 0, 3));
  const selection = selecting(asked, [spec('play'), spec('discard', { isLoss: true })]);
  selection.setCards([1]);
  expect(selection.primary?.entry).toBe('play');
  selection.setCards([1, 2]);
  expect(selection.primary).toBeNull();
  selection.begin('discard');
  expect(selection.primary?.entry).toBe('discard');
});

test('verbs keep the order of the game, whatever is ready', () => {
  const selection = selecting(menu(cards('discard', 0, 3), cards('play', 1, 1)), [
    spec('play'),
    spec('discard'),
  ]);
  const order = () => selection.verbs.map(({ entry }) => entry);
  expect(order()).toEqual(['play', 'discard']);
  selection.setCards([1, 2]);
  expect(order()).toEqual(['play', 'discard']);
});

test('only cards that can still be part of an answer may be touched', () => {
  const stack = { kind: 'stack', id: 'build', seat: 0, source: null } as unknown as Kinded;
  const selection = selecting(stack, [], (_ask, chosen) => (chosen.includes(1) ? [2] : [1, 2]));
  expect([...selection.may]).toEqual([1, 2]);
  expect(selection.cardAsk).toBe(stack);
  selection.setCards([1]);
  expect([...selection.may]).toEqual([2]);
  selection.toggle(3);
  expect(selection.picks.cards).toEqual([1]);
});

test('Escape leaves a verb at once where nothing was picked, or all was taken back', () => {
  const selection = selecting(menu(cards('play', 1, 1), cards('discard', 0, 3)), [spec('play')]);
  selection.begin('play');
  expect([selection.drop(), selection.entry, selection.drop()]).toEqual([true, null, false]);
  selection.setCards([1]);
  selection.setCards([]);
  expect([selection.isFilling, selection.drop()]).toEqual([false, false]);
});
