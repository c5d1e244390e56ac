import type { ServerFrame } from '@comptoir/protocol';
import { GAMES } from '../../games.ts';
import { type Guest, isState, type Line } from '../client.ts';
import type { Fault } from '../faults.ts';

export interface Soak {
  readonly games: number;
  readonly moves: number;
  /** Tables that stood still, and where. */
  readonly faults: readonly Fault[];
}

export interface SoakOptions {
  readonly game: string;
  /** How many whole games, how many of them were played before, and how many are played at a time. */
  readonly games: number;
  readonly played?: number;
  readonly atOnce: number;
  /** Milliseconds without a row after which a table counts as standing still. */
  readonly patience: number;
  /** After this no further game is begun. */
  readonly minutes?: number;
}

/** Bots of all levels play whole games through a server, in every number of seats. None may stand still. */
export async function soakRobots(
  owner: Guest,
  { game, games, played = 0, atOnce, patience, minutes = Number.POSITIVE_INFINITY }: SoakOptions,
  progress: (soak: Soak) => void = () => {},
): Promise<Soak> {
  const known = GAMES.get(game);
  if (known === undefined) throw new Error(`no game ${game}`);
  const levels = Object.keys(known.bots);
  const sizes = known.game.players;
  const faults: Fault[] = [];
  const end = performance.now() + minutes * 60_000;
  let [begun, done, moves] = [played, 0, 0];
  const line = await owner.live();
  const playOne = async (at: number) => {
    const players = sizes[at % sizes.length] ?? 2;
    // Alone one plays against the automaton of the game, which has a seat too.
    const reading = known.game.readOptions({ players });
    const length = reading.ok ? known.game.seats(reading.options) : players;
    // Every level meets every other, and each of them sits everywhere.
    const seats = Array.from({ length }, (_, seat) => ({
      kind: 'bot' as const,
      bot: levels[(at + seat * (1 + (Math.floor(at / levels.length) % levels.length))) % levels.length] ?? '',
    }));
    const { table } = await owner.createTable({ game, seats, options: { players } });
    await owner.post(table, 'start');
    const fault = await toTheEnd(line, table, patience);
    moves += fault.seq;
    if (fault.text !== null) {
      faults.push({ table, text: `${game}, ${seats.map(({ bot }) => bot).join(' ')}: ${fault.text}` });
      return;
    }
    done += 1;
    progress({ games: done, moves, faults });
  };
  const workers = Array.from({ length: atOnce }, async () => {
    while (begun < games && faults.length === 0 && performance.now() < end) await playOne(begun++);
  });
  await Promise.all(workers);
  line.close();
  return { games: done, moves, faults };
}

/** Follows a table until its game is over. */
async function toTheEnd(
  line: Line,
  table: string,
  patience: number,
): Promise<{ seq: number; text: string | null }> {
  let last: { seq: number; awaited: readonly number[] } = { seq: 0, awaited: [] };
  try {
    return await new Promise((resolve) => {
      let timer = setTimeout(stuck, patience);
      function stuck() {
        line.socket.off('message', hear);
        resolve({ seq: last.seq, text: `row ${last.seq}, awaited ${last.awaited.join()}` });
      }
      function hear(data: { toString(): string }) {
        const frame = JSON.parse(data.toString()) as ServerFrame;
        if (!isState(frame) || frame.table !== table) return;
        clearTimeout(timer);
        last = frame;
        if (frame.outcome !== null) {
          line.socket.off('message', hear);
          resolve({ seq: frame.seq, text: null });
        } else timer = setTimeout(stuck, patience);
      }
      line.socket.on('message', hear);
      line.send({ type: 'subscribe', table });
    });
  } finally {
    // What the line has kept would grow without end.
    line.frames.length = 0;
    if (line.isOpen) line.send({ type: 'unsubscribe', table });
  }
}
