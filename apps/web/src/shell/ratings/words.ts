import { dictionary, type Message } from '@comptoir/kit';
import { speaker } from '../../i18n/language.svelte.ts';

/** The words of ratings and of their boards. */
const fr = {
  title: 'Cotes',
  'title.board': 'Classement',
  lead: 'Parties cotées : {game}.',
  none: 'Aucune cote pour l’instant',
  'none.text': 'Cochez « Partie cotée » en ouvrant une table. Contre des robots, cela compte aussi.',
  games: { one: '{n} partie', other: '{n} parties' },
  spread: '± {n}',
  'spread.name': 'plus ou moins {n}',
  guess: 'encore une estimation',
  month: '{change} ce mois',
  curve: 'Cote de {from} à {to} en {n} parties',
  board: 'Classement',
  rank: 'Rang',
  who: 'Marchand',
  rating: 'Cote',
  'games.head': 'Parties',
  change: 'Ce mois',
  period: 'Période',
  always: 'De tout temps',
  game: 'Jeu',
  more: 'Suite du classement',
  empty: 'Personne encore',
  'empty.text': 'Une cote paraît ici dès qu’elle est sûre, après une quinzaine de parties cotées.',
  robots: 'Les robots, comme repères',
  how: 'Classés par ce que chacun vaut au moins : la cote moins son incertitude.',
  you: 'vous',
  loading: 'Chargement…',
  away: 'Serveur injoignable',
  nobody: 'Entrez d’abord',
  'nobody.text': 'Le classement est pour ceux qui jouent ici.',
  'nobody.way': 'Votre page',
  again: 'Réessayer',
  rated: 'Partie cotée',
  'rated.room': 'Partie cotée : elle compte pour vos cotes. Quitter la table, c’est perdre.',
} as const satisfies Record<string, Message>;

const en: Record<keyof typeof fr, Message> = {
  title: 'Ratings',
  'title.board': 'Leaderboard',
  lead: 'Rated games: {game}.',
  none: 'No rating yet',
  'none.text': 'Tick “Rated game” when you open a table. Games against bots count too.',
  games: { one: '{n} game', other: '{n} games' },
  spread: '± {n}',
  'spread.name': 'plus or minus {n}',
  guess: 'still a guess',
  month: '{change} this month',
  curve: 'Rating from {from} to {to} in {n} games',
  board: 'Leaderboard',
  rank: 'Rank',
  who: 'Merchant',
  rating: 'Rating',
  'games.head': 'Games',
  change: 'This month',
  period: 'Period',
  always: 'All time',
  game: 'Game',
  more: 'More of the leaderboard',
  empty: 'Nobody yet',
  'empty.text': 'A rating appears here once it is sure, after fifteen rated games or so.',
  robots: 'The bots, as marks',
  how: 'Ordered by what each is worth at least: the rating less its uncertainty.',
  you: 'you',
  loading: 'Loading…',
  away: 'Server out of reach',
  nobody: 'Come in first',
  'nobody.text': 'The leaderboard is for those who play here.',
  'nobody.way': 'Your page',
  again: 'Try again',
  rated: 'Rated game',
  'rated.room': 'Rated game: it counts for your ratings. Leaving the table is losing.',
};

export const words = dictionary(fr, en);
export const word = speaker(words);

/** +23, −12, 0: with a minus sign that is as wide as the plus. */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
