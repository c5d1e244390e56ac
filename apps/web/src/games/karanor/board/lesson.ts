import { ANYONE, actionsLeftOf, type Decision, isCity, resourceAt, type View } from '@comptoir/karanor';
import type { Hint, Lesson } from '../../../table/lesson.ts';
import { entryIn } from './act.ts';

/**
 * A first game for three: the seven actions, a trade, an interrupt, each where it is new. The deal gives the learner a
 * story with a card of the black market that answers a harvest, so that a window opens within the first rounds.
 */

const isAction = (decision: Decision | null): boolean => decision?.id === 'action';
const isToMe = (view: View, viewer: number): boolean =>
  view.offers.some(
    ({ from, to, declined }) =>
      from !== viewer && (to === viewer || (to === ANYONE && !declined.includes(viewer))),
  );
const ownAt = (view: View, viewer: number): number => view.players[viewer]?.territory ?? 0;

const HINTS: readonly Hint<Decision, View>[] = [
  {
    id: 'draft',
    title: { fr: 'Deux commerces pour commencer', en: 'Two shops to start with' },
    text: {
      fr: 'Gardez un commerce que vous saurez payer tôt ; le reste passe au voisin. Votre histoire dit d’où vous partez et avec quoi.',
      en: 'Keep a shop you can pay early; the rest goes to your neighbour. Your story says where you start and with what.',
    },
    rule: 'K-041',
    when: ({ decision }) => decision?.id === 'draft.first',
  },
  {
    id: 'aim',
    title: { fr: 'Dix points de prestige', en: 'Ten points of prestige' },
    text: {
      fr: 'Commerces, quêtes, livraisons et villas donnent du prestige. Quatre actions par tour : le bandeau dit ce que chacune fait, ou ce qui l’empêche. Touchez une action pâle pour savoir pourquoi.',
      en: 'Shops, quests, deliveries and villas give prestige. Four actions a turn: the bar says what each does, or what is in its way. Touch a pale action to learn why.',
    },
    rule: 'K-056',
    when: ({ decision }) => isAction(decision),
  },
  {
    id: 'move',
    title: { fr: 'Se déplacer', en: 'Move' },
    text: {
      fr: 'Les lieux cerclés de laiton sont à une action : deux pas, et la mer se paie. Touchez un lieu pour voir le chemin, touchez-le encore pour y aller.',
      en: 'Places ringed in brass are one action away: two steps, and the sea costs gold. Touch a place to see the way, touch it again to go.',
    },
    rule: 'K-061',
    when: ({ decision }) => entryIn(decision, 'move') !== undefined,
  },
  {
    id: 'harvest',
    title: { fr: 'Récolter', en: 'Harvest' },
    text: {
      fr: 'Vous êtes sur une ressource : récolter en donne deux jetons.',
      en: 'You stand on a resource: harvesting gives two tokens of it.',
    },
    rule: 'K-070',
    when: ({ decision, view, viewer }) =>
      entryIn(decision, 'harvest') !== undefined && (resourceAt[ownAt(view, viewer)] ?? -1) >= 0,
  },
  {
    id: 'meet',
    title: { fr: 'Rencontrer', en: 'Meet' },
    text: {
      fr: 'Un habitant attend ici. Lui parler donne une quête, ou une scène à vivre sur-le-champ.',
      en: 'An inhabitant waits here. Talking gives a quest, or a scene to live at once.',
    },
    rule: 'K-100',
    when: ({ decision }) => entryIn(decision, 'interact') !== undefined,
  },
  {
    id: 'scene',
    title: { fr: 'Une petite scène', en: 'A small scene' },
    text: {
      fr: 'Lisez, puis choisissez : seules les issues possibles sont proposées.',
      en: 'Read, then choose: only what is possible is offered.',
    },
    rule: 'K-103',
    when: ({ decision }) => decision?.id === 'quest.immediate' || decision?.id === 'quest.keep',
  },
  {
    id: 'build',
    title: { fr: 'Bâtir', en: 'Build' },
    text: {
      fr: 'En cité, et le compte y est : un commerce augmente votre revenu. Le bonus se paie en plus, si vous voulez.',
      en: 'In a city, with all the goods: a shop raises your income. The bonus costs extra, if you wish.',
    },
    rule: 'K-090',
    when: ({ decision }) => entryIn(decision, 'build') !== undefined,
  },
  {
    id: 'quest',
    title: { fr: 'Accomplir une quête', en: 'Complete a quest' },
    text: {
      fr: 'Vous êtes au bon endroit : la carte est cerclée. Sous chaque quête, le crayon dit où aller et à combien de pas.',
      en: 'You are in the right place: the card is ringed. Under every quest you read where to go and how many steps it is.',
    },
    rule: 'K-110',
    when: ({ decision }) => entryIn(decision, 'quest') !== undefined,
  },
  {
    id: 'work',
    title: { fr: 'Travailler', en: 'Work' },
    text: {
      fr: 'Une action de reste ? Travailler donne toujours un peu d’or.',
      en: 'One action left over? Working always gives a little gold.',
    },
    rule: 'K-080',
    when: ({ decision, view, viewer }) =>
      entryIn(decision, 'work') !== undefined && actionsLeftOf(view, viewer) === 1,
  },
  {
    id: 'special',
    title: { fr: 'Les actions spéciales', en: 'Special actions' },
    text: {
      fr: 'Livrer la ville du moment, recruter un associé, acheter une villa : elles sont sous « Spécial ».',
      en: 'Deliver to the city of the moment, recruit an associate, buy a villa: they are under “Special”.',
    },
    rule: 'K-120',
    when: ({ decision, view, viewer }) =>
      ['deliver', 'recruit', 'villa'].some((entry) => entryIn(decision, entry) !== undefined) &&
      (isCity[ownAt(view, viewer)] === true || view.round > 2),
  },
  {
    id: 'offer',
    title: { fr: 'On vous propose un échange', en: 'Somebody offers you a trade' },
    text: {
      fr: 'Ouvrez « Négoce » (T) : la balance montre ce que vous recevez et ce que vous donnez, le crayon ce que cela changerait pour vos cartes. Acceptez, refusez, ou contre-proposez.',
      en: 'Open “Trade” (T): the scale shows what you receive and what you give, the pencil what it would change for your cards. Accept, decline, or counter.',
    },
    rule: 'K-304',
    when: ({ decision, view, viewer }) => isAction(decision) && isToMe(view, viewer),
  },
  {
    id: 'trade',
    title: { fr: 'Négocier', en: 'Trade' },
    text: {
      fr: 'Il vous manque un jeton ? Ouvrez « Négoce » (T) et proposez un échange, à l’un ou à tous. Rien n’est bloqué en attendant, et vous pouvez accepter à tout moment ouvert.',
      en: 'One token short? Open “Trade” (T) and offer an exchange, to one or to anyone. Nothing is held up meanwhile, and you may accept at any open moment.',
    },
    rule: 'K-303',
    when: ({ decision, view }) => isAction(decision) && view.round >= 2,
  },
  {
    id: 'window',
    title: { fr: 'Une fenêtre de réponse', en: 'A response window' },
    text: {
      fr: 'Votre carte de marché noir peut répondre à ce qui se passe. Jouez-la, ou passez et gardez-la pour plus tard ; cochez « Toujours passer » pour ne plus être interrogé.',
      en: 'Your black-market card may answer what is happening. Play it, or pass and keep it for later; tick “Always pass” not to be asked again.',
    },
    rule: 'K-205',
    when: ({ decision }) => decision?.id === 'window',
  },
];

export const lesson: Lesson<Decision, View> = {
  secret: '7a11e5c0ffee0000000000000000000000000000000000000000000000000083',
  options: { players: 3, firstPlayer: 0 },
  hints: HINTS,
};
