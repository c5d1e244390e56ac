import type { Seat } from '../../art/seats.ts';
import type { GameId } from '../../catalog/games.ts';

/** One line of the ledger on the home screen. */
export interface LedgerRow {
  readonly id: string;
  readonly game: GameId;
  readonly name: string;
  /** What happens there, in a few words. */
  readonly status: string;
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  /** Time left, places left or lookers-on, in words. */
  readonly note: string;
  /** Lines of talk that the reader has not read. */
  readonly unread: number;
  readonly action: 'play' | 'answer' | 'resume' | 'see' | 'join' | 'watch';
  /** The seal: this table waits for the reader. */
  readonly yours: boolean;
}
