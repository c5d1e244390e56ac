import type { Menu } from '@comptoir/kit';
import { type Decision, type Entry, stacksOf, type View } from '@comptoir/vallee';
import type { Hint, Lesson } from '../../../table/lesson.ts';

/** A first game: two players, three gentle folks, the same deal for everybody. */

const offers = (decision: Decision | null, entry: string): boolean =>
  decision?.kind === 'menu' && (decision as Menu<Entry>).entries.some((one) => one.id === entry);

const isAction = (decision: Decision | null): boolean => decision?.id === 'action';

const HINTS: readonly Hint<Decision, View>[] = [
  {
    id: 'aim',
    title: { fr: 'Huit piles avant l’autre', en: 'Eight stacks before the other' },
    text: {
      fr: 'Votre étal est au milieu. On y bâtit la pile 1, puis 2, puis 3… jusqu’à 8. La frise en haut à droite dit qui mène.',
      en: 'Your stall is in the middle. Build stack 1, then 2, then 3… up to 8. The strip at the top right says who leads.',
    },
    rule: 'V-170',
    when: ({ decision }) => isAction(decision),
  },
  {
    id: 'first-stack',
    title: { fr: 'Bâtir la pile 1', en: 'Build stack 1' },
    text: {
      fr: 'Une pile est faite de cartes d’une seule peuplade dont le total est exactement son numéro. Touchez une carte de valeur 1 (pas une Camelote), puis « Bâtir ».',
      en: 'A stack is made of cards of one folk that add up to exactly its number. Touch a card of value 1 (not Junk), then “Build”.',
    },
    rule: 'V-141',
    when: ({ decision, view, viewer }) => offers(decision, 'stall.build') && stacksOf(view, viewer) === 0,
  },
  {
    id: 'buy',
    title: { fr: 'Acheter au marché', en: 'Buy at the market' },
    text: {
      fr: 'Le prix est sur le wagon : valeur de la carte plus sa place dans le train. Touchez la carte, puis celles qui la paient : le compte se fait sous vos yeux. Aucune carte de trop, et pas de monnaie.',
      en: 'The price is on the wagon: the value of the card plus its place in the train. Touch the card, then those that pay for it: the sum is kept for you. No card too many, and no change.',
    },
    rule: 'V-062',
    when: ({ decision, view, viewer }) =>
      offers(decision, 'market.buy') && view.turn.number > 1 && stacksOf(view, viewer) < 3,
  },
  {
    id: 'train',
    title: { fr: 'Le train avance', en: 'The train moves on' },
    text: {
      fr: 'À la fin de chaque tour les cartes glissent vers la locomotive et baissent de prix. Attendre est parfois une affaire.',
      en: 'At the end of every turn the cards slide towards the engine and get cheaper. Waiting can be a bargain.',
    },
    rule: 'V-166',
    when: ({ decision, view }) => isAction(decision) && view.turn.number > 4,
  },
  {
    id: 'technique',
    title: { fr: 'Jouer une technique', en: 'Play a technique' },
    text: {
      fr: 'Une carte à la main ouverte se joue seule : touchez-la, puis « Technique ». Avec « +1 action » vous jouez encore après. Laissez la souris dessus, ou touchez longuement, pour la lire en grand.',
      en: 'A card with the open hand is played alone: touch it, then “Technique”. With “+1 action” you act again afterwards. Rest the mouse on it, or press long, to read it enlarged.',
    },
    rule: 'V-080',
    when: ({ decision }) => offers(decision, 'technique.play'),
  },
  {
    id: 'passive',
    title: { fr: 'Un passif', en: 'A passive card' },
    text: {
      fr: 'Le sablier marque les passifs. Celui-ci s’utilise sans dépenser d’action, une fois par tour, et reste en main.',
      en: 'The hourglass marks passives. This one is used without spending an action, once per turn, and stays in your hand.',
    },
    rule: 'V-181',
    when: ({ decision }) => offers(decision, 'passive.use'),
  },
  {
    id: 'discard',
    title: { fr: 'Faire de la place', en: 'Make room' },
    text: {
      fr: 'Rien de bon ? Touchez les cartes qui gênent et défaussez : vous compléterez votre main à cinq. Défausser rien du tout, c’est passer.',
      en: 'Nothing good? Touch the cards in the way and discard them: your hand is filled to five. Discarding nothing is passing.',
    },
    rule: 'V-150',
    when: ({ decision, view }) =>
      isAction(decision) && !offers(decision, 'stall.build') && view.turn.number > 6,
  },
  {
    id: 'effect',
    title: { fr: 'Un effet demande', en: 'An effect asks' },
    text: {
      fr: 'Quand une carte vous laisse un choix, tout ce qui est permis est posé sur le plateau de papier. Une question à la fois.',
      en: 'When a card leaves you a choice, everything allowed lies on the paper tray. One question at a time.',
    },
    rule: 'V-083',
    when: ({ decision }) => decision !== null && decision.kind !== 'menu',
  },
  {
    id: 'end',
    title: { fr: 'Presque', en: 'Nearly there' },
    text: {
      fr: 'La partie s’arrête à l’instant où quelqu’un bâtit sa huitième pile. Gardez les grandes cartes d’une même peuplade.',
      en: 'The game ends the moment somebody builds the eighth stack. Keep the large cards of one folk.',
    },
    rule: 'V-170',
    when: ({ decision, view, viewer }) => isAction(decision) && stacksOf(view, viewer) >= 6,
  },
];

export const lesson: Lesson<Decision, View> = {
  secret: '7a11e5c0ffee00000000000000000000000000000000000000000000000001a5',
  options: { players: 2, folks: ['monitors', 'lemurs', 'tree-kangaroos'], firstPlayer: 0 },
  hints: HINTS,
};
