import { type CardId, type Cast, type Seat, unreachable } from '@comptoir/kit';
import { cardOf } from '../catalogue.ts';
import type { Event, Reason } from '../events.ts';
import type { Place } from '../places.ts';
import { ALL_CARDS } from '../questions.ts';
import type { Phrases, Who } from './phrases.ts';

/** How things are called in the language of the log. */
export interface Names {
  card(id: CardId): string;
  setName(set: string): string;
  cardName(id: string): string;
}

/** Moves that another line already tells. */
const TOLD_ELSEWHERE = new Set(['paid', 'bought', 'played', 'resolved', 'built']);

/** Reasons for which a card comes to somebody else, or back to its owner from another pile. */
const PASSED_ON: ReadonlySet<Reason> = new Set(['swapped', 'taken', 'stolen', 'given']);

const seatOf = (place: Place): Seat | null => ('seat' in place ? place.seat : null);

/** The same name several times is said once, with how often: "Festival × 3". */
export function counted(
  names: readonly string[],
  several = (name: string, n: number): string => `${name} ×\u00a0${n}`,
): string[] {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n === 1 ? name : several(name, n)));
}

type ValueChanged = Event & { type: 'value-changed' };

function valueSentence(p: Phrases, names: Names, { card, how, amount }: ValueChanged): string | null {
  if (card === ALL_CARDS) return how === 'copy' ? null : p.events.allValues[how](amount);
  switch (how) {
    case 'set':
      return p.events.value(names.card(card), amount);
    case 'add':
      return p.events.valueAdded(names.card(card), amount);
    case 'copy':
      return p.events.likeness(names.card(card), names.card(amount));
    case 'times':
      return p.events.valueTimes(names.card(card), amount);
    case 'mirror':
      return null;
    default:
      return unreachable(how);
  }
}

/** V-350: what a purchase costs is told with it; V-357: coins on a card are told once, when they are laid there. */
function coinSentence(
  p: Phrases,
  names: Names,
  { by, why, on }: Event & { type: 'coins' },
  who: Who,
): string | null {
  if (on !== undefined) return by > 0 ? p.events.coinsLaid(p.coins(by), names.card(on)) : null;
  if (why === 'paid') return null;
  const coins = p.coins(Math.abs(by));
  return by > 0
    ? p.events.coinsGot(who, coins)
    : p.events.coinsLost[why === 'gained' ? 'taken' : why](who, coins);
}

/** Where a card was, as the sentence of its move says it. */
function whereFrom(
  p: Phrases,
  { from, to, why }: Event & { type: 'moved' },
  who: (seat: Seat) => Who,
): string {
  const owner = from.zone === 'stall' ? from.stall : seatOf(from);
  const isOwn = to.zone === 'hand' && owner === to.seat;
  // Everybody draws from their own deck, unless a card says so.
  if (why === 'drawn' && isOwn) return '';
  const found =
    why === 'drawn' || (PASSED_ON.has(why) && to.zone === 'hand')
      ? p.inside[from.zone]?.(who(owner ?? 0), isOwn)
      : p.origins[from.zone]?.(who(owner ?? 0));
  return found ?? '';
}

