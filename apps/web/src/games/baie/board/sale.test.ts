import { type Decision, goodNamed, NONE, STOP } from '@comptoir/baie';
import { SvelteMap } from 'svelte/reactivity';
import { expect, test } from 'vitest';
import { Sale } from './sale.svelte.ts';
import type { BaieScene } from './touch.ts';

/** Two green goods and a yellow one before three Bards; `takes` says whether the table takes an answer. */
function market({ takes = true, isThrough = (): boolean => false } = {}) {
  const goods = ['sG', 'sG', 'sY'] as const;
  const asked = (from: number): Decision =>
    ({ kind: 'pick-option', id: 'market.sell', options: [...goods.slice(from), STOP] }) as never;
  const now = new SvelteMap([['asked', { from: 0, ask: asked(0) }]]);
  const at = () => now.get('asked') ?? { from: 0, ask: asked(0) };
  let value: unknown = null;
  const sold: unknown[] = [];
  const scene = {
    isSending: false,
    viewer: 0,
    get view() {
      return {
        round: 1,
        players: [{ stall: [...goods.slice(at().from).map((name) => goodNamed(name)), NONE] }],
        piers: [[], [0, 3, 0, 1, 0], []].map((pier) => [...pier, 0, 0, 0, 0, 0].slice(0, 5)),
        sale: { pier: 1, seller: 0, paid: 0, soldAtBlackMarket: [false] },
      };
    },
    table: { isThrough },
    selection: {
      get ask() {
        return at().ask;
      },
      set: (_: string, chosen: unknown) => {
        value = chosen;
      },
      primary: { state: 'ready' },
    },
    send() {
      sold.push(value);
      if (!takes) return;
      const from = at().from + 1;
      now.set('asked', { from, ask: asked(from) });
    },
  } as unknown as BaieScene;
  return { sale: new Sale(scene), sold };
}

/** As often as the table may change in a market day. */
function goOn(sale: Sale): void {
  for (let i = 0; i < 9; i++) sale.goOn();
}

test('B-104 everything that a pier buys is sold with one press', () => {
  const { sale, sold } = market();
  sale.sellAll();
  goOn(sale);
  expect(sold).toEqual(['sG', 'sG', 'sY']);
});

test('an answer that the table does not take is not sent again', () => {
  const { sale, sold } = market({ takes: false });
  sale.sellAll();
  goOn(sale);
  expect(sold).toHaveLength(1);
  sale.sellAll();
  goOn(sale);
  expect(sold).toHaveLength(2);
});

test('selling ends with the task of a lesson', () => {
  const { sale, sold } = market({ isThrough: () => sold.length === 2 });
  sale.sellAll();
  goOn(sale);
  expect(sold).toHaveLength(2);
});
