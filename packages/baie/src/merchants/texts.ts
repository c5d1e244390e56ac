import type { Language } from '@comptoir/kit';
import * as alchemist from './alchemist/face.ts';
import * as blacksmith from './blacksmith/face.ts';
import * as captain from './captain/face.ts';
import * as chronomancer from './chronomancer/face.ts';
import { MERCHANT_IDS, type MerchantId } from './ids.ts';
import * as innkeeper from './innkeeper/face.ts';
import type { MerchantLook, MerchantPhrases, OptionTexts } from './merchant.ts';

/** What is said about the merchants and how they look, as their folders have it. */
export interface MerchantFace {
  readonly fr: MerchantPhrases;
  readonly en: MerchantPhrases;
  readonly look: MerchantLook;
  readonly options: OptionTexts;
  /** The paragraphs behind its questions and spaces. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

/** A letter without a folder, or a folder without one of its parts, does not compile. */
export const FACES: Readonly<Record<MerchantId, MerchantFace>> = {
  A: alchemist,
  F: blacksmith,
  K: captain,
  H: chronomancer,
  T: innkeeper,
};

/** The options of all merchants; their questions have different names. */
export const OPTIONS: OptionTexts = Object.assign({}, ...MERCHANT_IDS.map((id) => FACES[id].options));

type Shared =
  | 'places'
  | 'spaces'
  | 'spaceNotes'
  | 'questions'
  | 'leads'
  | 'pieces'
  | 'refusals'
  | 'words'
  | 'told';

/** One kind of words of all merchants together; their keys never meet. */
export function fromAll<K extends Shared>(language: Language, kind: K): MerchantPhrases[K] {
  return Object.assign({}, ...MERCHANT_IDS.map((id) => FACES[id][language][kind])) as MerchantPhrases[K];
}

export const merchantNames = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(MERCHANT_IDS.map((id) => [id, FACES[id][language].name]));

const bySlot = (language: Language, kind: 'abilities' | 'abilityNotes'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    MERCHANT_IDS.flatMap((id) =>
      FACES[id][language][kind].map((text, at) => [`${id} T${at + 1}`, text] as const),
    ),
  );
export const abilitiesOf = (language: Language): Readonly<Record<string, string>> =>
  bySlot(language, 'abilities');
export const abilityNotesOf = (language: Language): Readonly<Record<string, string>> =>
  bySlot(language, 'abilityNotes');
