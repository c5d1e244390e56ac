import type { TableStatus } from '@comptoir/protocol';
import type { Known } from './known.ts';

/** Something about a seat of a finished game: its place in the turn order, what it played, gold of a source, a card. */
export interface Fact {
  readonly seat: number;
  readonly person: string | null;
  /** 1 for a winner, a share of it for those who won together. */
  readonly won: number;
  readonly kind: string;
  readonly name: string;
  readonly amount: number;
}

export interface Uncounted {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly status: TableStatus;
  readonly state: string;
}

/** Facts of one kind and name, together. */
export interface FactSum {
  readonly kind: string;
  readonly name: string;
  readonly seats: number;
  readonly won: number;
  readonly amount: number;
}

/** What is kept of finished games to count with (ADR 88). */
export interface StatisticsStore {
  /** Tables that ended and were not looked at yet, of those that can be read here and whose deal nobody plays any more. */
  uncounted(limit: number, known: Known): Promise<Uncounted[]>;
  keepFacts(ended: Uncounted, facts: readonly Fact[]): Promise<void>;
  /** Sums over everybody, or over one person. */
  factSums(game: string, person?: string): Promise<FactSum[]>;
}
