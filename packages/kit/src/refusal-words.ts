import { dictionary } from './dictionary.ts';
import type { Refusal } from './refusal.ts';
import type { Language } from './wording.ts';

/** The kit's own refusals in words. A game words those of its rules, and may word these in its own way. */
export const refusalWords = dictionary(
  {
    malformed: 'Cette réponse n’a pas la forme attendue.',
    'not-awaited': 'On n’attend pas cette réponse de vous maintenant.',
    stale: 'La table a changé entre-temps : regardez et choisissez à nouveau.',
    'game-over': 'La partie est finie.',
    'not-offered': 'Ce choix n’est pas proposé.',
    'entry-not-offered': 'Cela n’est pas possible maintenant.',
    'seat-not-offered': 'Ce joueur ne peut pas être choisi.',
    'card-not-offered': 'Cette carte ne peut pas être choisie ici.',
    'card-twice': 'La même carte est choisie deux fois.',
    'too-few-cards': 'Il faut en choisir au moins {min}, vous en avez choisi {chosen}.',
    'too-many-cards': 'Il faut en choisir au plus {max}, vous en avez choisi {chosen}.',
    'not-all-cards-once': 'Rangez toutes les cartes, chacune une seule fois.',
    'number-out-of-range': 'Le nombre doit être compris entre {min} et {max}.',
  },
  {
    malformed: 'This answer does not have the expected form.',
    'not-awaited': 'This answer is not expected from you now.',
    stale: 'The table has changed in the meantime: look and choose again.',
    'game-over': 'The game is over.',
    'not-offered': 'This choice is not offered.',
    'entry-not-offered': 'This is not possible now.',
    'seat-not-offered': 'This player cannot be chosen.',
    'card-not-offered': 'This card cannot be chosen here.',
    'card-twice': 'The same card is chosen twice.',
    'too-few-cards': 'Choose at least {min}; you have chosen {chosen}.',
    'too-many-cards': 'Choose at most {max}; you have chosen {chosen}.',
    'not-all-cards-once': 'Put every card in order, each exactly once.',
    'number-out-of-range': 'The number must be between {min} and {max}.',
  },
);

/** The sentence of a refusal that the kit makes; null for those of a game. */
export const refusalSentence = (language: Language, { reason, figures }: Refusal): string | null =>
  refusalWords.find(language, reason, figures);
