import { dictionary } from '@comptoir/kit';
import { speaker } from '../i18n/language.svelte.ts';

const fr = {
  lesson: 'Leçon',
  'step.of': '{n} sur {of}',
  'step.done': '{title} : faite',
  'show.me': 'Montrez-moi',
  again: 'Recommencer',
  next: 'Leçon suivante',
  'next.game': 'Une première partie',
  skip: 'Je sais déjà',
  done: 'C’est fait.',
  almost: 'Presque.',
  over: 'La leçon est finie : passez à la suivante, ou recommencez.',
  all: 'Toutes les leçons',
  coach: 'Votre conseiller',
  'coach.quiet': 'Il ne parle que lorsque cela compte.',
  'coach.better': 'Un instant : il y a nettement mieux.',
  'coach.chances': 'Ce coup vous laisse environ {mine} % de chances de gagner ; celui-ci, {best} % :',
  'coach.keep': 'Jouer quand même',
  'coach.back': 'Revoir mon coup',
  'coach.got': 'Compris',
  'coach.off': 'Se taire',
  'coach.rule': 'Une règle vient de jouer',
} as const;

const en = {
  lesson: 'Lesson',
  'step.of': '{n} of {of}',
  'step.done': '{title}: done',
  'show.me': 'Show me',
  again: 'Start again',
  next: 'Next lesson',
  'next.game': 'A first game',
  skip: 'I know this',
  done: 'Well done.',
  almost: 'Almost.',
  over: 'This lesson is over: go on to the next one, or start again.',
  all: 'All lessons',
  coach: 'Your coach',
  'coach.quiet': 'Speaks only when it matters.',
  'coach.better': 'Wait: there is a much better move.',
  'coach.chances': 'Yours leaves you about a {mine}% chance to win; this one, {best}%:',
  'coach.keep': 'Play it anyway',
  'coach.back': 'Think again',
  'coach.got': 'Got it',
  'coach.off': 'Be quiet',
  'coach.rule': 'A rule just mattered',
} as const;

export const words = dictionary(fr, en);
export const l = speaker(words);
