import { type Json, type Move, xoshiro } from '@comptoir/kit';
import { type Decision, type State, vallee } from '@comptoir/vallee';
import internal from 'boardgame.io/dist/cjs/internal.js';

/**
 * The same rules of La Vallée inside the reducer of boardgame.io: its state is the game's state, its only move is
 * the game's `apply`. Everything else (turn order, chance, secrets) stays with the rules, so what is measured is what
 * the reducer adds to each decision.
 */

const { ProcessGameConfig, InitializeGame, CreateGameReducer } = internal;

function gameOf(seed: number, players: number): object {
  const reading = vallee.readOptions({ players });
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const { options } = reading;
  return ProcessGameConfig({
    name: 'vallee',
    setup: () => vallee.setup(seed, options),
    moves: {
      // Its drafts take changes in place, as the rules make them.
      answer: {
        move: ({ G }: { G: State }, move: Move) => {
          vallee.apply(G, move);
        },
        client: false,
      },
    },
    turn: { activePlayers: { all: 'playing' } },
    disableUndo: true,
  });
}

const action = (move: Move): object => ({
  type: 'MAKE_MOVE',
  payload: { type: 'answer', args: [move], playerID: String(move.seat), credentials: null },
});

/** Plays one game at random through the reducer; returns the number of decisions. */
export function playPeer(
  seed: number,
  players: number,
  until: () => boolean,
): { decisions: number; state: State } {
  const game = gameOf(seed, players);
  const reduce = CreateGameReducer<State>({ game });
  const rng = xoshiro(seed + 0x5eed);
  let state = InitializeGame<State>({ game, numPlayers: players });
  let decisions = 0;
  while (!until()) {
    const [decision] = vallee.decisions(state.G) as readonly Decision[];
    if (decision === undefined) break;
    const answer: Json = vallee.sample(decision, rng);
    const next = reduce(state, action({ seat: decision.seat, id: decision.id, answer }));
    if (next.G === state.G) throw new Error(`the reducer refused ${decision.id}`);
    state = next;
    decisions += 1;
  }
  return { decisions, state: state.G };
}

const WINDOWS = 4;

/** Decisions per second of random play: the best of a few windows, since a busy machine only ever slows things down. */
export function measurePeer(players: number, milliseconds: number): number {
  let best = 0;
  let seed = 1;
  for (let window = 0; window < WINDOWS; window++) {
    const start = performance.now();
    const isOver = (): boolean => performance.now() - start > milliseconds / WINDOWS;
    let decisions = 0;
    while (!isOver()) decisions += playPeer(seed++, players, isOver).decisions;
    best = Math.max(best, (1000 * decisions) / (performance.now() - start));
  }
  return best;
}
