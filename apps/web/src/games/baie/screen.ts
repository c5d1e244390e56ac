import { baie, type Decision, type Event, type View } from '@comptoir/baie';
import { corruptionText, PHRASES, wording } from '@comptoir/baie/texts';
import { baieReasons } from '@comptoir/bots';
import { defineScreen, type SoundName } from '../../table/game-screen.ts';
import Board from './board/Board.svelte';
import CardList from './board/CardList.svelte';
import Hand from './board/Hand.svelte';
import OptionList from './board/OptionList.svelte';
import { picture, spotsOf } from './board/picture.ts';
import { summary } from './board/speech.ts';
import TagDetail from './board/TagDetail.svelte';
import { drop, goalsOf, isListOfWords, isSaidInWords, isSpoken } from './board/touch.ts';
import Words from './board/Words.svelte';
import { ruleOf, rules } from './words/rules.ts';
import { b, both } from './words/words.ts';

function soundOf(event: Event): SoundName | null {
  switch (event.type) {
    case 'sold':
    case 'gold':
      return 'coin';
    case 'good-gained':
    case 'recruited':
      return 'snap';
    case 'docked':
      return 'wave';
    case 'boat-left':
      return 'sail';
    case 'boarded':
      return 'step';
    case 'hourglass':
      return 'tap';
    default:
      return null;
  }
}

export const screen = defineScreen<Decision, Event, View>({
  reasons: baieReasons,
  game: baie as never,
  wording,
  Board,
  Hand,
  TagDetail,
  endChart: () => import('./board/EndChart.svelte'),
  stage: { tall: 356, low: 290, upright: 536, slip: { upright: 76, phone: 152 } },
  Words,
  drag: { goals: goalsOf, drop },
  saysAll: isSaidInWords,
  kinds: { 'pick-option': OptionList, 'pick-cards': CardList },
  drawn: (ask, view, picks) => !isSpoken(ask.id) && !isListOfWords(ask, picks, view),
  summary,
  nav: { board: 'sailboat', others: 'shop', label: { fr: 'Boutiques', en: 'Shops' } },
  race: {
    kind: 'bars',
    icon: 'coin',
    title: both('race'),
    goal: (view) => Math.max(20, ...view.players.map(({ gold }) => gold)),
    score: (view, seat) => view.players[seat]?.gold ?? 0,
  },
  ruleOf,
  cardName: (card, language) => corruptionText(PHRASES[language], card),
  picture,
  spotsOf,
  phaseOf: (question) =>
    question.startsWith('market.')
      ? 'selling'
      : /^(recruit|team)\./.test(question)
        ? 'buying'
        : /^(load|dock|ship|sailor|pawn|turn|anchor|compass)\./.test(question)
          ? 'travelling'
          : 'making',
  soundOf,
  isTurn: (event) => event.type === 'phase',
  turnOf: (event) => (event.type === 'turn' ? event.seat : null),
  speakerOf: (event) => ('seat' in event && event.seat >= 0 ? event.seat : null),
  tellsApart: (seat, { config }) => seat === config.humans,
  tradeOf: (seat, { config }) => config.merchants[seat],
  moment: (view) => b('moment.day', { n: view.round }),
  rules,
});
