import { recallText, remember } from '../browser/preferences.ts';
import { type GameId, gameNamed } from './games.ts';

/** Which game the tables opened last are of: before a table has answered, the page can say its name and fetch its board. */
const KEPT = 12;

const known = (): (readonly [table: string, game: string])[] =>
  (recallText('known-games') ?? '').split(' ').flatMap((pair) => {
    const [table, game] = pair.split('=');
    return table && game ? [[table, game] as const] : [];
  });

export function gameOfTable(table: string): GameId | null {
  const found = known().find(([one]) => one === table)?.[1];
  return gameNamed(found);
}

export function rememberGame(table: string, game: GameId): void {
  if (gameOfTable(table) === game) return;
  const others = known().filter(([one]) => one !== table);
  const latest = [[table, game] as const, ...others].slice(0, KEPT);
  remember('known-games', latest.map((pair) => pair.join('=')).join(' '));
}
