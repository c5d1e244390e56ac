import type { ClientFrame, ServerFrame } from '@comptoir/protocol';

/** One connection to the server for all tables of the page. It comes back by itself. */
export interface Live {
  readonly isUp: boolean;
  /** Sends now; false when the line is down. */
  send(frame: ClientFrame): boolean;
  /** Hears what concerns this table, and every time the line comes up or goes down. */
  join(table: string, member: Member): () => void;
  /** Calls again, as whoever one is by now: the server asks for the name when the line is opened. */
  renew(): void;
}

export interface Member {
  heard(frame: ServerFrame): void;
  /** The line is up again: time to subscribe. */
  up(): void;
  down(): void;
}

/** As much of a socket as is needed here. */
export type OpenSocket = () => Socket;
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
/** A line that says nothing for so long is dead, whatever the system believes. */
const SILENCE = 40_000;

function liveLine(openSocket: OpenSocket): Live {
  const members = new Map<string, Set<Member>>();
  let socket: Socket | null = null;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let pulse: ReturnType<typeof setInterval> | null = null;
  let heardAt = 0;

  const everyone = (): Member[] => [...members.values()].flatMap((set) => [...set]);

  function hear(text: unknown): void {
    heardAt = performance.now();
    const frame = JSON.parse(String(text)) as ServerFrame;
    if (frame.type === 'bye') {
      socket?.close();
      return;
    }
    if (!('table' in frame) || frame.table === undefined) return;
    for (const member of [...(members.get(frame.table) ?? [])]) member.heard(frame);
  }

  function connect(): void {
    if (retry !== null) clearTimeout(retry);
    retry = null;
    if (socket !== null || members.size === 0) return;
    const line = openSocket();
    socket = line;
    line.addEventListener('open', () => {
      wait = FIRST_WAIT;
      heardAt = performance.now();
      pulse = setInterval(beat, PING_EVERY);
      for (const member of everyone()) member.up();
    });
    line.addEventListener('message', (event) => hear(event.data));
    line.addEventListener('close', () => {
      if (socket !== line) return;
      hangUp();
      for (const member of everyone()) member.down();
      if (members.size === 0) return;
      retry = setTimeout(connect, wait * (1 + jitter()));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    });
  }

  function beat(): void {
    if (performance.now() - heardAt > SILENCE) socket?.close();
    else send({ type: 'ping' });
  }

  function hangUp(): void {
    if (pulse !== null) clearInterval(pulse);
    pulse = null;
    const line = socket;
    socket = null;
    line?.close();
  }

  function send(frame: ClientFrame): boolean {
    if (socket?.readyState !== OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  function renew(): void {
    if (socket === null) return;
    hangUp();
    connect();
  }

  // The network came back: no reason to wait for the timer.
  globalThis.addEventListener?.('online', () => {
    wait = FIRST_WAIT;
    if (retry !== null) connect();
  });

  return {
    get isUp() {
      return socket?.readyState === OPEN;
    },
    send,
    renew,
    join(table, member) {
      const set = members.get(table) ?? new Set();
      members.set(table, set.add(member));
      if (socket?.readyState === OPEN) member.up();
      else connect();
      return () => {
        set.delete(member);
        if (set.size > 0) return;
        members.delete(table);
        send({ type: 'unsubscribe', table });
        if (members.size === 0) hangUp();
      };
    },
  };
}

/** Not all clients of a server that was away shall come back in the same moment. */
const jitter = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 512;

let shared: Live | null = null;

export function sharedLine(): Live {
  shared ??= liveLine(() => {
    const address = new URL('/api/live', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  });
  return shared;
}
