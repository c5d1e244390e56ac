import type { History, PlayedGame } from '@comptoir/protocol';
import { hideGame, readHistory } from '../../sync/account-api.ts';
import { isKnownHere } from '../../sync/server-api.ts';
import type { Filter } from './played.ts';

/** The finished games of the server, as far as they were asked for. */
export class HistoryList {
  games = $state.raw<readonly PlayedGame[]>([]);
  counts = $state.raw<History['counts']>([]);
  next = $state<string | null>(null);
  phase = $state<'loading' | 'there' | 'away'>('loading');
  #filter: Filter = { game: '', result: '', search: '' };
  #asked = 0;

  /** Starts the list again with this search. */
  async look(filter: Filter): Promise<void> {
    this.#filter = filter;
    this.phase = 'loading';
    await this.#ask(null);
  }

  more(): Promise<void> {
    return this.#ask(this.next);
  }

  async #ask(before: string | null): Promise<void> {
    const number = ++this.#asked;
    if (!isKnownHere()) {
      this.phase = 'there';
      return;
    }
    const reply = await readHistory({ ...this.#filter, ...(before === null ? {} : { before }) });
    // Results of an earlier search are ignored.
    if (number !== this.#asked) return;
    if (!reply.ok) {
      this.phase = reply.code === 'not-signed-in' ? 'there' : 'away';
      return;
    }
    this.games = before === null ? reply.value.games : [...this.games, ...reply.value.games];
    this.counts = reply.value.counts;
    this.next = reply.value.next;
    this.phase = 'there';
  }

  /** Takes a game out of the list; what is returned puts it back. */
  async hide(game: PlayedGame): Promise<(() => Promise<void>) | null> {
    const reply = await hideGame(game.table, true);
    if (!reply.ok) return null;
    const before = this.games;
    this.games = before.filter(({ table }) => table !== game.table);
    return async () => {
      const back = await hideGame(game.table, false);
      if (back.ok) await this.look(this.#filter);
    };
  }
}
