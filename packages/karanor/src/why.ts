import {
  isRecord,
  type Json,
  type Refusal,
  type Requirement,
  refusal,
  type Seat,
  type Wish,
  whyNot,
} from '@comptoir/kit';
import { RESOURCES } from './content/language.ts';
import { resourceAt } from './content/map.ts';
import type { BuildAnswer, Decision } from './decisions.ts';
import { isAddressee } from './questions/goods.ts';
import { HAS_ACTION, ON_TURN } from './rules/action.ts';
import { AIMING, blackCard, PLAYING, playOf } from './rules/black-market.ts';
import { PAYING, SITE } from './rules/build.ts';
import { HARVESTING, WORKING } from './rules/harvest.ts';
import { HAS_MARKET, marketVisit } from './rules/market.ts';
import { CONTINUING, STEPPING } from './rules/move.ts';
import type { WindowFrame } from './rules/pending.ts';
import { FORGIVING, KEEPING } from './rules/pledges.ts';
import { COMPLETING } from './rules/quest.ts';
import { ACTIVATING, BUYING_VILLA, DELIVERING, INTERACTING, PROMOTING, RECRUITING } from './rules/special.ts';
import { ACCEPTING, OFFERING, offerById, TRADING } from './rules/trade.ts';
import { pendingPlay } from './rules/window.ts';
import { marketShape } from './shapes/market.ts';
import { counterShape, offerShape } from './shapes/offer.ts';
import { ANYONE, isOpen, NOBODY, playerOf, type State } from './state.ts';

/** Why something is not offered, asked of the very requirements and shapes that make the options. */

const numberIn = (answer: Json, key: string): number =>
  isRecord(answer) && Number.isInteger(answer[key]) ? (answer[key] as number) : NOBODY;
const asNumber = (answer: Json): number => (typeof answer === 'number' ? answer : NOBODY);

const FREE_ENTRIES = ['step', 'activate', 'promote', 'card', 'end-turn'];

export function whyNotOffered(g: State, seat: Seat, { entry, answer }: Wish): Refusal | null {
  if (entry.startsWith('trade.') || entry.startsWith('pledge.')) return whyNoTrade(g, seat, entry, answer);
  if (entry === 'card') return whyNoCard(g, seat, answer);
  const basic =
    whyNot(ON_TURN, g, seat) ?? (FREE_ENTRIES.includes(entry) ? null : whyNot(HAS_ACTION, g, seat));
  return basic ?? whyNoAction(g, seat, entry, answer);
}

/** What has no other name than its own. */
const VERBS = [
  'move',
  'step',
  'work',
  'interact',
  'recruit',
  'villa',
  'deliver',
  'market',
  'activate',
  'promote',
];

/** What a player would look for: the verbs of a turn, what lies in the hands, and the offers on the table. */
export function wishes(g: State, { seat, id }: Decision): readonly Wish[] {
  const { territory, shopHand, questHand, blackHand } = playerOf(g, seat);
  const found: Wish[] = [];
  if (id === 'action') {
    for (const entry of VERBS) found.push({ entry, answer: entry === 'market' ? [] : null });
    found.push({ entry: 'harvest', answer: RESOURCES[resourceAt[territory] ?? NOBODY] ?? null });
    for (const card of shopHand)
      found.push({ entry: 'build', answer: { card, withBonus: false, waive: [] } });
    for (const card of questHand) found.push({ entry: 'quest', answer: { card, option: 1 } });
    if (shopHand.length === 0) found.push({ entry: 'build', answer: null });
    if (questHand.length === 0) found.push({ entry: 'quest', answer: null });
  }
  for (const card of blackHand) found.push({ entry: 'card', answer: { card, target: NOBODY } });
  if (id !== 'standing') return found;
  for (const offer of g.offers)
    if (isAddressee(offer, seat)) found.push({ entry: 'trade.accept', answer: { offer: offer.id, say: '' } });
  for (const { id, from, state } of g.pledges)
    if (from === seat && state === 'open') found.push({ entry: 'pledge.keep', answer: id });
  found.push({ entry: 'trade.propose', answer: null }, { entry: 'trade.counter', answer: null });
  return found;
}

