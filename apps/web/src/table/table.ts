import type { Advice } from '@comptoir/bots';
import type { Json, Kinded, Outcome, Refusal, Seat, Viewer, Wish } from '@comptoir/kit';
import type { NoticeKind, TableInfo as ProtocolTable } from '@comptoir/protocol';
import type { GameId } from '../catalog/games.ts';

/**
 * One table as the screen sees it, whether it is played in this browser or on a server. The screen draws `now` and sends
 * answers; it never sees a state. Every move makes an update of its own, as soon as it is played: a screen that wants to
 * show moves at a pace puts the updates in a queue.
 */
export interface Table<D extends Kinded = Kinded, E = unknown, V = unknown> {
  readonly place: 'local' | 'server';
  /** What is known at this moment; replaced as a whole by every update. */
  readonly now: TableNow<D, E, V>;
  /** As it was found when it was opened: what happened since, before anybody looked, is still to be shown. */
  readonly opened?: TableNow<D, E, V>;
  /** Calls the listener after every change; returns how to stop. */
  watch(listener: (now: TableNow<D, E, V>) => void): () => void;

  /** Answers a question of the seat one plays; null when it was accepted. */
  answer(decision: D, answer: Json): Promise<Refusal | null>;
  /** Why something cannot be done now, null if it can. */
  why(wish: Wish): Promise<Refusal | null>;
  /** Goes back to one of `now.undo`; false when that has become impossible. */
  undo(to: number): Promise<boolean>;
  /** Asks the others to go back further than information allows (server tables); resolves when the request is made. */
  askUndo(to: number): Promise<void>;
  /** Another local player takes the screen (hot-seat). */
  turnTo(seat: Seat): void;
  /** Says something to all: why it was not said, as a code; null when it was. */
  say(text: string): Promise<string | null>;
  /** What has been said so far was read (server tables). */
  readTalk?(): void;
  /** Asks the others to stop the clocks, to go on or to give the game up (server tables). */
  propose(what: 'pause' | 'resume' | 'abandon'): Promise<void>;
  /** Asks the others to give the seat of somebody who does not come to a bot, or to a friend (server tables). */
  proposeFor?(what: 'robot' | 'friend', seat: Seat): Promise<void>;
  /** Takes one's seat back after a time-out, or lets a bot play this turn (server tables). */
  comeBack?(lets: boolean): Promise<boolean>;
  /** What belongs to a table among people beside its game (server tables); its code comes when it is asked for. */
  around?(): Promise<Around>;
  /** At a table of a tournament: where whoever sits here plays next; null until that is drawn (server tables). */
  nextInCup?(): Promise<string | null>;
  /** Gives one's seat up for good: a bot plays on (server tables). */
  resign?(): Promise<boolean>;
  vote(proposal: number, agree: boolean): Promise<void>;
  /** Plays on in this tab what was opened in another one. */
  takeOver(): Promise<void>;
  /**
   * The best few answers to what is asked of this seat; null where the table gives no advice. A table of this browser
   * weighs a `watched` answer too, however good it is.
   */
  readonly advise:
    | ((progress: (share: number) => void, watched?: Json) => Promise<readonly Advice<E>[]>)
    | null;
  /** Whether what is asked leads nowhere any more: the task of a lesson is done. */
  isThrough?(): boolean;
  /** The record of a game that is over, as text; null while it runs. */
  record(): Promise<string | null>;
  close(): void;
}

/** Who is there, who may come in, and what one is told of it. */
export interface Around {
  /** Whether one opened this table, with a seat at it or without. */
  isHost(): Promise<boolean>;
  /** The other people at the table, without bots. */
  others(): readonly Neighbour[];
  /** Who may watch and read along; null for whoever is not the host. */
  doors(): { readonly watch: boolean; readonly talk: 'all' | 'seats' } | null;
  setDoors(change: { watch?: boolean; talk?: 'all' | 'seats' }): Promise<boolean>;
  /** The kinds of messages one wants about this table: `'usual'` for the usual choice, null when nobody answers. */
  notices(): Promise<readonly NoticeKind[] | 'usual' | null>;
  setNotices(kinds: readonly NoticeKind[] | 'usual'): Promise<boolean>;
  /** Webhooks that tell everybody’s turns at this table; null for whoever is not the host, or where none may be. */
  hooks(): Promise<readonly Hook[] | null>;
  /** What the server said against it; null when it is there. */
  addHook(url: string, isChat: boolean): Promise<string | null>;
  dropHook(id: string): Promise<boolean>;
  /** Tells the host of the server about somebody, or about a line of talk. */
  report(about: { person?: string; line?: number }, text: string): Promise<'sent' | 'slow' | 'away'>;
  /** Blocks somebody: one does not meet them again nor read what they say. */
  block(person: string): Promise<boolean>;
}

