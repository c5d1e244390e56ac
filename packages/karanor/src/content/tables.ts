import { must } from '@comptoir/kit';
import {
  badgeOf,
  type Change,
  type Choice,
  compileChange,
  compileChoices,
  compileGoods,
  compileList,
  compileSpot,
  compileTests,
  type Goods,
  type Spot,
  statOf,
  type Test,
} from './compiled.ts';
import { content } from './content.ts';
import {
  type Ability,
  RESOURCES,
  STATS,
  type Stat,
  type Step,
  type Timing,
  TRIGGERS,
  type Trigger,
} from './language.ts';
import { territoryOf } from './map.ts';

/** The cards and tiles by number, compiled once. Follow-ups are quests after the fifty of the deck. */

export const { constants } = content;

export const STORIES = content.stories.map((item) => ({
  item,
  income: item.income,
  start: compileGoods(`story:${item.id}#start`, item.start),
  list: compileList(`story:${item.id}#do`, item.do),
}));

export interface Shop {
  readonly id: string;
  readonly gold: number;
  readonly res: readonly number[];
  readonly tokens: number;
  readonly bonusCost: Goods;
  readonly reward: string;
  readonly bonus: string;
}
const NONE: readonly number[] = RESOURCES.map(() => 0);
export const SHOPS: readonly Shop[] = content.shops.map(({ id, cost, bonus, reward }) => {
  const goods = compileGoods(`shop:${id}#cost`, cost);
  const res = goods.res ?? NONE;
  return {
    id,
    gold: goods.gold as number,
    res,
    tokens: res.reduce((sum, n) => sum + n, 0),
    bonusCost: compileGoods(`shop:${id}#bonus.cost`, bonus.cost),
    reward: compileList(`shop:${id}#reward`, reward),
    bonus: compileList(`shop:${id}#bonus`, bonus.do),
  };
});

export interface Quest {
  readonly id: string;
  readonly isImmediate: boolean;
  readonly isFollowUp: boolean;
  readonly prestige: number;
  readonly spot: Spot | null;
  readonly choices: readonly Choice[];
  /** The number of its follow-up, or -1. */
  readonly next: number;
  readonly minPlayers: number;
}
const allQuests = [...content.quests, ...content.followUps];
export const DECK_QUESTS = content.quests.length;
export const QUESTS: readonly Quest[] = allQuests.map((item, at) => ({
  id: item.id,
  isImmediate: item.mode === 'immediate',
  isFollowUp: at >= DECK_QUESTS,
  prestige: item.prestige,
  spot: item.at === null ? null : compileSpot(item.at),
  choices: compileChoices(`quest:${item.id}#`, item.options),
  next: item.next === null ? -1 : allQuests.findIndex(({ id }) => id === item.next),
  minPlayers: item.minPlayers,
}));
export const questItem = (card: number) => must(allQuests[card], `quest ${card}`);

export interface BlackCard {
  readonly id: string;
  readonly timing: Timing;
  readonly hasTarget: boolean;
  readonly targetTests: readonly Test[];
  readonly tests: readonly Test[];
  readonly cost: Goods;
  readonly list: string;
  /** K-213: whether its steps name the actor or all opponents. */
  readonly namesActor: boolean;
  readonly namesOthers: boolean;
  readonly minPlayers: number;
}
const names = (steps: readonly Step[], who: string): boolean =>
  steps.some(
    (step) =>
      ('who' in step && step.who === who) ||
      ('from' in step && step.from === who) ||
      ('by' in step && step.by === who) ||
      ('choose' in step && step.choose.some((option) => names(option.do, who))),
  );
export const BLACK_MARKET: readonly BlackCard[] = content.blackMarket.map((item) => ({
  id: item.id,
  timing: item.timing,
  hasTarget: item.target !== null,
  targetTests: compileTests(`black-market:${item.id}#target`, item.target?.if),
  tests: compileTests(`black-market:${item.id}#`, item.if),
  cost: compileGoods(`black-market:${item.id}#cost`, item.cost),
  list: compileList(`black-market:${item.id}#do`, item.do),
  namesActor: names(item.do, 'actor'),
  namesOthers: names(item.do, 'others'),
  minPlayers: item.minPlayers,
}));

