import type { Language } from '@comptoir/kit';
import type { Component } from 'svelte';
import type { Localized } from '../i18n/localized.ts';

/** The rules of a game for people: two pages to start tonight, chapters, and the words of the game. */
export interface Booklet {
  readonly pages: readonly BookPage[];
  readonly chapters: readonly BookChapter[];
  readonly glossary: readonly Term[];
}

export interface BookPage {
  readonly title: Localized;
  readonly parts: readonly {
    /** What `Figure` draws beside it. */
    readonly figure: string | null;
    readonly title: Localized;
    readonly text: Localized;
  }[];
}

export interface BookChapter {
  readonly id: string;
  readonly title: Localized;
  readonly text: readonly Localized[];
  /** The lesson that plays an example of it. */
  readonly lesson: string | null;
  /** Where the full text says it. */
  readonly rules: readonly string[];
}

export interface Term {
  readonly term: Localized;
  /** Other forms of the word in a text. */
  readonly forms?: Readonly<Record<Language, readonly string[]>>;
  readonly means: Localized;
  readonly rule: string;
}

/** A booklet with what draws it. */
export interface Book {
  readonly booklet: Booklet;
  readonly Figure: Component<{ figure: string }>;
  /** What the drawings need. */
  fetch?(): Promise<void>;
}

export interface Piece {
  readonly text: string;
  readonly term: Term | null;
}

/** Cuts a text at words of the glossary; each word is explained where it stands first. */
export function explainWords(text: string, glossary: readonly Term[], language: Language): Piece[] {
  const pieces: Piece[] = [];
  const known = glossary.flatMap((term) =>
    [term.term[language], ...(term.forms?.[language] ?? [])].map((word) => ({
      term,
      word: word.toLowerCase(),
    })),
  );
  const said = new Set<Term>();
  let rest = text;
  while (rest !== '') {
    const small = rest.toLowerCase();
    let best: { at: number; word: string; term: Term } | null = null;
    for (const { term, word } of known) {
      if (said.has(term)) continue;
      const at = wordAt(small, word);
      if (at < 0) continue;
      if (best === null || at < best.at || (at === best.at && word.length > best.word.length))
        best = { at, word, term };
    }
    if (best === null) break;
    if (best.at > 0) pieces.push({ text: rest.slice(0, best.at), term: null });
    pieces.push({ text: rest.slice(best.at, best.at + best.word.length), term: best.term });
    said.add(best.term);
    rest = rest.slice(best.at + best.word.length);
  }
  if (rest !== '') pieces.push({ text: rest, term: null });
  return pieces;
}

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /\p{L}/u.test(letter);

/** Where a whole word stands in a text. */
function wordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
  return -1;
}
