import type { Budget } from '@comptoir/bots';
import { expect, test } from 'vitest';
import type { AnyBot, GameEntry } from '../games.ts';
import { GAMES } from '../games.ts';
import { findBot } from '../table/setup.ts';
import { textsOf } from '../texts/index.ts';
import { readBotName } from './bot-name.ts';

const plays = (most: number) => ({ kind: 'plays', most });
const millis = (most: number) => ({ kind: 'millis', most });

test.each([
  ['merchant', { id: 'merchant', allowance: null, build: null }],
  ['master:200', { id: 'master', allowance: plays(200), build: null }],
  ['master:500ms@../old', { id: 'master', allowance: millis(500), build: '../old' }],
  ['merchant@/a/folder:with@signs', { id: 'merchant', allowance: null, build: '/a/folder:with@signs' }],
  ['master:0', null],
  ['Merchant', null],
  ['merchant@', null],
])('%s', (name, found) => expect(readBotName(name)).toEqual(found));

test('a time for all is for those that name no budget', () => {
  const budgets: (Budget | undefined)[] = [];
  const spy = {
    id: 'spy',
    answer: ({ budget }) => {
      budgets.push(budget);
      return null;
    },
    consider: () => 'leave',
  } satisfies AnyBot;
  const entry = { ...GAMES['vallee'], bots: { spy } } as unknown as GameEntry;
  const ask = (name: string, time: number | null): void => {
    findBot(entry, name, textsOf('en'), time).answer({} as Parameters<AnyBot['answer']>[0]);
  };
  ask('spy', null);
  ask('spy', 600_000);
  ask('spy:4', 600_000);
  expect(budgets.map((budget) => budget?.used(2))).toEqual([undefined, expect.closeTo(0, 2), 0.5]);
});
