import {
  BLACK_MARKET,
  type BuildAnswer,
  content,
  type Decision,
  type Entry,
  type Event,
  type Options,
  type PickResources,
  type PlayAnswer,
  type PlayerView,
  QUESTS,
  type QuestAnswer,
  questItem,
  RESOURCES,
  type State,
  type View,
} from '@comptoir/karanor';
import { answering, type Json, LEAVE, type Reply, type Seat } from '@comptoir/kit';
import type { Bot, Situation } from '../bot.ts';
import { type Project, projects } from './projects.ts';
import { lengthOf, nearestTo } from './routes.ts';
import { considerTrade } from './trading.ts';
import { artefactWorth, badgeWorth, cardWorth, optionWorth, PRESTIGE, roundsLeft } from './worth.ts';

/** A merchant who plans a way over the map: build, deliver, complete quests, buy villas, trade for what is missing. */

type Asked = Situation<State, Decision, Event, View, Options>;

function answer(situation: Asked): Json {
  const { decision, view, seat, game } = situation;
  switch (decision.id) {
    case 'action':
      return decision.kind === 'menu' ? action(decision.entries, view, seat) : null;
    case 'window':
      return decision.kind === 'menu' ? respond(decision.entries, view, seat) : null;
    case 'draft.first':
    case 'draft.second':
      return decision.kind === 'pick-cards' ? [best(decision.from, (card) => cardWorth(card, 9))] : null;
    case 'shop.pick':
      return decision.kind === 'pick-option'
        ? best(decision.options, (card) => pickWorth(card, view, seat))
        : null;
    case 'quest.keep':
      return decision.kind === 'pick-cards'
        ? [best(decision.from, (card) => questWorth(card, view, seat))]
        : null;
    case 'quest.discard':
      return decision.kind === 'pick-cards'
        ? [best(decision.from, (card) => -questWorth(card, view, seat))]
        : null;
    case 'quest.immediate':
      return decision.kind === 'pick-option' ? immediate(decision, view) : null;
    case 'artefact.keep':
      return decision.kind === 'pick-cards' ? [best(decision.from, artefactWorth)] : null;
    case 'resources':
      return decision.kind === 'resources' ? resources(decision, view, seat) : null;
    case 'badge':
      return decision.kind === 'pick-option'
        ? best(decision.options, (kind) => badgeWorth(kind as number))
        : null;
    case 'place':
      return decision.kind === 'pick-option' ? place(decision.options, view, seat) : null;
    case 'choose':
      return decision.kind === 'pick-option'
        ? choose(decision.source ?? '', decision.options, view, seat)
        : null;
    default: {
      for (const first of game.answers(decision)) return first;
      return null;
    }
  }
}

function best<T>(options: readonly T[], worth: (option: T) => number): T {
  let found = options[0] as T;
  let most = worth(found);
  for (const option of options.slice(1)) {
    const here = worth(option);
    if (here > most) [found, most] = [option, here];
  }
  return found;
}

const entryIn = (entries: readonly Entry[], id: string): Entry | undefined =>
  entries.find((entry) => entry.id === id);
const said = (entry: string, answered: Json): Json => ({ entry, answer: answered });

/** A project that can be carried out right now, as an answer to the menu. */
function carryOut(project: Project, entries: readonly Entry[]): Json | null {
  const entry = entryIn(entries, project.entry);
  if (entry === undefined) return null;
  if (entry.kind === 'act') return said(entry.id, null);
  if (entry.kind !== 'pick-option') return null;
  if (project.entry === 'build') {
    const wanted = Array.isArray(project.answer) ? (project.answer[0] as number) : (project.answer as number);
    const builds = (entry.options as unknown as BuildAnswer[]).filter(({ card }) => card === wanted);
    if (builds.length === 0) return null;
    const chosen = best(builds, ({ withBonus, waive }) => (withBonus ? 2 : 0) + waive.length);
    const plain = best(builds, ({ withBonus, waive }) => (withBonus ? 0 : 2) + waive.length);
    return said('build', (Array.isArray(project.answer) ? chosen : plain) as unknown as Json);
  }
  if (project.entry === 'quest') {
    const { card, option } = project.answer as unknown as QuestAnswer;
    const found = (entry.options as unknown as QuestAnswer[]).find(
      (q) => q.card === card && q.option === option,
    );
    return found === undefined ? null : said('quest', found as unknown as Json);
  }
  return said(project.entry, project.answer);
}

