import { baie, type Decision, type Event, type View } from '@comptoir/baie';
import { corruptionText, wording } from '@comptoir/baie/texts';
import { defineScreen, type SoundName } from '../../table/game-screen.ts';
import { ruleOf, rules } from './rules.ts';
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
  game: baie as never,
  wording,
  race: {
    kind: 'bars',
    icon: 'coin',
    title: both('race'),
    goal: (view) => Math.max(20, ...view.players.map(({ gold }) => gold)),
    score: (view, seat) => view.players[seat]?.gold ?? 0,
  },
  ruleOf,
  cardName: (card) => corruptionText(card),
  soundOf,
  isTurn: (event) => event.type === 'phase',
  moment: (view) => b('moment.day', { n: view.round }),
  rules,
});
