import type { Rating } from './rate-game.ts';

/**
 * Robots stand still on the scale, so that a person who has met only robots has a rating too. The merchant is its middle;
 * the others stand where the share of games they win against it puts them, beginners where their share against novices does
 * (docs/bots.md has the shares and the commands). Grand masters have not been measured.
 */
const MIDDLE = 25;
/** Two players who are known exactly: `mu` apart by so much win e to 1. */
const EVEN = Math.sqrt(2) * (25 / 6);
const SIGMA = 1;

const against = (share: number, { mu }: { readonly mu: number } = { mu: MIDDLE }): Rating => ({
  mu: mu + EVEN * Math.log(share / (1 - share)),
  sigma: SIGMA,
});

/** What each wins: the beginner against the novice, novice and master against the merchant. */
const robots = (beginner: number, novice: number, master: number): Readonly<Record<string, Rating>> => ({
  beginner: against(beginner, against(novice)),
  novice: against(novice),
  merchant: against(0.5),
  master: against(master),
});

const ANCHORS: Readonly<Record<string, Readonly<Record<string, Rating>>>> = {
  vallee: robots(0.05, 0.095, 0.88),
  baie: robots(0.19, 0.185, 0.88),
  karanor: robots(0.135, 0.15, 0.71),
};

const MARK = 'bot:';
export const robotPlayer = (bot: string): string => MARK + bot;

/** Null for people, and for robots whose strength nobody has measured: those are not rated. */
export const anchorOf = (game: string, player: string): Rating | null =>
  (player.startsWith(MARK) && ANCHORS[game]?.[player.slice(MARK.length)]) || null;

/** Robots of a game with their places on the scale, the gentlest first. */
export const anchorsOf = (game: string): [string, Rating][] => Object.entries(ANCHORS[game] ?? {});
