import type { ClientFrame, ServerFrame } from '@comptoir/protocol';
import { PROTOCOL } from '@comptoir/protocol/number';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveLine, type Member, type Socket } from './live-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The other end of a socket. */
function fakeSocket() {
  const listeners = new Map<string, (event: { data: unknown }) => void>();
  const sent: ClientFrame[] = [];
  let isClosed = false;
  const socket: Socket = {
    send: (text) => void sent.push(JSON.parse(text)),
    close: () => {
      isClosed = true;
    },
    addEventListener: (type: string, listener: (event: { data: unknown }) => void) =>
      void listeners.set(type, listener),
  };
  const happen = (type: string, data: unknown = null): void => listeners.get(type)?.({ data });
  return {
    socket,
    sent,
    get isClosed() {
      return isClosed;
    },
    open: () => happen('open'),
    drop: () => happen('close'),
    tell: (frame: ServerFrame) => happen('message', JSON.stringify(frame)),
  };
}

const welcome = (page: string | null = 'a', version = PROTOCOL): ServerFrame => ({
  type: 'welcome',
  version,
  page,
  person: null,
});
const table = 'AAAAAAAAAAAAAAAA';

function lineWithMember() {
  const sockets: ReturnType<typeof fakeSocket>[] = [];
  const outdated = vi.fn();
  const line = liveLine({
    open() {
      const next = fakeSocket();
      sockets.push(next);
      return next.socket;
    },
    page: 'a',
    clock: () => Date.now(),
    chance: () => 0,
    outdated,
  });
  const member = { heard: vi.fn(), up: vi.fn(), down: vi.fn() } satisfies Member;
  const leave = line.join(table, member);
  return {
    line,
    sockets,
    member,
    outdated,
    leave,
    last: () => sockets.at(-1) as ReturnType<typeof fakeSocket>,
  };
}

test('nothing is sent before the server has said what it speaks', () => {
  const { line, member, last } = lineWithMember();
  last().open();
  expect(line.send({ type: 'ping' })).toBe(false);
  last().tell(welcome());
  expect(member.up).toHaveBeenCalledOnce();
  expect(line.send({ type: 'ping' })).toBe(true);
});

test('a line that drops comes back by itself, and what the old one says late is not heard', () => {
  const { sockets, member } = lineWithMember();
  const [first] = sockets;
  first?.open();
  first?.tell(welcome());
  first?.drop();
  expect(member.down).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
  first?.tell({ type: 'presence', table, online: [], watching: 0 });
  expect(member.heard).not.toHaveBeenCalled();
  sockets[1]?.open();
  sockets[1]?.tell(welcome());
  expect(member.up).toHaveBeenCalledTimes(2);
});

test('a silent line is given up after two beats', () => {
  const { sockets, member, last } = lineWithMember();
  last().open();
  last().tell(welcome());
  vi.advanceTimersByTime(25_000);
  expect(last().sent).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(25_000);
  expect(sockets[0]?.isClosed).toBe(true);
  expect(member.down).toHaveBeenCalledOnce();
});

test('a newer page at the server: the line works, and the page is told once to reload', () => {
  const { line, outdated, last } = lineWithMember();
  last().open();
  last().tell(welcome('b'));
  expect(outdated).toHaveBeenCalledExactlyOnceWith('b', true);
  expect(line.send({ type: 'ping' })).toBe(true);
});

test('another protocol: nothing is sent, nothing is tried again, and the page is told', () => {
  const { line, sockets, member, outdated, last } = lineWithMember();
  last().open();
  last().tell(welcome('a', PROTOCOL + 1));
  expect(outdated).toHaveBeenCalledExactlyOnceWith('a', false);
  expect(member.up).not.toHaveBeenCalled();
  last().drop();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(line.send({ type: 'ping' })).toBe(false);
});

test('the last one to leave hangs up', () => {
  const { leave, sockets, last } = lineWithMember();
  last().open();
  last().tell(welcome());
  leave();
  expect(last().sent).toEqual([{ type: 'unsubscribe', table }]);
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('a room hears what is about it, and says its own word when it is left', () => {
  const { line, member, last } = lineWithMember();
  const room = 'BBBBBBBBBBBBBBBB';
  const visitor = { heard: vi.fn(), up: vi.fn(), down: vi.fn() } satisfies Member;
  const leave = line.join(room, visitor, { type: 'exit', room });
  last().open();
  last().tell(welcome());
  last().tell({ type: 'error', code: 'room-over', room });
  expect([visitor.heard.mock.calls.length, member.heard.mock.calls.length]).toEqual([1, 0]);
  leave();
  leave();
  expect(last().sent).toEqual([{ type: 'exit', room }]);
});
