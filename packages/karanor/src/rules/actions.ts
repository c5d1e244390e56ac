import { allows, call, type Flow, type MenuAnswer, type Seat } from '@comptoir/kit';
import { isCity, resourceAt, villaAt } from '../content/map.ts';
import type { BuildAnswer, Decision, Entry, MarketOperation, PlayAnswer, QuestAnswer } from '../decisions.ts';
import { NOBODY, playerOf, type State } from '../state.ts';
import { actionsLeft, spendAction } from './action.ts';
import { act, pickOption } from './asking.ts';
import { declare, plays } from './black-market.ts';
import { buildOptions, declareBuild, SITE } from './build.ts';
import { alone, isSelectable, matches } from './conditions.ts';
import { harvest, harvestable, WORKING, work } from './harvest.ts';
import { marketEntry, visitMarket } from './market.ts';
import { canContinue, reachable, step } from './move.ts';
import { questAt } from './quest.ts';
import {
  ACTIVATING,
  activate,
  BUYING_VILLA,
  DELIVERING,
  declareVilla,
  deliver,
  INTERACTING,
  PROMOTING,
  promote,
  RECRUITING,
  recruit,
} from './special.ts';
import { HARVEST_REACH, stat } from './stats.ts';

/** D-ACTION: what the active player may do at an open moment, in the order of 7.2. */

function completable(g: State, seat: Seat): QuestAnswer[] {
  const player = playerOf(g, seat);
  const found: QuestAnswer[] = [];
  const context = alone(seat);
  for (const card of player.questHand) {
    const { spot, choices } = questAt(card);
    if (spot === null || !matches(g, spot, player.territory, context)) continue;
    for (const choice of choices)
      if (isSelectable(g, choice, seat, context)) found.push({ card, option: choice.number });
  }
  return found;
}

/** Actions; cheap tests of the place come before the requirements. */
function addActions(g: State, seat: Seat, entries: Entry[]): void {
  const player = playerOf(g, seat);
  const at = player.territory;
  const to = reachable(g, seat);
  if (to.length > 0) entries.push(pickOption('move', seat, null, to));
  if ((resourceAt[at] as number) >= 0 || stat(g, seat, HARVEST_REACH) > 0) {
    const resources = harvestable(g, seat);
    if (resources.length > 0) entries.push(pickOption('harvest', seat, null, resources));
  }
  if (allows(WORKING, g, seat)) entries.push(act('work', seat));
  if (isCity[at] && allows(SITE, g, seat)) {
    const builds = buildOptions(g, seat);
    if (builds.length > 0) entries.push(pickOption('build', seat, null, builds));
  }
  if (g.inhabitants[at] && allows(INTERACTING, g, seat)) entries.push(act('interact', seat));
  if (player.questHand.length > 0) {
    const quests = completable(g, seat);
    if (quests.length > 0) entries.push(pickOption('quest', seat, null, quests));
  }
  if (isCity[at] && allows(DELIVERING, g, seat)) entries.push(act('deliver', seat));
  if (allows(RECRUITING, g, seat)) entries.push(pickOption('recruit', seat, null, g.associateSupply.slice()));
  if ((villaAt[at] as number) >= 0 && allows(BUYING_VILLA, g, seat)) entries.push(act('villa', seat));
  if (g.market.length > 0) {
    const visit = marketEntry(g, seat);
    if (visit !== null) entries.push(visit);
  }
}

/** K-054: what costs no action. */
function addFreeThings(g: State, seat: Seat, entries: Entry[]): void {
  const player = playerOf(g, seat);
  if (player.artefacts.length > 0) {
    const usable = player.artefacts.filter((artefact) => allows(ACTIVATING, g, seat, artefact));
    if (usable.length > 0) entries.push(pickOption('activate', seat, null, usable));
  }
  if (player.associates.length > 0) {
    const promotable = player.associates.filter((associate) => allows(PROMOTING, g, seat, associate));
    if (promotable.length > 0) entries.push(pickOption('promote', seat, null, promotable));
  }
  if (player.blackHand.length > 0) {
    const cards = plays(g, seat, 'open', NOBODY, null);
    if (cards.length > 0) entries.push(pickOption('card', seat, null, cards));
  }
}

export function actionMenu(g: State, seat: Seat): Decision {
  const entries: Entry[] = [];
  if (canContinue(g, seat)) {
    const to = reachable(g, seat);
    if (to.length > 0) entries.push(pickOption('step', seat, null, to));
  }
  if (actionsLeft(g, seat) > 0) addActions(g, seat, entries);
  addFreeThings(g, seat, entries);
  entries.push(act('end-turn', seat));
  return { kind: 'menu', id: 'action', seat, source: null, entries };
}

/** What an answer to D-ACTION does; the menu is asked again after it. */
export function takeAction(g: State, seat: Seat, { entry, answer }: MenuAnswer): Flow {
  switch (entry) {
    case 'step':
    case 'move':
      step(g, seat, answer as number, entry === 'move');
      return 'next';
    case 'harvest':
      return harvest(g, seat, answer as string);
    case 'work':
      work(g, seat);
      return 'next';
    case 'build':
      return declareBuild(g, seat, answer as unknown as BuildAnswer);
    case 'interact':
      spendAction(g, seat, 'interact');
      return call('interact', { owner: seat });
    case 'quest': {
      const { card, option } = answer as unknown as QuestAnswer;
      spendAction(g, seat, 'quest');
      return call('quest.complete', { owner: seat, card }, { option });
    }
    case 'deliver':
      return deliver(g, seat);
    case 'recruit':
      recruit(g, seat, answer as number);
      return 'next';
    case 'villa':
      return declareVilla(g, seat);
    case 'market':
      visitMarket(g, seat, answer as unknown as MarketOperation[]);
      return 'next';
    case 'activate': {
      return activate(g, seat, answer as number) ?? 'next';
    }
    case 'promote':
      promote(g, seat, answer as number);
      return 'next';
    case 'card':
      return declare(seat, answer as unknown as PlayAnswer, NOBODY);
    default:
      return 'next';
  }
}
