import { b } from '../words/words.ts';
import type { Standing } from './results.ts';

/** Games, wins and streaks in one line: a streak begins with the second win. */
export const saidOf = ({ games, wins, streak, longest }: Standing): string =>
  [
    b('results.games', { n: games }),
    wins === 0 ? b('results.wins.none') : b('results.wins', { n: wins }),
    ...(streak > 1 ? [b('results.streak', { n: streak })] : []),
    ...(longest > 1 ? [b('results.longest', { n: longest })] : []),
  ].join(', ');
