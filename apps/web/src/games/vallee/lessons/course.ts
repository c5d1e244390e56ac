import type { Json, Kinded } from '@comptoir/kit';
import { cardOf, type Decision, type Event, folkOf, stacksOf, type View } from '@comptoir/vallee';
import { positions } from '@comptoir/vallee/lessons';
import type { Localized } from '../../../i18n/localized.ts';
import { defineCourse, entryOf, type Lesson, type Said } from '../../../lessons/lesson.ts';
import { first } from './first-game.ts';

/** La Vallée in four lessons: build, buy, combine, attack. */

type ValleeLesson = Lesson<Decision, Event, View>;

const OPTIONS: Json = { players: 2, folks: ['monitors', 'lemurs', 'magpies'], firstPlayer: 0 };
const common = (id: string) => ({ id, options: OPTIONS, position: positions[id] ?? '' });

const HAND = '[data-zone="hand-0"]';
const STALL = '.stall';

const LATER: Localized = {
  fr: 'C’est permis, mais ce n’est pas le moment : votre tour serait fini.',
  en: 'It is allowed, but not now: it would end your turn.',
};
const DISCARDING: Localized = {
  fr: 'Défausser prend toute votre action. Gardez cela pour les tours où il n’y a rien de mieux.',
  en: 'Discarding takes your whole action. Keep it for turns when nothing else works.',
};

/** What is said where an action leads elsewhere, by its entry; `allowed` says which answers lead on. */
function holding(
  allowed: Readonly<Record<string, (answer: Json, said: Said<Decision, View>) => Localized | null>>,
  others: Readonly<Record<string, Localized>> = {},
): ValleeLesson['hold'] {
  return (said) => {
    if ((said.decision as Kinded).kind !== 'menu')
      return allowed[said.decision.id]?.(said.answer, said) ?? null;
    const { entry, answer } = entryOf(said.answer);
    const judge = allowed[entry];
    if (judge !== undefined) return judge(answer, said);
    if (entry === 'turn.go-on') return null;
    return others[entry] ?? (entry === 'inventory.discard' ? DISCARDING : LATER);
  };
}

const named = (answer: Json, id: string): boolean =>
  Array.isArray(answer) && answer.length === 1 && cardOf(answer[0] as number).id === id;

const build: ValleeLesson = {
  ...common('build'),
  title: { fr: 'Bâtir', en: 'Build' },
  task: { fr: 'Bâtissez la pile 3.', en: 'Build stack 3.' },
  why: {
    fr: 'Une pile est faite de cartes d’une seule peuplade, et leur total est exactement son numéro : ici 3. Choisissez les cartes de votre main, puis « Bâtir ».',
    en: 'A stack is made of cards of one folk that add up to exactly its number: 3 here. Select cards from your hand, then “Build”.',
  },
  learnt: {
    fr: 'Un varan de 1 et un varan de 2 font la pile 3. On bâtit dans l’ordre, et le premier à huit piles gagne.',
    en: 'A monitor of 1 and a monitor of 2 make stack 3. Stacks are built in order, and the first to eight wins.',
  },
  rule: 'V-141',
  lit: [HAND, STALL],
  hold: holding(
    { 'stall.build': () => null },
    {
      'market.buy': {
        fr: 'Acheter avec ces cartes les enverrait à la défausse. Votre pile est déjà en main : bâtissez.',
        en: 'Paying with these cards would send them to your discard pile. Your stack is already in hand: build.',
      },
      'technique.play': {
        fr: 'Cette technique prend votre action, et la pile attendrait un tour de plus.',
        en: 'This technique takes your action, and the stack would wait another turn.',
      },
      'passive.use': {
        fr: 'Cette carte passive ferait défausser une carte ; vous en avez besoin pour la pile.',
        en: 'This passive card would make you discard; you need your cards for the stack.',
      },
    },
  ),
  isDone: ({ view, viewer }) => stacksOf(view, viewer) >= 3,
};

