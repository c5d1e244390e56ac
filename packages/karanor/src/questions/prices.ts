import { RESOURCES } from '../content/language.ts';
import { ARTEFACTS, constants, STORIES } from '../content/tables.ts';

/** What the same thing costs or brings everybody; what changes with badges and artefacts is asked by `statValue`. */

/** K-122 */
export const recruitPrice = (): number => constants.recruitGold;

/** K-123 */
export const villaPrestige = (): number => constants.villaPrestige;

/** K-102: quests that may be held. */
export const questLimit = (): number => constants.questHandLimit;

/** What an artefact costs in gold when it is activated. */
export function activationGold(artefact: number): number {
  const gold = ARTEFACTS[artefact]?.activation?.cost?.gold ?? 0;
  return typeof gold === 'number' ? gold : 0;
}

/** K-131: what a promoted associate brings at each income. */
export const goldOfPromoted = (): number => constants.associateGold;

/** The prestige at which a card of the black market is drawn. */
export const blackMarketMarks = (): readonly number[] => constants.blackMarketThresholds;

/** K-031: what a story gives before the first turn. */
export function startOf(story: number): {
  readonly gold: number;
  readonly income: number;
  readonly resources: readonly number[];
} {
  const { item, income } = STORIES[story] as (typeof STORIES)[number];
  const { gold, res } = item.start;
  return {
    gold: typeof gold === 'number' ? gold : 0,
    income,
    resources: RESOURCES.map((name) => res?.[name] ?? 0),
  };
}
