import { dictionary } from '@comptoir/kit';
import { speaker } from '../i18n/language.svelte.ts';

/** What the coach of a first game says. */
const fr = {
  coach: 'Votre conseiller',
  'coach.better': 'Un instant : il y a nettement mieux.',
  'coach.chances': 'Ce coup vous laisse environ {mine} % de chances de gagner ; celui-ci, {best} % :',
  'coach.keep': 'Jouer quand même',
  'coach.back': 'Choisir un autre coup',
  'coach.got': 'Compris',
  'coach.off': 'Ne plus me conseiller',
} as const;

const en = {
  coach: 'Your coach',
  'coach.better': 'Wait: there is a much better move.',
  'coach.chances': 'Yours leaves you about a {mine}% chance to win; this one, {best}%:',
  'coach.keep': 'Play it anyway',
  'coach.back': 'Choose another move',
  'coach.got': 'Got it',
  'coach.off': 'No more advice',
} as const;

const words = dictionary(fr, en);
export const l = speaker(words);
