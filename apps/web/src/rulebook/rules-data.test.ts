import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRules } from '../../vite/rules-text.ts';
import { searchRules } from './rules-text.ts';

const read = (name: string) =>
  readRules(readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8'));
const idsOf = (name: string): string[] =>
  read(name).flatMap((chapter) => chapter.paragraphs.flatMap(({ id }) => (id === null ? [] : [id])));

describe('the rules as data', () => {
  test('both languages have the same paragraphs', () => {
    const [fr, en] = [new Set(idsOf('vallee.fr')), new Set(idsOf('vallee'))];
    expect(fr.size).toBeGreaterThan(90);
    expect([...fr].filter((id) => !en.has(id))).toEqual([]);
    expect([...en].filter((id) => !fr.has(id))).toEqual([]);
  });

  test('no mark of Markdown is left, and chapters for programmers are left out', () => {
    for (const chapter of read('vallee')) {
      expect(chapter.title).not.toMatch(/Invariants|State and decisions|Appendix/);
      for (const { text } of chapter.paragraphs) expect(text).not.toMatch(/\*\*|`/);
    }
  });

  test('English rules of La Baie have the words of English players', () => {
    const french = /Salle de Clan|Héraut des clans|Commande du clan|TEAM/g;
    for (const { title, paragraphs } of read('baie'))
      for (const text of [title, ...paragraphs.map((paragraph) => paragraph.text)])
        expect(text.replace(french, '')).not.toMatch(
          /sorcerer|thieves|\bclans?\b|patronage|\bteams?\b|hourglass/i,
        );
  });

  test('words are found without their accents', () => {
    expect(searchRules(read('vallee.fr'), 'paiement superflue').map((hit) => hit.paragraph.id)).toContain(
      'V-062',
    );
    expect(searchRules(read('vallee.fr'), 'etal pile').length).toBeGreaterThan(3);
  });
});
