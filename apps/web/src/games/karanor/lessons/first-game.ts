import { ANYONE, type Decision, type Event, type View } from '@comptoir/karanor';
import type { FirstGame, Moment, Remark } from '../../../lessons/lesson.ts';

/** A first game for three. The deal gives the learner a black-market card that answers a harvest, within the first rounds. */

type Now = Moment<Decision, Event, View>;
const asks = ({ decisions }: Now, id: string): boolean => decisions.some((one) => one.id === id);
const offers = ({ decisions }: Now, entry: string): boolean =>
  decisions.some((one) => one.kind === 'menu' && one.entries.some(({ id }) => id === entry));

const REMARKS: readonly Remark<Decision, Event, View>[] = [
  {
    id: 'draft',
    title: { fr: 'Deux commerces pour commencer', en: 'Two shops to start with' },
    text: {
      fr: 'Gardez celui que vous saurez payer tôt ; le reste passe au voisin.',
      en: 'Keep one you can pay for early; the rest goes to your neighbour.',
    },
    rule: 'K-041',
    when: (now) => asks(now, 'draft.first'),
  },
  {
    id: 'aim',
    title: { fr: 'Le prestige fait gagner', en: 'Prestige wins' },
    text: {
      fr: 'Commerces, quêtes, livraisons et villas en donnent. Quatre actions par tour ; choisissez une action pâle pour savoir ce qui l’empêche.',
      en: 'Shops, quests, deliveries and villas give it. Four actions a turn; choose a pale action to learn what prevents it.',
    },
    rule: 'K-056',
    when: (now) => asks(now, 'action'),
  },
  {
    id: 'build',
    title: { fr: 'Vous pouvez bâtir', en: 'You can build' },
    text: {
      fr: 'Vous êtes en cité et le compte y est : un commerce augmente votre revenu à chaque tour.',
      en: 'You are in a city with all you need: a shop raises your income on every turn.',
    },
    rule: 'K-090',
    when: (now) => offers(now, 'build'),
  },
  {
    id: 'quest',
    title: { fr: 'Votre quête est prête', en: 'Your quest is ready' },
    text: {
      fr: 'Vous êtes au bon endroit, avec ce qu’il faut : accomplissez-la avant de repartir.',
      en: 'You are in the right place with what it takes: complete it before you leave.',
    },
    rule: 'K-110',
    when: (now) => offers(now, 'quest'),
  },
  {
    id: 'scene',
    title: { fr: 'Une scène à vivre', en: 'A scene to play out' },
    text: {
      fr: 'Seules les issues que vous pouvez payer sont proposées.',
      en: 'Only what you can pay for is offered.',
    },
    rule: 'K-103',
    when: (now) => asks(now, 'quest.immediate'),
  },
  {
    id: 'offer',
    title: { fr: 'On vous propose un échange', en: 'Somebody offers you a trade' },
    text: {
      fr: 'Ouvrez « Négoce » : la balance montre ce que vous recevez et ce que vous donnez.',
      en: 'Open “Trade”: the scale shows what you get and what you give.',
    },
    rule: 'K-304',
    when: ({ view, viewer }) =>
      view.offers.some(
        ({ from, to, declined }) =>
          from !== viewer && (to === viewer || (to === ANYONE && !declined.includes(viewer))),
      ),
  },
  {
    id: 'window',
    title: { fr: 'Vous pouvez répondre', en: 'You may answer' },
    text: {
      fr: 'Votre carte de marché noir convient à ce qui vient d’arriver. Jouez-la, ou passez et gardez-la.',
      en: 'Your black-market card fits what just happened. Play it, or pass and keep it.',
    },
    rule: 'K-205',
    when: (now) => asks(now, 'window'),
  },
  {
    id: 'end',
    title: { fr: 'La fin est déclenchée', en: 'The end has been triggered' },
    text: {
      fr: 'La manche se termine, puis on compte les points. Dépensez ce qui peut encore donner du prestige.',
      en: 'The round is played out, then points are counted. Spend whatever can still give prestige.',
    },
    rule: 'K-160',
    when: ({ events }) => events.some(({ type }) => type === 'end-triggered'),
  },
];

export const first: FirstGame<Decision, Event, View> = {
  secret: '7a11e5c0ffee0000000000000000000000000000000000000000000000000083',
  options: { players: 3, firstPlayer: 0 },
  remarks: REMARKS,
};
