import { readdirSync, readFileSync } from 'node:fs';
import { characterIn, inStyle, LEVELS } from '@comptoir/bots';
import { LANGUAGES, refusal, refusalSentence } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { CATALOG } from './index.ts';

test('menus offer the games in their order', () => {
  const listed = [...CATALOG].filter(([, { place }]) => place !== null).map(([id]) => id);
  expect(listed).toEqual(['vallee', 'baie', 'karanor']);
});

describe.each([...CATALOG])('%s', (id, { game, wording, table, players, board }) => {
  test('has all its parts under one id', () => {
    expect(game.name).toBe(id);
    expect(Object.keys(wording).sort()).toEqual([...LANGUAGES].sort());
    expect(table).toBeTypeOf('object');
    expect(Object.keys(players.bots)).toEqual(expect.arrayContaining([...LEVELS, 'random']));
    for (const language of LANGUAGES) {
      expect(wording[language].title).not.toBe('');
      expect(Object.keys(players.characters[language]).sort()).toEqual([...LEVELS].sort());
      for (const aim of players.brain.aims) expect(players.reasons[language][aim]).toBeTruthy();
    }
    const styles = Object.keys(players.styles?.fr ?? {});
    expect(Object.keys(players.styles?.en ?? {})).toEqual(styles);
    const styled = styles.flatMap((style) => LEVELS.map((level) => inStyle(level, style)));
    expect(
      Object.keys(players.bots)
        .filter((bot) => bot.includes('-'))
        .sort(),
    ).toEqual(styled.sort());
    for (const bot of [...LEVELS, ...styled]) {
      expect(players.bots[bot]?.id).toBe(bot);
      for (const language of LANGUAGES) expect(characterIn(players, language, bot)?.name).toBeTruthy();
    }
    if (board) expect(board.draw).toBeTypeOf('function');
  });
});

describe('refusals of the kit', () => {
  const REASONS = ['malformed', 'not-awaited', 'stale', 'game-over', 'not-offered', 'entry-not-offered'];
  const cast = { viewer: 0, name: String };

  test.each([...CATALOG])('%s says them', (_, { wording }) => {
    for (const language of LANGUAGES)
      for (const reason of REASONS)
        expect(wording[language].refusal(refusal(null, reason), cast)).not.toBe(reason);
  });

  test('no game writes their sentences again', () => {
    const found = ['vallee', 'baie', 'karanor'].flatMap((game) => {
      const texts = new URL(`../../${game}/src/texts/`, import.meta.url);
      const text = readdirSync(texts).map((file) => readFileSync(new URL(file, texts), 'utf8'));
      return REASONS.flatMap((reason) =>
        LANGUAGES.map((language) => refusalSentence(language, refusal(null, reason)) ?? '')
          .filter((sentence) => text.join().includes(sentence))
          .map((sentence) => `${game}: ${sentence}`),
      );
    });
    expect(found).toEqual([]);
  });
});
