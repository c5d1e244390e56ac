import { expect, test } from 'vitest';
import { absenceWords, PACE_NAMES, PACES, paceWords } from './paces.ts';
import { pace } from './tables.ts';

test('every known pace is one that the server takes, and says what accumulates', () => {
  for (const name of PACE_NAMES) {
    expect(pace.safeParse(PACES[name]).success).toBe(true);
    for (const language of ['fr', 'en'] as const) {
      const { title, note } = paceWords(PACES[name], language);
      expect(title).not.toBe('');
      expect(note).not.toMatch(/\d{3,}|undefined/);
    }
  }
});

test('times are written as people write them', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(paceWords(PACES.day, 'fr').title)).toBe('1 jour par coup');
  expect(plain(paceWords(PACES.days, 'en').title)).toBe('3 days per move');
  expect(plain(paceWords(PACES.live, 'fr').note)).toBe(
    '5 min au départ, 5 min de plus après chaque tour, 15 min au plus.',
  );
  expect(plain(paceWords(PACES.day, 'fr').note)).toContain('3 jours en réserve');
});

test('what happens to whoever is late is said', () => {
  expect(absenceWords({ timeout: 'wait', giveUp: null }, 'fr')).toBe('On attend.');
  expect(absenceWords({ timeout: 'bot', giveUp: 3 }, 'en')).toBe(
    'A bot plays this move. After 3 missed moves in a row the seat goes to the bot.',
  );
});
