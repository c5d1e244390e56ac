import type { PlayedGame } from '@comptoir/protocol';
import { sittingNames } from '../../catalog/characters.ts';
import { gameNamed } from '../../catalog/games.ts';
import type { TableHead } from '../../local/shelf.ts';
import { word } from './words.ts';

/** A game that ended on this device, told as the server tells its own. */
export function playedHere({
  id,
  game,
  seats,
  outcome,
  createdAt,
  updatedAt,
  seq,
}: TableHead): PlayedGame | null {
  if (outcome === null) return null;
  return {
    table: id,
    game,
    beganAt: createdAt,
    endedAt: updatedAt,
    moves: seq,
    seat: seats.findIndex(({ kind }) => kind === 'me'),
    seats: seats.map(({ name, kind }, seat) => ({
      name,
      person: null,
      kind: kind === 'bot' ? 'bot' : 'person',
      bot: null,
      outcome: outcome.winners.includes(seat) ? 'won' : 'lost',
      place: outcome.places[seat] ?? null,
      score: outcome.scores[seat] ?? null,
    })),
  };
}

/** What the server calls somebody who had themselves forgotten. */
const NOBODY = '—';

/** Who played, by seat: people by their names, bots as they were called at the table. */
export function playerNames({ game: id, seats }: PlayedGame): string[] {
  const game = gameNamed(id);
  const bots =
    game &&
    sittingNames(
      game,
      seats.map((seat) => ({ ...seat, name: seat.name || null })),
    );
  return seats.map(({ name, kind, bot }, seat) => {
    if (name === NOBODY) return word('nobody');
    if (name !== '') return name;
    // Games that ended long ago do not tell which bot it was.
    return kind === 'bot' ? (bot !== null && bots?.[seat]) || word('robot') : '?';
  });
}

export interface Filter {
  readonly game: string;
  readonly result: '' | PlayedGame['seats'][number]['outcome'];
  readonly search: string;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the server does with its own games. */
export function fits({ game, seat, seats }: PlayedGame, filter: Filter): boolean {
  if (filter.game && game !== filter.game) return false;
  if (filter.result && seats[seat]?.outcome !== filter.result) return false;
  const wanted = folded(filter.search.trim());
  return seats.some(({ name }, at) => at !== seat && folded(name).includes(wanted)) || wanted === '';
}

/**
 * Both lists in one, the latest first. While the server has older ones, those of this device wait for their turn: a line
 * that was shown does not move.
 */
export function merged(
  server: readonly PlayedGame[],
  local: readonly PlayedGame[],
  hasMore: boolean,
): PlayedGame[] {
  const oldest = hasMore ? (server.at(-1)?.endedAt ?? 0) : 0;
  const here = local.filter(({ endedAt }) => endedAt >= oldest);
  return [...server, ...here].sort((a, b) => b.endedAt - a.endedAt);
}
