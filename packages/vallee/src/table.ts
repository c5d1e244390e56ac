import { answerOfSilence, type Json, type TablePolicy } from '@comptoir/kit';
import type { Decision } from './decisions.ts';
import { vallee } from './game.ts';
import { isTeamGame, stallOf } from './questions.ts';
import type { Config, State } from './state.ts';

/** V-026: someone who did not win starts the next game. */
function rematch(options: Json, places: readonly number[]): Json {
  const losers = places.flatMap((place, seat) => (place > 1 ? [seat] : []));
  return { ...(options as Record<string, Json>), firstPlayer: 'random', previousLosers: losers };
}

/** V-043, V-269: silence never spends. Nothing is bought, discarded or given, and the turn ends. */
const SILENT: Readonly<Record<string, Json>> = {
  action: { entry: 'inventory.discard', answer: [] },
  'turn.continue': { entry: 'turn.end', answer: null },
  'stall.help': { entry: 'stall.decline', answer: null },
};

/** Nothing where that is possible, else the first answer there is. */
function defaultAnswer(decision: Decision): Json {
  const silent = SILENT[decision.id];
  if (silent !== undefined) return silent;
  if (decision.kind === 'confirm') return false;
  if (decision.kind === 'pick-cards' && decision.min === 0) return [];
  return answerOfSilence(vallee, {}, decision);
}

/** V-260: those who share a stall are a team. */
function teams(options: Json): readonly number[] | null {
  const { mode, players } = options as unknown as Config;
  return isTeamGame({ mode }) ? Array.from({ length: players }, (_, seat) => stallOf({ mode }, seat)) : null;
}

/** What a table of La Vallée does beside the rules. */
export const valleeTable: TablePolicy<State, Decision> = { rematch, defaultAnswer, teams };
