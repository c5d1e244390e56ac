import { baie, type Decision, type Event, type View } from '@comptoir/baie';
import { corruptionText, PHRASES, wording } from '@comptoir/baie/texts';
import { baieReasons } from '@comptoir/bots';
import { defineScreen, type SoundName } from '../../table/game-screen.ts';
import Board from './Board.svelte';
import CardList from './CardList.svelte';
import EndChart from './EndChart.svelte';
import Hand from './Hand.svelte';
import { lesson } from './lesson.ts';
import OptionList from './OptionList.svelte';
import { ruleOf, rules } from './rules.ts';
import { summary } from './speech.ts';
import TagDetail from './TagDetail.svelte';
import { isSpoken } from './touch.ts';
import { b, both } from './words.ts';

function soundOf(event: Event): SoundName | null {
  switch (event.type) {
    case 'sold':
    case 'gold':
      return 'coin';
    case 'good-gained':
    case 'recruited':
      return 'snap';
    case 'docked':
      return 'slide';
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
  EndChart,
  kinds: { 'pick-option': OptionList, 'pick-cards': CardList },
  drawn: (ask) => !isSpoken(ask.id),
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
  soundOf,
  isTurn: (event) => event.type === 'phase',
  speakerOf: (event) => ('seat' in event && event.seat >= 0 ? event.seat : null),
  moment: (view) => b('moment.day', { n: view.round }),
  rules,
  lesson,
});
