import {
  type Decision,
  distance,
  type Event,
  type QuestAnswer,
  stepsLeftOf,
  territoryOf,
  type View,
} from '@comptoir/karanor';
import { positions } from '@comptoir/karanor/lessons';
import type { Json } from '@comptoir/kit';
import type { Localized } from '../../../i18n/localized.ts';
import { defineCourse, entryOf, type Lesson, type Said } from '../../../lessons/lesson.ts';
import { first } from './first-game.ts';

/** Karanor in four lessons: travel, quest, trade, interrupt. */

type KaranorLesson = Lesson<Decision, Event, View>;

const OPTIONS: Json = { players: 3, firstPlayer: 0 };
const common = (id: string) => ({ id, options: OPTIONS, position: positions[id] ?? '' });

const MAP = '[data-zone="map"]';
const LATER: Localized = {
  fr: 'C’est permis, mais cela coûte une action sans servir la tâche de cette leçon.',
  en: 'It is allowed, but it costs an action and does not help with the task of this lesson.',
};
const ENDING: Localized = {
  fr: 'Il vous reste des actions : finir maintenant les perdrait.',
  en: 'You have actions left: ending now would lose them.',
};

/** What is said where an entry leads elsewhere; `allowed` judges those that may lead on. */
function holding(
  allowed: Readonly<Record<string, (answer: Json, said: Said<Decision, View>) => Localized | null>>,
  others: Readonly<Record<string, Localized>> = {},
): KaranorLesson['hold'] {
  return (said) => {
    if (said.decision.kind !== 'menu') return allowed[said.decision.id]?.(said.answer, said) ?? null;
    const { entry, answer } = entryOf(said.answer);
    return (
      allowed[entry]?.(answer, said) ??
      (entry in allowed ? null : (others[entry] ?? (entry === 'end-turn' ? ENDING : LATER)))
    );
  };
}

/** Steps towards this place are fine as long as it stays within so many steps of the start. */
function towards(place: string, reach: number, wrong: Localized) {
  const goal = territoryOf(place);
  const judge =
    (isFirst: boolean) =>
    (answer: Json, { view, viewer }: Said<Decision, View>) => {
      const left = (isFirst ? reach : Math.min(reach - 1, stepsLeftOf(view, viewer))) - 1;
      return distance(Number(answer), goal) <= left ? null : wrong;
    };
  return { move: judge(true), step: judge(false) };
}

const travel: KaranorLesson = {
  ...common('travel'),
  title: { fr: 'Voyager', en: 'Travel' },
  task: { fr: 'Rejoignez Port-Féral.', en: 'Go to Port-Féral.' },
  why: {
    fr: 'Une action de déplacement fait deux pas par les routes ; la mer se paie. Les lieux cerclés de laiton sont à portée : choisissez Port-Féral, puis confirmez.',
    en: 'One move action is two steps along the roads; the sea costs gold. Places ringed in brass are within reach: choose Port-Féral, then confirm.',
  },
  learnt: {
    fr: 'Une seule action pour deux pas : il vous en reste trois. En cité on bâtit, sur une ressource on récolte, chez un habitant on reçoit une quête.',
    en: 'One action for two steps: three remain. Build in a city, harvest on a resource, get a quest from an inhabitant.',
  },
  rule: 'K-060',
  lit: [MAP],
  hold: holding(
    towards('port-feral', 2, {
      fr: 'Ce chemin ne mène pas à Port-Féral en deux pas. Passez par la mine ou par la colline.',
      en: 'This way does not reach Port-Féral in two steps. Go by the mine or the hill.',
    }),
    {
      work: {
        fr: 'Travailler donne un peu d’or, mais ne vous rapproche pas de Port-Féral.',
        en: 'Working gives a little gold, but brings you no nearer to Port-Féral.',
      },
    },
  ),
  isDone: ({ view, viewer }) => view.players[viewer]?.territory === territoryOf('port-feral'),
};

