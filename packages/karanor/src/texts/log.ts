import { type Cast, type Language, type Seat, unreachable } from '@comptoir/kit';
import { content } from '../content/content.ts';
import type { Event } from '../events.ts';
import { ANYONE } from '../state.ts';
import type { Names } from './names.ts';
import type { Phrases, Who } from './phrases.ts';
import { noteText } from './quick-phrases.ts';
import { termsText } from './terms.ts';

/** Gold that another line already tells. */
const TOLD_ELSEWHERE = ['income', 'trade', 'test'];

/** The text of an option inside a card, by the key of its `choose` step. */
export function optionText(language: Language, source: string, option: number): string {
  const id = source.slice(source.indexOf(':') + 1, source.indexOf('#'));
  const step = content.blackMarket.find((card) => card.id === id)?.do.find((found) => 'choose' in found);
  if (step !== undefined && 'choose' in step)
    return step.choose[option - 1]?.text?.[language] ?? String(option);
  return String(option);
}

function movedLine(
  p: Phrases,
  names: Names,
  event: Event & { type: 'moved' },
  who: (seat: Seat) => Who,
): string | null {
  const { pile, card, from, to } = event;
  if (to.at !== 'hand' && to.at !== 'aside') return null;
  // K-133: which of the artefacts drawn is kept lies open.
  const isKept = pile === 'artefact' && from.at === 'aside';
  if (!isKept && from.at !== 'deck' && from.at !== 'display' && from.at !== 'packet') return null;
  const name = {
    shop: names.shop,
    quest: names.quest,
    'black-market': names.blackCard,
    artefact: names.artefact,
  }[pile];
  if (from.at !== 'deck' && card !== null) return p.events.took(who(to.seat), p.quoted(name(card)));
  return p.events.drew(who(to.seat), p.piles[pile], card === null ? null : p.quoted(name(card)));
}

/** One line of the log, or null. */
export function eventSentence(
  p: Phrases,
  names: Names,
  language: Language,
  event: Event,
  cast: Cast,
): string | null {
  const who = (seat: Seat): Who => ({ name: cast.name(seat), isYou: seat === cast.viewer });
  const e = p.events;
  switch (event.type) {
    case 'moved':
      return movedLine(p, names, event, who);
    case 'reshuffled':
      return e.reshuffled(p.decks[event.pile]);
    case 'gold':
      return TOLD_ELSEWHERE.includes(event.why) ? null : e.gold(who(event.seat), event.by);
    case 'tokens': {
      if (event.why === 'trade') return null;
      const what = names.count(event.count, event.resource);
      if (typeof event.to !== 'number')
        return typeof event.from === 'number' ? e.spent(who(event.from), what) : null;
      return typeof event.from === 'number'
        ? e.taken(who(event.to), who(event.from), what)
        : e.gained(who(event.to), what);
    }
    case 'income':
      return e.income(who(event.seat), event.by);
    case 'prestige':
      return e.prestige(who(event.seat), event.by > 0, names.prestige(Math.abs(event.by)));
    case 'badge':
    case 'associate': {
      const what = event.type === 'badge' ? names.badges(1, event.badge) : names.associate(event.associate);
      if (typeof event.to !== 'number')
        return typeof event.from === 'number' ? e.lost(who(event.from), what) : null;
      return typeof event.from === 'number'
        ? e.given(who(event.from), who(event.to), what)
        : e.gained(who(event.to), what);
    }
    case 'artefact':
      return e.given(who(event.from), who(event.to), p.quoted(names.artefact(event.artefact)));
    case 'promoted':
      return e.promoted(who(event.seat), names.associate(event.associate));
    case 'activated':
      return e.activated(who(event.seat), p.quoted(names.artefact(event.artefact)));
    case 'drafted':
      return e.drafted(event.round);
    case 'started':
      return e.story(who(event.seat), names.story(event.story));
    case 'turn-began':
      return e.turn(who(event.seat), event.round);
    case 'action':
      return e.action(who(event.seat), event.action);
    case 'bonus-actions':
      return event.total > 0 ? e.bonusAction(who(event.seat), event.total) : null;
    case 'pawn':
      return e.moved(who(event.seat), names.place(event.to), event.how);
    case 'build-declared':
      return e.buildDeclared(who(event.seat), p.quoted(names.shop(event.card)), names.place(event.city));
    case 'villa-declared':
      return e.villaDeclared(who(event.seat), names.place(event.territory));
    case 'declaration-ended':
      if (event.how === 'carried-out') return null;
      return event.how === 'cancelled' ? e.cancelled(who(event.seat)) : e.withdrawn(who(event.seat));
    case 'shop-built':
      return e.built(who(event.seat), p.quoted(names.shop(event.card)), names.place(event.city));
    case 'villa-bought':
      return e.villa(who(event.seat), names.place(event.territory));
    case 'quest-chosen': {
      const option = p.quoted(names.questOption(event.card, event.option));
      return e.quest(who(event.seat), p.quoted(names.quest(event.card)), option, event.immediate);
    }
    case 'delivered':
      return e.delivered(who(event.seat), ...names.deliveryAt(event.card));
    case 'delivery-shown':
      return event.card < 0 ? e.noDelivery : e.deliveryShown(...names.deliveryAt(event.card));
    case 'card-declared':
      return e.played(
        who(event.seat),
        p.quoted(names.blackCard(event.card)),
        event.target < 0 ? null : who(event.target),
      );
    case 'card-ended':
      return event.cancelled ? e.cardCancelled(p.quoted(names.blackCard(event.card))) : null;
    case 'option-chosen':
      return e.chose(
        who(event.seat),
        p.quoted(optionText(language, event.source, event.option).replace(/\.$/, '')),
      );
    case 'revealed':
      return e.revealed(who(event.seat), p.quoted(names.quest(event.card)));
    case 'orders':
      return e.orders(p.windows[event.window], event.pass);
    case 'hold':
      return e.hold(event.hold === 'never' ? null : p.holds[event.hold]);
    case 'offer-made': {
      const { from, to, note } = event.offer;
      const target = to === ANYONE ? p.anyone : p.someone(who(to));
      return e.offered(who(from), target, termsText(p, names, event.offer), noteText(language, note));
    }
    case 'offer-declined':
      // An open offer stays open: who declines it is not told, unless they say something.
      return event.say ? e.offerEnded.declined(who(event.seat), noteText(language, event.say)) : null;
    case 'offer-ended': {
      const { seat, how, say = '' } = event;
      return e.offerEnded[how](who(seat), noteText(language, say));
    }
    case 'pledged': {
      const { from, to, wares, due } = event.pledge;
      return e.pledged(who(from), who(to), names.wares(wares), due);
    }
    case 'pledge-ended': {
      const { from, to, wares, state } = event.pledge;
      return state === 'open' ? null : e.pledgeEnded[state](who(from), who(to), names.wares(wares));
    }
    case 'traded':
      return e.traded(who(event.from), who(event.to), names.wares(event.give), names.wares(event.want));
    case 'income-paid':
      return e.incomePaid(who(event.seat), event.gold);
    case 'end-triggered':
      return e.end(who(event.seat), names.prestige(event.prestige));
    case 'over':
      return e.over(event.winners.map(who));
    case 'threshold':
    case 'phase':
    case 'allowance':
    case 'action-back':
    case 'move-steps':
    case 'inhabitant-left':
    case 'quest-done':
    case 'modified':
    // Afterwards it is not told who could have answered and did not.
    case 'window-opened':
    case 'window-passed':
    case 'window-closed':
      return null;
    default:
      return unreachable(event);
  }
}
