import { type CardId, type Flow, listening, type Seat } from '@comptoir/kit';
import { folkOf, printedValue } from '../catalogue.ts';
import type { Decision, Entry, StackChoice } from '../decisions.ts';
import { tell } from '../events.ts';
import { discard, hand, stall } from '../places.ts';
import { effectiveValue, nextStack, seatsAt, stacksToWin, stallOf, teammateOf } from '../questions.ts';
import { type State, zonesOf } from '../state.ts';
import { effect } from './asking.ts';
import { spendAction } from './market.ts';
import { move } from './moving.ts';
import { canPropose, canReach } from './stack-choice.ts';
import { effectiveValues } from './values.ts';

/** Chapter 7, the stall and inventory actions, and the help of a teammate (V-265, V-269). */

/** The question for the next stack, whether or not it has an answer (V-140, V-141). */
export function stackOf(g: State, seat: Seat, cards = zonesOf(g, seat).hand.slice()): StackChoice {
  return {
    kind: 'stack',
    id: 'stall.build',
    seat,
    source: null,
    cards,
    values: effectiveValues(g, cards),
    folks: cards.map(folkOf),
    total: nextStack(g, seat),
    below: false,
    declined: [],
  };
}

/** V-269 (2): what may be proposed to the teammate. */
export const proposalOf = (g: State, seat: Seat): StackChoice => ({
  ...stackOf(g, seat),
  id: 'stall.ask-help',
  below: true,
  declined: g.turn.declined,
});

const teammateHoldsCards = (g: State, seat: Seat): boolean => {
  const teammate = teammateOf(g, seat);
  return teammate !== null && zonesOf(g, teammate).hand.length > 0;
};

/** Adds the entries of `action` about the stall: each only if it has a legal answer. `cards` is a copy of the hand. */
export function addStallEntries(g: State, seat: Seat, cards: CardId[], entries: Entry[]): void {
  if (canReach(g, cards, nextStack(g, seat))) entries.push(stackOf(g, seat, cards));
  if (!teammateHoldsCards(g, seat)) return;
  const proposal = proposalOf(g, seat);
  if (canPropose(proposal)) entries.push(proposal);
}

/** V-140 to V-143, V-269 (4). Ends the game when it was the last stack (V-170, V-233). */
export function buildStack(g: State, seat: Seat, own: readonly CardId[], added: readonly CardId[]): Flow {
  const index = stallOf(g, seat);
  const number = nextStack(g, seat);
  if (listening()) tell({ type: 'stack', seat, stall: index, number, cards: [...own, ...added] });
  const helper = teammateOf(g, seat) ?? seat;
  let at = 0;
  for (const card of own) move(g, card, hand(seat), stall(index, number - 1, at++), 'built');
  for (const card of added) move(g, card, hand(helper), stall(index, number - 1, at++), 'built');
  spendAction(g, false);
  if (number < stacksToWin(g)) return 'next';
  g.winner = index;
  g.turn.phase = 'over';
  if (listening()) tell({ type: 'phase-began', phase: 'over' });
  if (listening()) tell({ type: 'won', stall: index, seats: seatsAt(g, index) });
  return 'over';
}

/** V-269 (6): the cards of a teammate count as printed, whatever holds for the active player. */
const asPrinted = (_: State, card: CardId): number => printedValue(card);

/** V-269 (3): what the teammate may add. Declining is always possible, and asked even when nothing fits. */
function helpChoice(g: State, owner: Seat, proposed: readonly CardId[]): Decision {
  const seat = teammateOf(g, owner) as Seat;
  const folk = folkOf(proposed[0] as CardId);
  const cards = zonesOf(g, seat).hand.filter((card) => folkOf(card) === folk);
  const sum = proposed.reduce((total, card) => total + effectiveValue(g, card), 0);
  const total = nextStack(g, owner) - sum;
  const add: StackChoice = {
    kind: 'stack',
    id: 'stall.add',
    seat,
    source: null,
    cards,
    values: cards.map((card) => asPrinted(g, card)),
    folks: cards.map(folkOf),
    total,
    below: false,
    declined: [],
  };
  const decline: Entry = { kind: 'act', id: 'stall.decline', seat, source: null };
  return {
    kind: 'menu',
    id: 'stall.help',
    seat,
    source: null,
    entries: canReach(g, cards, total, asPrinted) ? [add, decline] : [decline],
  };
}

/** V-269 */
export const askHelp = effect({ cards: [] as number[] }, ({ run, choose }) => ({
  propose: run((_, f) => tell({ type: 'help-asked', seat: f.owner, cards: f.cards })),
  answer: choose<{ entry: string; answer: number[] | null }>(
    (g, f) => helpChoice(g, f.owner, f.cards),
    (g, f, { answer }) => {
      const helper = teammateOf(g, f.owner) as Seat;
      if (answer === null) {
        g.turn.declined.push(f.cards.slice());
        if (listening()) tell({ type: 'help-declined', seat: helper, cards: f.cards });
        return 'done';
      }
      if (listening()) tell({ type: 'help-given', seat: helper, cards: answer });
      return buildStack(g, f.owner, f.cards, answer);
    },
  ),
}));

/** V-150, V-151 */
export function discardInventory(g: State, seat: Seat, cards: readonly CardId[]): void {
  if (listening()) tell({ type: 'inventory', seat, count: cards.length });
  for (const card of cards) move(g, card, hand(seat), discard(seat), 'discarded');
  spendAction(g, false);
}
