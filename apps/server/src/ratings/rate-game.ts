import { rate } from 'openskill';
import { anchorOf } from './anchors.ts';
import { kept } from './scale.ts';

/** How strong a player is, and how far off that may be. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** A seat of a rated game: who is rated for it, with whom, and how it ended for them. */
export interface RatedSeat {
  readonly seat: number;
  /** The id of a person, or a bot (`robotPlayer`). */
  readonly player: string;
  readonly team: number;
  readonly place: number;
  /** Went away before the end: behind all who stayed. */
  readonly hasLeft: boolean;
}

/** Behind every place that a game gives. */
const LAST = 1_000;

/** A team that nobody stayed in comes last; a team that somebody held to the end has the place it reached. */
const placeOf = (team: readonly RatedSeat[]): number =>
  team.every(({ hasLeft }) => hasLeft) ? LAST : Math.min(...team.map(({ place }) => place));

/**
 * The ratings after a game, by seat, from those before it. Bots keep theirs. Whoever left a team that went on is rated as
 * if it had come last; the others of the team as it really ended.
 */
export function rateGame(
  game: string,
  seats: readonly RatedSeat[],
  before: (player: string) => Rating,
): Map<number, Rating> {
  const teams = [...new Set(seats.map(({ team }) => team))].map((team) =>
    seats.filter((seat) => seat.team === team),
  );
  const ratings = teams.map((team) => team.map(({ player }) => before(player)));
  const rated = (rank: number[]) => rate(ratings, { rank });
  const real = rated(teams.map(placeOf));
  const after = new Map<number, Rating>();
  for (const [at, team] of teams.entries())
    for (const [member, { seat, player, hasLeft }] of team.entries()) {
      const isDeserter = hasLeft && team.some((other) => !other.hasLeft);
      const found = isDeserter
        ? rated(teams.map((other, which) => (which === at ? LAST : placeOf(other))))
        : real;
      const { mu, sigma } = found[at]?.[member] ?? before(player);
      after.set(seat, anchorOf(game, player) ?? { mu: kept(mu), sigma: kept(sigma) });
    }
  return after;
}
