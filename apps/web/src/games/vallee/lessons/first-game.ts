import { type Decision, type Event, stacksOf, type View } from '@comptoir/vallee';
import type { FirstGame, Moment, Remark } from '../../../lessons/lesson.ts';

/** A first game: two players, three gentle folks, and a word when a rule has just mattered. */

type Now = Moment<Decision, Event, View>;

const has = ({ events }: Now, type: Event['type'], seat?: number): boolean =>
  events.some(
    (event) => event.type === type && (seat === undefined || ('seat' in event && event.seat === seat)),
  );
const isAction = ({ decisions }: Now): boolean => decisions.some(({ id }) => id === 'action');
const offers = ({ decisions }: Now, entry: string): boolean =>
  decisions.some((one) => one.kind === 'menu' && one.entries.some(({ id }) => id === entry));

const REMARKS: readonly Remark<Decision, Event, View>[] = [
  {
    id: 'aim',
    title: { fr: 'Huit piles avant l’autre', en: 'Eight stacks first' },
    text: {
      fr: 'La course dit où chacun en est. À chaque tour, une action : bâtir, acheter, jouer une technique ou défausser. Ensuite votre main revient à cinq cartes.',
      en: 'The race shows where everybody stands. One action per turn: build, buy, play a technique or discard. Then your hand is filled to five.',
    },
    rule: 'V-170',
    when: (now) => isAction(now) && now.view.turn.number <= 2,
  },
  {
    id: 'shuffled',
    title: { fr: 'Votre défausse est redevenue votre paquet', en: 'Your discard pile became your deck' },
    text: {
      fr: 'Ce que vous achetez et ce que vous payez revient ainsi, tour après tour. Les Camelotes aussi : moins il y en a, mieux vous piochez.',
      en: 'What you buy and what you pay with come back this way. So does Junk: the less of it, the better you draw.',
    },
    rule: 'V-122',
    when: (now) =>
      now.events.some(
        (event) =>
          event.type === 'reshuffled' && event.into.zone === 'deck' && event.into.seat === now.viewer,
      ),
  },
  {
    id: 'built-away',
    title: { fr: 'Une pile coûte ses cartes', en: 'A stack costs its cards' },
    text: {
      fr: 'Elles restent à l’étal et ne reviennent plus dans votre paquet. Rachetez de quoi faire les piles suivantes, de préférence dans une même peuplade.',
      en: 'They stay at the stall and never return to your deck. Buy what the next stacks need, of one folk if you can.',
    },
    rule: 'V-144',
    when: (now) => isAction(now) && has(now, 'stack', now.viewer) && stacksOf(now.view, now.viewer) === 2,
  },
  {
    id: 'passive',
    title: { fr: 'Une carte passive est utilisable', en: 'A passive card can be used' },
    text: {
      fr: 'Le sablier marque les cartes passives. Celle-ci s’active une fois par tour, sans dépenser d’action, et reste en main.',
      en: 'The hourglass marks passive cards. This one is used once per turn, costs no action, and stays in your hand.',
    },
    rule: 'V-181',
    when: (now) => offers(now, 'passive.use'),
  },
  {
    id: 'rival-close',
    title: { fr: 'Votre rival a sept piles', en: 'Your rival has seven stacks' },
    text: {
      fr: 'La partie s’arrête à l’instant de la huitième. C’est le moment de le gêner, ou de finir avant lui.',
      en: 'The game ends the moment the eighth stands. Now is the time to get in the way, or to finish first.',
    },
    rule: 'V-170',
    when: (now) => isAction(now) && stacksOf(now.view, 1 - now.viewer) === 7,
  },
];

export const first: FirstGame<Decision, Event, View> = {
  secret: '7a11e5c0ffee00000000000000000000000000000000000000000000000001a5',
  options: { players: 2, folks: ['monitors', 'lemurs', 'tree-kangaroos'], firstPlayer: 0 },
  remarks: REMARKS,
};
