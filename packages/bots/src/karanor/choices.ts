import { type Decision, type PickResources, QUESTS, startOf } from '@comptoir/karanor';
import type { Json, Seat } from '@comptoir/kit';
import { bestAssociate } from './associates.ts';
import { bestPlan, outlook, plannerFor } from './plan.ts';
import { artefactPrice, badgePrice, isCrown, pricesFor } from './prices.ts';
import { type Person, personAt, type Table, withPerson } from './table.ts';
import { optionYield, questWorth, yieldWorth } from './tasks.ts';
import { leg, weigh } from './tours.ts';

/** Answers to the questions that cards and actions ask, mostly by what a player could make of each. */

function best<T>(options: readonly T[], worth: (option: T) => number): T {
  let found = options[0] as T;
  let most = worth(found);
  for (let i = 1; i < options.length; i++) {
    const here = worth(options[i] as T);
    if (here > most) [found, most] = [options[i] as T, here];
  }
  return found;
}

export function answerAsked(table: Table, seat: Seat, decision: Decision, depth: number): Json {
  const person = personAt(table, seat);
  switch (decision.kind) {
    case 'pick-cards': {
      const from = decision.from;
      switch (decision.id) {
        case 'draft.first':
          return [best(from, (card) => shopOutlook(withStory(table, seat), seat, [card], depth))];
        case 'draft.second': {
          const started = withStory(table, seat);
          const [kept] = person.shopHand;
          return [best(from, (card) => shopOutlook(started, seat, [kept as number, card], depth))];
        }
        case 'quest.keep':
          return [best(from, (card) => questOutlook(table, seat, [...person.questHand, card], depth))];
        case 'quest.discard':
          return [
            best(from, (card) =>
              questOutlook(
                table,
                seat,
                person.questHand.filter((other) => other !== card),
                depth,
              ),
            ),
          ];
        case 'artefact.keep': {
          const prices = pricesFor(table, seat);
          return [best(from, (tile) => artefactPrice(tile, prices) + (isCrown(tile) ? 1 : 0))];
        }
        default:
          return [from[0] as number];
      }
    }
    case 'pick-option':
      return option(table, seat, decision, depth);
    case 'resources':
      return resources(table, seat, decision, depth);
    default:
      return null;
  }
}

/** What the story will bring before the first turn. */
function withStory(table: Table, seat: Seat): Table {
  const { story } = personAt(table, seat);
  return withPerson(table, seat, startOf(story));
}

const shopOutlook = (table: Table, seat: Seat, shopHand: readonly number[], depth: number): number =>
  outlook(withPerson(table, seat, { shopHand }), seat, depth);

/** Distant quests count a little too, since plans look at few of them. */
function questOutlook(table: Table, seat: Seat, questHand: readonly number[], depth: number): number {
  const prices = pricesFor(table, seat);
  const person = personAt(table, seat);
  let later = 0;
  for (const card of questHand) {
    const choices = QUESTS[card]?.choices ?? [];
    let most = 0;
    for (const { number } of choices) most = Math.max(most, questWorth(card, number, person, prices));
    later += most;
  }
  return outlook(withPerson(table, seat, { questHand }), seat, depth) + later * 0.3;
}

/** What an unseen shop card adds to an outlook. */
const MIDDLING = 0.12;

function option(
  table: Table,
  seat: Seat,
  decision: Extract<Decision, { kind: 'pick-option' }>,
  depth: number,
): Json {
  const { options } = decision;
  const person = personAt(table, seat);
  switch (decision.id) {
    case 'shop.pick': {
      // The unseen card is as good as a middling one.
      const seen = options.filter((card) => card !== 'deck') as number[];
      const hand = person.shopHand;
      const worths = seen.map((card) => shopOutlook(table, seat, [...hand, card], depth));
      const top = Math.max(...worths);
      const none = shopOutlook(table, seat, hand, depth);
      if (options.includes('deck') && top - none < MIDDLING) return 'deck';
      return seen[worths.indexOf(top)] ?? 'deck';
    }
    case 'quest.immediate':
      return best(options, (number) =>
        immediate(table, seat, decision.source ?? '', number as number, depth),
      );
    case 'badge': {
      const prices = pricesFor(table, seat);
      return best(options, (kind) =>
        badgePrice(kind as number, person.badges[kind as number] as number, prices),
      );
    }
    case 'associate':
      return bestAssociate(table, seat, options as number[], pricesFor(table, seat)).associate;
    case 'place':
      return place(table, seat, decision.source ?? '', options as number[]);
    case 'choose':
      return choose(table, seat, decision.source ?? '', options);
    default:
      return options[0] as Json;
  }
}

