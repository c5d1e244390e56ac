import {
  BADGES,
  type Bundle,
  content,
  type Option,
  RESOURCES,
  SHOPS,
  type Step,
  targetPrestige,
  type View,
} from '@comptoir/karanor';

/** What things are worth in gold (chapter 9, price anchors), as the game goes on. */

export const PRESTIGE = 8;
export const ACTION = 2;
const TOKEN = 1.2;
const DIAMOND = 3;

/** How many more incomes to plan with. */
export function roundsLeft(view: View): number {
  const target = targetPrestige(view.players.length);
  const best = Math.max(...view.players.map(({ prestige }) => prestige));
  if (view.endTriggered) return 0;
  return Math.max(1, Math.min(11 - view.round, (target - best) * 1.3));
}

export const tokenWorth = (resource: number): number => (RESOURCES[resource] === 'diamond' ? DIAMOND : TOKEN);

const BADGE_WORTH: Readonly<Record<string, number>> = {
  monture: 5,
  recolteur: 4,
  artisan: 4,
  capitaine: 3,
  contremaitre: 2.5,
  negociant: 2.5,
  notable: 2.5,
  conteur: 2,
  gardes: 1.5,
  'malediction-salanche': -6,
};
export const badgeWorth = (badge: number): number => BADGE_WORTH[BADGES[badge]?.id ?? ''] ?? 0;

const ARTEFACT_WORTH: Readonly<Record<string, number>> = {
  'couronne-oubliee': 9,
  bottes: 9,
  sablier: 8,
  bourse: 8,
  serpe: 8,
  marteau: 7,
  corne: 7,
  miroir: 6,
  plume: 6,
  sceau: 4,
  boussole: 5,
  balance: 4,
  cape: 3,
  masque: 3,
};
export const artefactWorth = (artefact: number): number =>
  ARTEFACT_WORTH[content.artefacts[artefact]?.id ?? ''] ?? 3;

const ONE_EACH = {
  artefact: 6,
  quest: 3,
  blackMarket: 2.5,
  action: ACTION,
  associate: 4,
  anyBadge: 3,
} as const;

export function bundleWorth(bundle: Bundle, left: number): number {
  let worth =
    typeof bundle.gold === 'number' ? bundle.gold : bundle.gold === undefined ? 0 : bundle.gold.each * 2;
  for (const [at, resource] of RESOURCES.entries()) worth += (bundle.res?.[resource] ?? 0) * tokenWorth(at);
  worth += (bundle.any ?? 0) * 1.5 + (bundle.anyD ?? 0) * 1.5;
  worth += (bundle.income ?? 0) * left * 0.9 + (bundle.prestige ?? 0) * PRESTIGE;
  for (const [id, n] of Object.entries(bundle.badge ?? {}))
    worth += (BADGE_WORTH[id] ?? 0) * n * Math.min(1, left / 5);
  for (const [key, each] of Object.entries(ONE_EACH))
    worth += (bundle[key as keyof typeof ONE_EACH] ?? 0) * each;
  return worth;
}

/** Steps from the point of view of whoever carries them out. */
function stepsWorth(steps: readonly Step[], left: number): number {
  let worth = 0;
  for (const step of steps) {
    if ('gain' in step && (step.who ?? 'self') === 'self') worth += bundleWorth(step.gain, left);
    else if ('gain' in step) worth -= bundleWorth(step.gain, left) * 0.5;
    else if ('take' in step) worth += bundleWorth(step.take, left) * 1.4;
    else if ('move' in step) worth += 1;
  }
  return worth;
}

export const optionWorth = (option: Option, left: number): number =>
  stepsWorth(option.do, left) - bundleWorth(option.cost ?? {}, left);

/** A shop card in hand, its price left out. */
export function shopWorth(card: number, left: number): number {
  const item = content.shops[card];
  return item === undefined ? 0 : stepsWorth(item.reward, left);
}
export function bonusWorth(card: number, left: number): number {
  const item = content.shops[card];
  return item === undefined ? 0 : stepsWorth(item.bonus.do, left) - bundleWorth(item.bonus.cost, left);
}
/** What a card is worth before anything was gathered for it. */
export const cardWorth = (card: number, left: number): number => {
  const shop = SHOPS[card] as (typeof SHOPS)[number];
  return shopWorth(card, left) - shop.gold * 0.85 - shop.tokens * 1.3;
};
