import { type CardId, call, type Flow, listening, type Seat } from '@comptoir/kit';
import { cardOf, folkOf, printedValue } from '../catalogue.ts';
import type { Decision, Entry, License, StackChoice } from '../decisions.ts';
import { tell } from '../events.ts';
import { cardAs, folkAs } from '../likeness.ts';
import { discard, hand, type Place, stall } from '../places.ts';
import {
  changedValue,
  effectiveValue,
  heightOfNext,
  nextStack,
  stacksToWin,
  stallOf,
  teammateOf,
} from '../questions.ts';
import { type Permits, type State, zonesOf } from '../state.ts';
import { effect } from './asking.ts';
import { note } from './happenings.ts';
import { inPlay } from './in-play.ts';
import { raiseHandLimit, spendAction } from './market.ts';
import { move } from './moving.ts';
import { settle } from './reactions.ts';
import { canBuild, canPropose, canReach } from './stack-choice.ts';
import { won } from './standstill.ts';
import { effectiveValues } from './values.ts';

/** Chapter 7, the stall and inventory actions, and the help of a teammate (V-265, V-269). */

/** V-141, V-332: the cards that may go into a stack: the hand, and the discard while a planned technique says so. */
export function buildable(g: State, seat: Seat, cards: CardId[]): CardId[] {
  if (g.turn.permits?.fromDiscard) return zonesOf(g, seat).discard.slice(); // V-395
  return opensDiscard(g, seat) ? [...cards, ...zonesOf(g, seat).discard] : cards;
}

const opensDiscard = (g: State, seat: Seat): boolean =>
  zonesOf(g, seat).planning.length > 0 &&
  zonesOf(g, seat).planning.some(({ card, as }) => cardOf(as ?? card).buildsFromDiscard === true);

/** The question for the next stack, whether or not it has an answer (V-140, V-141). */
export function stackOf(
  g: State,
  seat: Seat,
  own = buildable(g, seat, zonesOf(g, seat).hand.slice()),
): StackChoice {
  // V-306: where the whole discard is open (V-332), nothing more is to be found there.
  const isOpen = g.turn.permits?.fromDiscard === true || opensDiscard(g, seat);
  const found = isOpen ? [] : foundFor(g, seat, own);
  const cards = found.length === 0 ? own : [...own, ...found];
  const usual = usualStack(g, seat, cards, heightOfNext(g, seat));
  const license = licenseOf(g, seat, cards, found);
  const slack = slackOf(g, seat);
  return license === undefined
    ? usual
    : {
        ...usual,
        values: cards.map((card) => boundOf(g, card, 0)),
        license,
        ...(slack === 0 ? {} : { slack }),
      };
}

/** V-381: how far the next stack may be from its number, for a card of the last one. */
function slackOf(g: State, seat: Seat): number {
  if (!inPlay(g).bendsStacks) return 0;
  let slack = 0;
  for (const card of g.stalls[stallOf(g, seat)]?.at(-1) ?? [])
    slack = Math.max(slack, cardOf(card)?.stack?.slack ?? 0);
  return slack;
}

/** V-363, V-380, V-381: something allows more in the next stack than its cards do. */
const isEased = (g: State, seat: Seat): boolean =>
  g.turn.permits !== undefined || slackOf(g, seat) > 0 || spareJunk(g, seat) > 0;

/** The same where no card allows more than V-141 does. */
function usualStack(g: State, seat: Seat, cards: readonly CardId[], total: number): StackChoice {
  const folks: (string | null)[] = [];
  for (let i = 0; i < cards.length; i++) folks.push(folkAs(g, cards[i] as CardId));
  return {
    kind: 'stack',
    id: 'stall.build',
    seat,
    source: null,
    cards,
    values: effectiveValues(g, cards),
    folks,
    total,
    below: false,
    declined: [],
  };
}

/** V-307: the lowest (0) or highest (1) value of a card in a stack, as changed by what is in force (V-009). */
function boundOf(g: State, card: CardId, which: 0 | 1): number {
  const range = cardAs(g, card).stack?.range;
  if (range === undefined) return effectiveValue(g, card);
  const ends = range.map((value) => changedValue(g.turn.values, card, value));
  return which === 0 ? Math.min(...ends) : Math.max(...ends);
}

/**
 * V-306: the cards of the discard that a stack may hold. Of equal cards, only as many as it may take, from the top.
 */
