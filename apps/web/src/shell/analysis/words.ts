import { dictionary, type Message } from '@comptoir/kit';
import { speaker } from '../../i18n/language.svelte.ts';

/** The words of the door to a board that several look at. */
const fr = {
  'room.from': '{name} regarde cette partie et vous invite.',
  'room.somebody': 'Quelqu’un',
  'room.name': 'Votre nom',
  'room.enter': 'Regarder ensemble',
  'room.none': 'Impossible d’entrer',
  'room.gone': 'La séance à plusieurs est terminée, ou le lien est incomplet.',
  'room.away': 'Serveur injoignable. Réessayez dans un instant.',
  'room.full': 'Huit personnes regardent déjà cette table : c’est complet.',
  'room.blocked': 'L’un de vous ne souhaite pas rencontrer l’autre.',
  'room.slow': 'Trop d’essais. Réessayez plus tard, ou demandez le lien.',
  'room.closed': 'Ce serveur n’accueille pas de nouvelles personnes par ce lien.',
  'room.foreign': 'Cette partie suit d’autres règles que votre page. Rechargez la page et rouvrez le lien.',
} as const satisfies Record<string, Message>;

/** Why somebody cannot come in. */
export type Hindrance = Exclude<keyof typeof fr, 'room.from'>;

const en: Record<keyof typeof fr, Message> = {
  'room.from': '{name} is looking at this game and invites you.',
  'room.somebody': 'Somebody',
  'room.name': 'Your name',
  'room.enter': 'Look together',
  'room.none': 'You cannot come in',
  'room.gone': 'This session has ended, or the link is incomplete.',
  'room.away': 'The server cannot be reached. Try again in a moment.',
  'room.full': 'Eight people are looking at this table already: it is full.',
  'room.blocked': 'One of you does not want to meet the other.',
  'room.slow': 'Too many tries. Try again later, or ask for the link.',
  'room.closed': 'This server takes in nobody new by this link.',
  'room.foreign': 'This game follows other rules than your page. Reload the page and open the link again.',
};

export const words = dictionary(fr, en);
export const word = speaker(words);
