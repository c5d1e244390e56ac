import { LANGUAGES } from '@comptoir/kit';
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
    expect(Object.keys(players.bots)).toEqual(
      expect.arrayContaining(['novice', 'merchant', 'master', 'random']),
    );
    for (const language of LANGUAGES) {
      expect(wording[language].title).not.toBe('');
      expect(Object.keys(players.characters[language]).sort()).toEqual(['master', 'merchant', 'novice']);
      for (const aim of players.brain.aims) expect(players.reasons[language][aim]).toBeTruthy();
    }
    if (board) expect(board.draw).toBeTypeOf('function');
  });
});
