import { dictionary } from '@comptoir/kit';
import { speaker } from '../i18n/language.svelte.ts';

/** What is said around a lesson. */
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
  all: 'Toutes les leçons',
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
  all: 'All lessons',
} as const;

const words = dictionary(fr, en);
export const l = speaker(words);
