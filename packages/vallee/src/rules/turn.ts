import {
  andAgain,
  type CardId,
  call,
  type Flow,
  type Frame,
  goto,
  type Json,
  listening,
  type Menu,
  type MenuAnswer,
  type Seat,
} from '@comptoir/kit';
import { cardOf, isDueAtStart } from '../catalogue.ts';
import type { Decision, Entry, PurchaseAnswer } from '../decisions.ts';
import { tell } from '../events.ts';
import { cardAs, type Imitation, imitations } from '../likeness.ts';
import { hand, kept } from '../places.ts';
import { isRemastered, type State, zonesOf } from '../state.ts';
import { effect, pickOne } from './asking.ts';
import { drawNow } from './card-steps.ts';
import { fillHand } from './clean-up.ts';
import { setClock } from './clock.ts';
import { finishChoice, finishTechnique } from './finish.ts';
import { isPending } from './happenings.ts';
import { inPlay } from './in-play.ts';
import { purchaseChoice, startPurchase, tidyMarket } from './market.ts';
import { move } from './moving.ts';
import { imitate, mayUsePassives, type QuietPoint, usablePassives, usePassive } from './passives.ts';
import { reactions, settle } from './reactions.ts';
import { addStallEntries, askHelp, buildStack, discardInventory } from './stall.ts';
import { countStill, winnerStill, won } from './standstill.ts';
import { endTechnique, playTechnique, releaseTechnique } from './technique.ts';

/** Chapter 3. */

const one = (id: string, seat: Seat, from: readonly CardId[]): Entry => ({
  kind: 'pick-cards',
  id,
  seat,
  source: null,
  from,
  min: 1,
  max: 1,
  ordered: false,
});

/** V-105 */
export const isCapped = (g: State): boolean =>
  g.config.actionCap !== null && g.turn.actionsDone >= g.config.actionCap;

/** `action` at Q1: every entry has a legal answer; the inventory action is always there (V-042, V-043). */
export function actionMenu(g: State, seat: Seat): Decision {
  // One copy of the hand serves all entries: a question is never changed.
  const hand = zonesOf(g, seat).hand.slice();
  const entries: Entry[] = [];
  if (!isCapped(g)) {
    const buy = purchaseChoice(g, seat, hand);
    if (buy !== null) entries.push(buy);
    const techniques: CardId[] = [];
    for (let i = 0; i < hand.length; i++)
      if (cardAs(g, hand[i] as CardId).type === 'technique') techniques.push(hand[i] as CardId);
    if (techniques.length > 0) entries.push(one('technique.play', seat, techniques));
    const finish = finishChoice(g, seat, hand);
    if (finish !== null) entries.push(finish);
    addStallEntries(g, seat, hand, entries);
  }
  entries.push({
    kind: 'pick-cards',
    id: 'inventory.discard',
    seat,
    source: null,
    from: hand,
    min: 0,
    max: hand.length,
    ordered: true,
  });
  const passives = usablePassives(g, seat, 'Q1');
  if (passives.length > 0) entries.push(one('passive.use', seat, passives));
  const likenesses = shown(g, seat);
  if (likenesses.length > 0) entries.push(imitationEntry(seat, likenesses));
  return { kind: 'menu', id: 'action', seat, source: null, entries };
}

/** V-315: without chameleons there is nothing to look for. */
const shown = (g: State, seat: Seat): readonly Imitation[] =>
  inPlay(g).imitates ? imitations(g, seat) : NONE;
const NONE: readonly Imitation[] = [];

const imitationEntry = (seat: Seat, options: readonly Imitation[]): Entry => ({
  kind: 'pick-option',
  id: 'card.imitate',
  seat,
  source: null,
  options,
});

const imitationIn = ({ entry, answer }: MenuAnswer): Imitation | null =>
  entry === 'card.imitate' ? (answer as Imitation) : null;

function act(g: State, seat: Seat, { entry, answer }: MenuAnswer): Flow {
  switch (entry) {
    case 'market.buy':
      return andAgain(startPurchase(seat, answer as PurchaseAnswer));
    case 'technique.play':
      return andAgain(call(playTechnique, { owner: seat, card: (answer as number[])[0] as CardId }));
    case 'technique.finish': {
      const { slot, cards, values } = answer as PurchaseAnswer;
      return andAgain(call(finishTechnique, { owner: seat, card: slot }, { cards, values }));
    }
    case 'stall.build': {
      const flow = buildStack(g, seat, answer as number[], []);
      if (flow === 'over') return 'over';
      if (typeof flow === 'object' && 'call' in flow) return andAgain(flow);
      return isPending(g) ? andAgain(call(reactions, { owner: seat })) : 'again';
    }
    case 'stall.ask-help':
      return andAgain(call(askHelp, { owner: seat }, { cards: answer }));
    case 'card.imitate':
      imitate(g, answer as Imitation);
      return 'again';
    case 'passive.use':
      return andAgain(usePassive(g, seat, (answer as number[])[0] as CardId));
    default:
      discardInventory(g, seat, answer as number[]);
      return isPending(g) ? andAgain(call(reactions, { owner: seat })) : 'again'; // V-330
  }
}

