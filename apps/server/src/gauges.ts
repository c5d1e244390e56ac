import type { Context } from './http/context.ts';
import type { Live } from './live/socket.ts';
import { diskLeft } from './readiness.ts';

/** Figures that are read when the operator asks for them. */
export function addGauges(
  { metrics, tables }: Context,
  sockets: Live,
  pool: { readonly waiting: number },
  folder: string | null,
): void {
  metrics.gauge('comptoir_tables_loaded', 'Tables in memory', () => tables.size);
  metrics.gauge('comptoir_tables_stuck', 'Tables whose robot has been awaited too long', () => tables.stuck);
  metrics.gauge('comptoir_tables_frozen', 'Tables that this node cannot play', () => tables.frozen);
  metrics.gauge('comptoir_thoughts_waiting', 'Thoughts of robots that wait for a worker', () => pool.waiting);
  metrics.gauge('comptoir_connections', 'Live connections', () => sockets.size);
  metrics.gauge('comptoir_disk_left_bytes', 'Room for the embedded database', () => diskLeft(folder));
}
