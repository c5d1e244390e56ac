import {
  actionsPerTurn,
  content,
  DELIVERIES,
  freeVillas,
  hasStanding,
  type PlayerView,
  pawnsLeftOf,
  placesFor,
  QUESTS,
  questItem,
  questLimit,
  RESOURCES,
  recruitPrice,
  SHOPS,
  shopPrice,
  sitesFor,
  statValue,
  TERRITORIES,
  type View,
  villaPrestige,
} from '@comptoir/karanor';
import type { Json, Seat } from '@comptoir/kit';
import { lengthOf, nearest, SYMBOLS } from './routes.ts';
import { ACTION, bonusWorth, bundleWorth, optionWorth, PRESTIGE, roundsLeft, shopWorth } from './worth.ts';

/** Things worth doing, with the way to them: what is missing is harvested on the way, gold comes from income and work. */

export interface Project {
  readonly entry: string;
  readonly answer: Json;
  readonly at: number;
  /** Tokens and gold that must be there in the end. */
  readonly tokens: readonly number[];
  readonly gold: number;
  readonly worth: number;
  /** Where to go first, and what for; `do` when everything is at hand. */
  readonly first: { readonly to: number; readonly harvest: number } | null;
  readonly missing: readonly number[];
  readonly missingGold: number;
  readonly actions: number;
  /** Worth per action. */
  readonly score: number;
}

const NONE: readonly number[] = RESOURCES.map(() => 0);

interface Plan {
  readonly entry: string;
  readonly answer: Json;
  readonly places: readonly number[];
  readonly tokens: readonly number[];
  readonly gold: number;
  readonly worth: number;
}

interface Planner {
  readonly view: View;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly left: number;
  readonly range: number;
  readonly harvest: number;
}

function planner(view: View, seat: Seat): Planner {
  return {
    view,
    seat,
    me: view.players[seat] as PlayerView,
    left: roundsLeft(view),
    range: statValue(view, seat, 'move.range'),
    harvest: Math.max(1, statValue(view, seat, 'harvest.amount')),
  };
}

const moves = (p: Planner, from: number, to: number): number =>
  Math.ceil(lengthOf(from, to) / p.range - 0.01);

/** The cheapest tour over the missing symbols to the place, and its first stop. */
function tour(
  p: Planner,
  from: number,
  missing: readonly number[],
  to: number,
): { cost: number; first: number; harvest: number } {
  const kinds: number[] = [];
  for (let i = 0; i < missing.length; i++) if ((missing[i] as number) > 0) kinds.push(i);
  if (kinds.length === 0) return { cost: moves(p, from, to), first: to, harvest: -1 };
  let best = { cost: Number.POSITIVE_INFINITY, first: to, harvest: -1 };
  const visit = (at: number, left: readonly number[], cost: number, first: number, harvest: number): void => {
    if (cost >= best.cost) return;
    if (left.length === 0) {
      const total = cost + moves(p, at, to);
      if (total < best.cost) best = { cost: total, first, harvest };
      return;
    }
    for (const kind of left) {
      if ((p.view.supply[kind] as number) === 0) continue;
      const stop = nearest(at, SYMBOLS[kind] as number[]);
      const work = Math.ceil((missing[kind] as number) / p.harvest);
      const isFirst = harvest < 0;
      visit(
        stop,
        left.filter((other) => other !== kind),
        cost + moves(p, at, stop) + work,
        isFirst ? stop : first,
        isFirst ? kind : harvest,
      );
    }
  };
  visit(from, kinds, 0, to, -1);
  return best;
}

function projectOf(p: Planner, plan: Plan): Project | null {
  const { me } = p;
  const missing = plan.tokens.map((n, at) => Math.max(0, n - (me.resources[at] as number)));
  const short = missing.some((n) => n > 0);
  let best: Project | null = null;
  for (const at of plan.places) {
    const way = tour(p, me.territory, missing, at);
    if (!Number.isFinite(way.cost)) continue;
    const missingGold = Math.max(0, plan.gold - me.gold);
    const turns = Math.floor(way.cost / actionsPerTurn());
    const earned = turns * (me.income + 1);
    const saving = Math.max(0, missingGold - earned);
    // What income will bring anyway is waited for at half the price of working for it.
    const actions = 1 + way.cost + saving * 0.6;
    const score = plan.worth / actions;
    if (best !== null && score <= best.score) continue;
    const isThere = !short && missingGold === 0 && me.territory === at;
    best = {
      entry: plan.entry,
      answer: plan.answer,
      at,
      tokens: plan.tokens,
      gold: plan.gold,
      worth: plan.worth,
      first: isThere ? null : { to: way.first, harvest: way.harvest },
      missing,
      missingGold,
      actions,
      score,
    };
  }
  return best;
}

