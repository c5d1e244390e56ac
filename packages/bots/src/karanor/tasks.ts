import {
  BADGES,
  type Bundle,
  content,
  DELIVERIES,
  freeVillas,
  hasStanding,
  type Option,
  pawnsLeftOf,
  placesFor,
  QUESTS,
  questItem,
  RESOURCES,
  recruitPrice,
  SHOPS,
  type Step,
  shopPrice,
  sitesFor,
  TERRITORIES,
  villaPrestige,
} from '@comptoir/karanor';
import type { Seat } from '@comptoir/kit';
import { bestAssociate, isAwaited } from './associates.ts';
import { associatePrice, badgePrice, blackCardPrice, type Prices, questPrice, tokenPrice } from './prices.ts';
import type { Gift } from './stats.ts';
import { type Person, personAt, type Table } from './table.ts';

/** Things worth doing at some place, with what they need and what they bring. */
export type TaskKind = 'build' | 'quest' | 'deliver' | 'villa' | 'interact' | 'recruit';

export interface Task {
  readonly kind: TaskKind;
  /** Tasks of one group exclude each other: one card, one pawn's errand. */
  readonly group: number;
  /** The shop or quest card, the associate; -1 without. */
  readonly card: number;
  /** With the bonus of a shop; the number of a quest's option. */
  readonly option: number;
  /** None: anywhere. */
  readonly places: readonly number[];
  readonly tokens: readonly number[];
  /** Tokens of those that need not be paid. */
  readonly waived: number;
  readonly gold: number;
  /** Gold that comes back at once. */
  readonly back: number;
  readonly income: number;
  readonly prestige: number;
  /** Prestige and everything else it brings, in prestige; tokens and gold spent are taken off. */
  readonly worth: number;
  /** Tokens that come with it, or null. */
  readonly gained: readonly number[] | null;
}

const NONE: readonly number[] = RESOURCES.map(() => 0);

/** What a list of steps brings to whoever carries it out. */
export interface Yield {
  readonly gold: number;
  readonly res: readonly number[] | null;
  readonly any: number;
  readonly income: number;
  readonly prestige: number;
  readonly badges: readonly (readonly [kind: number, count: number])[];
  readonly artefact: number;
  readonly quest: number;
  readonly blackMarket: number;
  readonly action: number;
  readonly associate: number;
  /** Gold for each of the others. */
  readonly others: number;
}

const badgeNumber = (id: string): number => BADGES.findIndex((badge) => badge.id === id);

function yieldOf(bundles: readonly Bundle[], others: number): Yield {
  const sum = (read: (bundle: Bundle) => number): number =>
    bundles.reduce((total, one) => total + read(one), 0);
  const res = RESOURCES.map((name) => sum(({ res: tokens }) => tokens?.[name] ?? 0));
  return {
    gold: sum(({ gold }) => (typeof gold === 'number' ? gold : gold === undefined ? 0 : gold.each * 1.5)),
    res: res.some((n) => n > 0) ? res : null,
    any: sum(({ any, anyD }) => (any ?? 0) + (anyD ?? 0)),
    income: sum(({ income }) => income ?? 0),
    prestige: sum(({ prestige }) => prestige ?? 0),
    badges: bundles.flatMap(({ badge }) =>
      Object.entries(badge ?? {}).map(([id, n]) => [badgeNumber(id), n] as const),
    ),
    artefact: sum(({ artefact }) => artefact ?? 0),
    quest: sum(({ quest }) => quest ?? 0),
    blackMarket: sum(({ blackMarket }) => blackMarket ?? 0),
    action: sum(({ action }) => action ?? 0),
    associate: sum(({ associate }) => associate ?? 0),
    others,
  };
}

function stepsYield(steps: readonly Step[]): Yield {
  const own: Bundle[] = [];
  let others = 0;
  for (const step of steps) {
    if (!('gain' in step)) continue;
    if ((step.who ?? 'self') === 'self') own.push(step.gain);
    else others += typeof step.gain.gold === 'number' ? step.gain.gold : 0;
  }
  return yieldOf(own, others);
}

