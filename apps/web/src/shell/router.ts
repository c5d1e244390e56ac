import { BOTS, type GameId, gameNamed, LISTED } from '../catalog/games.ts';
import { FITTING } from './new-table/fitting-level.ts';

/** The game of a page that names none. */
const USUAL_GAME = LISTED[0] as GameId;

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new-table'; readonly game: GameId; readonly against: 'people' | 'robots' }
  | { readonly page: 'table'; readonly id: string; readonly coach: boolean }
  /** A game against bots of one level, or of the level that fits, dealt at once. */
  | { readonly page: 'play'; readonly game: GameId; readonly bot: string }
  /** What a game teaches; with a lesson that lesson, or `game`: the first game with a coach. */
  | { readonly page: 'learn'; readonly game: GameId; readonly lesson: string | null }
  /** A table and, where a seat is kept for somebody, what opens it. */
  | { readonly page: 'join'; readonly id: string; readonly code: string | null }
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null; readonly eyes: number | null }
  /** A finished game looked into, with what somebody sent along. */
  | { readonly page: 'analysis'; readonly id: string; readonly sent: string | null }
  /** A position that somebody sets up, or lines tried from it: what somebody sent along, null for an empty table. */
  | { readonly page: 'study'; readonly game: GameId; readonly sent: string | null; readonly edits: boolean }
  /** A board that several look at, by its address or three words. */
  | { readonly page: 'room'; readonly code: string }
  | { readonly page: 'rules'; readonly game: GameId; readonly paragraph: string | null }
  /** All cards of a game, opened at one of its parts. */
  | { readonly page: 'cards'; readonly game: GameId; readonly at: string | null }
  | { readonly page: 'credits' }
  /** A link of a mail: it confirms an address, or ends the messages to it. */
  | { readonly page: 'mail'; readonly what: 'confirm' | 'stop'; readonly token: string }
  | { readonly page: 'profile' }
  | { readonly page: 'games' }
  /** The leaderboard, for a month such as 2026-11 or of all time. */
  | { readonly page: 'board'; readonly game: GameId; readonly month: string | null }
  /** Tournaments of the server, or one of them. */
  | { readonly page: 'tournaments'; readonly id: string | null }
  /** The challenge of a day, null for today; in front of the table or at it. */
  | { readonly page: 'daily'; readonly game: GameId; readonly day: string | null; readonly plays: boolean }
  /** Puzzles of a game, or one of them. */
  | { readonly page: 'puzzles'; readonly game: GameId; readonly puzzle: string | null }
  /** What finished games are like. */
  | { readonly page: 'statistics'; readonly game: GameId }
  /** For the host of the server. */
  | { readonly page: 'house' }
  /** A code or a recovery link that makes this browser one more device of somebody; null to type it. */
  | { readonly page: 'link'; readonly code: string | null }
  | { readonly page: 'lost'; readonly path: string };

function gameOf(word: string | undefined): GameId | null {
  return gameNamed(word);
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
      if (!game) return { page: 'lost', path };
      return { page: 'new-table', game, against: words[2] === 'robots' ? 'robots' : 'people' };
    case 'table':
      return words[1] ? { page: 'table', id: words[1], coach: words[2] === 'coach' } : { page: 'lost', path };
    case 'play': {
      const bot = [...BOTS, FITTING].find((id) => id === words[2]);
      return game && bot !== undefined ? { page: 'play', game, bot } : { page: 'lost', path };
    }
    case 'learn':
      return game ? { page: 'learn', game, lesson: words[2] ?? null } : { page: 'lost', path };
    case 'join': {
      const [id, code] = (words[1] ?? '').split('.');
      return id ? { page: 'join', id, code: code ?? null } : { page: 'lost', path };
    }
    case 'replay':
      return words[1]
        ? { page: 'replay', id: words[1], at: momentOf(words[2]), eyes: momentOf(words[3]) }
        : { page: 'lost', path };
    case 'analysis':
      return words[1] ? { page: 'analysis', id: words[1], sent: words[2] ?? null } : { page: 'lost', path };
    case 'study':
      return game
        ? { page: 'study', game, sent: words[2] ?? null, edits: words[3] === 'edit' }
        : { page: 'lost', path };
    case 'room':
      return words[1] ? { page: 'room', code: words[1] } : { page: 'lost', path };
    case 'rules':
      return game ? { page: 'rules', game, paragraph: words[2] ?? null } : { page: 'lost', path };
    case 'cards':
      return game ? { page: 'cards', game, at: words[2] ?? null } : { page: 'lost', path };
    case 'credits':
      return { page: 'credits' };
    case 'confirm':
    case 'unsubscribe':
      return words[1]
        ? { page: 'mail', what: words[0] === 'confirm' ? 'confirm' : 'stop', token: words[1] }
        : { page: 'lost', path };
    case 'profile':
      return { page: 'profile' };
    case 'games':
      return { page: 'games' };
    case 'board':
      return game ? { page: 'board', game, month: monthOf(words[2]) } : { page: 'lost', path };
    case 'cups':
      return { page: 'tournaments', id: words[1] ?? null };
    case 'daily': {
      const day = dayOf(words[2]);
      if (words[1] === undefined) return { page: 'daily', game: USUAL_GAME, day: null, plays: false };
      return game
        ? { page: 'daily', game, day, plays: day !== null && words[3] === 'play' }
        : { page: 'lost', path };
    }
    case 'puzzles':
      if (words[1] === undefined) return { page: 'puzzles', game: USUAL_GAME, puzzle: null };
      return game ? { page: 'puzzles', game, puzzle: words[2] ?? null } : { page: 'lost', path };
    case 'statistics':
      return game ? { page: 'statistics', game } : { page: 'lost', path };
    case 'house':
      return { page: 'house' };
    case 'link':
      return { page: 'link', code: words[1] ?? null };
    default:
      return { page: 'lost', path };
  }
}

