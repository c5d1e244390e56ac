import { PROTOCOL } from '@comptoir/protocol/number';
import { reloadFor } from '../browser/reload.svelte.ts';
import { chance } from '../browser/secrets.ts';
import { ownVersion } from './handshake.ts';
import { type Live, liveLine } from './live-line.ts';

let shared: Live | null = null;

/** The line of this page. */
export function sharedLine(): Live {
  if (shared === null) {
    const line = liveLine({
      open() {
        const address = new URL(`/api/live?protocol=${PROTOCOL}`, location.href);
        address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
        return new WebSocket(address);
      },
      page: ownVersion(),
      clock: () => performance.now(),
      chance,
      outdated: (version, isUsable) => void reloadFor(version, isUsable),
    });
    addEventListener('online', line.online);
    shared = line;
  }
  return shared;
}
