import {
  type CardId,
  call,
  type Frame,
  listening,
  NO_CARD,
  type Requirement,
  type Seat,
} from '@comptoir/kit';
import { type Card, cardOf, type PaymentPassive, printedValue } from '../catalogue.ts';
import type { Leeway, Offer, Purchase, PurchaseAnswer } from '../decisions.ts';
import { tell } from '../events.ts';
import { cardAs } from '../likeness.ts';
import { discard, hand, marketDiscard, slot as marketSlot } from '../places.ts';
import { coinsOf, DISCARD_SLOT, likenessOf, surchargeOn } from '../questions.ts';
import { EMPTY, type State, zonesOf } from '../state.ts';
import { effect, orderCards, pickCards } from './asking.ts';
import { changeCoins, restOf } from './coins.ts';
import { note } from './happenings.ts';
import { inPlay } from './in-play.ts';
import { fillMarket, move } from './moving.ts';
import { settle } from './reactions.ts';
import { costOf, type Worths, wareAt, worthsOf } from './values.ts';

/** Chapter 4, the market action, and part 2 of clean-up. */

// The two tests by name: the menu of every action asks them of every slot.
const isOccupied = (g: State, slot: number): boolean =>
  slot === DISCARD_SLOT ? g.marketDiscard.length > 0 : (g.market[slot] ?? EMPTY) !== EMPTY;
const canPay = (g: State, slot: number, purse: number): boolean => purse >= costOf(g, slot);

/** V-304 */
const handReaches = (g: State): boolean =>
  zonesOf(g, g.turn.active).hand.some((card) => cardAs(g, card).payment?.reaches === true);

/** V-060, V-068: when the card of a slot can be bought at all with what the hand is worth. */
export const BUYING: readonly Requirement<[State, number, number]>[] = [
  {
    rule: 'V-060',
    reason: 'empty-slot',
    holds: isOccupied,
    figures: (_, slot) => ({ slot }),
  },
  {
    rule: 'V-304',
    reason: 'out-of-reach',
    holds: (g, slot) => slot !== DISCARD_SLOT || handReaches(g),
  },
  {
    rule: 'V-068',
    reason: 'hand-too-poor',
    holds: canPay,
    figures: (g, slot, purse) => ({
      cost: costOf(g, slot),
      value: printedValue(wareAt(g, slot)),
      surcharge: costOf(g, slot) - printedValue(wareAt(g, slot)),
      purse,
      ...(g.coins === undefined ? {} : { coins: coinsOf(g, g.turn.active) }),
    }),
  },
];

/** V-303 to V-305: the cards of a hand that change what a payment may be; undefined when there are none. */
function leewayOf(g: State, cards: readonly CardId[]): Leeway | undefined {
  if (!inPlay(g).bendsPayments) return undefined;
  const able = (does: keyof PaymentPassive): CardId[] =>
    cards.filter((card) => cardAs(g, card).payment?.[does] === true);
  let isUsual = true;
  for (let i = 0; i < cards.length && isUsual; i++) {
    const payment = cardAs(g, cards[i] as CardId).payment;
    isUsual = !(payment?.waives || payment?.reaches || payment?.arranges);
  }
  return isUsual
    ? undefined
    : { waives: able('waives'), reaches: able('reaches'), arranges: able('arranges') };
}

/** The card of a slot at its price; V-305: and at the price of the cheapest slot, if the hand can rearrange the market. */
function offerAt(g: State, slot: number, surcharge: number, leeway: Leeway | undefined): Offer {
  const offer = { slot, card: wareAt(g, slot), cost: costOf(g, slot, surcharge) };
  const saved = slot === DISCARD_SLOT || !leeway?.arranges.length ? 0 : slot - cheapestSlot(g);
  return saved === 0 ? offer : { ...offer, rearranged: offer.cost - saved };
}

const cheapestSlot = (g: State): number => g.market.findIndex((card) => card !== EMPTY);

