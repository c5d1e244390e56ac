import type Database from 'libsql';
import { journalWriter } from './journal-writer.ts';
import { atOnce } from './sqlite-file.ts';
import type { LoggedRow, WrittenRow } from './written-row.ts';

/**
 * Rows on their way into the journal. A batch is appended to one table as one text, which takes one flush to the disk and
 * few pages, and is durable from then on. Its rows are put in their places later, many at a time. Whatever a server that
 * was killed has left in the log is put in its place by the next one (ADR 21).
 */
export class RowLog {
  readonly #file: Database.Database;
  readonly #put: (rows: Iterable<WrittenRow>) => void;
  readonly #append: Database.Statement;
  readonly #remove: Database.Statement;
  readonly #seqOf: Database.Statement;
  /** As JSON, each of one batch. */
  #waiting: string[] = [];
  #count = 0;
  #lastBatch: number | bigint = 0;
  /** By table: the last row that waits. */
  readonly #seqs = new Map<string, number>();

  constructor(file: Database.Database) {
    this.#file = file;
    this.#put = journalWriter(file);
    this.#append = file.prepare('insert into row_log (rows) values (?)');
    this.#remove = file.prepare('delete from row_log where id <= ?');
    this.#seqOf = file.prepare('select seq from tables where id = ?');
    for (const { id, rows } of file.prepare('select id, rows from row_log order by id').all() as Batch[])
      this.#note(JSON.parse(rows) as WrittenRow[], rows, id);
  }

  /** How many rows wait. */
  get waiting(): number {
    return this.#count;
  }

  /** For each row, of one table each, whether it won its seq: then it is durable. */
  append(rows: readonly LoggedRow[]): boolean[] {
    const won = new Array<boolean>(rows.length);
    let text = '';
    const batch = atOnce(this.#file, () => {
      for (const [at, row] of rows.entries()) {
        won[at] = this.#isNext(row);
        if (won[at]) text += text === '' ? row.text : `,${row.text}`;
      }
      text = `[${text}]`;
      return text === '[]' ? null : this.#append.run(text).lastInsertRowid;
    });
    if (batch !== null)
      this.#note(
        rows.filter((_, at) => won[at]),
        text,
        batch,
      );
    return won;
  }

  #isNext({ table, seq }: LoggedRow): boolean {
    const waiting = this.#seqs.get(table);
    if (waiting !== undefined) return waiting < seq;
    const stored = this.#seqOf.get(table) as { seq: number } | undefined;
    return stored !== undefined && stored.seq < seq;
  }

  #note(rows: readonly Pick<LoggedRow, 'table' | 'seq'>[], text: string, batch: number | bigint): void {
    for (const { table, seq } of rows) this.#seqs.set(table, seq);
    this.#waiting.push(text);
    this.#count += rows.length;
    this.#lastBatch = batch;
  }

  /** Puts all that waits in its place. Until that has reached the disk, the log is there as well: no flush is needed. */
  putAway(): void {
    if (this.#count === 0) return;
    this.#file.pragma('synchronous = NORMAL');
    try {
      atOnce(this.#file, () => this.settle());
    } finally {
      this.#file.pragma('synchronous = FULL');
    }
    this.#waiting = [];
    this.#count = 0;
    this.#seqs.clear();
  }

  /** The same within a transaction of the caller, who may not mean to keep it. */
  settle(): void {
    this.#put(this.#waiting.flatMap((rows) => JSON.parse(rows) as WrittenRow[]));
    this.#remove.run(this.#lastBatch);
  }
}

interface Batch {
  readonly id: number;
  readonly rows: string;
}
