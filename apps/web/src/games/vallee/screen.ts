import { valleeReasons } from '@comptoir/bots';
import type { CardId, Json, Language } from '@comptoir/kit';
import {
  allSets,
  cardsThatFit,
  carryOver,
  type Decision,
  dealtFolks,
  type Event,
  FIRST_JUNK,
  folkNumberOf,
  folkOf,
  foresee,
  idsOfFolk,
  isTeamGame,
  type Options,
  type Place,
  stacksOf,
  stacksToWin,
  type View,
  vallee,
} from '@comptoir/vallee';
import { cardName, cardText, folkText, wording } from '@comptoir/vallee/texts';
import { cardNames } from '../../table/card-names.ts';
import { defineScreen, type SoundName } from '../../table/game-screen.ts';
import { PHONE_BELOW } from '../../table/room.ts';
import { windowWidth } from '../../ui/window-size.svelte.ts';
import { fetchFolks } from './art/folks.ts';
import Board from './board/Board.svelte';
import CardFace from './board/CardFace.svelte';
import Hand from './board/Hand.svelte';
import Kin from './board/Kin.svelte';
import PurchaseList from './board/PurchaseList.svelte';
import { picture, spotsOf } from './board/picture.ts';
import StackList from './board/StackList.svelte';
import { STAGE } from './board/size.svelte.ts';
import { compose, describe, preview, ruleOf, summary, VERBS, verbOf } from './board/speech.ts';
import { strikes } from './board/strikes.ts';
import TagDetail from './board/TagDetail.svelte';
import { cardRule, rules } from './words/rules.ts';
import { both, v } from './words/words.ts';

/** `data-zone` of a place that shows no faces. */
function zoneOf(place: Place): string | null {
  switch (place.zone) {
    case 'deck':
    case 'hand':
    case 'discard':
      return `${place.zone}-${place.seat}`;
    case 'market-deck':
    case 'market-discard':
      return place.zone;
    default:
      return null;
  }
}

function* originsOf(events: readonly Event[]): Generator<readonly [CardId, string]> {
  for (const event of events) {
    if (event.type !== 'moved' || event.card === null) continue;
    const zone = zoneOf(event.from);
    if (zone !== null) yield [event.card, zone];
  }
}

function soundOf(event: Event): SoundName | null {
  switch (event.type) {
    case 'purchase':
      return 'coin';
    case 'stack':
      return 'stamp';
    case 'technique':
      return 'snap';
    case 'rolled':
    case 'rolled-pair':
      return 'dice';
    case 'market-slid':
      return 'rail';
    case 'inventory':
      return 'slide';
    case 'won':
      return 'bell';
    default:
      return null;
  }
}

function sourceText(source: string | null, language: Language): string {
  if (source === null) return '';
  const { name, text } = cardText(language, source);
  return text === '' ? '' : `${name} — ${text}`;
}

/** One id per card that sentences can name, Junk among them. */
const named = cardNames(
  (language) => {
    const found = new Map<string, CardId>();
    for (const { folk } of allSets()) for (const id of idsOfFolk(folk)) found.set(cardName(language, id), id);
    return found.set(cardName(language, FIRST_JUNK), FIRST_JUNK);
  },
  () => allSets().length,
);

export const screen = defineScreen<Decision, Event, View>({
  reasons: valleeReasons,
  game: vallee as never,
  parts: {
    of: ({ folks }) => folks,
    dealt: (seed, options) => dealtFolks(seed, options as Options),
    fetch: fetchFolks,
  },
  wording,
  Board,
  Hand,
  TagDetail,
  endChart: () => import('./board/EndChart.svelte'),
  CardFace,
  Kin,
  kinds: { purchase: PurchaseList, stack: StackList },
  stage: STAGE,
  nav: { board: 'railway', others: 'shop', label: { fr: 'Étals', en: 'Stalls' } },
  race: {
    kind: 'stations',
    icon: 'railway',
    title: both('race'),
    goal: stacksToWin,
    score: stacksOf,
  },
  verbs: VERBS,
  drawn(ask, view) {
    if (ask.id === 'market.buy' || ask.id === 'market.pick') return true;
    const hand = view.players[ask.seat]?.hand ?? [];
    // V-306: cards of the discard are chosen in the list.
    if (ask.kind === 'stack') return ask.cards.every((card) => hand.includes(card));
    return ask.kind === 'pick-cards' && ask.from.every((card) => hand.includes(card));
  },
  cardsOf(ask, chosen) {
    if (ask.kind === 'stack') return cardsThatFit(ask, chosen);
    return ask.kind === 'purchase' ? ask.cards : [];
  },
  compose,
  verb: (ask, picks, language) => verbOf(ask, picks, language, windowWidth() < PHONE_BELOW),
  summary,
  preview,
  ruleOf,
  ahead: {
    foresee,
    carryOver: (answer, foreseen, asked) =>
      carryOver(answer as never, foreseen, asked) as unknown as Json | null,
    describe,
  },
  cardNames: named,
  sourceText,
  cardName: (card, language) => cardName(language, card),
  cardRule,
  groupOf(card, language) {
    const folk = folkOf(card);
    const rank = folk === null ? Number.MAX_SAFE_INTEGER : folkNumberOf(card);
    return { rank, title: folkText(language, folk ?? 'junk').short };
  },
  originsOf,
  picture,
  spotsOf,
  strikes,
  phaseOf: (question) =>
    /^(market|payment)\./.test(question) ? 'buying' : question.startsWith('stall.') ? 'making' : 'playing',
  soundOf,
  isTurn: (event) => event.type === 'turn-began',
  turnOf: (event) => (event.type === 'turn-began' ? event.seat : null),
  // V-029: before the first turn the table votes.
  moment: (view) => (view.turn.number === 0 ? v('vote') : v('turn', { n: view.turn.number })),
  seatsInTeams: isTeamGame,
  rules,
});