const SHOP_REWARD = content.shops.map(({ reward }) => stepsYield(reward));
const SHOP_BONUS = content.shops.map(({ bonus }) => stepsYield(bonus.do));
const BONUS_GOLD = SHOPS.map(({ bonusCost }) => bonusCost.gold as number);
const OPTIONS: readonly (readonly Yield[])[] = QUESTS.map((_, card) =>
  questItem(card).options.map((option: Option) => stepsYield(option.do)),
);
export const optionYield = (card: number, option: number): Yield =>
  (OPTIONS[card] as readonly Yield[])[option - 1] as Yield;
const DELIVERY = content.deliveries.map(({ reward }) => yieldOf([reward], 0));

/** In prestige, gold and tokens left out where they are counted by themselves. */
export function yieldWorth(one: Yield, person: Person, prices: Prices): number {
  let worth = one.prestige + one.gold * prices.gold + one.income * prices.income;
  worth += one.any * prices.gold * 1.5 + one.action * prices.action;
  if (one.res !== null)
    for (let at = 0; at < one.res.length; at++) worth += (one.res[at] as number) * tokenPrice(at, prices);
  for (const [kind, n] of one.badges) {
    const owned = person.badges[kind] as number;
    for (let i = 0; i < n; i++) worth += badgePrice(kind, owned + i, prices);
  }
  if (one.artefact > 0) worth += one.artefact * prices.lasting * 0.8;
  if (one.quest > 0) worth += one.quest * questPrice(person.questHand.length, prices);
  if (one.blackMarket > 0) worth += one.blackMarket * blackCardPrice(prices);
  if (one.associate > 0) worth += one.associate * associatePrice(prices);
  return worth - one.others * prices.gold * 0.5;
}

/** What a quest brings once it is done, what it leads to included. */
export function questWorth(card: number, option: number, person: Person, prices: Prices): number {
  const quest = QUESTS[card] as (typeof QUESTS)[number];
  let worth = quest.prestige + yieldWorth(optionYield(card, option), person, prices);
  if (quest.next >= 0) {
    const next = QUESTS[quest.next] as (typeof QUESTS)[number];
    let most = 0;
    for (const { number, cost } of next.choices) {
      const gain = yieldWorth(optionYield(quest.next, number), person, prices);
      most = Math.max(most, gain - (cost?.prestige ?? 0));
    }
    // K-112: an immediate one comes at once, another has to be gone for.
    const share = next.isImmediate ? 1 : 0.5 * Math.min(1, prices.turns / 3);
    worth += (next.prestige + most) * share;
  }
  return worth;
}

function spent(tokens: readonly number[], prices: Prices): number {
  let worth = 0;
  for (let at = 0; at < tokens.length; at++) worth += (tokens[at] as number) * tokenPrice(at, prices);
  return worth;
}

/** Shops of the display: one of them comes to hand after each build. Groups count from `group` on. */
export function laterBuilds(table: Table, seat: Seat, prices: Prices, gift: Gift, group: number): Task[] {
  const tasks: Task[] = [];
  if (pawnsLeftOf(table, seat) < 2) return tasks;
  const sites = sitesFor(table, seat);
  for (const [at, card] of table.display.entries())
    addBuilds(tasks, card, group + at, sites, table, seat, prices, gift);
  return tasks.filter(({ worth }) => worth > 0);
}

const ALL = TERRITORIES.map((_, at) => at);

