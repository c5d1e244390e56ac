import { type MenuAnswer, type Seat, xoshiro } from '@comptoir/kit';
import { cardOf, isDueAtStart } from './catalogue.ts';
import type { Decision, Purchase, PurchaseAnswer } from './decisions.ts';
import { actionMenu } from './rules/turn.ts';
import { EMPTY, EVERYBODY, freshTurn, type State } from './state.ts';
import type { View } from './view.ts';

/** The next turn of a seat, foreseen from its view: what a player can prepare while another one decides. */

/**
 * The `action` question as if the turn began now. The rule itself asks it of a state without anything unseen.
 * Passives and the help of a teammate depend on unseen cards and are not foreseen. Null when the turn will begin with
 * something else (V-110) or not at all.
 */
export function foresee(view: View, seat: Seat): Decision | null {
  const own = view.players[seat];
  if (
    own?.hand == null ||
    own.planning.some(({ card }) => isDueAtStart(cardOf(card))) ||
    view.winner !== null ||
    view.turn.number === 0 // V-029: nothing has been dealt yet.
  )
    return null;
  const question = actionMenu(known(view, seat), seat);
  if (question.kind !== 'menu') return question;
  return { ...question, entries: question.entries.filter(({ id }) => id !== 'passive.use') };
}

/** What the view knows at the start of a turn of this seat. */
function known(view: View, seat: Seat): State {
  return {
    rng: xoshiro(0),
    stack: [],
    config: {
      mode: view.mode,
      players: view.players.length,
      folks: view.folks,
      firstPlayer: view.firstPlayer,
      actionCap: null,
    },
    players: view.players.map(({ hand, discard, planning }) => ({
      deck: [],
      hand: hand?.slice() ?? [],
      discard: discard.slice(),
      // V-300: what opponents impose from there already counts.
      planning: planning.map(({ card }) => ({ card, stored: [] })),
    })),
    stalls: view.stalls,
    market: view.market.map((card) => card ?? EMPTY),
    marketDeck: [],
    marketDiscard: view.marketDiscard,
    junkReserve: [],
    junkCreated: 0,
    box: [],
    setAside: { cards: [], seenBy: EVERYBODY },
    looking: null,
    turn: freshTurn({ number: view.turn.number, active: seat, phase: 'action', pendingActions: 1 }),
    ...(view.coins && { coins: view.coins.slice() }),
    winner: -1,
  };
}

const purchaseIn = (decision: Decision): Purchase | undefined =>
  decision.kind === 'menu' ? decision.entries.find((entry) => entry.kind === 'purchase') : undefined;

/**
 * The same wish in the question that is really asked: a card to be bought may lie in another slot by now (V-166).
 * Null when it can no longer be bought. `check` decides whether the answer is legal.
 */
export function carryOver(wish: MenuAnswer, foreseen: Decision, asked: Decision): MenuAnswer | null {
  if (wish.entry !== 'market.buy') return wish;
  const { slot, ...payment } = wish.answer as PurchaseAnswer;
  const wanted = purchaseIn(foreseen)?.offers.find((offer) => offer.slot === slot);
  const offer = purchaseIn(asked)?.offers.find(({ card }) => card === wanted?.card);
  return offer === undefined ? null : { entry: wish.entry, answer: { ...payment, slot: offer.slot } };
}
