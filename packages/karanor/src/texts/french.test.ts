import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { TERRITORIES } from '../content/map.ts';
import { printedTexts, sentences } from '../testing/sentences.ts';
import { many, of, the, to, typeset } from './french.ts';
import { NAMES } from './names.ts';

describe('articles and plurals', () => {
  test('articles melt into à and de', () => {
    const forms = (article: 'le' | 'la' | 'l’' | 'les' | '', name: string) => [
      the(article, name),
      to(article, name),
      of(article, name),
    ];
    expect(forms('le', 'Verger')).toEqual(['le Verger', 'au Verger', 'du Verger']);
    expect(forms('la', 'Tour')).toEqual(['la Tour', 'à la Tour', 'de la Tour']);
    expect(forms('l’', 'Île')).toEqual(['l’Île', 'à l’Île', 'de l’Île']);
    expect(forms('les', 'Galeries')).toEqual(['les Galeries', 'aux Galeries', 'des Galeries']);
    expect(forms('', 'Kien')).toEqual(['Kien', 'à Kien', 'de Kien']);
    expect(of('', 'Orival')).toBe('d’Orival');
  });

  test('the plural begins with two', () =>
    expect([0, 1, 2].map((n) => many(n, 'jeton'))).toEqual(['0 jeton', '1 jeton', '2 jetons']));

  test('signs and numbers keep their neighbours', () =>
    expect(typeset("L'or : « 5 or » !")).toBe('L’or\u00a0: «\u00a05\u00a0or\u00a0»\u00a0!'));

  test('every territory has an article that fits its name', () => {
    const heads: Readonly<Record<string, RegExp>> = {
      le: /^(Bois|Promontoire|Cap|Pic|Plateau|Marais|Pré|Verger|Cratère|Clos) /,
      la: /^(Mine|Colline|Tour|Lande|Cité|Forêt|Pinède|Route|Prairie|Plaine|Plage) /,
      les: /^(Coteaux|Forges|Jardins|Pâturages|Vergers|Champs|Galeries|Vignes) /,
      '': /^[^ ]+$/,
    };
    for (const { name, article } of TERRITORIES) expect(name.fr).toMatch(heads[article.fr] as RegExp);
    expect(NAMES.fr.place(27).to).toBe('au Verger du Vieux Roi');
  });
});

/** Mistakes that a rule can see. */
const FAULTS: readonly [what: string, pattern: RegExp][] = [
  ['an article that should have melted', /(?<![\p{L}’])(à|de) les?(?= )/u],
  ['a missing elision', /(?<![\p{L}’-])(de|le|la|que|je|ne|se) [aeiouéèêâîôûœ]/iu],
  [
    'a missing plural',
    /(?<![\d+−])(?:[2-9]|\d\d+)[ \u00a0](?:commerce|jeton|point|action|carte|ressource|quête|insigne|artefact|associé|vin|fruit|viande|tissu|métal|diamant|offre|caractère|territoire)(?!\p{L})/u,
  ],
  ['a plural of one', /(?<![\d.,])1[ \u00a0](?:\p{L}+s)(?<!bois|pas)(?!\p{L})/u],
  ['a straight sign', /['"]/],
  ['a space that may break before a sign', / [:;?!»]|« /],
  ['three full stops', /\.\.\./],
];
const ENGLISH: readonly [what: string, pattern: RegExp][] = [
  ['a straight sign', /['"]/],
  ['a plural of one', /(?<![\d.,])1 (?:\w+s)(?!\w)(?<! less)/],
  [
    'a missing plural',
    /(?<![\d+−])(?:[2-9]|\d\d+) (?:shop|token|action|quest|badge|artefact|associate|diamond)(?![\w-])/,
  ],
];
const faultsIn = (text: string, rules: typeof FAULTS): string[] =>
  rules.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text}`);

describe('every sentence with every name', () => {
  test.each(LANGUAGES)('events and refusals (%s) have no fault that a rule can see', (language) => {
    const lines = sentences(language);
    expect(lines.length).toBeGreaterThan(500);
    expect(lines.flatMap((line) => faultsIn(line, language === 'fr' ? FAULTS : ENGLISH))).toEqual([]);
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\?\?|\{/);
  });

  test.each(LANGUAGES)('and neither has what is printed on cards (%s)', (language) =>
    expect(
      printedTexts(language).flatMap((line) => faultsIn(line, language === 'fr' ? FAULTS : ENGLISH)),
    ).toEqual([]),
  );

  test('the rules see the mistakes they are made for', () => {
    for (const wrong of [
      'Vous allez à le Verger.',
      'la villa de les Galeries',
      'Vous partez de Orival.',
      'Vous recevez 2 diamant.',
      "l'or",
      'Fini !',
    ])
      expect(faultsIn(wrong, FAULTS)).not.toEqual([]);
  });

  // GOLDEN=write writes the list again; it is read as a diff.
  test.each(LANGUAGES)('the list (%s) is the one that was reviewed', (language) => {
    const url = new URL(`../golden/sentences.${language}.txt`, import.meta.url);
    const list = `${sentences(language).join('\n')}\n`;
    if (process.env.GOLDEN === 'write') writeFileSync(url, list);
    expect(list).toBe(readFileSync(url, 'utf8'));
  });
});
