import type { Requirement, Seat } from '@comptoir/kit';
import type { CounterAnswer, ProposalAnswer, ReplyAnswer, Terms } from '../decisions.ts';
import { tell } from '../events.ts';
import { canGive, isAddressee, waresOf } from '../questions/goods.ts';
import { ANYONE, cloneOffer, isOpen, type Offer, playerOf, type State } from '../state.ts';
import { handOver } from './hand-over.ts';
import { pledge } from './pledges.ts';

/** Chapter 5. */

export const OFFER_LIMIT = 5;

/** K-300, K-310, S-31 */
export const TRADING: readonly Requirement<[State, Seat]>[] = [
  {
    rule: 'K-310',
    reason: 'trade-closed',
    holds: ({ turn: { phase }, endTriggered }) =>
      !endTriggered && (phase === 'turnStart' || phase === 'actions' || phase === 'income'),
  },
];

/** K-310: a sixth open offer is refused. */
export const OFFERING: readonly Requirement<[State, Seat]>[] = [
  ...TRADING,
  {
    rule: 'K-310',
    reason: 'trade-limit',
    holds: (g, seat) => openOffersOf(g, seat) < OFFER_LIMIT,
    figures: () => ({ limit: OFFER_LIMIT }),
  },
];

function openOffersOf(g: State, seat: Seat): number {
  let count = 0;
  for (let i = 0; i < g.offers.length; i++) if ((g.offers[i] as Offer).from === seat) count += 1;
  return count;
}

export const offerById = (g: State, id: number): Offer | undefined =>
  g.offers.find((offer) => offer.id === id);

/** K-305, K-306: asked in this order. */
export const ACCEPTING: readonly Requirement<[State, Seat, number]>[] = [
  { rule: 'K-310', reason: 'trade-closed', holds: (g, seat) => TRADING.every(({ holds }) => holds(g, seat)) },
  {
    rule: 'K-303',
    reason: 'offer-not-open',
    holds: (g, seat, id) => {
      const offer = offerById(g, id);
      return offer !== undefined && isAddressee(offer, seat);
    },
  },
  { rule: 'K-306', reason: 'trade-busy', holds: (g) => isOpen(g) },
  {
    rule: 'K-305',
    reason: 'trade-impossible',
    holds: (g, seat, id) => {
      const offer = offerById(g, id) as Offer;
      return canGive(playerOf(g, offer.from), offer.give) && canGive(playerOf(g, seat), offer.want);
    },
  },
];

function drop(g: State, offer: Offer): void {
  g.offers.splice(g.offers.indexOf(offer), 1);
}

function make(g: State, from: Seat, to: Seat, terms: Terms, answers: number): void {
  const later = terms.later ?? null;
  const offer: Offer = {
    id: g.nextOffer,
    from,
    to,
    // Terms come from outside: they are copied field by field.
    give: waresOf(terms.give),
    want: waresOf(terms.want),
    later:
      later === null ? null : { give: waresOf(later.give), want: waresOf(later.want), rounds: later.rounds },
    note: terms.note,
    declined: [],
  };
  g.nextOffer += 1;
  g.offers.push(offer);
  tell({ type: 'offer-made', offer: cloneOffer(offer), answers });
}

export const propose = (g: State, seat: Seat, answer: ProposalAnswer): void =>
  make(g, seat, answer.to, answer, 0);

/** K-304: a counter closes its parent, unless that one was open to anyone. */
export function counter(g: State, seat: Seat, answer: CounterAnswer): void {
  const parent = offerById(g, answer.offer) as Offer;
  if (parent.to !== ANYONE) {
    drop(g, parent);
    tell({ type: 'offer-ended', offer: parent.id, how: 'countered', seat });
  }
  make(g, seat, parent.from, answer, parent.id);
}

export function decline(g: State, seat: Seat, { offer: id, say }: ReplyAnswer): void {
  const offer = offerById(g, id) as Offer;
  if (offer.to === ANYONE) {
    offer.declined.push(seat);
    tell({ type: 'offer-declined', offer: id, seat, say });
    return;
  }
  drop(g, offer);
  tell({ type: 'offer-ended', offer: id, how: 'declined', seat, say });
}

export function withdraw(g: State, seat: Seat, id: number): void {
  drop(g, offerById(g, id) as Offer);
  tell({ type: 'offer-ended', offer: id, how: 'withdrawn', seat });
}

/** K-305, K-311: all goods change hands in one step; what was promised is remembered. */
export function accept(g: State, seat: Seat, { offer: id, say }: ReplyAnswer): void {
  const offer = offerById(g, id) as Offer;
  drop(g, offer);
  tell({ type: 'offer-ended', offer: id, how: 'accepted', seat, say });
  tell({ type: 'traded', from: offer.from, to: seat, give: offer.give, want: offer.want });
  handOver(g, offer.from, seat, offer.give);
  handOver(g, seat, offer.from, offer.want);
  if (offer.later === null) return;
  const { give, want, rounds } = offer.later;
  pledge(g, offer.from, seat, give, rounds);
  pledge(g, seat, offer.from, want, rounds);
}
