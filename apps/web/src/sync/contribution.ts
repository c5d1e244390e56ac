import { sealOf } from '@comptoir/kit';
import { recallText, remember } from '../browser/preferences.ts';
import { hexDigits } from '../browser/secrets.ts';
import { openContribution, type Reply, sealContribution } from './server-api.ts';

const LONGEST = 128;
/** Without random digits the words could be guessed from their seal. */
const SALT = 32;

const place = (table: string): string => `grain.${table}`;

/** Seals words for the shuffle of a table; this device keeps them until all seals are known. */
export function addWords(table: string, words: string): Promise<Reply<unknown>> {
  const text = `${words.slice(0, LONGEST - SALT - 1)} ${hexDigits(SALT)}`;
  remember(place(table), text);
  return sealContribution(table, sealOf(text));
}

/** Opens the words that were sealed here. */
export async function openWords(table: string): Promise<void> {
  const text = recallText(place(table));
  if (text !== null) await openContribution(table, text);
}
