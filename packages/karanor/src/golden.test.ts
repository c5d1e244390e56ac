import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { descriptions } from './testing/describe-effects.ts';
import { transcript } from './testing/transcript.ts';

/** Whole games and the meaning of every card as text. GOLDEN=write writes them again, on purpose; the diff is reviewed. */
const isWriting = process.env.GOLDEN === 'write';

function golden(name: string, text: string): void {
  const url = new URL(`./golden/${name}`, import.meta.url);
  if (isWriting) writeFileSync(url, text);
  expect(text).toBe(readFileSync(url, 'utf8'));
}

const base = { market2p: true, windowMode: 'smart', firstPlayer: 0, roundCap: 12 } as const;

describe('golden transcripts', () => {
  test('a game of two with the market, in French', () =>
    golden('two-players.fr.txt', transcript({ ...base, players: 2 }, 11, 'fr')));
  test('a game of four with strict windows, in English', () =>
    golden(
      'four-players.en.txt',
      transcript({ ...base, players: 4, windowMode: 'strict', roundCap: 8 }, 12, 'en'),
    ));
});

test('the effect of every card beside its printed text', () => golden('cards.txt', descriptions()));
