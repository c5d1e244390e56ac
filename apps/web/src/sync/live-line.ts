import type { ClientFrame, ServerFrame } from '@comptoir/protocol';
import { type Deed, type Happening, noConnection, step } from './connection.ts';
import { judgeWelcome } from './handshake.ts';

/** One connection to the server for all tables and rooms of the page. It comes back by itself. */
export interface Live {
  /** Sends now; false when the line is down. */
  send(frame: ClientFrame): boolean;
  /** Hears what concerns this address, and every time the line comes up or goes down. The last one says `parting`. */
  join(address: string, member: Member, parting?: ClientFrame): () => void;
  /** Reconnects under the present identity, which the server learns when a connection is opened. */
  renew(): void;
}

export interface Member {
  heard(frame: ServerFrame): void;
  /** The line is up again: time to subscribe. */
  up(): void;
  down(): void;
}

/** As much of a socket as is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The world around a line: tests bring their own. */
export interface Surroundings {
  open(): Socket;
  /** The version of this page. */
  readonly page: string | null;
  clock(): number;
  chance(): number;
  /** The server hands out another version of the page; this one may still work. */
  outdated(version: string, isUsable: boolean): void;
}

const PING_EVERY = 25_000;

/** The table or the room that a frame is about. */
const addressOf = (frame: ServerFrame): string =>
  ('room' in frame ? frame.room : undefined) ?? ('table' in frame ? frame.table : undefined) ?? '';

/** Carries out what the state machine of the connection asks for. */
export function liveLine(around: Surroundings): Live & { readonly online: () => void } {
  const members = new Map<string, Set<Member>>();
  let connection = noConnection;
  let socket: Socket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setInterval> | undefined;
  let served = '';

  const everyone = (): Member[] => [...members.values()].flatMap((set) => [...set]);

  function happen(happening: Happening): void {
    const next = step(connection, happening);
    connection = next.connection;
    for (const deed of next.deeds) perform(deed);
  }

  function perform(deed: Deed): void {
    switch (deed.type) {
      case 'open':
        connect();
        break;
      case 'close':
        hangUp();
        break;
      case 'ping':
        send({ type: 'ping' });
        break;
      case 'up':
        for (const member of everyone()) member.up();
        break;
      case 'down':
        for (const member of everyone()) member.down();
        break;
      case 'wait':
        retry = setTimeout(() => happen({ type: 'due' }), deed.ms);
        break;
      case 'outdated':
        around.outdated(served, connection.status === 'up');
        break;
    }
  }

  function connect(): void {
    clearTimeout(retry);
    const line = around.open();
    socket = line;
    // Ignore what arrives on a connection that was given up.
    const isCurrent = (): boolean => socket === line;
    line.addEventListener('open', () => {
      if (!isCurrent()) return;
      pulse = setInterval(beat, PING_EVERY);
      happen({ type: 'opened', at: around.clock() });
    });
    line.addEventListener('message', ({ data }) => isCurrent() && hear(JSON.parse(String(data))));
    line.addEventListener('close', () => {
      if (!isCurrent()) return;
      hangUp();
      happen({ type: 'closed', chance: around.chance() });
    });
  }

  function beat(): void {
    happen({ type: 'beat', at: around.clock(), chance: around.chance() });
  }

  /** The system may still consider a dead connection alive, so do not wait for its end. */
  function hangUp(): void {
    clearTimeout(retry);
    clearInterval(pulse);
    const line = socket;
    socket = null;
    line?.close();
  }

  function hear(frame: ServerFrame): void {
    happen({ type: 'heard', at: around.clock() });
    if (frame.type === 'welcome') {
      served = frame.page ?? `protocol ${frame.version}`;
      happen({ type: 'welcomed', fit: judgeWelcome(frame, around.page) });
    } else if (frame.type === 'bye') happen({ type: 'dismissed', chance: around.chance() });
    else for (const member of [...(members.get(addressOf(frame)) ?? [])]) member.heard(frame);
  }

  function send(frame: ClientFrame): boolean {
    if (connection.status !== 'up') return false;
    socket?.send(JSON.stringify(frame));
    return true;
  }

  return {
    send,
    renew: () => happen({ type: 'renewed' }),
    online: () => happen({ type: 'online' }),
    join(address, member, parting = { type: 'unsubscribe', table: address }) {
      const set = members.get(address) ?? new Set();
      members.set(address, set.add(member));
      if (connection.status === 'up') member.up();
      else happen({ type: 'wanted' });
      return () => {
        if (!set.delete(member) || set.size > 0) return;
        members.delete(address);
        send(parting);
        if (members.size === 0) happen({ type: 'unwanted' });
      };
    },
  };
}
