import type { Language } from '@comptoir/kit';
import type { MerchantId } from '../merchants/ids.ts';
import { FACES } from '../merchants/texts.ts';
import type { GoodName } from '../pieces.ts';
import { COLOURS } from './colours.ts';

/** What a merchant calls its small or large goods. */
export const wareWord = (size: 's' | 'l', merchant: MerchantId, language: Language): string =>
  FACES[merchant][language].wares[size][0];

/** A good as its merchant calls it (9.4): a red potion, a blue armour. */
export function wareName(good: GoodName, merchant: MerchantId, language: Language): string {
  const [word, gender] = FACES[merchant][language].wares[good[0] as 's' | 'l'];
  const colour = COLOURS[good[1] as keyof typeof COLOURS];
  return language === 'en' ? `${colour.en} ${word}` : `${word} ${colour[gender]}`;
}

export function aWare(good: GoodName, merchant: MerchantId, language: Language): string {
  const [, gender] = FACES[merchant][language].wares[good[0] as 's' | 'l'];
  const article = language === 'en' ? 'a' : gender === 'm' ? 'un' : 'une';
  return `${article} ${wareName(good, merchant, language)}`;
}
