import { beatsIn, foldedBeats } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { wording } from './index.ts';

const entry = (seq: number, ...events: object[]) => ({ seq, seat: 1, events: events as Event[] });
const told = (...entries: ReturnType<typeof entry>[]): string[] =>
  foldedBeats(entries.flatMap((one) => beatsIn(one, wording.fr))).map(({ headline }) => headline.type);

test('who is recruited, or which ability is used, says that somebody recruits or uses the team', () => {
  expect(
    told(
      entry(1, { type: 'space', seat: 1, space: 'REC' }),
      entry(2, { type: 'recruited', seat: 1, card: 0, slot: 0 }),
    ),
  ).toEqual(['recruited']);
  expect(
    told(
      entry(
        1,
        { type: 'space', seat: 1, space: 'TEAM' },
        { type: 'team-used', seat: 1, merchant: 'A', slot: 0 },
      ),
      entry(2, { type: 'space', seat: 1, space: 'H-S1' }),
    ),
  ).toEqual(['team-used', 'space']);
});
