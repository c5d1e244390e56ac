import { constants } from '../content/tables.ts';

/** What the same thing costs or brings everybody; what changes with badges and artefacts is asked by `statValue`. */

/** K-122 */
export const recruitPrice = (): number => constants.recruitGold;

/** K-131: what a promoted associate brings at each income. */
export const goldOfPromoted = (): number => constants.associateGold;

/** The prestige at which a card of the black market is drawn. */
export const blackMarketMarks = (): readonly number[] => constants.blackMarketThresholds;
