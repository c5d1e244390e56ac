import { type Json, type Kinded, MALFORMED, type Refusal } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { AnyScreen } from './game-screen.ts';
import { Scene } from './scene.svelte.ts';
import type { Table } from './table.ts';

const CARDS = { kind: 'pick-cards', seat: 0, source: null, from: [1, 2, 3], min: 0, max: 2 };
const QUESTION = { kind: 'confirm', id: 'ask', seat: 0, source: null } as Kinded;

/** A table that answers when the test lets it, and asks what the test wants. */
function slowTable({ foresee }: { foresee?: () => Kinded } = {}) {
  const sent: Json[] = [];
  let settle: (refusal: Refusal | null) => void = () => undefined;
  const listeners = new Set<(now: Table['now']) => void>();
  const undone: number[] = [];
  const now = {
    seq: 0,
    viewer: 0,
    handOver: null,
    story: [],
    decisions: [],
    awaited: [1],
    outcome: null,
    info: { seats: [], status: 'playing' },
  };
  const table = {
    now,
    advise: null,
    watch: (listener: (now: Table['now']) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    undo: async (to: number) => {
      undone.push(to);
      return true;
    },
    answer: (_decision: Kinded, answer: Json) => {
      sent.push(answer);
      return new Promise<Refusal | null>((resolve) => {
        settle = resolve;
      });
    },
  } as unknown as Table;
  const screen = {
    wording: { fr: { refusal: () => 'non' }, en: { refusal: () => 'no' } },
    ...(foresee === undefined ? {} : { ahead: { foresee } }),
  } as unknown as AnyScreen;
  const show = (change: object) => {
    for (const listener of [...listeners]) listener({ ...now, ...change } as unknown as Table['now']);
  };
  return {
    scene: new Scene(table, screen),
    sent,
    undone,
    show,
    settle: (refusal: Refusal | null) => settle(refusal),
    ask: (...decisions: Kinded[]) => show({ decisions }),
  };
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

test.each([
  ['paused', 'La partie est en pause.'],
  ['unavailable', 'Le serveur n’a rien pu enregistrer\u00a0: réessayez.'],
  ['frozen', 'Ce serveur ne sait pas encore continuer cette partie.'],
  ['forbidden', 'Cette place n’est plus la vôtre.'],
  ['any-rule', 'non'],
])('a refusal for %s is told in words, whoever refuses', (reason, words) => {
  const { scene } = slowTable();
  scene.explain('Bâtir', { code: 'not-awaited', rule: null, reason, figures: {} });
  expect(scene.why?.reason).toBe(words);
});

test('what the table refuses is explained beside what it is about', async () => {
  const { scene, settle } = slowTable();
  const answering = scene.answer(QUESTION, true, 'Bâtir ?');
  settle(MALFORMED);
  expect(await answering).toBe(false);
  expect(scene.why).toMatchObject({ about: 'Bâtir ?' });
});

test('taking back a turn waits until it is known what can be taken back', async () => {
  const { scene, undone, show } = slowTable();
  show({ undo: null });
  const all = scene.undo(true);
  show({ seq: 1, undo: null });
  expect([undone, scene.why]).toEqual([[], null]);
  show({ seq: 1, undo: [7, 5] });
  await all;
  expect(undone).toEqual([5]);
  show({ undo: [] });
  await scene.undo(false);
  expect(undone).toEqual([5]);
  expect(scene.why).not.toBeNull();
});

test('a table that does not know yet is asked for the last move', async () => {
  const { scene, undone, show } = slowTable();
  const story = [
    { seq: 4, seat: 0 },
    { seq: 5, seat: 1 },
  ];
  show({ undo: null, story });
  await scene.undo(false);
  expect([undone, scene.why]).toEqual([[3], null]);
});

test('nothing is picked for a question that has only just been asked', () => {
  const { scene, ask } = slowTable();
  const { selection } = scene;
  ask({ ...CARDS, id: 'first' } as Kinded);
  selection.begin('entry');
  selection.toggle(2);
  selection.set('value', 'REC');
  expect(selection.picks).toEqual({ cards: [2], things: { value: 'REC' } });
  ask({ ...CARDS, id: 'second' } as Kinded);
  expect(selection.picks).toEqual({ cards: [], things: {} });
  expect(selection.entry).toBeNull();
  expect(selection.drop()).toBe(false);
  selection.toggle(3);
  expect(selection.picks).toEqual({ cards: [3], things: {} });
});

test('what is prepared stays picked while others move, until something is asked', () => {
  let n = 0;
  const { scene, ask } = slowTable({ foresee: () => ({ ...CARDS, id: `foreseen-${n}` }) as Kinded });
  const { selection } = scene;
  scene.preparation.open();
  selection.toggle(2);
  n = 1;
  ask();
  expect(scene.decision?.id).toBe('foreseen-1');
  expect(selection.picks.cards).toEqual([2]);
  ask({ ...CARDS, id: 'asked' } as Kinded);
  expect(selection.picks.cards).toEqual([]);
});

test('advice opens and closes while something is asked, and only where the table gives it', () => {
  const { scene, ask } = slowTable();
  expect(scene.toggleAdvice()).toBe(false);
  Object.assign(scene.table, { advise: async () => [] });
  expect(scene.toggleAdvice()).toBe(false);
  ask(QUESTION);
  expect(scene.toggleAdvice()).toBe(true);
  expect(scene.panel).toBe('advice');
  scene.toggleAdvice();
  expect(scene.panel).toBeNull();
});