export interface Hook {
  readonly id: string;
  readonly label: string;
  readonly broken: boolean;
}

export interface Neighbour {
  readonly person: string;
  readonly seat: Seat;
  readonly name: string;
}

export interface TableNow<D, E, V> {
  readonly info: TableInfo;
  /** Grows with every update. */
  readonly seq: number;
  /** The seat this screen speaks for, or SPECTATOR. */
  readonly viewer: Viewer;
  readonly view: V;
  /** The questions to this seat, required and standing. */
  readonly decisions: readonly D[];
  /** Whom the game waits for. */
  readonly awaited: readonly Seat[];
  /** What happened, oldest first, as far as this seat was told. */
  readonly story: readonly StoryEntry<E>[];
  /** Points (numbers of entries) this seat may return to, latest first; null while the table has not worked them out. */
  readonly undo: readonly number[] | null;
  readonly outcome: Outcome | null;
  /** closed: the host has closed the table to whoever does not sit at it. */
  readonly connection: 'here' | 'live' | 'retrying' | 'gone' | 'closed' | 'elsewhere';
  readonly chat: readonly ChatLine[];
  readonly clocks: readonly SeatClock[] | null;
  /** Milliseconds to the next time-out of the table at the moment of the update: a response window has its own (K-205). */
  readonly timeout?: number | null;
  /** What is being asked of the players, beside the game. */
  readonly proposals: readonly Proposal[];
  /** All have agreed on a break: clocks stand still and nobody moves. */
  readonly isPaused?: boolean;
  /** Somebody has just said no to what was proposed (server tables). */
  readonly refusedBy?: { readonly seq: number; readonly seat: Seat } | null;
  /**
   * A hot-seat table between two players: `turnTo` gives this seat the screen. Until then `viewer` is SPECTATOR and the
   * view holds no hand at all.
   */
  readonly handOver: Seat | null;
  /** The seat this screen spoke for, until it was given to somebody else (server tables). */
  readonly lostSeat?: Seat | null;
  /** Whether moves are stored. `full`: no room is left. `refused`: this browser stores nothing. */
  readonly storage: 'kept' | 'full' | 'refused';
}

/** Moves that were taken back are not in the story. */
export interface StoryEntry<E> {
  readonly seq: number;
  /** When it happened, where the table knows (server tables). */
  readonly at?: number;
  readonly seat: Seat | null;
  /** A bot played it for the person on that seat, or silence did. */
  readonly by?: 'bot' | 'timeout';
  readonly events: readonly E[];
}

export interface TableInfo {
  readonly id: string;
  readonly game: GameId;
  readonly title: string;
  readonly options: Json;
  readonly seats: readonly TableSeat[];
  /** Published before the first card was dealt. */
  readonly commitment: string;
  /** Other tables play the same deal: the record opens when all have ended. */
  readonly sealed?: boolean;
  /** The tournament that this table belongs to. */
  readonly cup?: { readonly tournament: string; readonly name: string };
  /** For joining, when there is one. */
  readonly code: string | null;
  readonly status: 'waiting' | 'playing' | 'over' | 'abandoned' | 'stopped';
  /** The table that continues this one, once somebody asked for it (server tables). */
  readonly rematch?: string | null;
  /** What was agreed on for time (server tables). */
  readonly time?: Pick<ProtocolTable, 'pace' | 'timeout' | 'giveUp'>;
  /** How many others have the table open (server tables). */
  readonly watching?: number;
}

export interface TableSeat {
  readonly name: string;
  readonly kind: 'me' | 'local' | 'person' | 'bot' | 'open';
  /** The level of a bot. */
  readonly bot: string | null;
  readonly isPresent: boolean;
  /** Opens the seat to whoever is given it, after a vote has freed it (server tables). */
  readonly code?: string;
  /** Since when they have missed turns; null or absent for whoever plays. */
  readonly away?: { readonly since: number; readonly from: number; readonly misses: number } | null;
}

export interface Proposal {
  readonly id: number;
  readonly what: 'undo' | 'pause' | 'resume' | 'abandon' | 'robot' | 'friend';
  /** Whose seat is to be given away. */
  readonly seat?: Seat | null;
  /** For undo: the point to return to. */
  readonly to: number | null;
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  readonly needed: readonly Seat[];
}

export interface ChatLine {
  /** Its number at a server, which remembers how far somebody has read. */
  readonly id?: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** Milliseconds left at the moment of the update. */
export interface SeatClock {
  readonly left: number;
  readonly isRunning: boolean;
  /** The question has a timer of its own (K-205, K-212): what is left stands still meanwhile. */
  readonly isHeld: boolean;
  /** How much of it is the reserve; null where the pace has none. */
  readonly reserve: number | null;
  /** Until when it stands still because its person sleeps or is on holiday; null while it does not. */
  readonly restsUntil: number | null;
}
