import { gameOfTable } from '../catalog/known-games.ts';
import { loadScreen } from '../games/screens.ts';
import { isLocalId } from '../local/shelf.ts';
import { sharedWorker } from '../local/worker-link.ts';
import type { Route } from './router.ts';

/** Everything that the table at this address needs is asked for at once, not one file after the other. */
export function fetchAhead(route: Route): void {
  const deals = route.page === 'play' || (route.page === 'learn' && route.lesson !== null);
  if (!deals && route.page !== 'table') return;
  const game = route.page === 'table' ? gameOfTable(route.id) : route.game;
  if (route.page !== 'table' || isLocalId(route.id)) {
    const worker = sharedWorker();
    if (game !== null) void worker.ask({ type: 'prepare', game }).catch(() => null);
  }
  // Failures are ignored here: the page that needs the file tries again and reports them.
  void Promise.allSettled([
    import('../table/TableScreen.svelte'),
    ...(game === null ? [] : [loadScreen(game)]),
  ]);
}