function shopPlans(p: Planner): Plan[] {
  const { me, view, seat, left } = p;
  if (pawnsLeftOf(view, seat) <= 0) return [];
  const places = sitesFor(view, seat);
  return (me.shopHand ?? []).flatMap((card) => {
    const shop = SHOPS[card] as (typeof SHOPS)[number];
    const gold = shopPrice(view, seat, card);
    const bonus = bonusWorth(card, left);
    const bonusGold = shop.bonusCost.gold as number;
    const tokens = shop.res;
    const base = shopWorth(card, left) - gold * 0.5 - shop.tokens * 0.6;
    const plain: Plan = { entry: 'build', answer: card, places, tokens, gold, worth: base };
    return bonus > 0.5
      ? [plain, { ...plain, gold: gold + bonusGold, worth: base + bonus, answer: [card] }]
      : [plain];
  });
}

function questPlans(p: Planner): Plan[] {
  const { me, left } = p;
  return (me.questHand ?? []).flatMap((card) => {
    const quest = QUESTS[card] as (typeof QUESTS)[number];
    if (quest.spot === null) return [];
    const places = placesFor(p.view, p.seat, card);
    const item = questItem(card);
    const after = quest.next < 0 ? 0 : 5;
    return quest.choices.flatMap((choice, at) => {
      const option = item.options[at];
      if (option === undefined || !hasStanding(me, me.shops.length, choice.tests)) return [];
      const plan: Plan = {
        entry: 'quest',
        answer: { card, option: choice.number },
        places,
        tokens: choice.cost?.res ?? NONE,
        gold: typeof choice.cost?.gold === 'number' ? choice.cost.gold : 0,
        worth: quest.prestige * PRESTIGE + optionWorth(option, left) + after,
      };
      return [plan];
    });
  });
}

function deliveryPlans({ view, seat, left }: Planner): Plan[] {
  const card = DELIVERIES[view.delivery];
  if (card === undefined) return [];
  const reward = content.deliveries[view.delivery]?.reward ?? {};
  const tokens = card.cost.res ?? NONE;
  const spent = tokens.reduce((sum, n) => sum + n, 0);
  const worth = bundleWorth(reward, left) + statValue(view, seat, 'deliver.gold') - spent * 0.6;
  return [{ entry: 'deliver', answer: null, places: [card.city], tokens, gold: 0, worth }];
}

function villaPlans({ view, seat }: Planner): Plan[] {
  const gold = statValue(view, seat, 'villa.gold');
  if (pawnsLeftOf(view, seat) <= 0) return [];
  const places = freeVillas(view);
  const worth = villaPrestige() * PRESTIGE - gold * 0.5;
  return [{ entry: 'villa', answer: null, places, tokens: NONE, gold, worth }];
}

function otherPlans({ view, me, left }: Planner): Plan[] {
  const plans: Plan[] = [];
  const places = TERRITORIES.flatMap((_, at) => (view.inhabitants[at] ? [at] : []));
  const room = questLimit() - me.questCount;
  if (places.length > 0 && room > 0 && view.questDeck + view.questDiscard > 0)
    plans.push({ entry: 'interact', answer: null, places, tokens: NONE, gold: 0, worth: 2.5 + room * 1.2 });
  const worth = left - recruitPrice() * 0.9;
  if (view.associateSupply.length > 0 && worth > 1 && me.gold >= recruitPrice() + 2)
    plans.push({
      entry: 'recruit',
      answer: view.associateSupply[0] as number,
      places: [me.territory],
      tokens: NONE,
      gold: recruitPrice(),
      worth,
    });
  return plans;
}

/** All projects, the best first. */
export function projects(view: View, seat: Seat): Project[] {
  const p = planner(view, seat);
  const plans = [...shopPlans(p), ...questPlans(p), ...deliveryPlans(p), ...villaPlans(p), ...otherPlans(p)];
  const found: Project[] = [];
  for (const plan of plans) {
    if (plan.places.length === 0 || plan.worth <= ACTION * 0.4) continue;
    const project = projectOf(p, plan);
    if (project !== null) found.push(project);
  }
  return found.sort((a, b) => b.score - a.score);
}
