import {
  type AnyGame,
  type GameRecord,
  isRecord,
  isUndo,
  type Json,
  type Move,
  movesInForce,
  readRecord,
  recordOf,
  startMatch,
  submit,
  writeRecord,
} from '@comptoir/kit';

/** A finished game as a link carries it: everything else follows from these by playing it again. */
export interface Brief {
  readonly game: string;
  readonly rules: number;
  readonly options: Json;
  readonly secret: string;
  readonly seats: readonly { readonly name: string; readonly contribution: string | null }[];
  readonly moves: readonly Move[];
}

const briefOf = ({ header, entries, footer }: GameRecord): Brief => ({
  game: header.game,
  rules: header.rules,
  options: header.options,
  secret: footer.secret,
  seats: header.seats,
  moves: movesInForce(entries),
});

function played(known: AnyGame, { options, rules, secret, seats, moves }: Brief): string | null {
  const game = known.asOf(rules);
  const reading = game?.readOptions(options);
  if (!game || !reading?.ok) return null;
  const match = startMatch(game, { options: reading.options, seats, secret });
  for (const move of moves) if (!submit(match, move).ok) return null;
  return writeRecord(recordOf(match));
}

/** The record without what was taken back: every moment of it counts, and lines are numbered the same for everybody. */
export function straightened(game: AnyGame, text: string): string | null {
  const reading = readRecord(text);
  if (!reading.ok) return null;
  return reading.record.entries.some(isUndo) ? played(game, briefOf(reading.record)) : text;
}

/** For a link to a game that no server has. */
export const writeBrief = (record: GameRecord): Json => {
  const { moves, ...rest } = briefOf(record);
  return { ...rest, moves: moves.map(({ seat, id, answer }) => [seat, id, answer]) } as unknown as Json;
};

/** What a link says about a game; null where it says nothing of the kind. Whether it can be played is not known yet. */
export function readBrief(value: Json | undefined): Brief | null {
  if (!isRecord(value)) return null;
  const { game, rules, options, secret, seats, moves } = value;
  if (typeof game !== 'string' || typeof rules !== 'number' || options === undefined) return null;
  if (typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(secret)) return null;
  if (!Array.isArray(seats) || !Array.isArray(moves)) return null;
  const sitting = (seats as readonly Json[]).flatMap((seat) => {
    if (!isRecord(seat) || typeof seat['name'] !== 'string') return [];
    const { name, contribution } = seat;
    return [
      { name: name.slice(0, 48), contribution: typeof contribution === 'string' ? contribution : null },
    ];
  });
  const said = (moves as readonly Json[]).flatMap((move): Move[] => {
    const [seat, id, answer] = Array.isArray(move) ? (move as readonly Json[]) : [];
    return typeof seat === 'number' && typeof id === 'string' && answer !== undefined
      ? [{ seat, id, answer }]
      : [];
  });
  return { game, rules, options, secret, seats: sitting, moves: said };
}

/** The record of what a link says; null where it is against the rules. */
export function recordOfBrief(game: AnyGame, brief: Brief): string | null {
  try {
    return played(game, brief);
  } catch {
    // A made-up link can ask the rules for things that no table would.
    return null;
  }
}
