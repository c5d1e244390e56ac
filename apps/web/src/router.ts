import { GAMES, type GameId } from './games.ts';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new-table'; readonly game: GameId }
  | { readonly page: 'rules'; readonly game: GameId; readonly paragraph: string | null }
  | { readonly page: 'credits' }
  | { readonly page: 'showcase'; readonly sheet: string }
  | { readonly page: 'lost'; readonly path: string };

function gameOf(word: string | undefined): GameId | null {
  return GAMES.find((game) => game === word) ?? null;
}

/** Reads the part of the address after `#`. Unknown paths are a page of their own, never an error. */
export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '').replace(/\/+$/, '');
  const words = path.split('/').map(decode);
  const game = gameOf(words[1]);
  switch (words[0]) {
    case '':
      return { page: 'home' };
    case 'new':
      return game ? { page: 'new-table', game } : { page: 'lost', path };
    case 'rules':
      return game ? { page: 'rules', game, paragraph: words[2] ?? null } : { page: 'lost', path };
    case 'credits':
      return { page: 'credits' };
    case 'showcase':
      return { page: 'showcase', sheet: words[1] ?? 'shell' };
    default:
      return { page: 'lost', path };
  }
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

export function routeHash(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'new-table':
      return `#/new/${route.game}`;
    case 'rules':
      return `#/rules/${route.game}${route.paragraph ? `/${encodeURIComponent(route.paragraph)}` : ''}`;
    case 'credits':
      return '#/credits';
    case 'showcase':
      return `#/showcase/${encodeURIComponent(route.sheet)}`;
    case 'lost':
      return `#/${route.path}`;
    default:
      return unreachable(route);
  }
}

function unreachable(route: never): never {
  throw new Error(`no address for ${JSON.stringify(route)}`);
}
