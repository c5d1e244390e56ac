import { karanorReasons } from '@comptoir/bots';
import {
  blackMarketMarks,
  content,
  type Decision,
  type Event,
  karanor,
  targetPrestige,
  type View,
} from '@comptoir/karanor';
import { wording } from '@comptoir/karanor/texts';
import type { CardId } from '@comptoir/kit';
import { cardNames } from '../../table/card-names.ts';
import { defineScreen, type SoundName } from '../../table/game-screen.ts';
import { isDrawn } from './board/act.ts';
import { answersMe, onlyAnswers } from './board/answers.ts';
import Board from './board/Board.svelte';
import CardFace from './board/CardFace.svelte';
import CardPick from './board/CardPick.svelte';
import { drop, goalsOf } from './board/dragging.ts';
import Hand from './board/Hand.svelte';
import MarketPick from './board/MarketPick.svelte';
import OptionPick from './board/OptionPick.svelte';
import { PILE_OF, phaseOf, picture, spotsOf } from './board/picture.ts';
import ResourcesPick from './board/ResourcesPick.svelte';
import { speakerOf } from './board/speakers.ts';
import { compose, preview, ruleOf, summary, VERBS, verbOf } from './board/speech.ts';
import { strikes } from './board/strikes.ts';
import TagDetail from './board/TagDetail.svelte';
import Verbs from './board/Verbs.svelte';
import { cardIn, nameOf } from './words/faces.ts';
import { cardRule, rules } from './words/rules.ts';
import { both, k } from './words/words.ts';

/** Cards that come from another desk start there. */
function* originsOf(events: readonly Event[]): Generator<readonly [CardId, string]> {
  for (const event of events) {
    if (event.type !== 'moved' || event.card === null || event.from.at !== 'hand') continue;
    yield [cardIn(PILE_OF[event.pile], event.card), `hand-${event.from.seat}`];
  }
}

function soundOf(event: Event): SoundName | null {
  switch (event.type) {
    case 'shop-built':
    case 'villa-bought':
    case 'quest-done':
      return 'stamp';
    case 'gold':
    case 'income-paid':
    case 'traded':
      return 'coin';
    case 'tokens':
      return 'tap';
    case 'pawn':
      return event.how === 'sea' ? 'wave' : 'step';
    case 'card-declared':
    case 'offer-made':
      return 'tear';
    case 'moved':
      return 'slide';
    case 'over':
      return 'bell';
    default:
      return null;
  }
}

/** Names of cards as the journal writes them. */
const named = cardNames((language) => [
  ...content.shops.map(({ name }, at) => [name[language], cardIn('shop', at)] as const),
  ...[...content.quests, ...content.followUps].map(
    ({ title }, at) => [title[language], cardIn('quest', at)] as const,
  ),
  ...content.blackMarket.map(({ name }, at) => [name[language], cardIn('black', at)] as const),
  ...content.artefacts.map(({ name }, at) => [name[language], cardIn('artefact', at)] as const),
]);

export const screen = defineScreen<Decision, Event, View>({
  reasons: karanorReasons,
  game: karanor as never,
  wording,
  Board,
  Hand,
  TagDetail,
  endChart: () => import('./board/EndChart.svelte'),
  CardFace,
  Verbs,
  stage: {
    tall: 250,
    low: 216,
    upright: 250,
    slip: { upright: 116, phone: 182 },
    beside: [216, 74],
    hasColumn: true,
  },
  standsAside: true,
  drag: { goals: goalsOf, drop },
  kinds: {
    'pick-cards': CardPick,
    'pick-option': OptionPick,
    resources: ResourcesPick,
    market: MarketPick,
  },
  nav: { board: 'treasure-map', others: 'three-friends', label: { fr: 'Marchands', en: 'Merchants' } },
  race: {
    kind: 'track',
    icon: 'prestige',
    title: both('race'),
    goal: (view) => targetPrestige(view.players.length),
    score: (view, seat) => view.players[seat]?.prestige ?? 0,
    marks: blackMarketMarks,
  },
  verbs: VERBS,
  drawn: isDrawn,
  compose,
  verb: verbOf,
  summary,
  preview,
  ruleOf,
  cardNames: named,
  cardName: (card, language) => nameOf(card, language),
  cardRule,
  originsOf,
  picture,
  spotsOf,
  phaseOf,
  soundOf,
  isTurn: (event) => event.type === 'turn-began',
  turnOf: (event) => (event.type === 'turn-began' ? event.seat : null),
  speakerOf,
  strikes,
  answers: answersMe,
  isAnswer: onlyAnswers,
  moment: (view) => k(view.endTriggered ? 'round.last' : 'round', { n: view.round }),
  rules,
});
