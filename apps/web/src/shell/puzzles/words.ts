import { dictionary, type Message } from '@comptoir/kit';
import { speaker } from '../../i18n/language.svelte.ts';

/** The words of the puzzles. */
const fr = {
  title: 'Énigmes',
  lead: 'Des positions tirées de vraies parties entre robots. Un seul premier coup mène au meilleur résultat : tous les autres ont été essayés.',
  game: 'Jeu',
  study: 'Étudier cette position',
  'study.none': 'Cette position ne peut pas être reprise telle quelle.',
  next: 'Une énigme à ma mesure',
  mine: 'Votre cote aux énigmes : {rating} ± {spread}',
  'mine.none': 'Votre première énigme vous donnera une cote.',
  solved: { one: '{n} énigme résolue sur {of}', other: '{n} énigmes résolues sur {of}' },
  list: 'Toutes les énigmes',
  'is.solved': 'résolue',
  'is.missed': 'manquée',
  puzzle: 'Énigme {n}',
  level: 'difficulté {n}',
  'task.vallee.build': {
    one: 'Bâtissez la pile {to} ce tour, sans rien acheter.',
    other: 'Bâtissez {n} piles ce tour, sans rien acheter.',
  },
  'task.vallee.win': 'Gagnez ce tour, sans rien acheter.',
  'task.baie.gold': {
    one: 'Gagnez {n} or avant la fin de votre tour.',
    other: 'Gagnez {n} or avant la fin de votre tour.',
  },
  'task.baie.goods': {
    one: 'Mettez {n} marchandise de plus à l’étal avant la fin de votre tour.',
    other: 'Mettez {n} marchandises de plus à l’étal avant la fin de votre tour.',
  },
  'task.karanor.prestige': {
    one: 'Gagnez {n} prestige avant la fin de vos actions.',
    other: 'Gagnez {n} prestige avant la fin de vos actions.',
  },
  'task.karanor.gold': {
    one: 'Gagnez {n} or avant la fin de vos actions.',
    other: 'Gagnez {n} or avant la fin de vos actions.',
  },
  most: 'On ne peut pas faire mieux, et un seul premier coup y mène.',
  done: 'Énigme résolue !',
  shown: 'C’était la solution',
  missed: 'Énigme manquée',
  'missed.text': 'Ce n’était pas le meilleur premier coup. Essayez encore : seul le premier essai compte.',
  change: '{change} points',
  show: 'Montrer le premier coup',
  again: 'Recommencer',
  onward: 'Énigme suivante',
  all: 'Toutes les énigmes',
  loading: 'Préparation de la table…',
  away: 'Cette énigme n’a pas pu s’ouvrir',
} as const satisfies Record<string, Message>;

const en: Record<keyof typeof fr, Message> = {
  title: 'Puzzles',
  lead: 'Positions from real bot games. Only one first move leads to the best result: all the others have been tried.',
  game: 'Game',
  study: 'Study this position',
  'study.none': 'This position cannot be taken over as it is.',
  next: 'A puzzle at my level',
  mine: 'Your puzzle rating: {rating} ± {spread}',
  'mine.none': 'Your first puzzle will give you a rating.',
  solved: { one: '{n} puzzle solved of {of}', other: '{n} puzzles solved of {of}' },
  list: 'All puzzles',
  'is.solved': 'solved',
  'is.missed': 'missed',
  puzzle: 'Puzzle {n}',
  level: 'difficulty {n}',
  'task.vallee.build': {
    one: 'Build stack {to} this turn, without buying.',
    other: 'Build {n} stacks this turn, without buying.',
  },
  'task.vallee.win': 'Win this turn, without buying.',
  'task.baie.gold': {
    one: 'Gain {n} gold before your turn ends.',
    other: 'Gain {n} gold before your turn ends.',
  },
  'task.baie.goods': {
    one: 'Add {n} good to your stall before your turn ends.',
    other: 'Add {n} goods to your stall before your turn ends.',
  },
  'task.karanor.prestige': {
    one: 'Gain {n} prestige before your actions end.',
    other: 'Gain {n} prestige before your actions end.',
  },
  'task.karanor.gold': {
    one: 'Gain {n} gold before your actions end.',
    other: 'Gain {n} gold before your actions end.',
  },
  most: 'Nothing better is possible, and only one first move leads there.',
  done: 'Solved!',
  shown: 'That was the solution',
  missed: 'Missed',
  'missed.text': 'That wasn’t the best first move. Try again: only the first try counts.',
  change: '{change} points',
  show: 'Show the first move',
  again: 'Start over',
  onward: 'Next puzzle',
  all: 'All puzzles',
  loading: 'Preparing the table…',
  away: 'This puzzle could not be opened',
};

export const words = dictionary(fr, en);
export const word = speaker(words);

/** Stacks that win a game of La Vallée. */
const LAST_STACK = 8;

/** What a puzzle asks for, in a sentence. */
export function taskOf(
  game: string,
  { aim, from, best }: { aim: string; from: number; best: number },
): string {
  if (game === 'vallee' && best === LAST_STACK) return word('task.vallee.win');
  return word(`task.${game}.${aim}` as 'task.vallee.build', { n: best - from, to: best });
}
