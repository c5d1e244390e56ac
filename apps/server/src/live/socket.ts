import { PROTOCOL } from '@comptoir/protocol';
import { type App, type Context, HttpError } from '../http/context.ts';
import { addressGroup, Places } from '../http/limits.ts';
import { Connection } from './connection.ts';

const PING = 25_000;

export interface Live {
  readonly size: number;
  add(app: App, context: Context): void;
  /** The sessions of a connection. */
  readonly sessions: readonly string[];
  /** Ends the connections of sessions that are over. */
  hangUp(sessions: readonly string[]): void;
  /** Tells everybody and hangs up. */
  close(reason: string): void;
}

/** The live side: one connection, any number of tables. */
export function live(): Live {
  const connections = new Set<Connection>();
  return {
    get size() {
      return connections.size;
    },
    get sessions() {
      return [...new Set([...connections].flatMap(({ session }) => session ?? []))];
    },
    hangUp(sessions) {
      const ended = new Set(sessions);
      for (const connection of connections)
        if (connection.session !== null && ended.has(connection.session)) connection.bye('session-ended');
    },
    add(app, context) {
      const { limits } = context.options;
      const addresses = new Places(limits.connectionsPerAddress);
      const people = new Places(limits.connectionsPerPerson);
      const beat = setInterval(() => {
        for (const connection of connections) connection.beat();
      }, PING);
      app.addHook('onClose', async () => clearInterval(beat));
      app.get(
        '/api/live',
        {
          websocket: true,
          schema: { tags: ['live'], summary: 'Live play over WebSocket; see /api/docs/frames.json' },
          preValidation: async () => {
            if (!context.isOpen()) throw new HttpError(503, 'stopping');
          },
        },
        (socket, request) => {
          const { person } = request;
          const address = addressGroup(request.ip);
          if (connections.size >= limits.connections || !addresses.take(address))
            return socket.close(1013, 'too many connections');
          if (person && !people.take(person.id)) {
            addresses.leave(address);
            return socket.close(1013, 'too many connections');
          }
          const connection = new Connection(socket, request.socket, request, context);
          // A page from a cache may speak an older protocol; the welcome has told it which one is spoken here.
          if (speaksAnother(request.query)) connection.bye('protocol');
          connections.add(connection);
          socket.once('close', () => {
            connections.delete(connection);
            connection.leaveAll();
            addresses.leave(address);
            if (person) people.leave(person.id);
          });
        },
      );
    },
    close(reason) {
      for (const connection of connections) connection.bye(reason);
    },
  };
}

/** A client may say which protocol it speaks; one that does not is accepted. */
function speaksAnother(query: unknown): boolean {
  const { protocol } = query as { protocol?: string };
  return protocol !== undefined && protocol !== String(PROTOCOL);
}
