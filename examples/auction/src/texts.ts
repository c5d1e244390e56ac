import type {
  CardId,
  Cast,
  Json,
  Language,
  OptionWording,
  Refusal,
  Seat,
  Weight,
  Wording,
} from '@comptoir/kit';
import { type AuctionDecision, worth } from './rules.ts';
import type { AuctionEvent, View } from './view.ts';

type AuctionWording = Wording<AuctionDecision, AuctionEvent, View>;

/** Everything one language says; the sentences are put together once, below. */
interface Phrases {
  readonly title: string;
  readonly subtitle: string;
  readonly questions: Readonly<Record<string, string>>;
  readonly entries: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, OptionWording>>;
  readonly yes: string;
  readonly no: string;
  card(worth: number): string;
  event(event: AuctionEvent, who: (seat: Seat) => string, card: (card: CardId) => string): string | null;
}

const fr: Phrases = {
  title: 'La Petite Enchère',
  subtitle: 'un lot, une carte, un seul gagnant',
  questions: {
    'bid.card': 'Quelle carte misez-vous ?',
    'bid.object': 'Faites-vous opposition à cette vente ?',
    'turn.act': 'Que faites-vous de votre tour ?',
    'hand.trim': 'Quelles cartes défaussez-vous ?',
    'tip.accept': 'Acceptez-vous la pièce ?',
    tip: 'À qui donnez-vous une pièce ?',
    cheer: 'Applaudir ?',
  },
  entries: {
    sell: 'Vendre un ou deux lots',
    show: 'Montrer une carte',
    draw: 'Piocher, pour une pièce',
    look: 'Regarder la pioche, pour une pièce',
    reshuffle: 'Mélanger la pioche, pour une pièce',
    end: 'Finir le tour',
    cheer: 'Applaudir',
    tip: 'Donner une pièce',
  },
  refusals: {
    'no-coin': 'Il faut une pièce.',
    'deck-empty': 'La pioche est vide.',
    'tip-under-way': 'Une pièce est déjà offerte.',
    stale: 'Trop tard : la partie a continué.',
    'not-awaited': 'Ce n’est pas à vous de répondre.',
    'game-over': 'La partie est finie.',
    'not-an-option': 'Ce n’est pas possible.',
  },
  settings: {
    players: { label: 'Joueurs', help: 'De deux à quatre.', values: {} },
    rounds: { label: 'Manches', help: 'Un lot est vendu à chaque manche.', values: {} },
  },
  yes: 'Oui',
  no: 'Non',
  card: (value) => `la carte ${value}`,
  event(event, who, card) {
    switch (event.type) {
      case 'dealt':
        return `Chacun reçoit ${event.each} cartes.`;
      case 'round':
        return `Manche ${event.round}.`;
      case 'turned-up':
        return `Le lot : ${card(event.card)}.`;
      case 'coins':
        return event.amount > 0
          ? `${who(event.seat)} : ${event.amount} ${event.amount > 1 ? 'pièces' : 'pièce'} de plus.`
          : `${who(event.seat)} : une pièce de moins.`;
      case 'discarded':
        return event.zone === 'hand'
          ? `${who(event.seat)} a joué ${card(event.card)}.`
          : `${who(event.seat)} a vendu ${card(event.card)}.`;
      case 'objected':
        return `${who(event.seat)} : opposition !`;
      case 'awarded':
        return `${who(event.seat)} emporte ${card(event.card)}.`;
      case 'unsold':
        return `Personne n’emporte ${card(event.card)}.`;
      case 'drawn':
        return event.card === null
          ? `${who(event.seat)} a pioché.`
          : `${who(event.seat)} a pioché ${card(event.card)}.`;
      case 'looked':
        return event.card === null
          ? `${who(event.seat)} a regardé la pioche.`
          : `${who(event.seat)} a vu ${card(event.card)} sur la pioche.`;
      case 'shown':
        return `${who(event.seat)} montre ${card(event.card)}.`;
      case 'reshuffled':
        return 'La pioche est mélangée.';
      case 'cheered':
        return `${who(event.seat)} applaudit.`;
    }
  },
};