const buy: ValleeLesson = {
  ...common('buy'),
  title: { fr: 'Acheter', en: 'Buy' },
  task: { fr: 'Achetez la Leçon d’histoire.', en: 'Buy History Lesson.' },
  why: {
    fr: 'La pile 4 attend une carte de valeur 4. Le prix est sur le wagon : valeur de la carte, plus sa place dans le train. Payez avec des cartes de votre main, sans en mettre une de trop.',
    en: 'Stack 4 needs a card of value 4. The price is on the wagon: the card’s value plus its place in the train. You pay with cards from your hand, and none of them may be unnecessary.',
  },
  learnt: {
    fr: 'La carte achetée arrive en main, celles du paiement vont dans votre défausse et reviendront. À la fin du tour le train avance, et tout baisse de prix.',
    en: 'The card comes to your hand; those you paid with go to your discard pile and will come back. At the end of the turn the train moves on and everything gets cheaper.',
  },
  rule: 'V-062',
  lit: ['[data-spot="slot-1"]', HAND],
  hold: holding({
    'market.buy': (answer) =>
      (answer as { slot?: number } | null)?.slot === 1
        ? null
        : {
            fr: 'Celle-ci ne ferait pas la pile 4. La Leçon d’histoire vaut 4 et ne coûte que 5.',
            en: 'That one would not make stack 4. History Lesson has value 4 and costs only 5.',
          },
    'technique.play': () => ({
      fr: 'Une technique prendrait votre action, et un rival pourrait acheter la carte avant vous.',
      en: 'A technique would take your action, and a rival might buy the card first.',
    }),
  }),
  isDone: ({ view, viewer }) =>
    (view.players[viewer]?.hand ?? []).some((card) => cardOf(card).id === 'history-lesson'),
};

const combine: ValleeLesson = {
  ...common('combine'),
  title: { fr: 'Enchaîner', en: 'Combine' },
  task: {
    fr: 'Jouez Délicieuse surprise, puis bâtissez la pile 4.',
    en: 'Play Delightful Surprise, then build stack 4.',
  },
  why: {
    fr: 'Une technique marquée « +1 action » rend l’action qu’elle coûte. Celle-ci pioche deux cartes au marché : gardez le varan, et un varan de 1 fera le reste.',
    en: 'A technique marked “+1 action” gives back the action it costs. This one draws two cards from the market deck: keep the monitor, and a monitor of 1 does the rest.',
  },
  learnt: {
    fr: 'Deux choses en un tour : voilà comment on prend de l’avance. Gardez vos cartes « +1 action » pour le tour où elles font gagner du temps.',
    en: 'Two things in one turn: that is how you get ahead. Keep “+1 action” cards for the turn when they save time.',
  },
  rule: 'V-100',
  lit: [HAND, STALL],
  hold: holding(
    {
      'technique.play': (answer) =>
        named(answer, 'delightful-surprise')
          ? null
          : {
              fr: 'Consommateur vorace mélange votre défausse, qui est vide : il ne se passerait rien.',
              en: 'Voracious Consumer shuffles your discard pile, which is empty: nothing would happen.',
            },
      'stall.build': () => null,
      'setaside.pick': (answer) =>
        Array.isArray(answer) && folkOf(answer[0] as number) === 'monitors'
          ? null
          : {
              fr: 'Un lémur de 3 n’ira pas avec votre varan de 1 : une pile n’a qu’une peuplade.',
              en: 'A lemur of 3 does not go with your monitor of 1: a stack has one folk only.',
            },
    },
    {
      'market.buy': {
        fr: 'Acheter finirait votre tour. Commencez par la carte qui donne une action de plus.',
        en: 'Buying would end your turn. Start with the card that gives you another action.',
      },
    },
  ),
  isDone: ({ view, viewer }) => stacksOf(view, viewer) >= 4,
};

const attack: ValleeLesson = {
  ...common('attack'),
  title: { fr: 'Attaquer', en: 'Attack' },
  task: { fr: 'Empêchez votre rival de gagner.', en: 'Stop your rival from winning.' },
  why: {
    fr: 'Il a sept piles, deux cartes de valeur 4 de la même peuplade en main, et joue après vous. Certaines techniques touchent les autres : Sieste soudaine jette une carte de sa main.',
    en: 'They have seven stacks, two cards of value 4 of one folk in hand, and play after you. Some techniques hit the others: Sudden Nap throws away a card from their hand.',
  },
  learnt: {
    fr: 'Il lui manque une carte, et il vous reste un tour. Regardez toujours la course : une attaque vaut surtout quand quelqu’un va gagner.',
    en: 'They are one card short, and you have another turn. Always watch the race: an attack is worth most when somebody is about to win.',
  },
  rule: 'V-080',
  lit: [HAND, '[data-zone="hand-1"]'],
  hold: holding({
    'technique.play': (answer) =>
      named(answer, 'sudden-nap')
        ? null
        : {
            fr: 'Celle-ci n’aide que vous, et votre rival bâtirait sa huitième pile.',
            en: 'That one helps only you, and your rival would build stack 8.',
          },
    'market.buy': () => ({
      fr: 'Une bonne carte, mais trop tard : votre rival gagne à son tour.',
      en: 'A good card, but too late: your rival wins next turn.',
    }),
  }),
  isDone: ({ view }) => (view.players[1]?.handSize ?? 2) < 2,
};

export const course = defineCourse<Decision, Event, View>({ lessons: [build, buy, combine, attack], first });
