import { frenchSpacing } from '@comptoir/kit';
import type { TerritoryItem } from '../content/language.ts';

/** What French asks of names and numbers: articles that melt into à and de, elisions, plurals, spaces before signs. */

export type Article = TerritoryItem['article']['fr'];

const startsWithVowel = (word: string): boolean => /^[aeiouyhàâäéèêëîïôöùûüœæ]/i.test(word);

const joined = (head: string, name: string): string => (head.endsWith('’') ? head + name : `${head} ${name}`);

/** le Verger, la Tour, Kien */
export const the = (article: Article, name: string): string =>
  article === '' ? name : joined(article, name);

const TO: Readonly<Record<Article, string>> = { '': 'à', le: 'au', la: 'à la', 'l’': 'à l’', les: 'aux' };
/** au Verger, à la Tour, aux Galeries, à Kien */
export const to = (article: Article, name: string): string => joined(TO[article], name);

const OF: Readonly<Record<Article, string>> = { '': 'de', le: 'du', la: 'de la', 'l’': 'de l’', les: 'des' };
/** du Verger, de la Tour, des Galeries, de Kien, d’Orival */
export const of = (article: Article, name: string): string =>
  article === '' && startsWithVowel(name) ? `d’${name}` : joined(OF[article], name);

/** 0 jeton, 1 jeton, 2 jetons: the plural begins with two. */
export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n < 2 ? one : more}`;

/** French spacing, and no line ends between a number and its noun. */
export const typeset = (text: string): string =>
  frenchSpacing(text).replace(/(?<!\p{L})(\d+) (?=\p{L})/gu, '$1\u00a0');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
