import { type State as BaieState, baie } from '@comptoir/baie';
import {
  type Bot,
  type BotId,
  type Brain,
  baieBots,
  baieBrain,
  karanorBots,
  karanorBrain,
  valleeBots,
  valleeBrain,
} from '@comptoir/bots';
import { karanor, defaultAnswer as karanorDefault } from '@comptoir/karanor';
import { type AnyGame, type BaseState, isRecord, type Json, type Kinded, type Move } from '@comptoir/kit';
import type { SoloResult } from '@comptoir/protocol';
import { vallee } from '@comptoir/vallee';

export type AnyBot = Bot<BaseState, Kinded, unknown, unknown, unknown>;
type AnyBrain = Brain<BaseState, Kinded, unknown, unknown, unknown>;

/** The result of someone who played alone. */
export type Solo = Pick<SoloResult, 'merchant' | 'level' | 'gold' | 'won'>;

export type OwnTimer = 'window' | 'decision';

/** A game as the tables know it: its rules, its bots, and what time means in it. */
export interface TableGame {
  readonly game: AnyGame;
  readonly bots: Readonly<Record<string, AnyBot>>;
  /** Advises people. */
  readonly brain: AnyBrain;
  /** Questions of response windows (K-205) and in the middle of effects (K-212) have timers of their own at live tables. */
  readonly timerOf?: (decision: Kinded) => OwnTimer | null;
  /** What silence means (K-205, K-212); the first legal answer where a game says nothing. */
  readonly defaultAnswer?: (decision: Kinded) => Json;
  /** K-201: commands that arrive within one slice (milliseconds) are ordered by rank. */
  readonly arbitration?: { readonly slice: number; readonly rank: (move: Move) => number };
  /** What a finished game against the automaton of the game was worth to the one who played it; null for others. */
  readonly solo?: (state: BaseState) => Solo | null;
  /** Options of a rematch, from those of the game before and its places by seat. */
  readonly rematch?: (options: Json, places: readonly number[]) => Json;
}

/**
 * The parts of a game are written for its own types and used here for any: each entry is put together once, where it
 * is plain that they belong to each other. The first bot is the one that takes a seat nobody plays: sound, and at once.
 */
function entry(
  game: unknown,
  bots: Readonly<Record<BotId, unknown>>,
  brain: unknown,
  more: Omit<TableGame, 'game' | 'bots' | 'brain'> = {},
): TableGame {
  const { merchant, ...others } = bots as Record<BotId, AnyBot>;
  return { game: game as AnyGame, bots: { merchant, ...others }, brain: brain as AnyBrain, ...more };
}

/** V-026: someone who did not win starts the next game. */
function valleeRematch(options: Json, places: readonly number[]): Json {
  const losers = places.flatMap((place, seat) => (place > 1 ? [seat] : []));
  return { ...(options as Record<string, Json>), firstPlayer: 'random', previousLosers: losers };
}

/** C-001: one person against the Colporteur, who sits behind. */
function baieSolo(state: BaseState): Solo | null {
  const { config } = state as unknown as BaieState;
  const outcome = (baie as unknown as AnyGame).outcome(state);
  if (outcome === null || config.humans !== 1 || config.peddler === 'none') return null;
  const [merchant = ''] = config.merchants;
  const [gold = 0] = outcome.scores;
  const won = outcome.winners.length === 1 && outcome.winners[0] === 0;
  return { merchant, level: config.peddler, gold, won };
}

/** K-212: all but the turn itself, which has the clock of its player, and the drafts before the first turn. */
function karanorTimer({ id }: Kinded): OwnTimer | null {
  if (id === 'window') return 'window';
  return id === 'action' || id.startsWith('draft.') ? null : 'decision';
}

/** K-201: black-market cards first, then the active player, then trade. */
function karanorRank({ answer }: Move): number {
  const entry = isRecord(answer) ? String(answer.entry) : '';
  if (entry === 'card') return 0;
  return entry.startsWith('trade.') ? 2 : 1;
}

export const GAMES: ReadonlyMap<string, TableGame> = new Map<string, TableGame>([
  ['vallee', entry(vallee, valleeBots, valleeBrain, { rematch: valleeRematch })],
  ['baie', entry(baie, baieBots, baieBrain, { solo: baieSolo })],
  [
    'karanor',
    entry(karanor, karanorBots, karanorBrain, {
      timerOf: karanorTimer,
      defaultAnswer: (decision) =>
        karanorDefault(decision as Parameters<typeof karanor.answers>[0], (asked) => karanor.answers(asked)),
      arbitration: { slice: 150, rank: karanorRank },
    }),
  ],
]);

export function defaultAnswer({ game, defaultAnswer }: TableGame, decision: Kinded): Json {
  if (defaultAnswer) return defaultAnswer(decision);
  for (const answer of game.answers(decision)) return answer;
  return null;
}