function whyNoAction(g: State, seat: Seat, entry: string, answer: Json): Refusal | null {
  const ask = (...lists: (readonly Requirement<[State, Seat]>[])[]): Refusal | null => {
    for (const list of lists) {
      const found = whyNot(list, g, seat);
      if (found !== null) return found;
    }
    return null;
  };
  switch (entry) {
    case 'step':
      return ask(CONTINUING) ?? whyNot(STEPPING, g, seat, asNumber(answer));
    case 'move':
      return whyNot(STEPPING, g, seat, asNumber(answer));
    case 'harvest':
      return whyNot(HARVESTING, g, seat, RESOURCES.indexOf(answer as (typeof RESOURCES)[number]));
    case 'work':
      return ask(WORKING);
    case 'build':
      return ask(SITE) ?? (isBuild(answer) ? whyNot(PAYING, g, seat, answer) : null);
    case 'interact':
      return ask(INTERACTING);
    case 'quest':
      return whyNot(COMPLETING, g, seat, numberIn(answer, 'card'), numberIn(answer, 'option'));
    case 'deliver':
      return ask(DELIVERING);
    case 'recruit':
      return ask(RECRUITING);
    case 'villa':
      return ask(BUYING_VILLA);
    case 'market':
      return ask(HAS_MARKET) ?? marketShape.check(marketVisit(g, seat), answer);
    case 'activate':
      return whyNot(ACTIVATING, g, seat, asNumber(answer));
    case 'promote':
      return whyNot(PROMOTING, g, seat, asNumber(answer));
    default:
      return null;
  }
}

const isBuild = (answer: unknown): answer is BuildAnswer =>
  isRecord(answer) &&
  Number.isInteger(answer.card) &&
  typeof answer.withBonus === 'boolean' &&
  Array.isArray(answer.waive);

/** K-206: at an open moment or in a window that the seat is asked in. */
function whyNoCard(g: State, seat: Seat, answer: Json): Refusal | null {
  const card = numberIn(answer, 'card');
  if (!playerOf(g, seat).blackHand.includes(card)) return refusal('K-142', 'unknown-card');
  const top = g.stack[g.stack.length - 1];
  const window = top?.effect === 'window' ? (top as WindowFrame) : null;
  if (window === null && !isOpen(g)) return refusal('K-206', 'not-open');
  const timing = window === null ? 'open' : window.window;
  const pending = window?.window === 'before:card' ? pendingPlay(g, window) : null;
  const wish = { card, target: numberIn(answer, 'target') };
  const play = playOf(seat, wish, timing, window?.owner ?? NOBODY, pending);
  if (window === null && blackCard(card).timing !== 'open')
    return refusal('K-206', 'bad-timing', { timing: blackCard(card).timing, moment: 'open' });
  return whyNot(PLAYING, g, play) ?? whyNot(AIMING, g, play);
}

function whyNoTrade(g: State, seat: Seat, entry: string, answer: Json): Refusal | null {
  const closed = whyNot(TRADING, g, seat);
  if (closed !== null) return closed;
  const replied = numberIn(answer, 'offer');
  const offer = offerById(g, entry === 'trade.withdraw' ? asNumber(answer) : replied);
  const notOpen = refusal('K-303', 'offer-not-open');
  switch (entry) {
    case 'trade.accept':
      return whyNot(ACCEPTING, g, seat, replied);
    case 'trade.decline':
      return offer !== undefined && isAddressee(offer, seat) ? null : notOpen;
    case 'pledge.keep':
      return whyNot(KEEPING, g, seat, asNumber(answer));
    case 'pledge.forgive':
      return whyNot(FORGIVING, g, seat, asNumber(answer));
    case 'trade.withdraw':
      return offer?.from === seat ? null : notOpen;
    case 'trade.propose': {
      const to = [ANYONE, ...g.players.keys()].filter((other) => other !== seat);
      const asked = { kind: 'offer', id: 'trade.propose', seat, source: null, to, goods: [] } as const;
      return whyNot(OFFERING, g, seat) ?? offerShape.check(asked, answer);
    }
    case 'trade.counter': {
      const offers = g.offers
        .filter((open) => isAddressee(open, seat))
        .map(({ id, from }) => ({ offer: id, from }));
      const asked = { kind: 'counter', id: 'trade.counter', seat, source: null, offers, goods: [] } as const;
      return whyNot(OFFERING, g, seat) ?? counterShape.check(asked, answer);
    }
    default:
      return null;
  }
}
