import type { ClientFrame, ServerFrame } from '@comptoir/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Live, Member } from './live-line.ts';
import { enterRoom } from './room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const room = 'AAAAAAAAAAAAAAAA';

/** A line that keeps what is said on it. */
function fakeLine() {
  const sent: ClientFrame[] = [];
  let member: Member | null = null;
  const line: Live = {
    send: (frame) => {
      sent.push(frame);
      return true;
    },
    renew: () => {},
    join(_address, joined, parting) {
      member = joined;
      return () => void (parting && sent.push(parting));
    },
  };
  return { line, sent, tell: (frame: ServerFrame) => member?.heard(frame), up: () => member?.up() };
}

test('a visitor goes in whenever the line is up, asks again when the database is away, and says goodbye', () => {
  const { line, sent, tell, up } = fakeLine();
  const visitor = { told: vi.fn(), lost: vi.fn(), down: vi.fn() };
  const own = enterRoom(room, visitor, line);
  up();
  tell({ type: 'error', code: 'unavailable', room });
  vi.runAllTimers();
  expect([sent, visitor.lost.mock.calls]).toEqual([
    [
      { type: 'enter', room },
      { type: 'enter', room },
    ],
    [],
  ]);
  tell({ type: 'error', code: 'room-full', room });
  expect(visitor.lost).toHaveBeenCalledExactlyOnceWith('room-full');
  tell({ type: 'error', code: 'unavailable', room });
  own.leave();
  vi.runAllTimers();
  expect(sent.slice(2)).toEqual([{ type: 'exit', room }]);
});