const momentOf = (word: string | undefined): number | null =>
  word !== undefined && /^\d{1,6}$/.test(word) ? Number(word) : null;

const monthOf = (word: string | undefined): string | null =>
  word !== undefined && /^\d{4}-(0[1-9]|1[0-2])$/.test(word) ? word : null;

const dayOf = (word: string | undefined): string | null =>
  word !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(word) ? word : null;

const momentPath = (at: number | null, eyes: number | null): string =>
  (at === null ? '' : `/${at}`) + (at === null || eyes === null ? '' : `/${eyes}`);

/** Reads what people paste to join a table or a room: a link, or only its last part. */
export function joinRoute(pasted: string): Route {
  const room = /#\/?(room\/.+)$/.exec(pasted.trim())?.[1];
  if (room !== undefined) return parseRoute(room);
  const code = pasted.trim().replace(/^.*(?:#\/?(?:join|table)|\/i)\//, '');
  return parseRoute(`#/join/${encodeURIComponent(code)}`);
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
      return `#/new/${route.game}${route.against === 'robots' ? '/robots' : ''}`;
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}${route.coach ? '/coach' : ''}`;
    case 'play':
      return `#/play/${route.game}/${route.bot}`;
    case 'learn':
      return `#/learn/${route.game}${route.lesson === null ? '' : `/${encodeURIComponent(route.lesson)}`}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.id)}${route.code === null ? '' : `.${encodeURIComponent(route.code)}`}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${momentPath(route.at, route.eyes)}`;
    case 'analysis':
      return `#/analysis/${encodeURIComponent(route.id)}${route.sent === null ? '' : `/${route.sent}`}`;
    case 'study':
      return `#/study/${route.game}${route.sent === null ? '' : `/${route.sent}${route.edits ? '/edit' : ''}`}`;
    case 'room':
      return `#/room/${encodeURIComponent(route.code)}`;
    case 'rules':
      return `#/rules/${route.game}${route.paragraph ? `/${encodeURIComponent(route.paragraph)}` : ''}`;
    case 'cards':
      return `#/cards/${route.game}${route.at === null ? '' : `/${encodeURIComponent(route.at)}`}`;
    case 'credits':
      return '#/credits';
    case 'mail':
      return `#/${route.what === 'confirm' ? 'confirm' : 'unsubscribe'}/${encodeURIComponent(route.token)}`;
    case 'profile':
      return '#/profile';
    case 'games':
      return '#/games';
    case 'board':
      return `#/board/${route.game}${route.month === null ? '' : `/${route.month}`}`;
    case 'tournaments':
      return route.id === null ? '#/cups' : `#/cups/${encodeURIComponent(route.id)}`;
    case 'daily':
      return `#/daily/${route.game}${route.day === null ? '' : `/${route.day}${route.plays ? '/play' : ''}`}`;
    case 'puzzles':
      return `#/puzzles/${route.game}${route.puzzle === null ? '' : `/${encodeURIComponent(route.puzzle)}`}`;
    case 'statistics':
      return `#/statistics/${route.game}`;
    case 'house':
      return '#/house';
    case 'link':
      return route.code === null ? '#/link' : `#/link/${encodeURIComponent(route.code)}`;
    case 'lost':
      return `#/${route.path}`;
    default:
      return unreachable(route);
  }
}

function unreachable(route: never): never {
  throw new Error(`no address for ${JSON.stringify(route)}`);
}

/** `game`, or `game-K` for the first game from that place; null for what is a lesson. */
export function placeOfGame(lesson: string | null): string | null {
  if (lesson === 'game') return '';
  return lesson?.startsWith('game-') ? lesson.slice('game-'.length) : null;
}