function immediate(table: Table, seat: Seat, source: string, number: number, depth: number): number {
  const card = QUESTS.findIndex(({ id }) => id === source);
  const cost = QUESTS[card]?.choices[number - 1]?.cost ?? null;
  const person = personAt(table, seat);
  const gain = optionYield(card, number);
  const after: Partial<Person> = {
    gold: person.gold + gain.gold - (typeof cost?.gold === 'number' ? cost.gold : 0),
    income: person.income + gain.income - (cost?.income ?? 0),
    prestige: person.prestige + gain.prestige - (cost?.prestige ?? 0),
    resources: person.resources.map((n, at) => n - (cost?.res?.[at] ?? 0) + (gain.res?.[at] ?? 0)),
  };
  const prices = pricesFor(table, seat);
  const rest = yieldWorth({ ...gain, gold: 0, income: 0, prestige: 0, res: null }, person, prices);
  return outlook(withPerson(table, seat, after), seat, Math.min(depth, 2)) + rest;
}

/** Tokens one by one: those that plans miss, or those that are missed least. */
function resources(table: Table, seat: Seat, { count, available }: PickResources, depth: number): Json {
  const person = personAt(table, seat);
  // Paying or losing: what can be taken is exactly what one owns.
  const isOwn = available.every((n, at) => n <= (person.resources[at] as number));
  const chosen = available.map(() => 0);
  const owned = person.resources.slice();
  for (let left = count; left > 0; left--) {
    const kinds = available.flatMap((n, at) => (n > (chosen[at] as number) ? [at] : []));
    const kind = best(kinds, (at) => {
      const after = owned.slice();
      after[at] = (after[at] as number) + (isOwn ? -1 : 1);
      return outlook(withPerson(table, seat, { resources: after }), seat, Math.min(depth, 2));
    });
    chosen[kind] = (chosen[kind] as number) + 1;
    owned[kind] = (owned[kind] as number) + (isOwn ? -1 : 1);
  }
  return chosen;
}

/** Nearer to one's own plan, or farther from the plan of whoever is sent away. */
function place(table: Table, seat: Seat, source: string, options: readonly number[]): Json {
  if (source === 'fausse-adresse') {
    const victim = table.active === seat ? (seat + 1) % table.players.length : table.active;
    const p = plannerFor(table, victim);
    const plan = bestPlan(p, 2);
    const target = plan.task === null ? p.person.territory : plan.stop;
    const { tours } = p.gift;
    return best(options, (at) => {
      const { moves, seas } = leg(tours, at, target, 0);
      return weigh(tours, moves, seas);
    });
  }
  return best(options, (at) => outlook(withPerson(table, seat, { territory: at }), seat, 2));
}

const INSPECTOR_GOLD = 4;
const BLACKMAIL_GOLD = 5;

/** Blackmail and inspectors: what costs least. */
function choose(table: Table, seat: Seat, source: string, options: readonly Json[]): Json {
  const prices = pricesFor(table, seat);
  const person = personAt(table, seat);
  if (source.includes('inspecteur')) {
    if (!options.includes(2)) return options[0] as Json;
    return best(options, (number) =>
      number === 1 ? -prices.action * 1.3 : -INSPECTOR_GOLD * prices.gold * 1.5,
    );
  }
  if (source.includes('chantage')) {
    const worst = Math.max(
      0,
      ...person.badges.map((n, kind) => (n > 0 ? badgePrice(kind, n - 1, prices) : 0)),
    );
    const cost = [1, BLACKMAIL_GOLD * prices.gold * 1.7, worst * 1.6];
    return best(options, (number) => -(cost[(number as number) - 1] ?? 0));
  }
  return options[0] as Json;
}
