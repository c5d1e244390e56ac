import { writeFileSync } from 'node:fs';
import { keptPositions, laidPositions, positionsModule } from '@comptoir/kit/testing';
import { expect, test } from 'vitest';
import { vallee } from '../game.ts';
import { type Table, table } from '../testing/table.ts';
import { positions } from './positions.ts';

/**
 * The positions that lessons begin at, laid by name. A change of them, or of the state, is written with
 * UPDATE_LESSONS=1 npx vitest run packages/vallee/src/lessons
 */
const valley = (): Table =>
  table(2, { folks: ['monitors', 'lemurs', 'magpies'] })
    .deck(0, 'voracious-consumer', 'junk', 'bribe', 'junk', 'pompous-professional', 'junk')
    .deck(1, 'junk', 'pompous-professional', 'junk', 'voracious-consumer', 'junk', 'junk')
    .hand(1, 'grasp', 'bribe', 'junk', 'junk', 'refreshing-drink');

const POSITIONS: Readonly<Record<string, () => Table>> = {
  // Two stacks stand; the third is in hand, beside cards that do not belong to it.
  build: () =>
    valley()
      .stall(0, [['pompous-professional'], ['bribe']])
      .stall(1, [['voracious-consumer'], ['delightful-surprise']])
      .market('fortunate-upgrade', 'burglary', 'history-lesson', 'replacement', 'grasp')
      .marketDeck('duplicate-entry', 'slice-of-life', 'fortunate-upgrade')
      .hand(0, 'rigorous-chronicler', 'delightful-surprise', 'refreshing-drink', 'junk', 'replacement'),
  // Stack 4 wants a 4: one lies in the train, on the second wagon from the engine.
  buy: () =>
    valley()
      .stall(0, [['pompous-professional'], ['bribe'], ['fortunate-upgrade']])
      .stall(1, [['voracious-consumer'], ['delightful-surprise'], ['burglary']])
      .market('refreshing-drink', 'history-lesson', 'burglary', 'replacement', 'grasp')
      .marketDeck('duplicate-entry', 'slice-of-life', 'fortunate-upgrade')
      .hand(0, 'burglary', 'delightful-surprise', 'junk', 'junk', 'voracious-consumer'),
  // A technique with a further action finds what the next stack lacks.
  combine: () =>
    valley()
      .stall(0, [['pompous-professional'], ['bribe'], ['fortunate-upgrade']])
      .stall(1, [['voracious-consumer'], ['delightful-surprise'], ['burglary'], ['grasp']])
      .market('refreshing-drink', 'fashion-hint', 'burglary', 'replacement', 'periscope')
      .marketDeck('duplicate-entry', 'fortunate-upgrade', 'slice-of-life')
      .hand(0, 'rigorous-chronicler', 'delightful-surprise', 'junk', 'junk', 'voracious-consumer'),
  // The rival wins with the next stack, and holds what it takes.
  attack: () =>
    table(2, { folks: ['monitors', 'lemurs', 'magpies'] })
      .deck(0, 'voracious-consumer', 'junk', 'bribe', 'junk')
      .deck(1, 'junk', 'pompous-professional', 'junk')
      .stall(0, [
        ['pompous-professional'],
        ['bribe'],
        ['fortunate-upgrade'],
        ['history-lesson'],
        ['cultural-preservation'],
        ['burglary', 'burglary'],
      ])
      .stall(1, [
        ['voracious-consumer'],
        ['delightful-surprise'],
        ['duplicate-entry'],
        ['replacement'],
        ['fashion-hint'],
        ['fortunate-upgrade', 'fortunate-upgrade'],
        ['history-lesson', 'duplicate-entry'],
      ])
      .market('refreshing-drink', 'voracious-consumer', 'burglary', 'replacement', 'periscope')
      .marketDeck('duplicate-entry', 'slice-of-life', 'bribe')
      .hand(0, 'sudden-nap', 'delightful-surprise', 'junk', 'rigorous-chronicler')
      .hand(1, 'grasp', 'grasp'),
};

test('the positions of the lessons are those of today', () => {
  const states = laidPositions(vallee, POSITIONS);
  if (process.env.UPDATE_LESSONS === '1')
    writeFileSync(new URL('positions.ts', import.meta.url), positionsModule(states));
  expect(keptPositions(positions)).toEqual(states);
  expect(Object.keys(positions)).toEqual(Object.keys(states));
});