const en: Phrases = {
  title: 'The Small Auction',
  subtitle: 'one lot, one card, one winner',
  questions: {
    'bid.card': 'Which card do you bid?',
    'bid.object': 'Do you object to this sale?',
    'turn.act': 'What do you do on your turn?',
    'hand.trim': 'Which cards do you discard?',
    'tip.accept': 'Do you take the coin?',
    tip: 'Who gets a coin from you?',
    cheer: 'Applaud?',
  },
  entries: {
    sell: 'Sell one or two lots',
    show: 'Show a card',
    draw: 'Draw, for a coin',
    look: 'Look at the deck, for a coin',
    reshuffle: 'Shuffle the deck, for a coin',
    end: 'End the turn',
    cheer: 'Applaud',
    tip: 'Give a coin',
  },
  refusals: {
    'no-coin': 'You need a coin.',
    'deck-empty': 'The deck is empty.',
    'tip-under-way': 'A coin is already being offered.',
    stale: 'Too late: the game has moved on.',
    'not-awaited': 'It is not for you to answer.',
    'game-over': 'The game is over.',
    'not-an-option': 'That is not possible.',
  },
  settings: {
    players: { label: 'Players', help: 'Two to four.', values: {} },
    rounds: { label: 'Rounds', help: 'One lot is sold in each round.', values: {} },
  },
  yes: 'Yes',
  no: 'No',
  card: (value) => `card ${value}`,
  event(event, who, card) {
    switch (event.type) {
      case 'dealt':
        return `Everybody gets ${event.each} cards.`;
      case 'round':
        return `Round ${event.round}.`;
      case 'turned-up':
        return `The lot: ${card(event.card)}.`;
      case 'coins':
        return event.amount > 0
          ? `${who(event.seat)}: ${event.amount} more ${event.amount === 1 ? 'coin' : 'coins'}.`
          : `${who(event.seat)}: one coin fewer.`;
      case 'discarded':
        return event.zone === 'hand'
          ? `${who(event.seat)} played ${card(event.card)}.`
          : `${who(event.seat)} sold ${card(event.card)}.`;
      case 'objected':
        return `${who(event.seat)}: objection!`;
      case 'awarded':
        return `${who(event.seat)} won ${card(event.card)}.`;
      case 'unsold':
        return `Nobody won ${card(event.card)}.`;
      case 'drawn':
        return event.card === null
          ? `${who(event.seat)} drew.`
          : `${who(event.seat)} drew ${card(event.card)}.`;
      case 'looked':
        return event.card === null
          ? `${who(event.seat)} looked at the deck.`
          : `${who(event.seat)} saw ${card(event.card)} on the deck.`;
      case 'shown':
        return `${who(event.seat)} showed ${card(event.card)}.`;
      case 'reshuffled':
        return 'The deck was shuffled.';
      case 'cheered':
        return `${who(event.seat)} applauded.`;
    }
  },
};

/** A beat begins with what a seat did; lots, rounds and what a deed costs follow from it. */
function weightOf(event: AuctionEvent): Weight {
  switch (event.type) {
    case 'discarded':
    case 'objected':
    case 'drawn':
    case 'looked':
    case 'shown':
    case 'cheered':
      return { headline: event.seat };
    case 'coins':
      return event.amount > 0 ? 'change' : 'housekeeping';
    case 'awarded':
    case 'unsold':
    case 'reshuffled':
      return 'change';
    case 'dealt':
    case 'round':
    case 'turned-up':
      return 'housekeeping';
  }
}

function wordingOf(p: Phrases): AuctionWording {
  const card = (id: CardId): string => p.card(worth(id));
  return {
    title: p.title,
    subtitle: p.subtitle,
    question: ({ id }) => p.questions[id] ?? id,
    entry: ({ id }) => p.entries[id] ?? p.questions[id] ?? id,
    option(decision: AuctionDecision, option: Json, _view: View, cast: Cast) {
      switch (decision.kind) {
        case 'pick-cards':
          return card(option as CardId);
        case 'pick-seat':
          return cast.name(option as Seat);
        case 'confirm':
          return option === true ? p.yes : p.no;
        case 'act':
        case 'menu':
          return p.entries[decision.id] ?? decision.id;
      }
    },
    refusal: ({ code, reason }: Refusal) => p.refusals[reason] ?? p.refusals[code] ?? reason,
    event: (event, cast) => p.event(event, cast.name, card),
    weight: weightOf,
    setting: (id) => p.settings[id] ?? { label: id, help: '', values: {} },
  };
}

export const wording: Readonly<Record<Language, AuctionWording>> = { fr: wordingOf(fr), en: wordingOf(en) };
