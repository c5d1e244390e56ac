import type { Rating } from './rate-game.ts';

/** The rating of somebody unknown: the strength of a sound bot, with a wide uncertainty. */
export const UNKNOWN: Rating = { mu: 25, sigma: 25 / 3 };

/** People read 1500, not 25; 400 points more win ten games of eleven between two. */
const MIDDLE = 1500;
const POINTS = 30;
/** A rating less certain than this is a first guess, and is on no leaderboard. */
const SURE = 250;

/** Digits that are kept: processors that differ in the last one still get the same ratings. */
export const kept = (figure: number): number => Number(figure.toFixed(6));

/** A cautious estimate: the player is very likely at least this strong. Leaderboards sort by it. */
export const boundOf = ({ mu, sigma }: Rating): number => kept(mu - 2 * sigma);

/** Leaderboards name nobody below this. */
export const isSure = ({ sigma }: Rating): boolean => 2 * sigma * POINTS <= SURE;
/** The largest `sigma` that is sure. */
export const SURE_SIGMA = SURE / 2 / POINTS;

/** A rating in the points that people read: 19 times of 20 the truth lies within `spread` of it. */
export const shown = (rating: Rating): { rating: number; spread: number; sure: boolean } => ({
  rating: pointsOf(rating.mu),
  spread: Math.round(2 * rating.sigma * POINTS),
  sure: isSure(rating),
});

export const pointsOf = (mu: number): number => Math.round(MIDDLE + (mu - UNKNOWN.mu) * POINTS);

/** 2026-11: months begin and end at Greenwich, so that every node agrees. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);