/**
 * `turn.continue` at Q2 to Q5: end the turn, go on to the next quiet point, or use a passive. Asked whenever somebody could
 * use one here, whatever this hand holds (V-044).
 */
function quietMenu(g: State, seat: Seat, at: QuietPoint): Decision | null {
  if (!mayUsePassives(g, seat, at)) return null;
  const isLast = at === 'Q5' || (at === 'Q4' && !mayUsePassives(g, seat, 'Q5'));
  const pause = isLast ? LAST_PAUSES[seat] : PAUSES[seat];
  const passives = usablePassives(g, seat, at);
  const likenesses = shown(g, seat);
  if (passives.length + likenesses.length === 0) return pause as Menu<Entry>;
  const entries = (pause as Menu<Entry>).entries.slice();
  if (passives.length > 0) entries.push(one('passive.use', seat, passives));
  if (likenesses.length > 0) entries.push(imitationEntry(seat, likenesses));
  return { kind: 'menu', id: 'turn.continue', seat, source: null, entries };
}

// Built once: most pauses are the same each time, and questions are never changed.
const pauses = (...ids: readonly string[]): readonly Menu<Entry>[] =>
  [0, 1, 2, 3].map((seat) => ({
    kind: 'menu',
    id: 'turn.continue',
    seat,
    source: null,
    entries: ids.map((id): Entry => ({ kind: 'act', id, seat, source: null })),
  }));
const PAUSES = pauses('turn.end', 'turn.go-on');
const LAST_PAUSES = pauses('turn.end');

const passiveIn = ({ entry, answer }: MenuAnswer): CardId | null =>
  entry === 'passive.use' ? ((answer as Json[])[0] as CardId) : null;

/** V-332, V-355: what waits for a condition or a price is not due; V-357: nor what was released already. */
const duePlanned = (g: State, f: Frame): CardId[] => {
  const due: CardId[] = [];
  for (const { card, as, since } of zonesOf(g, f.owner).planning)
    if (isDueAtStart(cardOf(as ?? card)) && since !== g.turn.number) due.push(card);
  return due;
};

/** V-360: what was played this turn and has a part for its end. */
const endingPlanned = (g: State, f: Frame): CardId[] => {
  const due: CardId[] = [];
  for (const { card, as } of zonesOf(g, f.owner).planning)
    if (cardOf(as ?? card).ending !== undefined) due.push(card);
  return due;
};

