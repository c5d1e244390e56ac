import { allows, type Call, isRecord, type Json, type MenuAnswer, type Seat } from '@comptoir/kit';
import { type OrderedWindow, WINDOWS } from '../content/language.ts';
import type {
  CounterAnswer,
  Decision,
  Entry,
  Orders,
  OrdersAnswer,
  PlayAnswer,
  ProposalAnswer,
  ReplyAnswer,
} from '../decisions.ts';
import { tell } from '../events.ts';
import { isAddressee, waresOf } from '../questions/goods.ts';
import {
  ANYONE,
  HOLDS,
  type Hold,
  isOpen,
  NOBODY,
  type Offer,
  playerOf,
  type State,
  type Wares,
} from '../state.ts';
import { pickOption } from './asking.ts';
import { declare, plays } from './black-market.ts';
import { openWindow } from './pending.ts';
import { FORGIVING, forgivePledge, KEEPING, keepPledge } from './pledges.ts';
import { ACCEPTING, accept, counter, decline, OFFERING, propose, TRADING, withdraw } from './trade.ts';

/**
 * K-206, K-214: what every seat may do although nobody waits for it. Trading stands here for the active seat too, so
 * that it is the same question at every moment.
 */

const SEATS = [0, 1, 2, 3, 4, 5];
const ORDERS: readonly Orders[] = SEATS.map((seat) => ({ kind: 'orders', id: 'orders', seat, source: null }));
const HOLD: readonly Entry[] = SEATS.map((seat) => pickOption('hold', seat, null, HOLDS));
/** To whom an offer may be made, by number of players and seat. */
const ADDRESSEES: readonly (readonly (readonly Seat[])[])[] = SEATS.concat(6).map((players) =>
  SEATS.map((seat) => [...SEATS.slice(0, players).filter((other) => other !== seat), ANYONE]),
);

function addTrades(g: State, seat: Seat, goods: readonly Wares[], open: boolean, entries: Entry[]): void {
  const mayOffer = allows(OFFERING, g, seat);
  if (mayOffer)
    entries.push({
      kind: 'offer',
      id: 'trade.propose',
      seat,
      source: null,
      to: ADDRESSEES[g.config.players]?.[seat] as Seat[],
      goods,
    });
  if (g.offers.length === 0) return;
  const addressed: number[] = [];
  const acceptable: number[] = [];
  const own: number[] = [];
  for (let i = 0; i < g.offers.length; i++) {
    const offer = g.offers[i] as Offer;
    if (offer.from === seat) own.push(offer.id);
    if (!isAddressee(offer, seat)) continue;
    addressed.push(offer.id);
    if (open && allows(ACCEPTING, g, seat, offer.id)) acceptable.push(offer.id);
  }
  if (acceptable.length > 0) entries.push(replyTo('trade.accept', seat, acceptable));
  if (addressed.length > 0) {
    entries.push(replyTo('trade.decline', seat, addressed));
    if (mayOffer) {
      const offers = addressed.map((id) => {
        const { from } = g.offers.find((offer) => offer.id === id) as Offer;
        return { offer: id, from };
      });
      entries.push({ kind: 'counter', id: 'trade.counter', seat, source: null, offers, goods });
    }
  }
  if (own.length > 0) entries.push(pickOption('trade.withdraw', seat, null, own));
}

const replyTo = (id: string, seat: Seat, offers: readonly number[]): Entry => ({
  kind: 'reply',
  id,
  seat,
  source: null,
  offers,
});

/** K-312 */
function addPledges(g: State, seat: Seat, entries: Entry[]): void {
  const which = (list: typeof KEEPING): number[] =>
    g.pledges.flatMap(({ id, state }) => (state === 'open' && allows(list, g, seat, id) ? [id] : []));
  const mine = which(KEEPING);
  if (mine.length > 0) entries.push(pickOption('pledge.keep', seat, null, mine));
  const theirs = which(FORGIVING);
  if (theirs.length > 0) entries.push(pickOption('pledge.forgive', seat, null, theirs));
}

export function askStanding(g: State): Decision[] {
  const { phase } = g.turn;
  if (phase === 'draft1' || phase === 'draft2' || phase === 'start') return [];
  const open = isOpen(g);
  const trades = allows(TRADING, g, 0);
  const goods: Wares[] = [];
  if (trades) for (let seat = 0; seat < g.config.players; seat++) goods.push(waresOf(playerOf(g, seat)));
  const found: Decision[] = [];
  for (let seat = 0; seat < g.config.players; seat++) {
    const entries: Entry[] = [];
    const { blackHand, questHand } = playerOf(g, seat);
    if (open && seat !== g.turn.active && blackHand.length > 0) {
      const cards = plays(g, seat, 'open', NOBODY, null);
      if (cards.length > 0) entries.push(pickOption('card', seat, null, cards));
    }
    if (trades) addTrades(g, seat, goods, open, entries);
    if (trades && g.pledges.length > 0) addPledges(g, seat, entries);
    if (questHand.length > 0)
      entries.push({
        kind: 'pick-cards',
        id: 'reveal',
        seat,
        source: null,
        from: questHand.slice(),
        min: 1,
        max: 1,
      });
    if (blackHand.length > 0) entries.push(HOLD[seat] as Entry);
    entries.push(ORDERS[seat] as Orders);
    found.push({ kind: 'menu', id: 'standing', seat, source: null, standing: true, entries });
  }
  return found;
}

/** K-216: an order for later; at an open moment of another's turn a hand raised for every step stops the table at once. */
function raiseHand(g: State, seat: Seat, hold: Hold): Call | void {
  playerOf(g, seat).hold = hold;
  tell({ type: 'hold', seat, hold });
  if (hold === 'step' && isOpen(g) && seat !== g.turn.active) return openWindow('hold', g.turn.active);
}

export function standingAnswered(g: State, seat: Seat, _: string, said: Json): Call | void {
  const { entry, answer } = said as unknown as MenuAnswer;
  const terms = isRecord(answer) ? answer : {};
  switch (entry) {
    case 'card':
      return declare(seat, terms as unknown as PlayAnswer, NOBODY);
    case 'trade.propose':
      return propose(g, seat, terms as unknown as ProposalAnswer);
    case 'trade.counter':
      return counter(g, seat, terms as unknown as CounterAnswer);
    case 'trade.accept':
      return accept(g, seat, terms as unknown as ReplyAnswer);
    case 'trade.decline':
      return decline(g, seat, terms as unknown as ReplyAnswer);
    case 'trade.withdraw':
      return withdraw(g, seat, answer as number);
    case 'pledge.keep':
      return keepPledge(g, seat, answer as number);
    case 'pledge.forgive':
      return forgivePledge(g, answer as number);
    case 'hold':
      return raiseHand(g, seat, answer as Hold);
    case 'reveal':
      return tell({ type: 'revealed', seat, card: (answer as number[])[0] as number });
    default: {
      const { window, pass } = terms as unknown as OrdersAnswer;
      playerOf(g, seat).autoPass[WINDOWS.indexOf(window as OrderedWindow)] = pass;
      return tell({ type: 'orders', seat, window: window as OrderedWindow, pass });
    }
  }
}
