import { type Beat, SPECTATOR } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { beatsSince, deedOf, movesByRival } from './recap.ts';
import type { StoryEntry } from './table.ts';

/** A story of letters: `T1` opens the turn of seat 1, `d2` is a decision of seat 2, `s2` a step, `c` a change. */
const story = (...entries: string[]): StoryEntry<unknown>[] =>
  entries.map((events, seq) => ({
    seq,
    seat: Number(/\d/.exec(events)?.[0] ?? 0),
    events: events.split(' '),
  }));
const wording = {
  weight: (event: string) =>
    event.startsWith('T')
      ? 'housekeeping'
      : event === 'c'
        ? 'change'
        : { headline: Number(event.slice(1, 2)), isStep: event.startsWith('s') },
  event: (event: string) => event,
};
const screen = {
  wording: { fr: wording, en: wording },
  turnOf: (event: unknown) => (String(event).startsWith('T') ? Number(String(event).slice(1)) : null),
} as unknown as Parameters<typeof beatsSince>[1];
const heads = (beats: readonly Beat<unknown>[]): unknown[] => beats.map(({ headline }) => headline);

test('the recap begins after one’s last turn, not after an answer in the turn of another', () => {
  const told = story('T0 d0', 'd0a T1', 'd1 c', 'd0-pass', 'd1b T2', 'd2', 'd0-pass', 'd2b T0');
  expect(heads(beatsSince(told, screen, 0))).toEqual(['d1', 'd1b', 'd2', 'd2b']);
});

test('without a turn of one’s own everything is news, and without turns one’s last decision ends it', () => {
  expect(heads(beatsSince(story('T1', 'd1', 'd2'), screen, 0))).toEqual(['d1', 'd2']);
  const { turnOf: _, ...without } = screen;
  expect(heads(beatsSince(story('d1', 'd0', 'd2'), without, 0))).toEqual(['d2']);
});

test('a bystander is told of the last moves', () => {
  const many = story('T1', ...Array.from({ length: 20 }, (_, i) => `d${(i % 2) + 1}x${i}`));
  expect(beatsSince(many, screen, SPECTATOR)).toHaveLength(12);
});

test('each rival has three signs, what happened to the reader first and decisions before steps', () => {
  const told = beatsSince(story('T1', 's1', 'd2', 'd1a', 'd1b', 'd2b', 'd1c-yours', 's1b'), screen, 0);
  const rivals = movesByRival(told, ({ headline }) => String(headline).endsWith('yours'));
  expect(rivals.map(({ seat, beats }) => [seat, beats.length])).toEqual([
    [1, 5],
    [2, 2],
  ]);
  expect(rivals.map(({ signs }) => heads(signs))).toEqual([
    ['d1c-yours', 'd1a', 'd1b'],
    ['d2', 'd2b'],
  ]);
});

test.each([
  [
    'Ruben achète Délicatesses (5) avec 2 Camelotes.',
    { what: 'achète Délicatesses', how: '(5) avec 2 Camelotes' },
  ],
  ['Ruben bâtit la pile 2\u00a0: Loutre.', { what: 'bâtit la pile 2', how: 'Loutre' }],
  ['Ruben builds stack 2: Otter.', { what: 'builds stack 2', how: 'Otter' }],
  ['Ruben joue Brouette.', { what: 'joue Brouette', how: '' }],
  ['Les clients de Ruben partent.', { what: 'Les clients de Ruben partent', how: '' }],
])('%s is told in what was done and how, without the name', (text, deed) => {
  expect(deedOf(text, 'Ruben')).toEqual(deed);
});
