import type { QUESTS } from '@comptoir/karanor';

/** Who might take up a quest; a view knows shops with their cards, an imagined world their cities alone. */
interface Quester {
  readonly badges: readonly number[];
  readonly associates: readonly number[];
}

type Tests = (typeof QUESTS)[number]['choices'][number]['tests'];

/** Whether a quest asks for nothing that gathering cannot bring: badges, shops and associates must be there. */
export const meets = ({ badges, associates }: Quester, shops: number, tests: Tests): boolean =>
  tests.every((test) => {
    if (test.test === 'has') return test.goods.badges.every(([kind, n]) => (badges[kind] as number) >= n);
    if (test.test !== 'count') return true;
    if (test.count.what === 'shops') return shops >= test.min;
    return test.count.what !== 'associates' || associates.length >= test.min;
  });
