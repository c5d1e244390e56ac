import { call, goto, type Json, type MenuAnswer, type Seat } from '@comptoir/kit';
import { STORIES } from '../content/tables.ts';
import { tell } from '../events.ts';
import { type Phase, playerOf, type State } from '../state.ts';
import { actionMenu, takeAction } from './actions.ts';
import { effect } from './asking.ts';
import { transferPlain } from './bundle.ts';
import { alone } from './conditions.ts';
import { addGold, addIncome, associateYields, endMove, voidOffers } from './goods.ts';
import { openWindow } from './pending.ts';
import { performList } from './perform.ts';
import { breakPledges } from './pledges.ts';
import { ACTIONS, expireModifiers, INCOME_GOLD, useStat } from './stats.ts';
import { triggerCall } from './triggers.ts';
import { pauseFor } from './window.ts';

/** Chapter 3.4, and K-150 to K-163. */

export function enterPhase(g: State, phase: Phase): void {
  g.turn.phase = phase;
  tell({ type: 'phase', phase });
}

/** K-052: bonus actions that were not used are lost with the action phase. */
function closeActions(g: State, seat: Seat): void {
  endMove(g);
  const player = playerOf(g, seat);
  if (player.bonusActions > 0) {
    player.bonusActions = 0;
    tell({ type: 'bonus-actions', seat, total: 0 });
  }
  enterPhase(g, 'income');
}

export const turn = effect({ was: -1 }, ({ run, choose }) => ({
  begin: run((g, f) => {
    const { turn: t } = g;
    t.active = f.owner;
    t.phase = 'turnStart';
    t.allowance = 0;
    t.actionsUsed = 0;
    t.usedArtefacts = [];
    tell({ type: 'turn-began', seat: f.owner, round: t.round });
    return openWindow('turnStart', f.owner);
  }),
  actions: run((g, f) => {
    g.turn.allowance = useStat(g, f.owner, ACTIONS);
    tell({ type: 'allowance', actions: g.turn.allowance });
    enterPhase(g, 'actions');
  }),
  act: choose<MenuAnswer & { [key: string]: Json }>(
    (g, f) => actionMenu(g, f.owner),
    (g, f, answer) => {
      f.was = playerOf(g, f.owner).territory;
      return answer.entry === 'end-turn' ? goto('beforeIncome') : takeAction(g, f.owner, answer);
    },
  ),
  // K-216: whoever raised a hand is asked before the next step.
  pause: run((g, f) => pauseFor(g, f.owner, f.was) ?? 'next'),
  goOn: run(() => goto('act')),
  beforeIncome: run((g, f) => {
    closeActions(g, f.owner);
    return openWindow('before:income', f.owner);
  }),
  income: run((g, f) => {
    const gold = Math.max(0, playerOf(g, f.owner).income + useStat(g, f.owner, INCOME_GOLD));
    tell({ type: 'income-paid', seat: f.owner, gold });
    addGold(g, f.owner, gold, 'income');
    associateYields(g, f.owner);
    return triggerCall(g, 'income', [f.owner]) ?? 'next';
  }),
  end: run((g, f) => {
    breakPledges(g, f.owner);
    expireModifiers(g, f.owner);
  }),
}));

/** K-162, S-57: the last turn of a round has been played. */
function isLastRound(g: State): boolean {
  return g.endTriggered || g.turn.round >= g.config.roundCap;
}

export function winnersOf(g: State): Seat[] {
  // K-163
  let best: Seat[] = [];
  for (let seat = 0; seat < g.config.players; seat++) {
    const [leader] = best;
    const found = leader === undefined ? 1 : compare(g, seat, leader);
    if (found > 0) best = [seat];
    else if (found === 0) best.push(seat);
  }
  return best;
}
export function compare(g: State, a: Seat, b: Seat): number {
  const [one, other] = [playerOf(g, a), playerOf(g, b)];
  return one.prestige - other.prestige || one.gold - other.gold;
}

/** From the stories (K-031) to the end; the draft comes before. */
export const rounds = effect({}, ({ run }) => ({
  // K-031, in turn order from the first seat.
  story: run((g, f) => {
    const player = playerOf(g, f.owner);
    const { income, start, list } = STORIES[player.story] as (typeof STORIES)[number];
    tell({ type: 'started', seat: f.owner, story: player.story });
    addIncome(g, f.owner, income, start.key);
    transferPlain(g, { ...alone(f.owner), verb: 'gain', seat: f.owner, to: f.owner }, start, 0);
    return performList(f.owner, list) ?? 'next';
  }),
  nextStory: run((g, f) => {
    f.owner = (f.owner + 1) % g.config.players;
    return f.owner === g.config.firstSeat ? 'next' : goto('story');
  }),
  turn: run((_, f) => call('turn', f)),
  pass: run((g, f) => {
    f.owner = (f.owner + 1) % g.config.players;
    if (f.owner !== g.config.firstSeat) return goto('turn');
    if (!isLastRound(g)) {
      g.turn.round += 1;
      return goto('turn');
    }
    voidOffers(g);
    enterPhase(g, 'over');
    tell({ type: 'over', winners: winnersOf(g) });
    return 'over';
  }),
}));
