import { LANGUAGES } from '@comptoir/kit';
import { describe, expect, test } from 'vitest';
import { screened } from '../games/screens.ts';
import { loadPlayable, playableGames } from '../local/worker/playable.ts';
import { cardOf, GAMES, LISTED, loadGame } from './games.ts';

test('the front page has its signs in their order, and the example is found by its address', () => {
  expect(LISTED).toEqual(['vallee', 'baie', 'karanor']);
  expect(GAMES).toContain('auction');
});

test('every game has a card, a screen and bots', () => {
  expect([...screened()].sort()).toEqual([...GAMES].sort());
  expect([...playableGames()].sort()).toEqual([...GAMES].sort());
});

describe.each(GAMES)('%s', (id) => {
  test('its card, its rules and its bots are of one game', async () => {
    const card = cardOf(id);
    expect(card.id).toBe(id);
    for (const language of LANGUAGES)
      for (const text of [card.name, card.short, card.line]) expect(text[language]).not.toBe('');
    const [{ game, wording }, { game: played }] = await Promise.all([loadGame(id), loadPlayable(id)]);
    expect([game.name, played.name]).toEqual([id, id]);
    expect(wording.fr.title).not.toBe('');
    expect([game.players.at(0), game.players.at(-1)]).toEqual([...card.seats]);
  });
});
