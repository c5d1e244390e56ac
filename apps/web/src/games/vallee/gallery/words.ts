import { dictionary, type Message } from '@comptoir/kit';
import { speaker } from '../../../i18n/language.svelte.ts';

const fr = {
  title: 'Les peuplades',
  lead: '{n} peuplades, toutes leurs cartes, à mêler librement.',
  search: 'Chercher un nom ou un texte de carte',
  found: { one: '{n} peuplade trouvée', other: '{n} peuplades trouvées' },
  print: 'Imprimer',
  edition: 'Édition des six peuplades de la boîte',
  'edition.first': 'Première édition',
  'edition.remaster': 'Remasterisée',
  mechanisms: 'Mécanismes',
  'mechanism.any': 'Tous',
  'mechanism.coins': 'Pièces',
  'mechanism.clock': 'Horloge',
  'mechanism.dice': 'Dés',
  'mechanism.finish': 'À achever',
  'mechanism.ending': 'Fin de tour',
  'mechanism.later': 'Effets différés',
  'mechanism.reactions': 'Réactions',
  'mechanism.payment': 'Paiements',
  'mechanism.stacks': 'Piles',
  'mechanism.hand-limit': 'Limite de main',
  'mechanism.threats': 'Menaces',
  'mechanism.imitation': 'Imitation',
  rates: 'Qui gagne avec quoi',
  'rates.how':
    '{games} parties à {players} entre robots ({level}), peuplades au hasard. Pour chaque peuplade : la part des parties gagnées par le joueur qui en avait le plus de cartes à la fin, avec l’intervalle à 95 %. Toutes peuplades confondues : {usual} ; à parts égales entre joueurs : {fair}. Un écart plus petit que l’intervalle ne veut rien dire.',
  'rates.folk': 'Peuplade',
  'rates.share': 'Victoires',
  'rates.interval': 'Intervalle',
  'rates.games': 'Parties',
  'rates.best': 'Meilleure compagnie',
  'rates.worst': 'Moins bonne compagnie',
  'rates.one':
    'Qui en a le plus de cartes gagne {rate} des parties [{low}, {high}], sur {games} ; en moyenne {usual}.',
  'rates.pairs': 'Avec chacune des autres',
  'rates.good': 'En bonne compagnie de',
  'rates.none': 'Les robots ont joué ces parties avec la première édition.',
} as const;

export type GalleryKey = keyof typeof fr;

const en: Readonly<Record<GalleryKey, Message>> = {
  title: 'The folks',
  lead: '{n} folks with all their cards, to be mixed freely.',
  search: 'Find a name or the text of a card',
  found: { one: '{n} folk found', other: '{n} folks found' },
  print: 'Print',
  edition: 'Edition of the six folks of the box',
  'edition.first': 'First edition',
  'edition.remaster': 'Remastered',
  mechanisms: 'Mechanisms',
  'mechanism.any': 'All',
  'mechanism.coins': 'Coins',
  'mechanism.clock': 'Clock',
  'mechanism.dice': 'Dice',
  'mechanism.finish': 'To be finished',
  'mechanism.ending': 'End of turn',
  'mechanism.later': 'Delayed effects',
  'mechanism.reactions': 'Reactions',
  'mechanism.payment': 'Payments',
  'mechanism.stacks': 'Stacks',
  'mechanism.hand-limit': 'Hand limit',
  'mechanism.threats': 'Threats',
  'mechanism.imitation': 'Imitation',
  rates: 'Who wins with what',
  'rates.how':
    '{games} games of {players} among bots ({level}), folks at random. For each folk: the share of games won by the player with most of its cards at the end, with the 95% interval. Over all folks: {usual}; equal shares for all players: {fair}. A difference smaller than the interval means nothing.',
  'rates.folk': 'Folk',
  'rates.share': 'Wins',
  'rates.interval': 'Interval',
  'rates.games': 'Games',
  'rates.best': 'Best company',
  'rates.worst': 'Worst company',
  'rates.one':
    'Whoever has most of its cards wins {rate} of games [{low}, {high}], out of {games}; the average is {usual}.',
  'rates.pairs': 'With each of the others',
  'rates.good': 'Goes well with',
  'rates.none': 'The bots played these games with the first edition.',
};

/** The words of the page of all folks. */
export const g = speaker(dictionary(fr, en));
