import { GAMES } from '../games.ts';
import type { Store } from '../storage/store.ts';
import { Leisure } from '../table/leisure.ts';
import type { TableTools } from '../table/tools.ts';
import { Tables } from '../tables.ts';

/** The tables of a node without a server around them, and without bots unless the test brings them. */
export const bareTables = (store: Store, more: Partial<TableTools> = {}): Tables =>
  new Tables({
    store,
    node: 'n',
    games: GAMES,
    think: () => Promise.reject(new Error('no bots here')),
    advise: async () => [],
    leisure: new Leisure(),
    botPause: 0,
    botBudget: 1,
    noticePause: 0,
    now: Date.now,
    outages: () => [],
    awake: () => null,
    failed: () => {},
    counted: () => {},
    ...more,
  });
