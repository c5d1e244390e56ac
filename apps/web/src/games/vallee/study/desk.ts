import { dictionary, type Message } from '@comptoir/kit';
import { allSets, cardOf, idsOfFolk, isFolk, JUNK, NAMED_FOLKS } from '@comptoir/vallee';
import { study } from '@comptoir/vallee/study';
import { cardText, folkText } from '@comptoir/vallee/texts';
import type { Desk } from '../../../catalog/desk.ts';
import { language, speaker } from '../../../i18n/language.svelte.ts';
import { fetchFolks } from '../art/folks.ts';

/** Fields and pieces of a position of La Vallée. */
const fr = {
  players: 'Joueurs',
  mode: 'Partie',
  'mode.solo-stalls': 'Chacun son étal',
  'mode.teams': 'Deux équipes',
  edition: 'Édition',
  'edition.first': 'Première',
  'edition.remaster': 'Remasterisée',
  folks: 'Peuplades en jeu',
  active: 'À qui de jouer',
  'active.n': 'Joueur {n}',
  actions: 'Actions restantes',
  turn: 'Tour',
  market: 'Marché, depuis la droite',
  hand: 'Main',
  stack: 'Étal, pile {n}',
  deck: 'Pioche, du dessus au dessous',
  discard: 'Défausse, du dessus au dessous',
  coins: 'Pièces',
  clock: 'Horloge',
  'clock.dawn': 'Aube',
  'clock.day': 'Jour',
  'clock.night': 'Nuit',
  'market-deck': 'Pioche du marché, du dessus au dessous (le reste est mélangé dessous)',
  'market-discard': 'Défausse du marché',
  box: 'Boîte (hors jeu)',
  'new-junk': 'Camelote en plus de la réserve',
  gap: 'Emplacement vide',
} as const satisfies Record<string, Message>;

const en: Record<keyof typeof fr, Message> = {
  players: 'Players',
  mode: 'Game',
  'mode.solo-stalls': 'A stall for each',
  'mode.teams': 'Two teams',
  edition: 'Edition',
  'edition.first': 'First',
  'edition.remaster': 'Remastered',
  folks: 'Folks in play',
  active: 'To play',
  'active.n': 'Player {n}',
  actions: 'Actions left',
  turn: 'Turn',
  market: 'Market, from the right',
  hand: 'Hand',
  stack: 'Stall, stack {n}',
  deck: 'Deck, from the top down',
  discard: 'Discard, from the top down',
  coins: 'Coins',
  clock: 'Clock',
  'clock.dawn': 'Dawn',
  'clock.day': 'Day',
  'clock.night': 'Night',
  'market-deck': 'Market deck, from the top down (the rest is shuffled beneath)',
  'market-discard': 'Market discard',
  box: 'Box (out of the game)',
  'new-junk': 'Junk beyond the reserve',
  gap: 'Empty slot',
};
const word = speaker(dictionary(fr, en));

const folkName = (folk: string): string => folkText(language(), folk).name;
const folkOfCard = (id: string): string | undefined =>
  allSets().find(({ cards }) => cards.some((card) => card.id === id))?.folk;

function pieceName(stock: string, piece: string): string {
  if (stock === 'folks') return isFolk(piece) ? folkName(piece) : piece;
  if (piece === 'gap') return word('gap');
  if (piece !== JUNK.id && folkOfCard(piece) === undefined) return piece;
  const { name } = cardText(language(), piece);
  const value = printedOn(piece);
  return value === null ? name : `${name} (${value})`;
}

function printedOn(id: string): number | null {
  const folk = folkOfCard(id);
  const card = folk && idsOfFolk(folk).find((one) => cardOf(one).id === id);
  return card === undefined || card === '' ? null : cardOf(card).value;
}

export const desk: Desk = {
  study: study as unknown as Desk['study'],
  // Any folk can be chosen, so each must have its name.
  fetch: () => fetchFolks(NAMED_FOLKS),
  fieldName({ id, at }) {
    if (id === 'stack') return word('stack', { n: at ?? 1 });
    return word(id as 'players');
  },
  choiceName(field, value) {
    if (field === 'players') return value;
    if (field === 'active') return word('active.n', { n: Number(value) + 1 });
    return word(`${field}.${value}` as 'mode.teams');
  },
  pieceName,
  groupName(stock, piece) {
    const folk = stock === 'cards' ? folkOfCard(piece) : undefined;
    return folk === undefined ? '' : folkName(folk);
  },
};
