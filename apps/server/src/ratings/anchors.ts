import { levelOf } from '@comptoir/bots';
import type { Rating } from './rate-game.ts';

/**
 * Bots have fixed ratings, so that a person who has met only bots has a rating too. The merchant is the middle of the
 * scale; the others are placed by the share of games they win against it, beginners by their share against novices
 * (docs/bots.md has the shares and the commands). Grand masters have not been measured.
 */
const MIDDLE = 25;
/** The difference of `mu` at which the better of two exactly known players wins e times as often. */
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

/** Null for people, and for bots whose strength was never measured: those are not rated. A style is as strong as its level. */
export const anchorOf = (game: string, player: string): Rating | null =>
  (player.startsWith(MARK) && ANCHORS[game]?.[levelOf(player.slice(MARK.length)) ?? '']) || null;

/** The bots of a game with their ratings, the gentlest first. */
export const anchorsOf = (game: string): [string, Rating][] => Object.entries(ANCHORS[game] ?? {});
