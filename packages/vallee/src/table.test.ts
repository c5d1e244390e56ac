import { answerOfSilence } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { Decision } from './decisions.ts';
import { vallee } from './game.ts';
import { valleeTable } from './table.ts';
import { table } from './testing/table.ts';

const silence = (decision: Decision) => answerOfSilence(vallee, valleeTable, decision);
const folks = ['monitors', 'lemurs', 'hares', 'magpies'];

test('V-043 silence passes with no discard, and ends the turn', () => {
  const t = table(2, { folks: folks.slice(0, 3), pauses: true })
    .hand(0, 'junk', 'festival')
    .market('refreshing-drink');
  expect(t.entries()[0]).toBe('market.buy');
  expect(silence(t.asked())).toEqual({ entry: 'inventory.discard', answer: [] });
  t.inventory();
  expect(silence(t.asked())).toEqual({ entry: 'turn.end', answer: null });
});

test('V-269 silence declines to help', () => {
  const t = table(4, { mode: 'teams', folks })
    .hand(0, 'rigorous-chronicler')
    .hand(2, 'rigorous-chronicler', 'refreshing-drink')
    .stall(0, [['arcane-scholar'], ['bribe']])
    .askHelp('rigorous-chronicler');
  expect(t.entries()).toContain('stall.add');
  expect(silence(t.asked())).toEqual({ entry: 'stall.decline', answer: null });
});

test('V-120 silence takes nothing where nothing may be taken, and rolls no die again', () => {
  const t = table(2, { folks: folks.slice(0, 3) })
    .hand(0, 'bad-omen')
    .deck(0, 'junk', 'replacement')
    .technique('bad-omen');
  expect(silence(t.asked())).toEqual([]);
});
