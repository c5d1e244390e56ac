import { isRecord, type Json, readRecord } from '@comptoir/kit';
import type { NewRoom, RoomFrame } from '@comptoir/protocol';
import { BOTS, gameNamed } from '../../catalog/games.ts';
import { screenOfRecord } from '../../games/screen-of-record.ts';
import { openNew } from '../../local/new-local-table.ts';
import { reviewGame, weighLine } from '../../local/review.ts';
import { enterRoom, openRoom } from '../../sync/room.ts';
import { isKnownHere, type Reply, signIn } from '../../sync/server-api.ts';
import { sharedLine } from '../../sync/shared-line.ts';
import { Analysis } from '../../table/analysis/analysis.svelte.ts';
import { packed } from '../../table/analysis/link.ts';
import { readBrief, recordOfBrief, straightened, writeBrief } from '../../table/analysis/straight-game.ts';
import { boardOf, Together } from '../../table/analysis/together.svelte.ts';
import { movesTo, type Place, type Tree, writeTree } from '../../table/analysis/tree.ts';
import { word } from '../../table/analysis/words.ts';
import { readFilm } from '../../table/replay-points.ts';
import { go } from '../location.svelte.ts';
import { routeHash } from '../router.ts';

/** A link that carries its game names no table. */
export const CARRIED = '-';

/** The record of a game that somebody sent; null where it cannot be played by the rules of this page. */
export async function recordSent(value: Json | undefined): Promise<string | null> {
  const brief = readBrief(value);
  const game = brief && gameNamed(brief.game);
  if (!brief || !game) return null;
  // What a deal brings into play is fetched before it is dealt.
  const screen = await screenOfRecord(game, { header: brief, footer: brief });
  return recordOfBrief(screen.game as never, brief);
}

/** The analysis of a record, begun where somebody was; null where it is none. */
export async function analysisOf(
  text: string,
  begun: { readonly tree: Tree; readonly place: Place } | null,
): Promise<Analysis | null> {
  const reading = readRecord(text);
  const game = reading.ok ? gameNamed(reading.record.header.game) : null;
  if (!reading.ok || game === null) return null;
  const screen = await screenOfRecord(game, reading.record);
  const record = straightened(screen.game as never, text);
  const film = record === null ? null : readFilm(screen, record);
  if (record === null || !film?.ok) return null;
  const of = {
    game,
    screen,
    record,
    film: film.film,
    title: word('title'),
    review: reviewGame,
    weigh: weighLine,
  };
  return new Analysis(of, begun);
}

/** The same deal from here on: the seat that is to move is yours, bots have the others. */
export async function retry(analysis: Analysis): Promise<void> {
  const { film, game } = analysis.of;
  const { header, entries, footer } = film.record;
  const own = analysis.asked?.seat ?? 0;
  const bot = BOTS.includes('merchant') ? 'merchant' : (BOTS[0] ?? '');
  const made = await openNew({
    game,
    options: header.options,
    secret: footer.secret,
    seats: header.seats.map(({ name, contribution }, seat) =>
      seat === own ? { name, contribution, kind: 'me', bot: null } : { name, contribution, kind: 'bot', bot },
    ),
    begun: {
      entries: entries.slice(0, analysis.moment),
      moves: movesTo(analysis.tree, analysis.place),
    },
  });
  if (made.ok) go({ page: 'table', id: made.id, coach: false });
}

/** The address of what is seen, copied; the address itself where that is not possible. `table`: where everybody finds the game. */
export async function linkTo(analysis: Analysis, table: string | null): Promise<string | null> {
  const value = {
    l: writeTree(analysis.tree),
    p: analysis.place,
    ...(table === null ? { g: writeBrief(analysis.of.film.record) } : {}),
  };
  const route = { page: 'analysis', id: table ?? CARRIED, sent: await packed(value) } as const;
  const address = addressOf(routeHash(route));
  try {
    await navigator.clipboard.writeText(address);
    return null;
  } catch {
    return address;
  }
}

const addressOf = (hash: string): string => new URL(`/${hash}`, location.href).href;
const roomHash = (room: string): string => routeHash({ page: 'room', code: room });

/** Under a name of one's own; a stranger becomes a guest, and the line learns it. */
async function known(name: string): Promise<Reply<{ id: string }>> {
  const wasKnown = isKnownHere();
  const person = await signIn(name);
  if (person.ok && !wasKnown) sharedLine().renew();
  return person;
}

/** What the room told first, and what it tells from now on. */
export interface Entered {
  readonly first: RoomFrame;
  /** Connects the analysis to the room; called once. */
  join(analysis: Analysis): void;
  leave(): void;
}

/** Goes into a room; resolves to why not, as a word. */
export async function enter(room: string, name: string): Promise<Entered | string> {
  const person = await known(name);
  if (!person.ok) return person.code;
  let together: Together | null = null;
  let latest: RoomFrame | null = null;
  let settle: (first: RoomFrame | string) => void = () => {};
  const answer = new Promise<RoomFrame | string>((resolve) => {
    settle = resolve;
  });
  const line = enterRoom(room, {
    told(frame) {
      settle(frame);
      latest = frame;
      together?.hear(frame);
    },
    lost(code) {
      settle(code);
      together?.lost();
    },
    down: () => together?.down(),
  });
  const first = await answer;
  if (typeof first === 'string') {
    line.leave();
    return first;
  }
  const company = { ...line, me: person.value.id, link: addressOf(roomHash(room)) };
  return {
    first,
    join(analysis) {
      together = new Together(analysis, company, latest ?? first);
      analysis.together = together;
    },
    leave: line.leave,
  };
}

/** Shows an analysis to others; resolves to why not, or null. The address becomes that of the room. */
export async function open(analysis: Analysis, name: string): Promise<string | null> {
  const person = await known(name);
  if (!person.ok) return person.code;
  const { header } = analysis.of.film.record;
  const seats = header.seats.map(({ name: own, contribution }) => ({ name: own, contribution }));
  const brief = writeBrief(analysis.of.film.record);
  const game = { ...(isRecord(brief) ? brief : {}), seats } as unknown as NewRoom['game'];
  const opened = await openRoom({
    game,
    plays: analysis.positions.game.rules,
    board: boardOf(analysis),
  });
  if (!opened.ok) return opened.code;
  const { room } = opened.value;
  const entered = await enter(room, name);
  if (typeof entered === 'string') return entered;
  entered.join(analysis);
  // Whoever loads the page again comes back to the room; the analysis on this page goes on.
  history.replaceState(null, '', roomHash(room));
  return null;
}
