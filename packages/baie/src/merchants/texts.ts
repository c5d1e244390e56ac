import type { Language } from '@comptoir/kit';
import { en as alchemistEn } from './alchemist/en.ts';
import { fr as alchemistFr } from './alchemist/fr.ts';
import { look as alchemistLook } from './alchemist/look.ts';
import { rules as alchemistRules } from './alchemist/rules.ts';
import { en as blacksmithEn } from './blacksmith/en.ts';
import { fr as blacksmithFr } from './blacksmith/fr.ts';
import { look as blacksmithLook } from './blacksmith/look.ts';
import { rules as blacksmithRules } from './blacksmith/rules.ts';
import { en as captainEn } from './captain/en.ts';
import { fr as captainFr } from './captain/fr.ts';
import { look as captainLook } from './captain/look.ts';
import { rules as captainRules } from './captain/rules.ts';
import { en as chronomancerEn } from './chronomancer/en.ts';
import { fr as chronomancerFr } from './chronomancer/fr.ts';
import { look as chronomancerLook } from './chronomancer/look.ts';
import { rules as chronomancerRules } from './chronomancer/rules.ts';
import { MERCHANT_IDS, type MerchantId } from './ids.ts';
import { en as innkeeperEn } from './innkeeper/en.ts';
import { fr as innkeeperFr } from './innkeeper/fr.ts';
import { look as innkeeperLook } from './innkeeper/look.ts';
import { rules as innkeeperRules } from './innkeeper/rules.ts';
import type { MerchantLook, MerchantPhrases } from './merchant.ts';

/** What is said about the merchants and how they look, as their folders have it. */
export interface MerchantFace {
  readonly fr: MerchantPhrases;
  readonly en: MerchantPhrases;
  readonly look: MerchantLook;
  /** The paragraphs behind its questions and spaces. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

export const FACES: Readonly<Record<MerchantId, MerchantFace>> = {
  A: { fr: alchemistFr, en: alchemistEn, look: alchemistLook, rules: alchemistRules },
  F: { fr: blacksmithFr, en: blacksmithEn, look: blacksmithLook, rules: blacksmithRules },
  K: { fr: captainFr, en: captainEn, look: captainLook, rules: captainRules },
  H: { fr: chronomancerFr, en: chronomancerEn, look: chronomancerLook, rules: chronomancerRules },
  T: { fr: innkeeperFr, en: innkeeperEn, look: innkeeperLook, rules: innkeeperRules },
};

type Shared = 'places' | 'spaces' | 'questions' | 'refusals' | 'words' | 'told';

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
