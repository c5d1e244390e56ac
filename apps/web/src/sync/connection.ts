import type { Fit } from './handshake.ts';

/** One connection to the server as a state machine: events in, actions out. */
export interface Connection {
  /**
   * idle: nobody needs it. opening: on its way. greeting: open, the server has not said which protocol it speaks.
   * up: in use. waiting: until the next try. foreign: this page and the server do not understand each other.
   */
  readonly status: 'idle' | 'opening' | 'greeting' | 'up' | 'waiting' | 'foreign';
  /** How long the next try will wait. */
  readonly wait: number;
  /** When the server was last heard. */
  readonly heardAt: number;
}

export type Happening =
  | { readonly type: 'wanted' | 'unwanted' | 'due' | 'online' | 'renewed' }
  | { readonly type: 'opened' | 'heard'; readonly at: number }
  | { readonly type: 'welcomed'; readonly fit: Fit }
  /** `chance`, from 0 to 1: jitter, so that clients do not all reconnect at once. */
  | { readonly type: 'closed' | 'dismissed'; readonly chance: number }
  | { readonly type: 'beat'; readonly at: number; readonly chance: number };

export type Deed =
  | { readonly type: 'open' | 'close' | 'ping' | 'up' | 'down' }
  /** The page is older than the one the server has: it should be loaded again. */
  | { readonly type: 'outdated' }
  | { readonly type: 'wait'; readonly ms: number };

export interface Step {
  readonly connection: Connection;
  readonly deeds: readonly Deed[];
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** A connection that is silent for this long is dead, whatever the system reports. */
const SILENCE = 40_000;

export const noConnection: Connection = { status: 'idle', wait: FIRST_WAIT, heardAt: 0 };

export function step(connection: Connection, happening: Happening): Step {
  const { status, wait } = connection;
  const same: Step = { connection, deeds: [] };
  const become = (next: Partial<Connection>, ...deeds: Deed['type'][]): Step => ({
    connection: { ...connection, ...next },
    deeds: deeds.map((type) => ({ type }) as Deed),
  });
  const isOpen = status === 'opening' || status === 'greeting' || status === 'up';
  /** The line is gone: try again after a while, each time after a longer one. */
  const lost = (chance: number, ...deeds: Deed[]): Step => ({
    connection: { ...connection, status: 'waiting', wait: Math.min(wait * 2, LONGEST_WAIT) },
    deeds: [...deeds, { type: 'down' }, { type: 'wait', ms: wait * (1 + chance / 2) }],
  });
  switch (happening.type) {
    case 'wanted':
      return status === 'idle' ? become({ status: 'opening' }, 'open') : same;
    case 'unwanted':
      return status === 'foreign' ? same : become({ status: 'idle', wait: FIRST_WAIT }, 'close');
    case 'opened':
      return status === 'opening' ? become({ status: 'greeting', heardAt: happening.at }) : same;
    case 'welcomed':
      if (status !== 'greeting') return same;
      if (happening.fit === 'foreign') return become({ status: 'foreign' }, 'close', 'down', 'outdated');
      return happening.fit === 'older'
        ? become({ status: 'up', wait: FIRST_WAIT }, 'up', 'outdated')
        : become({ status: 'up', wait: FIRST_WAIT }, 'up');
    case 'heard':
      return become({ heardAt: happening.at });
    case 'beat':
      if (status !== 'up' && status !== 'greeting') return same;
      return happening.at - connection.heardAt > SILENCE
        ? lost(happening.chance, { type: 'close' })
        : become({}, 'ping');
    case 'closed':
      return isOpen ? lost(happening.chance) : same;
    case 'dismissed':
      return isOpen ? lost(happening.chance, { type: 'close' }) : same;
    case 'due':
      return status === 'waiting' ? become({ status: 'opening' }, 'open') : same;
    case 'online':
      // The network came back: no reason to wait for the timer.
      return status === 'waiting' ? become({ status: 'opening', wait: FIRST_WAIT }, 'open') : same;
    case 'renewed':
      return isOpen ? become({ status: 'opening' }, 'close', 'open') : same;
  }
}
