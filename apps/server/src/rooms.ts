import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoomBoard, RoomFrame, ToldBoard } from '@comptoir/protocol';
import type { RoomPerson, RoomRow } from './storage/rooms.ts';
import type { Store } from './storage/store.ts';
import type { Subscriber } from './table/audience.ts';
import { text } from './table/frames.ts';
import { WorkQueue } from './table/queue.ts';

/** Somebody not seen for this long has gone, even if their node could not say so. */
const SEEN = 20_000;
const EMPTY = 15 * 60_000;
const LONGEST = 24 * 3_600_000;
/** The most people in a room at a time, and in all. */
const MOST = { here: 8, ever: 40 };

/** Somebody in a room at this node, and what they were told last. */
interface Place {
  readonly subscriber: Subscriber;
  readonly person: string;
  told: string;
  hasGame: boolean;
}

type Entered = 'in' | 'full' | 'gone' | 'blocked';

interface RoomTools {
  readonly store: Store;
  readonly node: string;
  now(): number;
}

/** Rooms with somebody at this node. Everything about a room is in the store; here is only who is told of it. */
export class Rooms {
  readonly #tools: RoomTools;
  readonly #places = new Map<string, Place[]>();
  /** By room: one telling after the other, so that nobody hears an older one last. */
  readonly #queues = new Map<string, WorkQueue>();
  /** Tellings that have not begun. */
  readonly #due = new Map<string, Promise<void>>();

  constructor(tools: RoomTools) {
    this.#tools = tools;
  }

  /** People who have not been seen since this moment count as gone. */
  get since(): number {
    return this.#tools.now() - SEEN;
  }

  async enter(room: string, subscriber: Subscriber, person: string): Promise<Entered> {
    const entered = await this.#inTurn(room, () => this.#enter(room, subscriber, person));
    if (entered === 'in') await this.look(room);
    return entered;
  }

  async #enter(room: string, subscriber: Subscriber, person: string): Promise<Entered> {
    const { store, node, now } = this.#tools;
    const { since } = this;
    const others = (): Place[] =>
      (this.#places.get(room) ?? []).filter((place) => place.subscriber !== subscriber);
    // Whoever is in already is told everything again, and nobody else anything.
    const isIn = others().length < (this.#places.get(room)?.length ?? 0);
    if (!isIn) {
      const row = await store.room(room);
      if (row === null) return 'gone';
      const people = await store.roomPeople(room, since);
      const here = people.flatMap((one) => (one.isHere && one.person !== person ? [one.person] : []));
      const company = [row.owner, ...here].filter((one) => one !== person);
      if ((await store.blockedAmong(person, company)).length > 0) return 'blocked';
      const entered = await store.enterRoom({ room, person, now: now(), since }, node, MOST);
      if (entered !== 'in') return entered;
    }
    const own = { subscriber, person, told: '', hasGame: false };
    this.#places.set(room, [...others(), own]);
    return 'in';
  }

  async exit(room: string, subscriber: Subscriber): Promise<void> {
    const places = this.#places.get(room) ?? [];
    const gone = places.find((place) => place.subscriber === subscriber);
    if (gone === undefined) return;
    const left = places.filter((place) => place !== gone);
    if (left.length > 0) this.#places.set(room, left);
    else this.#places.delete(room);
    // Another window of the same person still looks.
    if (left.some(({ person }) => person === gone.person)) return;
    const { store, node, now } = this.#tools;
    await store.leaveRoom(room, gone.person, node, now());
    await this.look(room);
  }

  /** A room was changed, here or at another node: whoever is in it here is told what is new, of several changes once. */
  look(room: string): Promise<void> {
    if (!this.#places.has(room)) return Promise.resolve();
    const due = this.#due.get(room);
    if (due !== undefined) return due;
    const looking = this.#inTurn(room, () => {
      this.#due.delete(room);
      return this.#tell(room);
    });
    this.#due.set(room, looking);
    return looking;
  }

