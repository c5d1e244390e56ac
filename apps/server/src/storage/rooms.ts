/** A board that several look at; one of them leads. */
export interface RoomRow {
  readonly id: string;
  /** Three words that lead here. */
  readonly words: string;
  readonly owner: string;
  readonly leader: string;
  /** JSON of the game, as it was given. */
  readonly game: string;
  /** The rules number by which lines are played. */
  readonly plays: number;
  /** JSON of what the leader shows. */
  readonly board: string;
  /** Grows with each change. */
  readonly version: number;
  readonly createdAt: number;
}

export interface RoomPerson {
  readonly person: string;
  readonly name: string;
  /** Whether they have been seen since the moment that was asked for. */
  readonly isHere: boolean;
}

/** What is done in a room: by whom, where, and since when somebody must have been seen to count as present. */
export interface InRoom {
  readonly room: string;
  readonly person: string;
  readonly now: number;
  readonly since: number;
}

export interface RoomStore {
  /** False where the server, or this person, has as many rooms as allowed. */
  createRoom(room: Omit<RoomRow, 'version'>, most: { ofAll: number; ofOwner: number }): Promise<boolean>;
  room(id: string): Promise<RoomRow | null>;
  /** The room that three words lead to. */
  roomOfWords(words: string): Promise<string | null>;
  /** Everybody who has been there, by name. */
  roomPeople(id: string, since: number): Promise<RoomPerson[]>;
  enterRoom(who: InRoom, node: string, most: { here: number; ever: number }): Promise<'in' | 'full' | 'gone'>;
  leaveRoom(room: string, person: string, node: string, now: number): Promise<void>;
  /** Notes that this node has just seen these people in the room. */
  keepInRoom(room: string, people: readonly string[], node: string, now: number): Promise<void>;
  /** False when this person does not lead. */
  showInRoom(room: string, leader: string, board: string, now: number): Promise<boolean>;
  /** Whoever leads hands over to somebody present; false when it is not theirs, or the other has gone. */
  handLead(who: InRoom, to: string): Promise<boolean>;
  /** Whoever is present takes the lead; false as long as the leader is there. */
  takeLead(who: InRoom): Promise<boolean>;
  /** Ends a room of this owner. */
  endRoom(room: string, owner: string): Promise<boolean>;
  /** Removes rooms older than a moment, and those nobody has been in or changed since another. */
  retireRooms(createdBefore: number, emptySince: number): Promise<void>;
}
