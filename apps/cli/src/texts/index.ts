import type { Language } from '@comptoir/kit';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The words of the program itself; those of a game come with the game. */
export type Texts = { readonly [K in keyof typeof fr]: (typeof fr)[K] };

const TEXTS: Readonly<Record<Language, Texts>> = { fr, en };

export const textsOf = (language: Language): Texts => TEXTS[language];
