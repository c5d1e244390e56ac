import type { PlayedGame } from '@comptoir/protocol';
import type { TableHead } from '../../local/shelf.ts';

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
      outcome: outcome.winners.includes(seat) ? 'won' : 'lost',
      place: outcome.places[seat] ?? null,
      score: outcome.scores[seat] ?? null,
    })),
  };
}

export interface Filter {
  readonly game: string;
  readonly result: '' | 'won' | 'lost' | 'ended';
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