export interface Activation {
  readonly cost: Goods | null;
  readonly list: string;
}
export interface Artefact {
  readonly id: string;
  readonly changes: readonly Change[];
  /** The steps of each trigger by its number in TRIGGERS, or null. */
  readonly triggers: readonly (string | null)[];
  readonly activation: Activation | null;
  readonly minPlayers: number;
}
const passive = (abilities: readonly Ability[]): Change[] =>
  abilities.flatMap((ability) => (ability.type === 'passive' ? ability.mods.map(compileChange) : []));
export const ARTEFACTS: readonly Artefact[] = content.artefacts.map(({ id, abilities, minPlayers }) => {
  const triggers: (string | null)[] = TRIGGERS.map(() => null);
  let activation: Activation | null = null;
  for (const [at, ability] of abilities.entries()) {
    const key = `artefact:${id}#${at}`;
    if (ability.type === 'trigger') triggers[TRIGGERS.indexOf(ability.on)] = compileList(key, ability.do);
    if (ability.type === 'activate') {
      const cost = ability.cost === undefined ? null : compileGoods(`${key}.cost`, ability.cost);
      activation = { cost, list: compileList(key, ability.do) };
    }
  }
  return { id, changes: passive(abilities), triggers, activation, minPlayers };
});
export const triggerOf = (trigger: Trigger): number => TRIGGERS.indexOf(trigger);

export const BADGES = content.badges.map((item) => ({
  id: item.id,
  copies: item.copies,
  changes: passive(item.abilities),
}));
export const ASSOCIATES: readonly number[] = content.associates.map(({ resource }) =>
  RESOURCES.indexOf(resource),
);
export const DELIVERIES = content.deliveries.map((item) => ({
  id: item.id,
  city: territoryOf(item.city),
  cost: compileGoods(`delivery:${item.id}#cost`, item.cost),
  reward: compileGoods(`delivery:${item.id}#reward`, item.reward),
}));
export const ORIGINS: readonly number[] = content.originCities.map(({ city }) => territoryOf(city));

/** 6.8: what a stat is without any change, and its lowest value. */
const FREE = Number.MIN_SAFE_INTEGER;
const STAT_BASES: Readonly<Record<Stat, readonly [base: number, floor: number]>> = {
  actions: [constants.actionsPerTurn, 0],
  'move.range': [constants.moveRange, constants.moveRangeFloor],
  'sea.gold': [constants.seaCrossingGold, 0],
  'harvest.amount': [constants.harvestAmount, 0],
  'harvest.reach': [0, 0],
  'work.gold': [constants.workGold, 0],
  'work.ban': [0, 0],
  'build.gold': [0, FREE],
  'build.res': [0, FREE],
  'build.limit': [constants.shopsPerCity, 1],
  'villa.gold': [constants.villaGold, 0],
  'deliver.gold': [0, 0],
  'interact.draw': [1, 1],
  'income.gold': [0, FREE],
  'loss.shield': [0, 0],
  untargetable: [0, 0],
};
export const BASES: readonly number[] = STATS.map((stat) => STAT_BASES[stat][0]);
export const FLOORS: readonly number[] = STATS.map((stat) => STAT_BASES[stat][1]);

/** Which badges and artefacts change a stat: so that reading one looks at nothing else. */
const changing = (tiles: readonly { readonly changes: readonly Change[] }[]) =>
  STATS.map((stat) =>
    tiles.flatMap(({ changes }, tile) =>
      changes.filter((change) => change.stat === statOf(stat)).map((change) => ({ tile, change })),
    ),
  );
export const BADGE_CHANGES = changing(BADGES);
export const ARTEFACT_CHANGES = changing(ARTEFACTS);

/** Numbers of things by their ids, for scenarios, texts and tools. */
const numberIn = (list: readonly { readonly id: string }[], kind: string) => {
  const numbers = new Map(list.map(({ id }, at) => [id, at]));
  return (id: string): number => must(numbers.get(id), `${kind} ${id}`);
};
export const shopOf = numberIn(content.shops, 'shop');
export const questOf = numberIn(allQuests, 'quest');
export const blackCardOf = numberIn(content.blackMarket, 'black-market card');
export const artefactOf = numberIn(content.artefacts, 'artefact');
export const associateOf = numberIn(content.associates, 'associate');
export const deliveryOf = numberIn(content.deliveries, 'delivery');
export { badgeOf };
