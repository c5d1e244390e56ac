import { numberOf, study } from '@comptoir/karanor/study';
import { NAMES, type Names } from '@comptoir/karanor/texts';
import { dictionary, type Message } from '@comptoir/kit';
import type { Desk } from '../../../catalog/desk.ts';
import { language, speaker } from '../../../i18n/language.svelte.ts';

/** Fields and pieces of a position of Karanor. */
const fr = {
  players: 'Joueurs',
  market2p: 'Marché à deux joueurs',
  'market2p.yes': 'Avec',
  'market2p.no': 'Sans',
  first: 'A commencé la partie',
  active: 'À qui de jouer',
  'seat.n': 'Joueur {n}',
  actions: 'Actions restantes',
  round: 'Manche',
  ending: 'Dernière manche',
  'ending.no': 'Non',
  'ending.yes': 'Oui',
  display: 'Étalage de commerces',
  delivery: 'Livraison demandée',
  market: 'Jetons du marché',
  origin: 'Cité d’origine',
  place: 'Pion sur',
  gold: 'Or',
  income: 'Revenu',
  prestige: 'Prestige',
  goods: 'Ressources',
  'shop-hand': 'Commerces en main',
  'quest-hand': 'Quêtes en main',
  'black-hand': 'Cartes du marché noir en main',
  shops: 'Commerces bâtis (sans l’origine)',
  villas: 'Villas',
  badges: 'Insignes',
  artefacts: 'Artefacts',
  associates: 'Associés',
  story: 'Histoire',
  gone: 'Habitants partis',
  promoted: 'Associés promus',
  'quest-gone': 'Quêtes hors du jeu',
  'quest-discard': 'Quêtes défaussées',
  'quest-deck': 'Pioche des quêtes, du dessus au dessous (le reste est mélangé dessous)',
  'shop-discard': 'Commerces défaussés',
  'shop-deck': 'Pioche des commerces, du dessus au dessous',
  'black-discard': 'Marché noir défaussé',
  'black-deck': 'Pioche du marché noir, du dessus au dessous',
  'artefact-discard': 'Artefacts défaussés',
  'artefact-deck': 'Pioche des artefacts, du dessus au dessous',
  delivered: 'Livraisons faites',
  'delivery-pile': 'Livraisons à venir, du dessus au dessous',
} as const satisfies Record<string, Message>;

const en: Record<keyof typeof fr, Message> = {
  players: 'Players',
  market2p: 'Two-player market',
  'market2p.yes': 'With it',
  'market2p.no': 'Without it',
  first: 'Began the game',
  active: 'To play',
  'seat.n': 'Player {n}',
  actions: 'Actions left',
  round: 'Round',
  ending: 'Last round',
  'ending.no': 'No',
  'ending.yes': 'Yes',
  display: 'Display of shops',
  delivery: 'Delivery asked for',
  market: 'Tokens of the market',
  origin: 'Origin city',
  place: 'Pawn at',
  gold: 'Gold',
  income: 'Income',
  prestige: 'Prestige',
  goods: 'Resources',
  'shop-hand': 'Shop cards in hand',
  'quest-hand': 'Quests in hand',
  'black-hand': 'Black-market cards in hand',
  shops: 'Shops built (beside the origin)',
  villas: 'Villas',
  badges: 'Badges',
  artefacts: 'Artefacts',
  associates: 'Associates',
  story: 'Story',
  gone: 'Inhabitants who have left',
  promoted: 'Promoted associates',
  'quest-gone': 'Quests out of the game',
  'quest-discard': 'Discarded quests',
  'quest-deck': 'Quest deck, from the top down (the rest is shuffled beneath)',
  'shop-discard': 'Discarded shop cards',
  'shop-deck': 'Shop deck, from the top down',
  'black-discard': 'Discarded black market',
  'black-deck': 'Black-market deck, from the top down',
  'artefact-discard': 'Discarded artefacts',
  'artefact-deck': 'Artefact deck, from the top down',
  delivered: 'Deliveries made',
  'delivery-pile': 'Deliveries to come, from the top down',
};
const word = speaker(dictionary(fr, en));

/** What the pieces of each numbered stock are called. */
const SPEAKERS: Readonly<Record<string, (names: Names, piece: number) => string>> = {
  badges: (names, piece) => names.badge(piece),
  artefacts: (names, piece) => names.artefact(piece),
  associates: (names, piece) => names.associate(piece),
  promoted: (names, piece) => names.associate(piece),
  shops: (names, piece) => names.shop(piece),
  quests: (names, piece) => names.quest(piece),
  black: (names, piece) => names.blackCard(piece),
  deliveries: (names, piece) => names.delivery(piece),
  stories: (names, piece) => names.story(piece),
};

function pieceName(stock: string, piece: string): string {
  const names = NAMES[language()];
  if (stock === 'tokens') return names.resource(piece);
  const speak = SPEAKERS[stock] ?? ((all, place) => all.territory(place));
  return speak(names, numberOf(stock, piece));
}

export const desk: Desk = {
  study: study as unknown as Desk['study'],
  fieldName: ({ id }) => word(id as 'players'),
  choiceName(field, value) {
    if (field === 'players') return value;
    if (field === 'first' || field === 'active') return word('seat.n', { n: Number(value) + 1 });
    if (field === 'place') return pieceName(field, value);
    return word(`${field}.${value}` as 'ending.no');
  },
  pieceName,
  groupName: () => '',
};
