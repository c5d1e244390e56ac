import type { Rating } from './rate-game.ts';

/**
 * Robots stand still on the scale, so that a person who has met only robots has a rating too. The merchant is its middle;
 * the others stand where the share of games they win against it puts them (docs/bots.md has the shares and the commands). The
 * novices of La Baie and Karanor have not been measured and stand where the one of La Vallée stands.
 */
const MIDDLE = 25;
/** Two players who are known exactly: `mu` apart by so much win e to 1. */
const EVEN = Math.sqrt(2) * (25 / 6);
const SIGMA = 1;

const against = (share: number): Rating => ({
  mu: MIDDLE + EVEN * Math.log(share / (1 - share)),
  sigma: SIGMA,
});

const ANCHORS: Readonly<Record<string, Readonly<Record<string, Rating>>>> = {
  vallee: { novice: against(0.07), merchant: against(0.5), master: against(0.88) },
  baie: { novice: against(0.07), merchant: against(0.5), master: against(0.88) },
  karanor: { novice: against(0.07), merchant: against(0.5), master: against(0.71) },
};

const MARK = 'bot:';
export const robotPlayer = (bot: string): string => MARK + bot;

/** Null for people, and for robots whose strength nobody has measured: those are not rated. */
export const anchorOf = (game: string, player: string): Rating | null =>
  (player.startsWith(MARK) && ANCHORS[game]?.[player.slice(MARK.length)]) || null;

/** Robots of a game with their places on the scale, the gentlest first. */
export const anchorsOf = (game: string): [string, Rating][] => Object.entries(ANCHORS[game] ?? {});