/** One step towards a project: harvest here, walk on, or earn what is missing. */
function approach(project: Project, entries: readonly Entry[], view: View, seat: Seat): Json | null {
  const me = view.players[seat] as PlayerView;
  const { first } = project;
  if (first === null) return null;
  const harvest = entryIn(entries, 'harvest');
  if (harvest?.kind === 'pick-option') {
    const wanted = harvest.options.find(
      (name) => (project.missing[RESOURCES.indexOf(name as (typeof RESOURCES)[number])] as number) > 0,
    );
    if (wanted !== undefined) return said('harvest', wanted);
  }
  if (me.territory !== first.to) {
    for (const id of ['step', 'move']) {
      const walk = entryIn(entries, id);
      if (walk?.kind !== 'pick-option') continue;
      const to = nearestTo(first.to, walk.options as number[]);
      if (lengthOf(to, first.to) < lengthOf(me.territory, first.to)) return said(id, to);
    }
  }
  if (project.missingGold > 0 && entryIn(entries, 'work') !== undefined) return said('work', null);
  return null;
}

function action(entries: readonly Entry[], view: View, seat: Seat): Json {
  const plans = projects(view, seat);
  const playable = openPlay(entryIn(entries, 'card'), view, seat, true);
  if (playable !== null) return said('card', playable);
  const free = freeThing(entries, view, seat);
  if (free !== null) return free;
  const me = view.players[seat] as PlayerView;
  const hasAction = view.actionsUsed < view.allowance + me.bonusActions;
  for (const project of plans) {
    if (project.first === null) {
      const done = hasAction ? carryOut(project, entries) : null;
      if (done !== null) return done;
      continue;
    }
    const onTheWay = approach(project, entries, view, seat);
    if (onTheWay !== null) return onTheWay;
    if (!hasAction) break;
  }
  const market = entryIn(entries, 'market');
  if (hasAction && market?.kind === 'market') {
    const spare = me.resources.findIndex((n, at) => n > 3 && (view.market[at] as number) === 0);
    if (spare >= 0) return said('market', [{ op: 'sell', resource: RESOURCES[spare] as string }]);
  }
  if (entryIn(entries, 'work') !== undefined) return said('work', null);
  const harvest = entryIn(entries, 'harvest');
  if (harvest?.kind === 'pick-option') return said('harvest', harvest.options[0] as Json);
  return said('end-turn', null);
}

/** Activated artefacts and promotions that are worth it. */
function freeThing(entries: readonly Entry[], view: View, seat: Seat): Json | null {
  const me = view.players[seat] as PlayerView;
  const activate = entryIn(entries, 'activate');
  if (activate?.kind === 'pick-option') {
    const id = (artefact: Json): string => content.artefacts[artefact as number]?.id ?? '';
    const hourglass = activate.options.find((artefact) => id(artefact) === 'sablier');
    const isSpent = view.actionsUsed >= view.allowance + me.bonusActions;
    if (hourglass !== undefined && isSpent && me.gold >= 6) return said('activate', hourglass);
  }
  const promote = entryIn(entries, 'promote');
  if (promote?.kind === 'pick-option') {
    const rich = promote.options.find((associate) => (me.resources[associate as number] as number) >= 5);
    if (rich !== undefined) return said('promote', rich);
  }
  return null;
}

/** How much a card hurts others or helps its player; negative when it is better kept. */
function playWorth({ card, target }: PlayAnswer, view: View, seat: Seat, isOwnTurn: boolean): number {
  const id = BLACK_MARKET[card]?.id ?? '';
  const me = view.players[seat] as PlayerView;
  const victim = view.players[target];
  const lead = victim === undefined ? 0 : victim.prestige - me.prestige;
  switch (id) {
    case 'coupe-bourse':
    case 'tire-laine':
      return victim !== undefined && victim.gold >= 3 ? 4 + lead * 0.5 : -1;
    case 'charrette':
    case 'monte-en-l-air':
      return victim?.resources.some((n) => n > 1) ? 2 + lead * 0.5 : -1;
    case 'rumeur':
      return lead > 0 ? 2 + lead : -1;
    case 'chantage':
    case 'incendie':
    case 'debauchage':
      return 1 + lead;
    case 'passe-droit':
      return isOwnTurn && view.actionsUsed >= view.allowance + me.bonusActions ? 3 : -1;
    case 'contrebande':
      return isOwnTurn ? 2 : -1;
    case 'fausse-adresse':
      return -1;
    default:
      return 2;
  }
}