function foundFor(g: State, seat: Seat, hand: readonly CardId[]): CardId[] {
  let most = 0;
  for (let i = 0; i < hand.length; i++) if (cardAs(g, hand[i] as CardId).stack?.reaches) most += 1;
  if (most === 0) return [];
  const taken = new Map<string, number>();
  return zonesOf(g, seat)
    .discard.slice()
    .reverse()
    .filter((card) => {
      const { id } = cardOf(card);
      taken.set(id, (taken.get(id) ?? 0) + 1);
      return (taken.get(id) as number) <= most;
    });
}

/** None of these cards does anything as part of a stack. */
function isUsual(g: State, cards: readonly CardId[]): boolean {
  if (!inPlay(g).bendsStacks) return true;
  for (let i = 0; i < cards.length; i++) if (cardAs(g, cards[i] as CardId).stack !== undefined) return false;
  return true;
}

/**
 * Whether V-141 alone says which cards of this hand fit into the next stack: nothing in the hand, in the stall or in
 * this turn allows other cards, and each is of the folk that is printed on it.
 */
export const isPlainBuild = (g: State, seat: Seat, cards: readonly CardId[]): boolean =>
  g.turn.values.every(({ how }) => how !== 'copy') &&
  !opensDiscard(g, seat) &&
  isUsual(g, cards) &&
  !isEased(g, seat);

/** V-363: how many Junk one's own stall lets into a new stack. */
function spareJunk(g: State, seat: Seat): number {
  if (!inPlay(g).letsJunkIn) return 0;
  let count = 0;
  for (const stack of g.stalls[stallOf(g, seat)] ?? [])
    for (const card of stack) count += cardOf(card).stallJunk ?? 0;
  return count;
}

/** V-363, V-380: what is allowed whatever cards are in the stack. */
function looseOf(g: State, seat: Seat): Permits | undefined {
  const spare = spareJunk(g, seat);
  const { permits } = g.turn;
  if (spare === 0) return permits;
  return { junk: spare + (permits?.junk ?? 0), mixes: permits?.mixes ?? false };
}

function licenseOf(
  g: State,
  seat: Seat,
  cards: readonly CardId[],
  found: readonly CardId[],
): License | undefined {
  if (isUsual(g, cards) && !isEased(g, seat)) return undefined;
  const loose = looseOf(g, seat);
  const inHand = cards.filter((card) => !found.includes(card));
  const able = (does: 'junk' | 'mixes' | 'reaches'): CardId[] =>
    inHand.filter((card) => cardAs(g, card).stack?.[does] === true);
  return {
    highest: cards.map((card) => boundOf(g, card, 1)),
    junk: able('junk'),
    mixes: able('mixes'),
    reaches: able('reaches'),
    found,
    ...(loose === undefined ? {} : { loose }),
  };
}

/** V-269 (2): what may be proposed to the teammate. */
export function proposalOf(g: State, seat: Seat): StackChoice {
  // V-306: a proposal is of one folk and of the hand, whatever its cards would allow alone.
  const { license: _, slack: __, ...plain } = stackOf(g, seat, zonesOf(g, seat).hand.slice());
  const cards = zonesOf(g, seat).hand.slice();
  return {
    ...plain,
    id: 'stall.ask-help',
    cards,
    values: effectiveValues(g, cards),
    folks: cards.map((card) => folkAs(g, card)),
    below: true,
    declined: g.turn.declined,
  };
}

const teammateHoldsCards = (g: State, seat: Seat): boolean => {
  const teammate = teammateOf(g, seat);
  return teammate !== null && zonesOf(g, teammate).hand.length > 0;
};

/** Adds the entries of `action` about the stall: each only if it has a legal answer. `cards` is a copy of the hand. */
export function addStallEntries(g: State, seat: Seat, cards: CardId[], entries: Entry[]): void {
  const own = buildable(g, seat, cards);
  // Most hands are usual: the question is put together only if it has an answer.
  if (isUsual(g, own) && !isEased(g, seat)) {
    const total = heightOfNext(g, seat);
    if (canReach(g, own, total)) entries.push(usualStack(g, seat, own, total));
  } else {
    const stack = stackOf(g, seat, own);
    if (canBuild(g, stack)) entries.push(stack);
  }
  if (g.turn.permits?.fromDiscard || !teammateHoldsCards(g, seat)) return;
  const proposal = proposalOf(g, seat);
  if (canPropose(proposal)) entries.push(proposal);
}