/** `market.buy`, or null when nothing can be bought (V-068). `cards` is a copy of the hand. */
export function purchaseChoice(g: State, seat: Seat, cards: CardId[]): Purchase | null {
  const worths = worthsOf(g, cards);
  const most = worths.most + coinsOf(g, seat);
  const surcharge = surchargeOn(g, g.turn.active);
  const leeway = leewayOf(g, cards);
  const offers: Offer[] = [];
  for (let slot = 0; slot < g.market.length; slot++) {
    if (!isOccupied(g, slot)) continue;
    const offer = offerAt(g, slot, surcharge, leeway);
    if (most >= (offer.rearranged ?? offer.cost)) offers.push(offer);
  }
  if (leeway !== undefined && leeway.reaches.length > 0 && isOccupied(g, DISCARD_SLOT)) {
    const offer = offerAt(g, DISCARD_SLOT, surcharge, leeway);
    if (most >= offer.cost) offers.push(offer);
  }
  return offers.length === 0 ? null : question(g, seat, offers, cards, worths, leeway);
}

/** The question for given offers: also used to explain why a payment for another slot fails. */
export function purchaseOf(g: State, seat: Seat, offers: readonly Offer[]): Purchase {
  const cards = zonesOf(g, seat).hand.slice();
  return question(g, seat, offers, cards, worthsOf(g, cards), leewayOf(g, cards));
}

function question(
  g: State,
  seat: Seat,
  offers: readonly Offer[],
  cards: readonly CardId[],
  { lowest, highest }: Worths,
  leeway: Leeway | undefined,
): Purchase {
  const usual: Purchase = {
    kind: 'purchase',
    id: 'market.buy',
    seat,
    source: null,
    offers,
    cards,
    lowest,
    highest,
  };
  const coins = coinsOf(g, seat);
  if (leeway === undefined && coins === 0) return usual;
  return { ...usual, ...(leeway && { leeway }), ...(coins > 0 && { coins }) };
}

/** V-305: the other cards of the market, from the right. */
const waresBeside = (g: State, slot: number): CardId[] =>
  g.market.filter((card, at) => card !== EMPTY && at !== slot);

/** V-305: puts the card to be bought in its place, and the others in this order in the slots that are left. */
function arrange(g: State, bought: number, others: readonly CardId[]): void {
  let next = 0;
  const card = g.market[bought];
  const to = cheapestSlot(g);
  g.market = g.market.map((old, slot) => {
    if (old === EMPTY) return EMPTY;
    return slot === to ? (card as CardId) : (others[next++] as CardId);
  });
  if (listening()) tell({ type: 'market-arranged', market: g.market.slice() });
}

const paidFor = (g: State, cards: readonly CardId[], does: keyof PaymentPassive): CardId[] =>
  cards.filter((card) => cardAs(g, card).payment?.[does] === true);

/**
 * V-315: pairs of a payment card and the card it counts as; present only when there are some. Noted before the cards
 * leave the hand, since a likeness ends there.
 */
interface Roles {
  as?: (readonly [CardId, CardId])[];
}

function noteRoles(g: State, f: Roles & { readonly cards: readonly CardId[] }): void {
  const as = f.cards
    .map((card) => [card, likenessOf(g, card)] as const)
    .filter(([card, like]) => card !== like);
  if (as.length > 0) f.as = as;
}

const roleOf = ({ as }: Frame & Roles, card: CardId): Card =>
  cardOf(as?.find(([played]) => played === card)?.[1] ?? card);

