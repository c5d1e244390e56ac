import type { NewRoom, RoomBoard, RoomFound, RoomFrame, RoomOpened } from '@comptoir/protocol';
import type { Live } from './live-line.ts';
import { type Reply, request } from './server-api.ts';
import { sharedLine } from './shared-line.ts';

const at = (room: string): string => `/rooms/${encodeURIComponent(room)}`;
const codeOf = <T>(reply: Reply<T>): string | null => (reply.ok ? null : reply.code);

export const openRoom = (room: NewRoom): Promise<Reply<RoomOpened>> => request('POST', '/rooms', room);
/** What a link or three words lead to. */
export const readRoom = (code: string): Promise<Reply<RoomFound>> => request('GET', at(code));

const AGAIN = 2_000;

/** Whoever is in a room. */
interface Visitor {
  told(frame: RoomFrame): void;
  /** Why one is not in it any more, or was not let in. */
  lost(code: string): void;
  down(): void;
}

/** What can be done in a room; each answers with why not, or null. */
export interface RoomLine {
  show(board: RoomBoard): Promise<string | null>;
  lead(person: string): Promise<string | null>;
  end(): Promise<string | null>;
  leave(): void;
}

/** Goes into a room, and back into it after every break of the line. */
export function enterRoom(room: string, visitor: Visitor, line: Live = sharedLine()): RoomLine {
  const enter = (): void => void line.send({ type: 'enter', room });
  let again: ReturnType<typeof setTimeout> | undefined;
  const leave = line.join(
    room,
    {
      heard(frame) {
        if (frame.type === 'room') visitor.told(frame);
        // A server whose database is away for a moment is asked again.
        else if (frame.type === 'error' && frame.code === 'unavailable') again = setTimeout(enter, AGAIN);
        else if (frame.type === 'error') visitor.lost(frame.code);
      },
      up: enter,
      down: () => visitor.down(),
    },
    { type: 'exit', room },
  );
  return {
    show: async (board) => codeOf(await request('PUT', `${at(room)}/board`, board)),
    lead: async (person) => codeOf(await request('POST', `${at(room)}/lead`, { person })),
    end: async () => codeOf(await request('DELETE', at(room))),
    leave() {
      clearTimeout(again);
      leave();
    },
  };
}