  /** Boards and games are long: between two pieces of work on a room everybody else has a turn. */
  #inTurn<T>(room: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(room) ?? new WorkQueue(() => nextTurn());
    this.#queues.set(room, queue);
    return queue.add(work);
  }

  /** Says who is still here, removes what has ended, and looks whether something was missed. */
  async round(): Promise<void> {
    const { store, node, now } = this.#tools;
    for (const [room, places] of this.#places)
      await store.keepInRoom(room, [...new Set(places.map(({ person }) => person))], node, now());
    await store.retireRooms(now() - LONGEST, now() - EMPTY);
    await this.lookAtAll();
    for (const [room, queue] of this.#queues)
      if (queue.isIdle && !this.#places.has(room)) this.#queues.delete(room);
  }

  /** Something may have been missed. */
  async lookAtAll(): Promise<void> {
    for (const room of this.#places.keys()) await this.look(room);
  }

  async #tell(room: string): Promise<void> {
    const { store } = this.#tools;
    const places = this.#places.get(room) ?? [];
    if (places.length === 0) return;
    const row = await store.room(room);
    if (row === null) {
      this.#places.delete(room);
      for (const { subscriber } of places) subscriber.send(text({ type: 'error', code: 'room-over', room }));
      return;
    }
    const people = await store.roomPeople(room, this.since);
    const frame = frameOf(row, people);
    const hidden = await hiddenNotes(store, frame.board);
    const whole = text(frame);
    for (const place of places) {
      const notes = frame.board.notes.filter(({ by }) => !hidden(by, place.person));
      const isWhole = notes.length === frame.board.notes.length;
      const told = isWhole ? whole : text({ ...frame, board: { ...frame.board, notes } });
      if (told === place.told) continue;
      place.told = told;
      // The game is stored as it is sent.
      place.subscriber.send(place.hasGame ? told : `${told.slice(0, -1)},"game":${row.game}}`);
      place.hasGame = true;
    }
  }
}

/** Whose notes are hidden from whom: the host has muted the author, or the reader has blocked them. */
async function hiddenNotes(
  store: Store,
  { notes }: ToldBoard,
): Promise<(author: string, reader: string) => boolean> {
  const deaf = new Map<string, readonly string[] | 'all'>();
  for (const author of new Set(notes.map(({ by }) => by)))
    deaf.set(author, (await store.isGuestMuted(author)) ? 'all' : await store.blockersOf(author));
  return (author, reader) => {
    const who = deaf.get(author) ?? [];
    return author !== reader && (who === 'all' || who.includes(reader));
  };
}

function frameOf(row: RoomRow, people: readonly RoomPerson[]): RoomFrame {
  const { id, version, words, owner, leader, plays, board } = row;
  return {
    type: 'room',
    room: id,
    version,
    words,
    owner,
    leader,
    plays,
    people: people.map(({ person, name, isHere }) => ({ id: person, name, here: isHere })),
    board: JSON.parse(board) as ToldBoard,
  };
}

/**
 * Signs what a leader shows: a note belongs to whoever wrote it first. Notes that are hidden from the leader are kept
 * at the moments of the game, and on lines as long as those only grow.
 */
export async function signed(
  store: Store,
  board: RoomBoard,
  old: ToldBoard,
  leader: string,
): Promise<ToldBoard> {
  const hidden = await hiddenNotes(store, old);
  const writer = (place: number, said: string): string => {
    const same = old.notes.filter(({ text }) => text === said);
    return (same.find((note) => note.place === place) ?? same[0])?.by ?? leader;
  };
  const hasGrown = JSON.stringify(board.tried.slice(0, old.tried.length)) === JSON.stringify(old.tried);
  const unseen = old.notes.filter(
    ({ place, by }) =>
      hidden(by, leader) && (place >= 0 || hasGrown) && !board.notes.some((note) => note.place === place),
  );
  return {
    ...board,
    notes: [...board.notes.map((note) => ({ ...note, by: writer(note.place, note.text) })), ...unseen],
  };
}