/** V-064, after the announcement. The purchase passives of the payment wait in `passives` until the card is in hand. */
export const purchase = effect(
  { slot: 0, cards: [] as number[], values: [] as number[], next: 0 },
  ({ run, choose }) => ({
    // V-305: the card to be bought is brought to the cheapest slot, the others as the player likes.
    arrange: choose<number[]>(
      (g, f) =>
        f.slot === DISCARD_SLOT || paidFor(g, f.cards, 'arranges').length === 0
          ? null
          : orderCards(f, waresBeside(g, f.slot), 'market.arrange'),
      (g, f, others) => {
        arrange(g, f.slot, others);
        f.slot = cheapestSlot(g);
      },
    ),
    announce: run((g, f) => {
      if (!listening()) return;
      const cost = costOf(g, f.slot);
      const coins = restOf(cost, f.values);
      tell({
        type: 'purchase',
        seat: f.owner,
        slot: f.slot,
        card: wareAt(g, f.slot),
        cost,
        cards: f.cards,
        values: f.values,
        ...(coins > 0 && { coins }),
      });
    }),
    // V-302: cards kept in hand are left out of what is discarded.
    keep: choose<number[]>(
      (g, f) => pickCards('payment.keep', f, paidFor(g, f.cards, 'keeps'), { min: 0, max: f.cards.length }),
      (_, f, kept) => {
        f.cards = f.cards.filter((card) => !kept.includes(card));
      },
    ),
    pay: run((g, f) => {
      const card = wareAt(g, f.slot);
      if (g.turn.values.length > 0) noteRoles(g, f);
      for (const paid of f.cards) move(g, paid, hand(f.owner), discard(f.owner), 'paid');
      if (g.coins !== undefined) changeCoins(g, f.owner, -restOf(costOf(g, f.slot), f.values), 'paid');
      const from = f.slot === DISCARD_SLOT ? marketDiscard : marketSlot(f.slot);
      move(g, card, from, hand(f.owner), 'bought'); // V-065
      // V-232: bribes first; they ask nothing.
      for (const paid of f.cards) g.turn.handBonus += roleOf(f, paid).payment?.handLimit ?? 0;
      if (f.cards.some((paid) => roleOf(f, paid).payment?.handLimit))
        if (listening()) tell({ type: 'hand-limit', bonus: g.turn.handBonus });
      if (cardOf(card).bought !== undefined) f.card = card;
    }),
    passives: run((_, f) => {
      while (f.next < f.cards.length) {
        const paid = f.cards[f.next++] as CardId;
        const { payment } = roleOf(f, paid);
        if (payment?.afterwards)
          return { ...call(payment.afterwards, { owner: f.owner, card: paid }), again: true };
      }
      return 'next';
    }),
    // V-301
    bought: run((_, f) => {
      const bought = f.card === NO_CARD ? undefined : cardOf(f.card).bought;
      return bought === undefined ? 'next' : call(bought, f, { paid: f.cards });
    }),
    finish: run((g, f) => {
      note(g, 'purchase', f.owner, -1, f.cards);
      spendAction(g, false);
    }),
    react: run(settle), // V-330
  }),
);

export const startPurchase = (owner: Seat, { slot, cards, values }: PurchaseAnswer) =>
  call(purchase, { owner }, { slot, cards: [...cards], values: [...values] });

/** V-104, V-269 (5): one action less, one more for a bonus icon; declined proposals are forgotten. */
export function spendAction(g: State, bonus: boolean): void {
  const { turn } = g;
  turn.pendingActions += bonus ? 0 : -1;
  turn.actionsDone += 1;
  if (turn.declined.length > 0) turn.declined = [];
  if (listening()) tell({ type: 'actions-counted', pending: turn.pendingActions, done: turn.actionsDone });
}

/** V-162: the hand limit of this turn. */
export function raiseHandLimit(g: State, by: number): void {
  g.turn.handBonus += by;
  if (listening()) tell({ type: 'hand-limit', bonus: g.turn.handBonus });
}

/** V-166: cards slide to the right, keeping their order. */
function slideMarket(g: State): void {
  const { market } = g;
  let free = 0;
  let moved = false;
  for (let slot = 0; slot < market.length; slot++) {
    const card = market[slot] as CardId;
    if (card === EMPTY) continue;
    if (slot !== free) {
      market[free] = card;
      market[slot] = EMPTY;
      moved = true;
    }
    free += 1;
  }
  if (moved) tell({ type: 'market-slid', market: market.slice() });
}

/** V-166 to V-168 */
export function tidyMarket(g: State): void {
  slideMarket(g);
  fillMarket(g);
}

/** The cards that lie in the market, from the right. */
export const marketCards = (g: State): CardId[] => g.market.filter((card) => card !== EMPTY);

/** Occupied slots, from the right. */
export function occupiedSlots(g: State): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < g.market.length; slot++) if (g.market[slot] !== EMPTY) slots.push(slot);
  return slots;
}
