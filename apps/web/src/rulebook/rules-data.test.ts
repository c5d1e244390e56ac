import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numbersForPlayers, readRules } from '../../vite/rules-text.ts';
import { cutAtIds, searchRules } from './rules-text.ts';

const ROOT = new URL('../../../../', import.meta.url);
const GAMES = ['vallee', 'baie', 'karanor'] as const;

const text = (name: string): string => readFileSync(new URL(`docs/rules/${name}.md`, ROOT), 'utf8');
const read = (name: string) =>
  readRules(text(name), numbersForPlayers(text(`${name.replace(/\.fr$/, '')}.fr`)));
const paragraphsOf = (name: string): ReadonlyMap<string, string> =>
  new Map(
    read(name).flatMap((chapter) =>
      chapter.paragraphs.flatMap(({ id, text }) => (id === null ? [] : [[id, text] as const])),
    ),
  );
/** The rules and quiet points that a paragraph names; "Q1 or Q2" may be "Q1 to Q4" in the other language, but not the last. */
const named = (words: string): readonly string[] => {
  const rules = cutAtIds(words).filter((_, i) => i % 2 === 1);
  const points = words.match(/\bQ\d\b/g) ?? [];
  return [...new Set([...rules, ...[...points].sort().slice(-1)])].sort();
};

/** The rules that cards and refusals of a game name. */
function cited(game: string): ReadonlySet<string> {
  const folder = new URL(`packages/${game}/src/`, ROOT);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:ts|json)$/.test(file) && !/test|golden|saved/.test(file),
  );
  const found = files.flatMap((file) => {
    const words = readFileSync(new URL(file, folder), 'utf8');
    return (
      words.match(file.endsWith('.json') ? /(?<=\()[A-Z]-\d{3}(?=\))/g : /(?<=\brule: ')[A-Z]-\d{3}(?=')/g) ??
      []
    );
  });
  return new Set(found);
}

describe('the rules as data', () => {
  test.each(GAMES)('both languages have the same paragraphs (%s)', (game) => {
    const [fr, en] = [[...paragraphsOf(`${game}.fr`).keys()], [...paragraphsOf(game).keys()]];
    expect(fr.length).toBeGreaterThan(90);
    expect(en.sort()).toEqual(fr.sort());
  });

  test.each(GAMES)('a paragraph names the same rules in both languages (%s)', (game) => {
    const french = paragraphsOf(`${game}.fr`);
    const differing = [...paragraphsOf(game)].flatMap(([id, words]) => {
      const [en, fr] = [named(words), named(french.get(id) ?? '')];
      return en.join() === fr.join() ? [] : [{ id, en, fr }];
    });
    expect(differing).toEqual([]);
  });

  test.each(GAMES)('every rule that a card or a refusal names can be read (%s)', (game) => {
    const known = paragraphsOf(game);
    expect(cited(game).size).toBeGreaterThan(20);
    expect([...cited(game)].filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(GAMES)('French rules are in French type (%s)', (game) => {
    for (const { paragraphs } of read(`${game}.fr`))
      for (const { text } of paragraphs) expect(text).not.toMatch(/ [:;?!»]|« |\p{L}'\p{L}/u);
  });

  test.each(GAMES)('both languages have the same chapters (%s)', (game) => {
    expect(read(game).map(({ id }) => id)).toEqual(read(`${game}.fr`).map(({ id }) => id));
  });

  test('no mark of Markdown is left, and chapters for programmers are left out', () => {
    for (const chapter of GAMES.flatMap(read)) {
      expect(chapter.title).not.toMatch(/Invariants|State and decisions|sources were|Appendix/);
      for (const { text } of chapter.paragraphs) expect(text).not.toMatch(/\*\*|`|\[(?:designed|fact)/);
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
