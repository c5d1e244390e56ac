import {
  type BuildAnswer,
  content,
  costOfTokens,
  type Entry,
  hasPlayed,
  isFullPile,
  marketPrices,
  neighbours,
  operationsPerVisit,
  type QuestAnswer,
  RESOURCES,
  targetPrestige,
} from '@comptoir/karanor';
import type { Json } from '@comptoir/kit';
import { type Plan, type Planner, TRADED } from './plan.ts';
import { personAt } from './table.ts';
import type { Task } from './tasks.ts';
import { towards } from './tours.ts';

/** Turns a plan into the next answer to the menu of actions. */

export const entryIn = (entries: readonly Entry[], id: string): Entry | undefined => {
  for (let i = 0; i < entries.length; i++) if ((entries[i] as Entry).id === id) return entries[i];
  return undefined;
};
export const said = (entry: string, answer: Json): Json => ({ entry, answer });

/** The first answer of a plan that is possible now; null if there is none. Gold for it is earned only if `earns`. */
export function towardsPlan(
  p: Planner,
  plan: Plan,
  entries: readonly Entry[],
  earns: boolean = true,
): Json | null {
  const { task } = plan;
  if (task === null) return null;
  if (plan.bought >= 0) {
    const purchase = buy(p, plan, entries);
    if (purchase !== null) return purchase;
  }
  const here = p.person.territory;
  if (plan.missing !== 0 && here === plan.stop) {
    const harvest = harvestFor(plan, entries);
    if (harvest !== null) return harvest;
  }
  if (here !== plan.stop) {
    const way = walk(p, plan.stop, entries);
    if (way !== null) return way;
  } else if (plan.missing === 0 && here === plan.place) {
    const done = carryOut(task, entries);
    if (done !== null) return done;
  }
  return earns ? earn(p, entries, task.tokens) : null;
}

function buy(p: Planner, { task, bought }: Plan, entries: readonly Entry[]): Json | null {
  const market = entryIn(entries, 'market');
  if (market?.kind !== 'market' || task === null) return null;
  const short = (task.tokens[bought] as number) - (p.person.resources[bought] as number);
  const pile = market.piles[bought] as number;
  if (short < 1 || short > pile || market.gold < costOfTokens(pile, short)) return null;
  const purchase = { op: 'buy', resource: RESOURCES[bought] as string };
  return said('market', new Array<Json>(Math.min(short, operationsPerVisit())).fill(purchase));
}

function harvestFor({ missing }: Plan, entries: readonly Entry[]): Json | null {
  const harvest = entryIn(entries, 'harvest');
  if (harvest?.kind !== 'pick-option') return null;
  for (const name of harvest.options)
    if ((missing & (1 << RESOURCES.indexOf(name as (typeof RESOURCES)[number]))) !== 0)
      return said('harvest', name);
  return null;
}

/** Ahead by this much when the target is reached, the others will hardly catch up in the turns they still have. */
const SAFE_LEAD = 4;

/** What ends the game in one's favour on the spot; null if nothing does. */
export function closing(p: Planner, entries: readonly Entry[]): Json | null {
  const { table, seat, person } = p;
  const target = targetPrestige(table.players.length);
  if (person.prestige < target - MOST_AT_ONCE) return null;
  let most = 0;
  let isLast = true;
  for (let other = 0; other < table.players.length; other++) {
    if (other === seat) continue;
    most = Math.max(most, personAt(table, other).prestige);
    if (!hasPlayed(table, other)) isLast = false;
  }
  for (const task of p.tasks) {
    const after = person.prestige + task.prestige;
    if (task.prestige === 0 || after < target || after - most < (isLast ? 1 : SAFE_LEAD)) continue;
    if (task.places.length > 0 && !task.places.includes(person.territory)) continue;
    const done = carryOut(task, entries);
    if (done !== null) return done;
  }
  return null;
}
const MOST_AT_ONCE = 3;

/**
 * A step of the move in progress is free; a new move costs an action. Null where the way crosses a sea and there is
 * no gold for it: any other link would lead back to this shore.
 */
function walk(p: Planner, to: number, entries: readonly Entry[]): Json | null {
  const { tours } = p.gift;
  const here = p.person.territory;
  const links = neighbours[here] as readonly number[];
  const step = entryIn(entries, 'step');
  if (step?.kind === 'pick-option') {
    const next = towards(tours, to, links, here, p.free);
    return step.options.includes(next) ? said('step', next) : null;
  }
  const move = entryIn(entries, 'move');
  if (move?.kind !== 'pick-option') return null;
  const next = towards(tours, to, links, here, tours.range);
  return move.options.includes(next) ? said('move', next) : null;
}

export function carryOut(task: Task, entries: readonly Entry[]): Json | null {
  const entry = entryIn(entries, task.kind);
  if (entry === undefined) return null;
  if (entry.kind === 'act') return said(entry.id, null);
  if (entry.kind !== 'pick-option') return null;
  switch (task.kind) {
    case 'build': {
      const builds = entry.options as unknown as BuildAnswer[];
      let best: BuildAnswer | null = null;
      for (const build of builds) {
        if (build.card !== task.card || build.withBonus !== (task.option === 1)) continue;
        if (best === null || build.waive.length > best.waive.length) best = build;
      }
      return best === null ? null : said('build', best as unknown as Json);
    }
    case 'quest': {
      const quests = entry.options as unknown as QuestAnswer[];
      const quest = quests.find(({ card, option }) => card === task.card && option === task.option);
      return quest === undefined ? null : said('quest', quest as unknown as Json);
    }
    case 'recruit':
      return entry.options.includes(task.card) ? said('recruit', task.card) : null;
    default:
      return null;
  }
}

/** Gold for an action: tokens that are not needed are sold where they pay more than work. */
export function earn(p: Planner, entries: readonly Entry[], needs: readonly number[]): Json | null {
  const sale = sellSpare(p, entries, needs);
  if (sale !== null && sale.gold > p.gift.work) return sale.answer;
  if (entryIn(entries, 'work') !== undefined) return said('work', null);
  return sale?.answer ?? null;
}

function sellSpare(
  p: Planner,
  entries: readonly Entry[],
  needs: readonly number[],
): { answer: Json; gold: number } | null {
  const market = entryIn(entries, 'market');
  if (market?.kind !== 'market') return null;
  const keep = needs.slice();
  for (const { kind, tokens } of p.tasks)
    if (kind !== 'deliver')
      for (let at = 0; at < tokens.length; at++)
        keep[at] = Math.max(keep[at] as number, tokens[at] as number);
  const spare = p.person.resources.map((n, at) => n - (keep[at] as number));
  const piles = market.piles.slice();
  const sales: Json[] = [];
  let gold = 0;
  const brings = (at: number): number => marketPrices(piles[at] as number).sell;
  while (sales.length < operationsPerVisit()) {
    let best = -1;
    for (const at of TRADED) {
      if ((spare[at] as number) <= 0 || isFullPile(piles[at] as number)) continue;
      if (best < 0 || brings(at) > brings(best)) best = at;
    }
    if (best < 0) break;
    gold += brings(best);
    spare[best] = (spare[best] as number) - 1;
    piles[best] = (piles[best] as number) + 1;
    sales.push({ op: 'sell', resource: RESOURCES[best] as string });
  }
  return sales.length === 0 ? null : { answer: said('market', sales), gold };
}

export const artefactNamed = (artefact: Json): string => content.artefacts[artefact as number]?.id ?? '';
