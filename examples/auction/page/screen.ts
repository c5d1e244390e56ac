import type { Language } from '@comptoir/kit';
import { defineScreen } from '@comptoir/web/game-screen';
import { reasons } from '../src/characters.ts';
import { type AuctionDecision, auction, worth } from '../src/rules.ts';
import { wording } from '../src/texts.ts';
import type { AuctionEvent, View } from '../src/view.ts';
import Board from './Board.svelte';

const RULES: Readonly<Record<Language, readonly { id: string | null; text: string }[]>> = {
  fr: [
    { id: null, text: 'À chaque manche, un lot. Chacun mise une carte en secret ; la plus forte l’emporte.' },
    { id: null, text: 'Une fois par partie, un perdant peut faire opposition : le lot n’est pas vendu.' },
    { id: 'T-03', text: 'Piocher, regarder la pioche ou la mélanger coûte une pièce.' },
    { id: 'T-04', text: 'Il faut pour cela qu’il y reste des cartes.' },
    { id: 'T-06', text: 'À tout moment on peut offrir une pièce que l’on a.' },
    { id: 'T-07', text: 'Une seule pièce est offerte à la fois.' },
    { id: null, text: 'À la fin comptent les pièces et la valeur des lots.' },
  ],
  en: [
    { id: null, text: 'One lot per round. Everybody bids a card in secret; the highest wins it.' },
    { id: null, text: 'Once per game a losing bidder may object: then the lot is not sold.' },
    { id: 'T-03', text: 'Drawing, looking at the deck and shuffling it cost a coin each.' },
    { id: 'T-04', text: 'There must be cards left in the deck.' },
    { id: 'T-06', text: 'You may offer a coin of yours at any time.' },
    { id: 'T-07', text: 'Only one coin is offered at a time.' },
    { id: null, text: 'In the end, coins and the value of lots count.' },
  ],
};

/** Coins, and what the lots of a seat are worth. */
const score = ({ coins, won }: View, seat: number): number =>
  (won[seat] ?? []).reduce((sum, card) => sum + worth(card), coins[seat] ?? 0);

/** The least that a screen needs, and a board: every question is played from its list. */
export const screen = defineScreen<AuctionDecision, AuctionEvent, View>({
  game: auction as never,
  wording,
  Board,
  reasons,
  nav: { board: 'scales', others: 'shop', label: { fr: 'Joueurs', en: 'Players' } },
  race: {
    kind: 'bars',
    icon: 'coin',
    title: { fr: 'Fortune', en: 'Fortune' },
    goal: (view) => Math.max(12, ...view.coins.map((_, seat) => score(view, seat))),
    score,
  },
  cardName: (card, language) => `${language === 'fr' ? 'carte' : 'card'} ${worth(card)}`,
  isTurn: (event) => event.type === 'round',
  moment: (view, language) => `${language === 'fr' ? 'manche' : 'round'} ${view.round}`,
  rules: async (language) => [{ id: '1', title: wording[language].title, paragraphs: RULES[language] }],
});
