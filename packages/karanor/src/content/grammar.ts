import {
  type Ability,
  type Bundle,
  COUNTED,
  type Condition,
  type Content,
  type Mod,
  type Option,
  type Place,
  RESOURCES,
  STATS,
  type Step,
  TRIGGERS,
  UNTILS,
  WHOS,
  WINDOWS,
} from './language.ts';

/** The grammar of chapter 6 as a check: what is wrong with the content, each fault with the card it is in. */

const BUNDLE_KEYS = [
  'gold',
  'res',
  'any',
  'anyD',
  'income',
  'prestige',
  'badge',
  'anyBadge',
  'associate',
  'artefact',
  'quest',
  'blackMarket',
  'action',
];
const COST_KEYS = BUNDLE_KEYS.slice(0, 6);
const STEP_KEYS: Readonly<Record<string, readonly string[]>> = {
  gain: ['who'],
  lose: ['who'],
  take: ['from'],
  move: ['who'],
  modify: ['who', 'until'],
  choose: ['by'],
  cancel: [],
};
const CONDITION_KEYS: Readonly<Record<string, readonly string[]>> = {
  at: ['who'],
  has: [],
  count: ['min', 'max'],
  more: [],
  turn: [],
  targeted: [],
};

export function faults(content: Content): string[] {
  const found: string[] = [];
  const territories = new Set(content.map.territories.map(({ id }) => id));
  const badges = new Map(content.badges.map(({ id, copies }) => [id, copies]));
  const quests = new Set([...content.quests, ...content.followUps].map(({ id }) => id));

  const say = (card: string, what: string): void => void found.push(`${card}: ${what}`);
  const keys = (card: string, value: object, allowed: readonly string[]): void => {
    for (const key of Object.keys(value)) if (!allowed.includes(key)) say(card, `unknown key "${key}"`);
  };
  const oneOf = (card: string, value: unknown, allowed: readonly string[], what: string): void => {
    if (value !== undefined && !allowed.includes(value as string))
      say(card, `unknown ${what} "${String(value)}"`);
  };
  const amount = (card: string, n: unknown, most: number, what: string): void => {
    if (n === undefined) return;
    if (!Number.isInteger(n) || (n as number) < 1 || (n as number) > most)
      say(card, `impossible count of ${what}: ${n}`);
  };
  const counter = (card: string, value: { what: string; of?: string }): void => {
    keys(card, value, ['what', 'of']);
    oneOf(card, value.what, COUNTED, 'counter');
    oneOf(card, value.of, WHOS, 'who');
  };

  const bundle = (card: string, value: Bundle, allowed: readonly string[]): void => {
    keys(card, value, allowed);
    if (typeof value.gold === 'number') amount(card, value.gold, 30, 'gold');
    else if (value.gold !== undefined) {
      keys(card, value.gold, ['each', 'per', 'max']);
      counter(card, value.gold.per);
    }
    for (const [resource, n] of Object.entries(value.res ?? {})) {
      oneOf(card, resource, RESOURCES, 'resource');
      amount(card, n, content.constants.tokensPerResource, resource);
    }
    for (const [badge, n] of Object.entries(value.badge ?? {})) {
      if (!badges.has(badge)) say(card, `dangling badge "${badge}"`);
      amount(card, n, badges.get(badge) ?? 0, `badge ${badge}`);
    }
    amount(card, value.any, 15, 'any');
    amount(card, value.anyD, 15, 'anyD');
    amount(card, value.income, content.constants.incomeMax, 'income');
    amount(card, value.prestige, 10, 'prestige');
    amount(card, value.associate, content.associates.length, 'associates');
    amount(card, value.artefact, content.artefacts.length, 'artefacts');
    amount(card, value.quest, 3, 'quests');
    amount(card, value.blackMarket, 5, 'black-market cards');
    amount(card, value.action, 4, 'actions');
  };

  const place = (card: string, value: Place): void => {
    keys(card, value, ['is', 'city', 'coast', 'shopOf', 'pawnOf', 'near', 'not']);
    for (const id of value.is ?? []) if (!territories.has(id)) say(card, `dangling territory "${id}"`);
    oneOf(card, value.shopOf, WHOS, 'who');
    oneOf(card, value.pawnOf, WHOS, 'who');
    oneOf(card, value.near?.of, WHOS, 'who');
    if (value.not !== undefined) place(card, value.not);
  };

  const verbOf = (
    card: string,
    value: object,
    verbs: Readonly<Record<string, readonly string[]>>,
  ): string | null => {
    const used = Object.keys(value).filter((key) => key in verbs);
    if (used.length !== 1) {
      say(card, `needs exactly one of ${Object.keys(verbs).join(', ')}: ${Object.keys(value).join(', ')}`);
      return null;
    }
    const verb = used[0] as string;
    keys(card, value, [verb, ...(verbs[verb] ?? [])]);
    return verb;
  };

  const condition = (card: string, value: Condition): void => {
    if (verbOf(card, value, CONDITION_KEYS) === null) return;
    if ('at' in value) place(card, value.at);
    else if ('has' in value) bundle(card, value.has, BUNDLE_KEYS);
    else if ('count' in value) counter(card, value.count);
    else if ('more' in value) for (const side of value.more) counter(card, side);
    else if ('turn' in value) oneOf(card, value.turn, ['self', 'other'], 'turn');
    if ('who' in value) oneOf(card, value.who, WHOS, 'who');
  };

  const mods = (card: string, list: readonly Mod[]): void => {
    for (const mod of list) {
      keys(card, mod, ['stat', 'add', 'set']);
      oneOf(card, mod.stat, STATS, 'stat');
      if ('add' in mod === 'set' in mod) say(card, 'a modifier either adds or sets');
    }
  };

  const option = (card: string, value: Option): void => {
    keys(card, value, ['id', 'text', 'if', 'cost', 'do']);
    for (const each of value.if ?? []) condition(card, each);
    if (value.cost !== undefined) bundle(card, value.cost, COST_KEYS);
    steps(card, value.do);
  };

  const steps = (card: string, list: readonly Step[]): void => {
    for (const step of list) {
      if (verbOf(card, step, STEP_KEYS) === null) continue;
      if ('gain' in step) bundle(card, step.gain, BUNDLE_KEYS);
      else if ('lose' in step) bundle(card, step.lose, BUNDLE_KEYS);
      else if ('take' in step) bundle(card, step.take, BUNDLE_KEYS);
      else if ('move' in step) place(card, step.move);
      else if ('modify' in step) {
        mods(card, step.modify);
        oneOf(card, step.until, UNTILS, 'until');
      } else if ('choose' in step) for (const each of step.choose) option(card, each);
      for (const key of ['who', 'from', 'by'] as const)
        if (key in step) oneOf(card, (step as Record<string, unknown>)[key], WHOS, 'who');
    }
  };

  const abilities = (card: string, list: readonly Ability[]): void => {
    for (const ability of list) {
      oneOf(card, ability.type, ['passive', 'trigger', 'activate'], 'ability');
      if (ability.type === 'passive') mods(card, ability.mods);
      else steps(card, ability.do);
      if (ability.type === 'trigger') oneOf(card, ability.on, TRIGGERS, 'trigger');
      if (ability.type === 'activate' && ability.cost !== undefined) bundle(card, ability.cost, COST_KEYS);
    }
  };

  for (const { id, start, do: list } of content.stories) {
    bundle(id, start, BUNDLE_KEYS);
    steps(id, list);
  }
  for (const { id, cost, bonus, reward } of content.shops) {
    bundle(id, cost, ['gold', 'res']);
    bundle(id, bonus.cost, ['gold']);
    steps(id, bonus.do);
    steps(id, reward);
  }
  for (const { id, at, mode, options, next } of [...content.quests, ...content.followUps]) {
    if (at !== null) place(id, at);
    if ((at === null) !== (mode === 'immediate'))
      say(id, 'a place belongs to an action quest, and only there');
    for (const each of options) option(id, each);
    if (options.length === 0) say(id, 'no option');
    if (next !== null && !quests.has(next)) say(id, `dangling follow-up "${next}"`);
    // I-20: whoever draws it can always choose something.
    const isFree = options.some(({ if: conditions, cost }) => conditions === undefined && cost === undefined);
    if (mode === 'immediate' && !isFree)
      say(id, 'an immediate quest needs an option without cost or condition');
  }
  for (const { id, timing, target, if: conditions, cost, do: list } of content.blackMarket) {
    oneOf(id, timing, ['open', ...WINDOWS], 'timing');
    for (const each of [...conditions, ...(target?.if ?? [])]) condition(id, each);
    bundle(id, cost, COST_KEYS);
    steps(id, list);
    const names = JSON.stringify([list, conditions]);
    if (timing === 'open' && names.includes('"actor"')) say(id, 'an open card has no actor');
    if (target === null && names.includes('"target"')) say(id, 'no target to name');
  }
  for (const { id, abilities: list } of [...content.artefacts, ...content.badges]) abilities(id, list);
  for (const { id, city, cost, reward } of content.deliveries) {
    if (!territories.has(city)) say(id, `dangling city "${city}"`);
    bundle(id, cost, ['res']);
    bundle(id, reward, ['gold', 'prestige']);
  }
  for (const { id, a, b } of content.map.edges)
    for (const end of [a, b]) if (!territories.has(end)) say(id, `dangling territory "${end}"`);
  return found;
}
