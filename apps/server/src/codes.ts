import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Language } from '@comptoir/kit';
import { WORDS } from './invitation-words.ts';

/** 96 bits: the address of a table cannot be guessed. */
export const newTableId = (): string => randomBytes(12).toString('base64url');
export const newPersonId = (): string => randomBytes(12).toString('base64url');
export const newSeatCode = (): string => randomBytes(12).toString('base64url');
/** What a device keeps; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** For links in a mail: 192 bits. */
export const newMailToken = (): string => randomBytes(24).toString('base64url');
export const newSecret = (): string => randomBytes(32).toString('hex');

/** The seed of a bot comes from the secret of the table, so that nobody can compute its moves in advance. */
export const botSeed = (secret: string, seq: number, seat: number): number =>
  createHash('sha256').update(`comptoir bot ${secret} ${seq} ${seat}`).digest().readUInt32BE();

/** Letters and digits that are not mistaken for each other when read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const newDeviceCode = (): string =>
  Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Three words to say and to type: 27 bits, enough with the limit on tries. */
export function newInvitation(language: Language): string {
  const words = WORDS[language];
  return Array.from({ length: 3 }, () => words[randomInt(words.length)]).join('-');
}

/** Three words as somebody has typed them; null for anything else. */
export function readWords(typed: string): string | null {
  const plain = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z]+/).filter((word) => word !== '');
  return words.length === 3 ? words.join('-') : null;
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
