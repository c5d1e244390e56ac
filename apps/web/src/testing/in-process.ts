import { memoryShelf, type Shelf } from '../local/shelf.ts';
import { tableHost } from '../local/worker/host.ts';
import { type Port, type WorkerLink, workerLink } from '../local/worker-link.ts';

// Newer versions of Node have the locks of a browser. All tabs of these tests are one process, in which one would lock out the
// next: they play as in a browser without locks, and the locks are tested in a real one.
Object.defineProperty(globalThis.navigator ?? {}, 'locks', { value: undefined, configurable: true });

/** The worker's own code on the other end of a line that copies messages as a real one does. */
export function inProcessWorker(shelf: Shelf = memoryShelf()): WorkerLink {
  let names = 0;
  let now = 1_000;
  const port: Port = {
    post: (message) => {
      const copy = structuredClone(message);
      queueMicrotask(() => void host.receive(copy));
    },
    receive: () => {},
    lost: () => {},
  };
  const host = tableHost({
    shelf,
    post: (message) => {
      const copy = structuredClone(message);
      queueMicrotask(() => port.receive(copy));
    },
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    // A thought ends when its time is over: a clock that stands still would let it go on for ever.
    clock: () => now++,
    freshName: () => `table${++names}`,
  });
  return workerLink(port);
}