/** V-140 to V-143, V-269 (4): the stall action. */
export function buildStack(g: State, seat: Seat, own: readonly CardId[], added: readonly CardId[]): Flow {
  const helper = teammateOf(g, seat) ?? seat;
  const parts = own.map((card) => ({ card, from: ownPlace(g, seat, card) }));
  return layStack(g, seat, [...parts, ...added.map((card) => ({ card, from: hand(helper) }))], () =>
    spendAction(g, false),
  );
}

/** V-306: a card of a stack comes from the hand or from the discard. */
const ownPlace = (g: State, seat: Seat, card: CardId): Place =>
  zonesOf(g, seat).hand.includes(card) ? hand(seat) : discard(seat);

/** Lays the next stack, wherever its cards come from. Ends the game when it was the last one (V-170, V-233). */
export function layStack(
  g: State,
  seat: Seat,
  parts: readonly { readonly card: CardId; readonly from: Place }[],
  laid: () => void = () => {},
): Flow {
  const index = stallOf(g, seat);
  const number = nextStack(g, seat);
  const goesOn = parts.some(({ card }) => cardAs(g, card).stack?.again === true);
  if (listening()) tell({ type: 'stack', seat, stall: index, number, cards: parts.map(({ card }) => card) });
  parts.forEach(({ card, from }, at) => {
    move(g, card, from, stall(index, number - 1, at), 'built');
  });
  laid();
  note(g, 'build', seat);
  forfeitHoard(g);
  if (g.still !== undefined) g.still = 0; // V-174
  if (number < stacksToWin(g)) return goesOn ? call(buildOn, { owner: seat }) : 'next';
  return won(g, index);
}

/** V-380: adds what a technique allows to what others have allowed this turn. */
export function easeStacks({ turn }: State, { mixes, junk, fromDiscard }: Permits): void {
  turn.permits = {
    mixes: mixes || turn.permits?.mixes === true,
    junk: junk + (turn.permits?.junk ?? 0),
    ...(fromDiscard || turn.permits?.fromDiscard ? { fromDiscard: true as const } : {}),
  };
  if (listening()) tell({ type: 'stacks-eased', ...turn.permits });
}

/** V-382: whoever builds gets nothing for not building, neither before nor later in this turn. */
function forfeitHoard(g: State): void {
  const { turn } = g;
  if (!inPlay(g).hoards) return;
  if ((turn.hoard ?? 0) > 0) raiseHandLimit(g, -(turn.hoard as number));
  turn.hoard = -1;
}

/** V-308: the next stack at once, or not. Ask whatever the hand holds, so that the pause tells nothing. */
export const buildOn = effect({}, ({ run, choose }) => ({
  build: choose<{ entry: string; answer: number[] | null }>(
    (g, f) => {
      const stack = stackOf(g, f.owner);
      const leave: Entry = { kind: 'act', id: 'stall.decline', seat: f.owner, source: null };
      const entries = canBuild(g, stack) ? [stack, leave] : [leave];
      return { kind: 'menu', id: 'stall.again', seat: f.owner, source: null, entries };
    },
    (g, f, { answer }) =>
      answer === null
        ? 'done'
        : layStack(
            g,
            f.owner,
            answer.map((card) => ({ card, from: ownPlace(g, f.owner, card) })),
          ),
  ),
  react: run(settle), // V-330
}));

/** V-269 (6): the cards of a teammate count as printed, whatever holds for the active player. */
const asPrinted = (_: State, card: CardId): number => printedValue(card);

/** V-269 (3): what the teammate may add. Declining is always possible, and asked even when nothing fits. */
function helpChoice(g: State, owner: Seat, proposed: readonly CardId[]): Decision {
  const seat = teammateOf(g, owner) as Seat;
  const folk = folkAs(g, proposed[0] as CardId);
  const cards = zonesOf(g, seat).hand.filter((card) => folkOf(card) === folk);
  const sum = proposed.reduce((total, card) => total + effectiveValue(g, card), 0);
  const total = heightOfNext(g, owner) - sum;
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
  react: run(settle), // V-330
}));

/** V-150, V-151 */
export function discardInventory(g: State, seat: Seat, cards: readonly CardId[]): void {
  if (listening()) tell({ type: 'inventory', seat, count: cards.length });
  for (const card of cards) move(g, card, hand(seat), discard(seat), 'discarded');
  spendAction(g, false);
}
