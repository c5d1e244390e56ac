import { type Json, sha256Hex } from '@comptoir/kit';
import type { vallee as Vallee } from '@comptoir/vallee';

interface Held {
  state: ReturnType<typeof Vallee.setup>;
}

export const PEER = 'vallee';

/** La Vallée as a game of boardgame.io: one move that takes an answer, and the view of each player. */
export function peerGame(game: typeof Vallee): object {
  return {
    name: PEER,
    setup: (): Held => {
      const reading = game.readOptions({ players: 2 });
      if (!reading.ok) throw new Error('options');
      return { state: game.setup(sha256Hex(String(performance.now())), reading.options) };
    },
    playerView: ({ G, playerID }: { G: Held; playerID: string | null }) => ({
      view: game.view(G.state, Number(playerID ?? -1)),
      decisions: game.decisions(G.state).filter(({ seat }) => String(seat) === playerID),
      isOver: game.decisions(G.state).length === 0,
    }),
    turn: { activePlayers: { all: 'play' } },
    moves: {
      answer: {
        client: false,
        move: ({ G, playerID }: { G: Held; playerID: string }, id: string, answer: Json) => {
          const move = { seat: Number(playerID), id, answer };
          // Its states are drafts or frozen; the rules change theirs in place.
          const state = JSON.parse(JSON.stringify(G.state)) as Held['state'];
          if (game.judge(state, move) !== null) return 'INVALID_MOVE';
          game.apply(state, move, []);
          return { state };
        },
      },
    },
  };
}