/** V-040: start of turn, actions, clean-up. */
export const turn = effect({ hold: true }, ({ run, choose }) => ({
  begin: run((g, f) => {
    const { turn: t } = g;
    t.number += 1;
    t.active = f.owner;
    t.phase = 'start';
    if (listening()) tell({ type: 'turn-began', seat: f.owner, number: t.number });
    if (g.clocks !== undefined) setClock(g, f.owner, 'dawn'); // V-370
  }),
  // V-394: what was stored comes back.
  unstore: run((g, f) => {
    const { kept: stored } = zonesOf(g, f.owner);
    if (stored === undefined) return;
    for (const card of stored.slice()) move(g, card, kept(f.owner), hand(f.owner), 'released');
  }),
  // V-041, V-110: everything due is released first, in the order its player chooses.
  release: choose<number[]>(
    (g, f) =>
      zonesOf(g, f.owner).planning.length === 0 ? null : pickOne('start.order', f, duePlanned(g, f)),
    (_, f, [card]) => andAgain(call(releaseTechnique, { owner: f.owner, card: card as CardId })),
  ),
  actions: run((g) => {
    g.turn.phase = 'action';
    g.turn.pendingActions = 1; // V-104
    if (listening()) tell({ type: 'phase-began', phase: 'action' });
    if (listening()) tell({ type: 'actions-counted', pending: 1, done: 0 });
  }),
  act: choose<MenuAnswer & { [key: string]: Json }>(
    (g, f) => (g.turn.pendingActions > 0 ? actionMenu(g, f.owner) : null),
    (g, f, answer) => act(g, f.owner, answer),
  ),
  cleanUp: run((g) => {
    g.turn.phase = 'clean-up';
    if (listening()) tell({ type: 'phase-began', phase: 'clean-up' });
  }),
  beforeFilling: choose<MenuAnswer & { [key: string]: Json }>(
    (g, f) => quietMenu(g, f.owner, 'Q2'),
    (g, f, answer) => {
      const card = passiveIn(answer);
      if (card !== null) return andAgain(usePassive(g, f.owner, card));
      const imitation = imitationIn(answer);
      if (imitation !== null) {
        imitate(g, imitation);
        return 'again';
      }
      f.hold = answer.entry === 'turn.go-on';
      return 'next';
    },
  ),
  // V-161: fill, then a quiet point for those who did not end their turn; whoever uses an ability fills again.
  fill: run((g, f) => {
    if (isRemastered(g)) tidyMarket(g); // V-391
    fillHand(g, f.owner);
  }),
  filled: run(settle),
  afterFilling: choose<MenuAnswer & { [key: string]: Json }>(
    (g, f) => (f.hold ? quietMenu(g, f.owner, 'Q3') : null),
    (g, f, answer) => {
      const card = passiveIn(answer);
      if (card !== null) return usePassive(g, f.owner, card);
      const imitation = imitationIn(answer);
      if (imitation !== null) {
        imitate(g, imitation);
        return 'next';
      }
      f.hold = answer.entry === 'turn.go-on';
      return goto('market');
    },
    goto('market'),
  ),
  fillAgain: run(() => goto('fill')),
  market: run((g) => tidyMarket(g)),
  afterMarket: choose<MenuAnswer & { [key: string]: Json }>(
    (g, f) => (f.hold ? quietMenu(g, f.owner, 'Q4') : null),
    (g, f, answer) => {
      const card = passiveIn(answer);
      if (card !== null) return usePassive(g, f.owner, card);
      const imitation = imitationIn(answer);
      if (imitation === null) {
        f.hold = answer.entry === 'turn.go-on';
        return goto('ending');
      }
      imitate(g, imitation);
      return 'next';
    },
    goto('ending'),
  ),
  tidyAgain: run(() => goto('fill')),
  // V-360: techniques first, in the order their player chooses; V-361: then passives, for those who did not end their turn.
  ending: choose<number[]>(
    (g, f) =>
      zonesOf(g, f.owner).planning.length === 0 ? null : pickOne('end.order', f, endingPlanned(g, f)),
    (_, f, [card]) => andAgain(call(endTechnique, { owner: f.owner, card: card as CardId })),
  ),
  atEnd: choose<MenuAnswer & { [key: string]: Json }>(
    (g, f) => (f.hold ? quietMenu(g, f.owner, 'Q5') : null),
    (g, f, answer) => {
      const card = passiveIn(answer);
      if (card !== null) return andAgain(usePassive(g, f.owner, card));
      const imitation = imitationIn(answer);
      if (imitation === null) return 'next';
      imitate(g, imitation);
      return 'again';
    },
  ),
  expire: run((g, f) => {
    drawAtEnd(g, f.owner);
    endTurn(g);
  }),
}));

/** V-396 */
function drawAtEnd(g: State, seat: Seat): void {
  if (!isRemastered(g)) return;
  let count = 0;
  for (const card of zonesOf(g, seat).discard) count += cardOf(card).endsInDiscard ?? 0;
  for (let i = 0; i < count; i++) drawNow(g, seat);
}

/** V-046, V-169 */
function endTurn(g: State): void {
  const { turn: t } = g;
  if (t.values.length > 0) t.values = [];
  if (t.used.length > 0) t.used = [];
  t.veiled.used = 0;
  t.veiled.values = 0;
  t.passivesUsed = 0;
  t.handBonus = 0;
  if (t.declined.length > 0) t.declined = [];
  t.actionsDone = 0;
  if (t.permits !== undefined) delete t.permits;
  if (t.hoard !== undefined) delete t.hoard;
}

/** V-027, V-173: turns clockwise until somebody has won; V-174: or nobody can any more. */
export const game = effect({}, ({ run }) => ({
  turn: run((_, f) => call(turn, f)),
  pass: run((g, f) => {
    if (countStill(g)) return won(g, winnerStill(g));
    f.owner = (f.owner + 1) % g.config.players;
    return goto('turn');
  }),
}));
