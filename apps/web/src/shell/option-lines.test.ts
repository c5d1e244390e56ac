import type { Json } from '@comptoir/kit';
import { expect, test } from 'vitest';
import { gameNamed, loadGame } from '../catalog/games.ts';
import { optionLines } from './option-lines.ts';

const linesOf = async (game: string, options: object): Promise<string[]> => {
  const known = gameNamed(game);
  if (known === null) throw new Error(`no game ${game}`);
  return optionLines(await loadGame(known), { players: 2, ...options }, 2).map(
    ({ label, text }) => `${label} : ${text}`,
  );
};

test('what a server keeps of a table as usual has no line', async () => {
  for (const name of ['vallee', 'baie', 'karanor']) {
    const known = gameNamed(name);
    if (known === null) throw new Error(`no game ${name}`);
    const loaded = await loadGame(known);
    const reading = loaded.game.readOptions({ players: 2 });
    expect(reading.ok && optionLines(loaded, reading.options as Json, 2)).toEqual([]);
  }
});

test('an invitation names what is not as usual, in words', async () => {
  expect(await linesOf('karanor', {})).toEqual([]);
  expect(await linesOf('karanor', { market2p: true, windowMode: 'smart' })).toEqual([]);
  expect(await linesOf('karanor', { market2p: false, windowMode: 'strict', firstPlayer: 1 })).toEqual([
    'Marché à deux : sans',
    'Fenêtres de réponse : complètes',
    'Premier joueur : place 2',
  ]);
  const [folks] = await linesOf('vallee', { folks: ['lemurs', 'hares', 'magpies'] });
  expect(folks).toMatch(/: .+, .+, .+/);
  expect(folks).not.toContain('lemurs');
});