const quest: KaranorLesson = {
  ...common('quest'),
  title: { fr: 'Accomplir une quête', en: 'Complete a quest' },
  task: {
    fr: 'Allez à Salanche et accomplissez votre quête.',
    en: 'Go to Salanche and complete your quest.',
  },
  why: {
    fr: 'Une quête dit où aller et ce qu’elle coûte : ici Salanche, à un pas, et un vin, que vous avez. Elle donne du prestige, et le prestige fait gagner.',
    en: 'A quest says where to go and what it costs: Salanche here, one step away, and one wine, which you have. It gives prestige, and prestige wins the game.',
  },
  learnt: {
    fr: 'Un point de prestige, de l’or, et la suite de l’histoire en main. Deux actions en tout : se déplacer, accomplir.',
    en: 'One prestige, some gold, and the rest of the story in hand. Two actions in all: move, complete.',
  },
  rule: 'K-110',
  lit: [MAP, '[data-zone="hand-0"]'],
  hold: holding(
    {
      ...towards('salanche', 1, {
        fr: 'Ce n’est pas le chemin : Salanche est à un pas d’ici.',
        en: 'That is not the way: Salanche is one step from here.',
      }),
      quest: (answer) => ((answer as QuestAnswer | null)?.card === undefined ? LATER : null),
    },
    {
      harvest: {
        fr: 'Des fruits, pourquoi pas, mais votre quête demande du vin, et vous l’avez déjà.',
        en: 'Fruit is nice, but your quest asks for wine, and you have it already.',
      },
      interact: {
        fr: 'Une quête à la fois : finissez d’abord celle que vous avez en main.',
        en: 'One quest at a time: finish the one in your hand first.',
      },
    },
  ),
  isDone: ({ events, viewer }) =>
    events.some((event) => event.type === 'quest-done' && event.seat === viewer),
};

const trade: KaranorLesson = {
  ...common('trade'),
  title: { fr: 'Négocier', en: 'Trade' },
  task: {
    fr: 'Acceptez l’échange, puis accomplissez votre quête.',
    en: 'Accept the trade, then complete your quest.',
  },
  why: {
    fr: 'Vous êtes au bon endroit, mais il vous manque un vin. Quelqu’un vous en propose un pour 2 or : ouvrez « Négoce » et regardez la balance.',
    en: 'This is the place, but you are one wine short. Somebody offers you one for 2 gold: open “Trade” and look at the scale.',
  },
  learnt: {
    fr: 'Un échange ne coûte pas d’action, et se fait pendant le tour de n’importe qui. Deux or contre un point de prestige : bonne affaire.',
    en: 'A trade costs no action and can happen on anybody’s turn. Two gold for a point of prestige: a good deal.',
  },
  rule: 'K-303',
  lit: ['.trade', '[data-zone="hand-0"]'],
  hold: holding(
    { 'trade.accept': () => null, quest: () => null },
    {
      'trade.decline': {
        fr: 'Vous pouvez refuser, mais ce vin est justement ce qui manque à votre quête.',
        en: 'You may decline, but this wine is exactly what your quest lacks.',
      },
      'trade.counter': {
        fr: 'Marchander est permis. Ici le prix est bon : acceptez.',
        en: 'Haggling is allowed. This price is good: accept.',
      },
      'trade.propose': {
        fr: 'Une offre vous attend déjà : lisez-la d’abord.',
        en: 'An offer is already waiting for you: read it first.',
      },
      move: {
        fr: 'Vous êtes déjà à Salanche. Il ne manque que le vin.',
        en: 'You are already in Salanche. Only the wine is missing.',
      },
    },
  ),
  isDone: ({ events, viewer }) =>
    events.some((event) => event.type === 'quest-done' && event.seat === viewer),
};

const interrupt: KaranorLesson = {
  ...common('interrupt'),
  title: { fr: 'Interrompre', en: 'Interrupt' },
  task: { fr: 'Répondez à la récolte de votre rival.', en: 'Answer your rival’s harvest.' },
  why: {
    fr: 'Une carte de marché noir se joue au moment qu’elle indique, même pendant le tour d’un autre. Un rival vient de récolter : la Dîme des brigands lui prend une ressource.',
    en: 'A black-market card is played at the moment it names, even on somebody else’s turn. A rival has just harvested: Brigands’ Tithe takes one resource from them.',
  },
  learnt: {
    fr: 'Une ressource de plus pour vous, une de moins chez lui. Vous pouvez toujours passer et garder la carte ; mais un bon moment ne revient pas forcément.',
    en: 'One more resource for you, one less for them. You may always pass and keep the card; but a good moment may not come back.',
  },
  rule: 'K-205',
  lit: ['.sheet', '[data-zone="hand-0"]'],
  hold: holding(
    { card: () => null },
    {
      pass: {
        fr: 'Passer garde la carte pour plus tard. Ici, le moment est bon : jouez-la.',
        en: 'Passing keeps the card for later. The moment is good here: play it.',
      },
    },
  ),
  isDone: ({ events, viewer }) =>
    events.some((event) => event.type === 'card-ended' && event.seat === viewer && !event.cancelled),
};

export const course = defineCourse<Decision, Event, View>({
  lessons: [travel, quest, trade, interrupt],
  first,
});
