import { type Json, type Kinded, MALFORMED, type Refusal } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { AnyScreen } from './game-screen.ts';
import { Scene } from './scene.svelte.ts';
import type { Table } from './table.ts';

const QUESTION = { kind: 'confirm', id: 'ask', seat: 0, source: null } as Kinded;

/** A table that answers when the test lets it. */
function slowTable() {
  const sent: Json[] = [];
  let settle: (refusal: Refusal | null) => void = () => undefined;
  const now = { seq: 0, viewer: 0, handOver: null, story: [], decisions: [], info: { seats: [] } };
  const table = {
    now,
    watch: () => () => undefined,
    answer: (_decision: Kinded, answer: Json) => {
      sent.push(answer);
      return new Promise<Refusal | null>((resolve) => {
        settle = resolve;
      });
    },
  } as unknown as Table;
  const screen = {
    wording: { fr: { refusal: () => 'non' }, en: { refusal: () => 'no' } },
  } as unknown as AnyScreen;
  return { scene: new Scene(table, screen), sent, settle: (refusal: Refusal | null) => settle(refusal) };
}

test('one answer is on its way at a time, from wherever it comes', async () => {
  const { scene, sent, settle } = slowTable();
  const first = scene.answer(QUESTION, true);
  expect(scene.isSending).toBe(true);
  expect(await scene.answer(QUESTION, false)).toBe(false);
  settle(null);
  expect(await first).toBe(true);
  expect(sent).toEqual([true]);
  expect(scene.isSending).toBe(false);
});

test('what the table refuses is explained beside what it is about', async () => {
  const { scene, settle } = slowTable();
  const answering = scene.answer(QUESTION, true, 'Bâtir ?');
  settle(MALFORMED);
  expect(await answering).toBe(false);
  expect(scene.why).toMatchObject({ about: 'Bâtir ?' });
});
