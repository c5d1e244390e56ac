import { memoryShelf, type Shelf } from '../local/shelf.ts';
import { tableHost } from '../local/worker/host.ts';
import { type Port, type WorkerLink, workerLink } from '../local/worker-link.ts';

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
    // A thought ends when its time is up, so the clock must run.
    clock: () => now++,
    freshName: () => `table${++names}`,
  });
  return workerLink(port);
}
