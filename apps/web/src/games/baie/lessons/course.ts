import { type Decision, type Event, hour, STOP, type View } from '@comptoir/baie';
import { positions } from '@comptoir/baie/lessons';
import type { Json } from '@comptoir/kit';
import type { Localized } from '../../../i18n/localized.ts';
import { defineCourse, type Lesson } from '../../../lessons/lesson.ts';
import { first } from './first-game.ts';

/** La Baie in four lessons, at the Alchemist's place: the clock, the boats, one's own shop, market day. */

type BaieLesson = Lesson<Decision, Event, View>;

const OPTIONS: Json = { players: 2, merchants: ['A', 'K'] };
const common = (id: string) => ({ id, options: OPTIONS, position: positions[id] ?? '' });

const BREWING: Localized = {
  fr: 'Brasser est le sujet d’une autre leçon. Ici, prenez des billes : cela coûte une heure.',
  en: 'Brewing belongs to another lesson. Take marbles here: that costs one hour.',
};

const clock: BaieLesson = {
  ...common('clock'),
  title: { fr: 'L’horloge', en: 'The clock' },
  task: {
    fr: 'Jouez une action courte, et rejouez aussitôt.',
    en: 'Take a short action, and play again at once.',
  },
  why: {
    fr: 'Tout coûte des heures : les petits sabliers des plaques disent combien. C’est toujours au joueur dont le sablier est le plus en retard. Votre rival est à 4 h, vous à 1 h : une action d’une ou deux heures vous laisse derrière lui.',
    en: 'Everything costs hours: the small hourglasses on the plates say how many. The player whose timepiece is furthest behind always goes next. Your rival is at 4, you are at 1: an action of one or two hours leaves you behind them.',
  },
  learnt: {
    fr: 'Vous êtes encore derrière, donc c’est encore à vous. Plusieurs actions courtes valent souvent mieux qu’une longue.',
    en: 'You are still behind, so it is your turn again. Several short actions are often better than a long one.',
  },
  rule: 'B-040',
  lit: ['section.clock', '[data-space^="A-S"]'],
  hold({ decision, answer }) {
    if (decision.id !== 'turn.space') return null;
    if (answer === 'REC')
      return {
        fr: 'Recruter coûte selon la place de la carte, et peut vous mener devant votre rival : ce serait alors à lui.',
        en: 'Recruiting costs by the slot of the card and may take you past your rival: then it would be their turn.',
      };
    if (answer === 'A-S4') return BREWING;
    return null;
  },
  isDone: ({ view, viewer, decisions }) =>
    (view.hourglasses[viewer] ?? 0) > hour(1) && decisions.some(({ id }) => id === 'turn.space'),
};

const boats: BaieLesson = {
  ...common('boats'),
  title: { fr: 'Les bateaux', en: 'The boats' },
  task: { fr: 'Faites accoster le bateau des Guerriers.', en: 'Dock the boat with the Warriors.' },
  why: {
    fr: 'Votre sablier a passé un losange : un Guerrier sort du sac, et vous choisissez son bateau. Un bateau plein accoste aussitôt, et ses passagers deviennent des clients.',
    en: 'Your timepiece has passed a diamond on the dial: a Warrior comes out of the bag, and you choose the boat. A full boat docks at once, and its passengers become clients.',
  },
  learnt: {
    fr: 'Trois Guerriers sur le même quai : une marchandise rouge s’y vendra trois fois son prix. Vous choisissez donc qui achètera, et où.',
    en: 'Three Warriors on one pier: a red good will sell there for three times its price. So you choose who will buy, and where.',
  },
  rule: 'B-080',
  lit: ['[data-thing^="boat:"]', '[data-thing^="dock:"]', '.list'],
  hold({ decision, answer }) {
    if (decision.id !== 'load.boat' || answer === 'LI') return null;
    return {
      fr: 'Ce bateau ne serait pas plein et resterait en mer. Cherchez celui où deux Guerriers attendent déjà.',
      en: 'That boat would not be full and would stay at sea. Look for the one where two Warriors are waiting.',
    };
  },
  isDone: ({ events }) => events.some(({ type }) => type === 'docked'),
};

const shop: BaieLesson = {
  ...common('shop'),
  title: { fr: 'Votre boutique', en: 'Your own shop' },
  task: { fr: 'Brassez votre première potion.', en: 'Brew your first potion.' },
  why: {
    fr: 'Chaque marchand fabrique à sa façon. Chez l’Alchimiste, trois billes dont deux d’une couleur font une potion. Un de vos chaudrons est prêt : choisissez « Brasser ».',
    en: 'Every merchant makes goods in their own way. For the Alchemist three marbles, two of one colour, make a potion. One of your cauldrons is ready: choose “Brew”.',
  },
  learnt: {
    fr: 'La potion est à votre étal, en vert, et se vendra à des Bardes. Brasser vide autant de chaudrons prêts que vous voulez : deux d’un coup coûtent les mêmes heures.',
    en: 'The potion is on your stall, in green, and will sell to Bards. Brewing empties as many ready cauldrons as you like: two at once cost the same hours.',
  },
  rule: 'A-020',
  lit: ['[data-space="A-S4"]', '.bench'],
  hold({ decision, answer }) {
    if (decision.id !== 'turn.space' || answer === 'A-S4') return null;
    if (answer === 'A-S5')
      return {
        fr: 'Purger viderait votre chaudron prêt. Brassez-le plutôt.',
        en: 'Purging would empty your ready cauldron. Brew it instead.',
      };
    return {
      fr: 'C’est permis, mais cela coûte des heures, et une potion attend déjà dans le premier chaudron.',
      en: 'You may, but it costs hours, and a potion is already waiting in the first cauldron.',
    };
  },
  isDone: ({ events }) => events.some(({ type }) => type === 'good-gained'),
};

const market: BaieLesson = {
  ...common('market'),
  title: { fr: 'Le jour de marché', en: 'Market day' },
  task: { fr: 'Vendez vos deux potions vertes.', en: 'Sell both green potions.' },
  why: {
    fr: 'À midi, on vend quai par quai. Chaque marchandise rapporte son prix multiplié par le nombre de clients de sa couleur : trois Bardes attendent, une potion verte rapporte donc 3 × 3 = 9.',
    en: 'At noon you sell pier by pier. Each good earns its price times the number of clients of its colour: three Bards are waiting, so a green potion earns 3 × 3 = 9.',
  },
  learnt: {
    fr: 'Deux fois 9 or : les clients restent, chacun achète à tous. Ce que vous ne vendez pas reste à l’étal pour le quai suivant, ou pour demain.',
    en: 'Twice 9 gold: clients stay, and buy from everyone. What you do not sell stays on your stall for the next pier, or for tomorrow.',
  },
  rule: 'B-104',
  lit: ['section.market', 'ol:has(> li [data-thing^="good"])', '[data-choice]'],
  hold({ decision, answer }) {
    if (decision.id !== 'market.sell' || answer !== STOP) return null;
    return {
      fr: 'Pas encore : aucun quai n’aura plus de Bardes que celui-ci aujourd’hui.',
      en: 'Not yet: no pier will have more Bards than this one today.',
    };
  },
  isDone: ({ events, viewer }) =>
    events.filter((event) => event.type === 'sold' && event.seat === viewer && event.price >= 9).length >= 2,
};

export const course = defineCourse<Decision, Event, View>({ lessons: [clock, boats, shop, market], first });