function openPlay(entry: Entry | undefined, view: View, seat: Seat, isOwnTurn: boolean): Json | null {
  if (entry?.kind !== 'pick-option') return null;
  const options = entry.options as unknown as PlayAnswer[];
  const chosen = best(options, (play) => playWorth(play, view, seat, isOwnTurn));
  return playWorth(chosen, view, seat, isOwnTurn) > 0 ? (chosen as unknown as Json) : null;
}

function respond(entries: readonly Entry[], view: View, seat: Seat): Json {
  const chosen = openPlay(entryIn(entries, 'card'), view, seat, false);
  return chosen === null ? said('pass', null) : said('card', chosen);
}

function pickWorth(card: Json, view: View, seat: Seat): number {
  const left = roundsLeft(view);
  if (card === 'deck') return 1;
  const me = view.players[seat] as PlayerView;
  const shop = content.shops[card as number];
  let held = 0;
  for (const [at, resource] of RESOURCES.entries())
    held += Math.min(me.resources[at] as number, shop?.cost.res?.[resource] ?? 0);
  return cardWorth(card as number, left) + held;
}

function questWorth(card: number, view: View, seat: Seat): number {
  const quest = QUESTS[card] as (typeof QUESTS)[number];
  const item = questItem(card);
  const left = roundsLeft(view);
  const gains = Math.max(...item.options.map((option) => optionWorth(option, left)));
  const me = view.players[seat] as PlayerView;
  const far = quest.spot?.is == null ? 0 : Math.min(...quest.spot.is.map((at) => lengthOf(me.territory, at)));
  return quest.prestige * PRESTIGE + gains + (quest.next >= 0 ? 5 : 0) - far * 0.7;
}

function immediate(decision: { source: string | null; options: readonly Json[] }, view: View): Json {
  const item = [...content.quests, ...content.followUps].find(({ id }) => id === decision.source);
  const left = roundsLeft(view);
  return best(decision.options, (number) => {
    const option = item?.options[(number as number) - 1];
    return option === undefined ? 0 : optionWorth(option, left);
  });
}

/** What the best projects lack first, then what is worth most. */
function resources({ count, available }: PickResources, view: View, seat: Seat): Json {
  const chosen = available.map(() => 0);
  let left = count;
  const take = (at: number, most: number): void => {
    const n = Math.min(left, most, (available[at] as number) - (chosen[at] as number));
    if (n <= 0) return;
    chosen[at] = (chosen[at] as number) + n;
    left -= n;
  };
  // Paying with one's own tokens: those that are most plentiful.
  const me = view.players[seat] as PlayerView;
  const isOwn = available.every((n, at) => n === 0 || n === me.resources[at]) && available.some((n) => n > 0);
  if (isOwn) {
    const order = available
      .map((_, at) => at)
      .sort((a, b) => (available[b] as number) - (available[a] as number));
    for (const at of order) take(at, left);
    return chosen;
  }
  for (const { missing } of projects(view, seat).slice(0, 2))
    for (const [at, n] of missing.entries()) take(at, n);
  for (let at = available.length - 1; at >= 0; at--) take(at, left);
  return chosen;
}

function place(options: readonly Json[], view: View, seat: Seat): Json {
  const [project] = projects(view, seat);
  return project === undefined
    ? (options[0] as Json)
    : nearestTo(project.first?.to ?? project.at, options as number[]);
}

/** Blackmail and inspectors: give gold if there is enough of it, a badge rather than prestige. */
function choose(source: string, options: readonly Json[], view: View, seat: Seat): Json {
  const me = view.players[seat] as PlayerView;
  if (source.includes('inspecteur')) return options.includes(2) && me.gold >= 8 ? 2 : (options[0] as Json);
  if (options.includes(2)) return 2;
  return (options.at(-1) ?? null) as Json;
}

function consider(situation: Asked): Reply {
  const { decision, view, seat } = situation;
  if (decision.kind !== 'menu') return LEAVE;
  const card = openPlay(entryIn(decision.entries, 'card'), view, seat, false);
  if (card !== null && view.players.some(({ prestige }, other) => other !== seat && prestige >= 3))
    return answering(said('card', card));
  const word = considerTrade(decision.entries, view, seat, situation.heard);
  return word === null ? LEAVE : answering(word);
}

export const greedyKaranor: Bot<State, Decision, Event, View, Options> = { id: 'greedy', answer, consider };
