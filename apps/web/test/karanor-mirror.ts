import { greedyKaranor, situationOf } from '@comptoir/bots';
import { type Decision, karanor, karanorTable, noWares, RESOURCES, type State } from '@comptoir/karanor';
import { type Json, type Match, type Seat, startMatch, submit, xoshiro } from '@comptoir/kit';

/** The same game beside the real one, dealt from the same secret: it knows what is asked next and what a fair player would say. */
export interface Mirror {
  readonly state: State;
  /** The question the game waits for, null when it is over. */
  asked(): Decision | null;
  advice(decision: Decision): Json;
  /** Plays this answer and those that screens give by themselves after it; returns how many. */
  play(seat: Seat, id: string, answer: Json): number;
}

export function mirrorOf(secret: string, options: Json): Mirror {
  const reading = karanor.readOptions(options);
  if (!reading.ok) throw new Error(reading.refusal.reason);
  const seats = Array.from({ length: reading.options.players }, (_, seat) => ({
    name: `${seat}`,
    contribution: null,
  }));
  const match = startMatch(karanor, { options: reading.options, seats, secret }) as Match<State>;
  const rng = xoshiro(3);
  const asked = (): Decision | null =>
    karanor.decisions(match.state).find(({ standing }) => !standing) ?? null;
  const say = (seat: Seat, id: string, answer: Json): void => {
    const played = submit(match, { seat, id, answer });
    if (!played.ok) throw new Error(`${id} of ${seat}: ${JSON.stringify(played.refusal)}`);
  };
  /** K-216: what the screens answer for their players. */
  const settled = (decision: Decision): Json | undefined =>
    karanorTable.settles?.(decision, karanor.view(match.state, decision.seat));
  return {
    get state() {
      return match.state;
    },
    asked,
    advice(decision) {
      // Whoever can answer in a window does: that is what the game is played for here.
      const card = decision.kind === 'menu' ? decision.entries.find(({ id }) => id === 'card') : undefined;
      if (decision.id === 'window' && card?.kind === 'pick-option')
        return { entry: 'card', answer: card.options[0] as Json };
      return greedyKaranor.answer(situationOf(karanor, match.state, decision, { rng, heard: [] }));
    },
    play(seat, id, answer) {
      say(seat, id, answer);
      for (let answers = 1; ; answers++) {
        const next = asked();
        const said = next === null ? undefined : settled(next);
        if (next === null || said === undefined) return answers;
        say(next.seat, next.id, said);
      }
    },
  };
}

/** A token that a seat owns, for which somebody might pay. */
export const tokenOf = ({ players }: State, seat: Seat): number =>
  players[seat]?.resources.findIndex((n, at) => n > 0 && RESOURCES[at] !== 'diamond') ?? -1;

export function wares(gold: number, token = -1): Json {
  const all = noWares();
  all.gold = gold;
  if (token >= 0) all.resources[token] = 1;
  return all as unknown as Json;
}