/** One line of the log, or null. */
export function eventSentence(
  p: Phrases,
  names: Names,
  event: Event,
  cast: Cast,
  times: number,
): string | null {
  const who = (seat: Seat): Who => ({ name: cast.name(seat), isYou: seat === cast.viewer });
  const some = (cards: readonly (CardId | null)[]): string =>
    cards.some((card) => card === null)
      ? p.cards(cards.length)
      : p.list(
          counted(
            cards.map((card) => names.card(card as CardId)),
            p.several,
          ),
        );

  const paidWith = ({ cards, coins }: Event & { type: 'purchase' }): string =>
    p.list([
      ...counted(
        cards.map((card) => names.card(card)),
        p.several,
      ),
      ...(coins === undefined ? [] : [p.coins(coins)]),
    ]);

  switch (event.type) {
    case 'moved': {
      if (TOLD_ELSEWHERE.has(event.why)) return null;
      const { from, to, why } = event;
      const card =
        event.card === null
          ? p.cards(times)
          : times === 1
            ? names.card(event.card)
            : p.several(names.card(event.card), times);
      const isPassedOn = PASSED_ON.has(why);
      if (why === 'swapped' && seatOf(to) === null) return p.takesPlace(card);
      const actor = who(seatOf(to) ?? seatOf(from) ?? 0);
      if (to.zone === 'market-deck' && why === 'put-back') return p.ontoDeck(null, card, times, false);
      if (to.zone === 'deck' && (isPassedOn || why === 'put-back'))
        return p.ontoDeck(actor, card, times, to.bottom === true);
      if (to.zone === 'discard' && isPassedOn) return p.moved.discarded?.(actor, card, '', times) ?? null;
      return p.moved[why]?.(actor, card, whereFrom(p, event, who), times) ?? null;
    }
    case 'voted':
      return p.events.voted(who(event.seat), event.folk === null ? null : names.setName(event.folk));
    case 'dealt':
      return p.events.dealt(p.list(event.folks.map(names.setName)));
    case 'turn-began':
      return p.events.turn(who(event.seat), event.number);
    case 'purchase':
      return p.events.purchase(who(event.seat), names.card(event.card), event.cost, paidWith(event));
    case 'finished':
      return p.events.finished(who(event.seat), names.card(event.card), event.cost);
    case 'coins':
      return coinSentence(p, names, event, who(event.seat));
    case 'technique':
      return p.events.technique(who(event.seat), names.card(event.card));
    case 'release':
      // V-300: what lasted until its player's next turn is over then.
      return p.events[cardOf(event.card).lasting === undefined ? 'release' : 'lapse'](names.card(event.card));
    case 'stack':
      return p.events.stack(who(event.seat), event.number, some(event.cards));
    case 'inventory':
      return p.events.inventory(who(event.seat), event.count);
    case 'passive-used':
      return p.events.passive(who(event.seat), names.card(event.card));
    case 'value-set':
      return p.events.value(names.card(event.card), event.value);
    case 'value-changed':
      return valueSentence(p, names, event);
    case 'hand-limit':
      return p.events.handLimit(5 + event.bonus);
    case 'stacks-eased':
      return p.events.stacksEased(event);
    case 'reshuffled': {
      const owner = seatOf(event.from);
      return p.events.reshuffled(owner === null ? null : who(owner));
    }
    case 'shuffled': {
      const owner = seatOf(event.place);
      return owner === null ? null : p.events.shuffled(who(owner));
    }
    case 'looked':
      return event.search
        ? p.events.searched(who(event.seat))
        : p.events.looked(who(event.seat), who(event.owner), some(event.cards));
    case 'shown':
      return p.events.shown(who(event.owner), names.card(event.card));
    case 'rolled':
      return p.events.rolled(who(event.seat), p.words[event.face] ?? String(event.face));
    case 'rolled-pair':
      return p.events.rolledPair(
        who(event.seat),
        p.words[event.source] ?? event.source,
        p.words[event.destination] ?? event.destination,
      );
    case 'clock':
      return p.events.clock(who(event.seat), p.words[event.time] ?? event.time);
    case 'discard-shuffled':
      return p.events.discardShuffled(who(event.seat));
    case 'guessed':
      return p.events.guessed(who(event.seat), event.owner === null ? null : who(event.owner), event.value);
    case 'named-set':
      return p.events.namedSet(who(event.seat), names.setName(event.set));
    case 'named-card':
      return p.events.namedCard(who(event.seat), who(event.owner), names.cardName(event.name));
    case 'help-asked':
      return p.events.helpAsked(who(event.seat), some(event.cards));
    case 'help-given':
      return p.events.helpGiven(who(event.seat), some(event.cards));
    case 'help-declined':
      return p.events.helpDeclined(who(event.seat));
    case 'market-slid':
      return p.events.slid;
    case 'market-arranged':
      return p.events.arranged;
    case 'market-bare':
      return p.events.bare(event.rounds);
    case 'won':
      return (event.still === true ? `${p.events.still} ` : '') + p.events.won(event.seats.map(who));
    case 'looked-away':
    case 'phase-began':
    case 'actions-counted':
    case 'value-ended':
      return null;
    default:
      return unreachable(event);
  }
}
