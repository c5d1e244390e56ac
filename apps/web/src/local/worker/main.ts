import { hexDigits } from '../../browser/secrets.ts';
import { indexedShelf } from '../indexed-shelf.ts';
import { tableHost } from './host.ts';
import type { ToWorker } from './messages.ts';

const host = tableHost({
  shelf: indexedShelf(),
  post: (message) => postMessage(message),
  breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),
  clock: () => Date.now(),
  freshName: () => hexDigits(12),
});

addEventListener('message', (event: MessageEvent<ToWorker>) => void host.receive(event.data));
