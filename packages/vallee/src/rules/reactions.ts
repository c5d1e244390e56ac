import {
  andAgain,
  type CardId,
  call,
  type Flow,
  type Frame,
  goto,
  listening,
  must,
  type Seat,
} from '@comptoir/kit';
import { cardOf, type Reaction } from '../catalogue.ts';
import { tell } from '../events.ts';
import { discard, planning } from '../places.ts';
import { type Happening, type State, zonesOf } from '../state.ts';
import { effect } from './asking.ts';
import { forgetArrivals, isPending, note, takeHappening } from './happenings.ts';
import { everybody, lookAway, move } from './moving.ts';

/**
 * V-330 to V-333: after each action, and each time the hand has been filled, players may react to what happened: those who
 * hold a card that says so, and those whose planned technique waited for it. One happening after another, in turn order
 * from the active player, each card once for each.
 */

interface Listener {
  readonly seat: Seat;
  readonly card: CardId;
  readonly from: Reaction['from'];
}

/** V-331, V-332: a card in hand waits for another player, one that is planned for its own. */
function reacts(
  g: State,
  card: CardId,
  seat: Seat,
  from: Reaction['from'],
  about: Happening,
  role = card,
): boolean {
  const { reaction } = cardOf(role);
  if (reaction?.on !== about.what || reaction.from !== from) return false;
  if (from === 'planning') return about.seat === seat && about.card !== card;
  return about.seat !== seat && g.turn.arrived?.includes(card) !== true && reaction.can?.(g, seat) !== false;
}

function nextListener(g: State, about: Happening, asked: readonly CardId[]): Listener | null {
  // V-379: it happened to the card itself.
  if (about.what === 'discarded')
    return asked.includes(about.card) ? null : { seat: about.seat, card: about.card, from: 'discard' };
  for (const seat of everybody(g, g.turn.active)) {
    const zones = zonesOf(g, seat);
    for (const { card, as } of zones.planning)
      if (!asked.includes(card) && reacts(g, card, seat, 'planning', about, as))
        return { seat, card, from: 'planning' };
    for (const card of zones.hand)
      if (!asked.includes(card) && reacts(g, card, seat, 'hand', about)) return { seat, card, from: 'hand' };
  }
  return null;
}

type Window = Frame & Happening & { asked: CardId[] };

export const reactions = effect(
  { what: '', seat: 0, about: 0, cards: [] as number[], asked: [] as number[] },
  ({ run }) => ({
    take: run((g, f) => {
      const happening = takeHappening(g);
      if (happening === undefined) {
        forgetArrivals(g);
        return 'done';
      }
      const { what, seat, card, cards } = happening;
      Object.assign(f, { what, seat, about: card, cards, asked: [] });
      return 'next';
    }),
    ask: run((g, f) => {
      const about = { what: f.what, seat: f.seat, card: f.about, cards: f.cards } as Happening;
      const found = nextListener(g, about, f.asked);
      if (found === null) return goto('take');
      const { seat, card, from } = found;
      f.asked.push(card);
      if (from === 'planning')
        return andAgain(call(nextTime, { owner: seat, card }, { cards: f.cards, about: f.about }));
      // V-333: whoever is asked is known to hold the card: it is shown.
      if (listening()) tell({ type: 'shown', owner: seat, card });
      return andAgain(call(reactionOf(card), { owner: seat, card }));
    }),
  }),
);

const reactionOf = (card: CardId) => must(cardOf(card).reaction?.effect, 'effect of a reaction');

/** V-332: what a planned technique waited for; then it is fully resolved, whether or not its player made use of it. */
export const nextTime = effect({ cards: [] as number[], about: 0 }, ({ run }) => ({
  show: run((_, f) => {
    if (listening()) tell({ type: 'release', seat: f.owner, card: f.card });
  }),
  resolve: run((g, f) => {
    // V-316: it may have been played as another card.
    const as = zonesOf(g, f.owner).planning.find(({ card }) => card === f.card)?.as;
    return call(reactionOf(as ?? f.card), f, { cards: f.cards, about: f.about });
  }),
  finish: run((g, f) => {
    lookAway(g);
    move(g, f.card, planning(f.owner), discard(f.owner), 'resolved');
    note(g, 'technique', f.owner, f.card);
  }),
}));

/** A step of the turn: everything that is pending is settled before it goes on. */
export function settle(g: State, f: Frame): Flow {
  if (isPending(g)) return andAgain(call(reactions, { owner: f.owner }));
  forgetArrivals(g);
  return 'next';
}

/** V-333: cards in hand that a window has shown; the worlds that others imagine hold them there. */
export function shownByReactions(g: State): CardId[] {
  const shown: CardId[] = [];
  for (const frame of g.stack) if (frame.effect === reactions.id) shown.push(...(frame as Window).asked);
  return shown;
}
