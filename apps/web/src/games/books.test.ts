import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@comptoir/kit';
import { expect, test } from 'vitest';
import type { Booklet } from '../rulebook/booklet.ts';
import { loadCourse } from './courses.ts';

const found = import.meta.glob<Booklet>('./*/booklet/booklet.ts', { eager: true, import: 'booklet' });
const BOOKLETS = Object.entries(found).map(([path, booklet]) => ({
  game: path.split('/')[1] ?? '',
  booklet,
}));

test('every game of the house has a booklet', () => {
  expect(BOOKLETS.map(({ game }) => game).sort()).toEqual(['baie', 'karanor', 'vallee']);
});

test.each(BOOKLETS)(
  '$game: two pages, chapters that can be played, rules that exist',
  async ({ game, booklet }) => {
    expect(booklet.pages).toHaveLength(2);
    const text = readFileSync(new URL(`../../../../docs/rules/${game}.md`, import.meta.url), 'utf8');
    const rules = [
      ...booklet.chapters.flatMap((chapter) => chapter.rules),
      ...booklet.glossary.map(({ rule }) => rule),
    ];
    for (const rule of rules) expect(text).toMatch(new RegExp(`\\*\\*${rule}\\b`));
    const lessons = (await loadCourse(game))?.lessons.map(({ id }) => id);
    expect(booklet.chapters.map(({ lesson }) => lesson)).toEqual(lessons);
  },
);

test.each(BOOKLETS)('$game: a page of words is short, and names no side of a screen', ({ booklet }) => {
  for (const language of LANGUAGES)
    for (const page of booklet.pages) {
      const words = page.parts.map((part) => part.text[language]).join(' ');
      expect(words.split(/\s+/).length).toBeLessThan(160);
      expect(words).not.toMatch(/\b(gauche|droite|left|on the right|middle)\b/i);
    }
});
