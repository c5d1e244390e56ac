import { appendFileSync, closeSync, existsSync, ftruncateSync, openSync, readFileSync } from 'node:fs';
import { Failure } from '../../failure.ts';
import type { Texts } from '../../texts/index.ts';

/** Positions of games that have ended, to learn from: what each seat looked like, and what it won. */

/** Two numbers come before the inputs of a seat: its share of the win, and its strength as the brain measures it. */
const AHEAD = 2;
/** Two numbers come before the seats of a position: its game, and how many seats it has. */
const HEAD = 2;

/** What a file of positions was made from; the positions of another plan are of no use. */
export interface Source {
  readonly game: string;
  readonly rules: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly legend: readonly string[];
}

export interface Position {
  readonly game: number;
  readonly seats: number;
  readonly won: readonly number[];
  /** The logarithm of each seat's chance, as the brain measures it. */
  readonly measured: readonly number[];
  /** The inputs of all seats, one after the other. */
  readonly numbers: Float32Array;
}

const HEADER = 'comptoir-positions-1';
const headerOf = (source: Source): string => `${HEADER} ${JSON.stringify(source)}\n`;

function write({ game, seats, won, measured, numbers }: Position, inputs: number): Float32Array {
  const row = new Float32Array(HEAD + seats * (AHEAD + inputs));
  row[0] = game;
  row[1] = seats;
  for (let seat = 0, at = HEAD; seat < seats; seat++, at += AHEAD + inputs) {
    row[at] = won[seat] as number;
    row[at + 1] = measured[seat] as number;
    row.set(numbers.subarray(seat * inputs, (seat + 1) * inputs), at + AHEAD);
  }
  return row;
}

function* read(rows: Float32Array, inputs: number): Generator<Position> {
  for (let at = 0; at + HEAD <= rows.length; ) {
    const [game, seats] = [rows[at] as number, rows[at + 1] as number];
    const end = at + HEAD + seats * (AHEAD + inputs);
    if (end > rows.length) return;
    const won: number[] = [];
    const measured: number[] = [];
    const numbers = new Float32Array(seats * inputs);
    for (let seat = 0, from = at + HEAD; seat < seats; seat++, from += AHEAD + inputs) {
      won.push(rows[from] as number);
      measured.push(rows[from + 1] as number);
      numbers.set(rows.subarray(from + AHEAD, from + AHEAD + inputs), seat * inputs);
    }
    yield { game, seats, won, measured, numbers };
    at = end;
  }
}

/** Keeps positions in a file as games end. The last game of a file may have been torn by a stop: it is left out. */
export class PositionFile {
  readonly positions: Position[] = [];
  private readonly path: string;
  private readonly inputs: number;
  private readonly t: Texts;

  constructor(path: string, source: Source, t: Texts) {
    this.path = path;
    this.t = t;
    this.inputs = source.legend.length;
    const header = Buffer.from(headerOf(source));
    if (!existsSync(path)) {
      this.append(header);
      return;
    }
    const bytes = readFileSync(path);
    if (!bytes.subarray(0, header.length).equals(header)) throw new Failure(t.trainOther(path));
    const body = bytes.subarray(header.length);
    // A copy, since numbers of four bytes must start at a multiple of four.
    const rows = new Float32Array(new Uint8Array(body).buffer, 0, Math.floor(body.length / 4));
    const all = [...read(rows, this.inputs)];
    const torn = all.at(-1)?.game;
    this.positions = all.filter(({ game }) => game !== torn);
    let length = header.length;
    for (const position of this.positions) length += write(position, this.inputs).byteLength;
    const file = openSync(path, 'r+');
    ftruncateSync(file, length);
    closeSync(file);
  }

  /** The number of the first game that is not in it. */
  get next(): number {
    return (this.positions.at(-1)?.game ?? -1) + 1;
  }

  add(game: readonly Position[]): void {
    this.positions.push(...game);
    const rows = game.map((position) => Buffer.from(write(position, this.inputs).buffer));
    this.append(Buffer.concat(rows));
  }

  private append(bytes: Buffer): void {
    try {
      appendFileSync(this.path, bytes);
    } catch {
      throw new Failure(this.t.cannotWrite(this.path));
    }
  }
}
