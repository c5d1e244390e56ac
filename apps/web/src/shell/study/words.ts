import { dictionary, type Message } from '@comptoir/kit';
import type { Flaw } from '@comptoir/kit/study';
import { speaker } from '../../i18n/language.svelte.ts';

/** The words of the page on which positions are set up. */
const fr = {
  title: 'Étude',
  lead: 'Posez la position de votre choix, puis essayez des coups, demandez l’avis d’un robot et envoyez le tout par un lien. Ce que vous ne posez pas suit la règle.',
  start: 'Partir de',
  'start.empty': 'Table vide',
  'start.begun': 'La position reprise',
  'start.lesson': 'Leçon : {name}',
  'start.game':
    'Ou d’un moment d’une de vos parties : ouvrez-la, « Analyser », puis « Changer cette position ».',
  table: 'La table',
  player: 'Joueur {n}',
  rest: 'Piles communes',
  add: 'Ajouter',
  'add.to': 'Ajouter à : {field}',
  left: '{name} — reste {n}',
  'left.none': 'Plus rien à poser ici',
  remove: 'Retirer {name}',
  earlier: 'Avancer {name}',
  empty: 'rien',
  clear: 'Vider',
  'clear.of': 'Vider : {field}',
  play: 'Étudier cette position',
  flaws: 'Cette position ne va pas encore :',
  broken: 'Ce lien ne mène à aucune position possible.',
  fresh: 'Poser une autre position',
  'flaw.malformed': 'ce n’est pas lisible',
  'flaw.unknown-field': 'cela n’existe pas ici',
  'flaw.not-a-choice': 'ce choix n’existe pas',
  'flaw.out-of-range': 'il faut un nombre de {least} à {most}',
  'flaw.unknown-piece': '« {piece} » n’est pas en jeu',
  'flaw.not-here': '« {piece} » ne va pas là',
  'flaw.too-few': 'il en faut au moins {least}',
  'flaw.too-many': 'il y en a au plus {most}',
  'flaw.no-more-of-it': '« {piece} » : il n’y en a que {most} en tout',
  'flaw.rules': 'la règle ne le permet pas',
} as const satisfies Record<string, Message>;

const en: Record<keyof typeof fr, Message> = {
  title: 'Study',
  lead: 'Set up any position, then try moves, ask a bot what it thinks, and send it all by a link. What you do not set up follows the rules.',
  start: 'Start from',
  'start.empty': 'Empty table',
  'start.begun': 'The position taken over',
  'start.lesson': 'Lesson: {name}',
  'start.game': 'Or from a moment of one of your games: open it, “Analyse”, then “Change this position”.',
  table: 'The table',
  player: 'Player {n}',
  rest: 'Common piles',
  add: 'Add',
  'add.to': 'Add to: {field}',
  left: '{name} — {n} left',
  'left.none': 'Nothing left to put here',
  remove: 'Remove {name}',
  earlier: 'Move {name} forward',
  empty: 'nothing',
  clear: 'Clear',
  'clear.of': 'Clear: {field}',
  play: 'Study this position',
  flaws: 'This position does not work yet:',
  broken: 'This link leads to no possible position.',
  fresh: 'Set up another position',
  'flaw.malformed': 'it cannot be read',
  'flaw.unknown-field': 'there is no such thing here',
  'flaw.not-a-choice': 'there is no such choice',
  'flaw.out-of-range': 'a number from {least} to {most} is needed',
  'flaw.unknown-piece': '“{piece}” is not in play',
  'flaw.not-here': '“{piece}” does not go there',
  'flaw.too-few': 'at least {least} are needed',
  'flaw.too-many': 'there are at most {most}',
  'flaw.no-more-of-it': '“{piece}”: there are only {most} in all',
  'flaw.rules': 'the rules do not allow it',
};

export const words = dictionary(fr, en);
export const word = speaker(words);

/** What is wrong with a position. `piece` is its name, where it is about one. */
export const flawSaid = ({ problem, least = 0, most = 0 }: Flaw, piece: string): string =>
  word(`flaw.${problem}` as 'flaw.too-few', { piece, least, most } as never);
