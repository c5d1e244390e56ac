import type { SoloScore, TablePolicy } from '@comptoir/kit';
import type { Decision } from './decisions.ts';
import { baie } from './game.ts';
import type { State } from './state.ts';

/** C-001: one person against the Colporteur, who sits behind. */
function solo(g: State): SoloScore | null {
  const outcome = baie.outcome(g);
  const { humans, level, merchants } = g.config;
  if (outcome === null || humans !== 1 || level === 'none') return null;
  const [role = ''] = merchants;
  const [score = 0] = outcome.scores;
  return { role, level, score, isWon: outcome.winners.length === 1 && outcome.winners[0] === 0 };
}

/** What a table of La Baie does beside the rules. */
export const baieTable: TablePolicy<State, Decision> = { solo };