/** All tasks that a player knows of. */
export function tasksFor(table: Table, seat: Seat, prices: Prices, gift: Gift): Task[] {
  const person = personAt(table, seat);
  const tasks: Task[] = [];
  const pawns = pawnsLeftOf(table, seat);
  let group = 0;
  if (pawns > 0) {
    const sites = sitesFor(table, seat);
    if (sites.length > 0)
      for (const card of person.shopHand) {
        if (card < 0) continue;
        addBuilds(tasks, card, group, sites, table, seat, prices, gift);
        group += 1;
      }
    const free = freeVillas(table);
    if (free.length > 0)
      tasks.push({
        kind: 'villa',
        group,
        card: -1,
        option: 0,
        places: free,
        tokens: NONE,
        waived: 0,
        gold: gift.villa,
        back: 0,
        income: 0,
        prestige: villaPrestige(),
        worth: villaPrestige() - gift.villa * prices.gold,
        gained: null,
      });
    group += 1;
  }
  for (const card of person.questHand) {
    if (card < 0) continue;
    addQuests(tasks, card, group, table, seat, prices);
    group += 1;
  }
  const delivery = DELIVERIES[table.delivery];
  if (delivery !== undefined) {
    const tokens = delivery.cost.res ?? NONE;
    const reward = DELIVERY[table.delivery] as Yield;
    tasks.push({
      kind: 'deliver',
      group,
      card: table.delivery,
      option: 0,
      places: [delivery.city],
      tokens,
      waived: 0,
      gold: 0,
      back: reward.gold + gift.deliver,
      income: 0,
      prestige: reward.prestige,
      worth: yieldWorth(reward, person, prices) + gift.deliver * prices.gold - spent(tokens, prices),
      gained: null,
    });
  }
  group += 1;
  if (table.quests > 0) {
    const places = ALL.filter((at) => table.inhabitants[at]);
    const worth = questPrice(person.questHand.length, prices) * (1 + 0.25 * (gift.draws - 1));
    if (places.length > 0)
      for (let n = 0; n < 2; n++) {
        const less = n === 0 ? worth : questPrice(person.questHand.length + 1, prices);
        tasks.push({ ...PLAIN, kind: 'interact', group: group + n, places, worth: less });
      }
  }
  group += 2;
  if (table.associateSupply.length > 0) {
    const { associate, worth } = bestAssociate(table, seat, table.associateSupply, prices);
    const opened = isAwaited(table, seat) ? OPENED_QUEST : 0;
    tasks.push({
      ...PLAIN,
      kind: 'recruit',
      group,
      card: associate,
      gold: recruitPrice(),
      worth: worth + opened - recruitPrice() * prices.gold,
    });
  }
  return tasks.filter(({ worth }) => worth > 0);
}

/** A quest that the first associate makes possible, what is left to do for it taken off. */
const OPENED_QUEST = 0.5;

const PLAIN: Task = {
  kind: 'interact',
  group: 0,
  card: -1,
  option: 0,
  places: [],
  tokens: NONE,
  waived: 0,
  gold: 0,
  back: 0,
  income: 0,
  prestige: 0,
  worth: 0,
  gained: null,
};

function addBuilds(
  tasks: Task[],
  card: number,
  group: number,
  places: readonly number[],
  table: Table,
  seat: Seat,
  prices: Prices,
  gift: Gift,
): void {
  const person = personAt(table, seat);
  const shop = SHOPS[card] as (typeof SHOPS)[number];
  const gold = shopPrice(table, seat, card);
  const reward = SHOP_REWARD[card] as Yield;
  const worth = yieldWorth(reward, person, prices) - gold * prices.gold - spent(shop.res, prices);
  const plain: Task = {
    kind: 'build',
    group,
    card,
    option: 0,
    places,
    tokens: shop.res,
    waived: gift.waive,
    gold,
    back: 0,
    income: reward.income,
    prestige: reward.prestige,
    worth: worth + gift.waive * prices.gold,
    gained: null,
  };
  tasks.push(plain);
  const bonus = SHOP_BONUS[card] as Yield;
  const extra = yieldWorth(bonus, person, prices) - (BONUS_GOLD[card] as number) * prices.gold;
  if (extra > 0)
    tasks.push({
      ...plain,
      option: 1,
      gold: gold + (BONUS_GOLD[card] as number),
      back: bonus.gold,
      income: reward.income + bonus.income,
      worth: plain.worth + extra,
    });
}

function addQuests(
  tasks: Task[],
  card: number,
  group: number,
  table: Table,
  seat: Seat,
  prices: Prices,
): void {
  const quest = QUESTS[card] as (typeof QUESTS)[number];
  if (quest.spot === null) return;
  const places = placesFor(table, seat, card);
  if (places.length === 0) return;
  const person = personAt(table, seat);
  for (const choice of quest.choices) {
    if (!hasStanding(person, person.shopCities.length, choice.tests)) continue;
    const cost = typeof choice.cost?.gold === 'number' ? choice.cost.gold : 0;
    const tokens = choice.cost?.res ?? NONE;
    const gain = optionYield(card, choice.number);
    tasks.push({
      kind: 'quest',
      group,
      card,
      option: choice.number,
      places,
      tokens,
      waived: 0,
      gold: cost,
      back: gain.gold,
      income: gain.income,
      prestige: quest.prestige + gain.prestige,
      worth:
        prices.taste.errands * questWorth(card, choice.number, person, prices) -
        cost * prices.gold -
        spent(tokens, prices),
      gained: gain.res,
    });
  }
}
