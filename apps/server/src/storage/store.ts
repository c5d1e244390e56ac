import type { TableStatus } from '@comptoir/protocol';
import type { RatedSeat } from '../ratings/rate-game.ts';
import type { ChallengeStore } from './challenges.ts';
import type { Known } from './known.ts';
import type { Notice, NoticeStore, Post } from './outbox.ts';
import type { RatingStore } from './ratings.ts';
import type { RoomStore } from './rooms.ts';
import type { StatisticsStore } from './statistics.ts';
import type { TournamentStore } from './tournaments.ts';

/** One line of a table's journal. `(table, seq)` is unique: of two writers only one can win. */
export interface JournalRow {
  readonly table: string;
  readonly seq: number;
  readonly kind: string;
  readonly seat: number | null;
  /** Who sent it; null for the table itself and its bots. */
  readonly person: string | null;
  /** Chosen by the sender, so that a repeated command is carried out once. */
  readonly key: string | null;
  /** JSON: what was said. */
  readonly body: string;
  /** JSON: what happened, in full; redacted for each viewer when it is sent. */
  readonly events: string;
  /** The hash of the game's state after it; null before the start. */
  readonly hash: string | null;
  /** JSON: the clocks after it. */
  readonly clock: string;
  readonly at: number;
}

/** What lists and sweeps need of a table without loading it; written with every row. */
export interface TableIndex {
  readonly status: TableStatus;
  readonly awaited: readonly number[];
  readonly deadline: number | null;
  /** Whether a bot is awaited. */
  readonly botWaits: boolean;
}

export interface Append {
  readonly row: JournalRow;
  /** Null where a server cannot play the table and so does not know: the stored value stays. */
  readonly index: Pick<TableIndex, 'status' | 'deadline'> & {
    readonly awaited: readonly number[] | null;
    readonly botWaits: boolean | null;
  };
  /** JSON of the table after this row, from which it is loaded; null for a move that can be played again. */
  readonly state: string | null;
  /** Whether this state is kept for good, because earlier rows were played by other rules. */
  readonly isBase?: boolean;
  /** By seat, where seats have changed. */
  readonly seats?: readonly SeatLine[];
  readonly rules?: number;
  /** Messages that leave with it. */
  readonly post?: Post;
}

export interface SeatLine {
  readonly person: string | null;
  readonly name: string | null;
  readonly kind: string;
  /** Which bot sits there; tables that have not changed since an earlier release do not say. */
  readonly bot?: string | null;
  /** For whom the seat is kept; nobody but them is told. */
  readonly invited?: string;
}

/** What is fixed when a table is created. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly owner: string;
  readonly visibility: 'private' | 'public';
  /** JSON of the settings. */
  readonly settings: string;
  readonly secret: string;
  readonly commitment: string;
  /** Three words that lead here; tables of older servers have none. */
  readonly invitation?: string | null;
  readonly createdAt: number;
}

/** A table in a list. */
export interface TableLine extends TableIndex {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatLine[];
  readonly seq: number;
  readonly updatedAt: number;
}

/** A table that ended, with its last state. */
export interface FinishedRow {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly state: string;
}

/** A table that ended and of which no results are kept yet. */
export interface Unarchived extends FinishedRow {
  readonly status: TableStatus;
  readonly seats: readonly SeatLine[];
  /** JSON of the settings. */
  readonly settings: string;
  readonly beganAt: number;
  readonly moves: number;
}

/**
 * won and lost by the rules; ended: nobody won, because it was broken off; resigned: whoever held the seat left it, and a
 * bot played it to the end.
 */
export const OUTCOMES = ['won', 'lost', 'ended', 'resigned'] as const;
export type OutcomeWord = (typeof OUTCOMES)[number];

/** What one seat of a finished game came to. */
export interface SeatResult {
  readonly seat: number;
  readonly person: string | null;
  readonly name: string;
  readonly kind: string;
  readonly outcome: OutcomeWord;
  readonly place: number | null;
  readonly score: number | null;
}

/** A finished game in the list of whoever played it. */
export interface PlayedGame {
  readonly table: string;
  readonly game: string;
  readonly endedAt: number;
  readonly beganAt: number;
  readonly moves: number;
  readonly seat: number;
  readonly seats: readonly (SeatResult & { readonly bot: string | null })[];
}

/** Which finished games are looked for; what is left out does not matter. */
export interface HistoryWish {
  readonly game?: string | undefined;
  readonly outcome?: OutcomeWord | undefined;
  /** Somebody who played along, by id or by a part of the name. */
  readonly person?: string | undefined;
  readonly search?: string | undefined;
  /** Those that ended before this one. */
  readonly before?: { readonly at: number; readonly table: string } | undefined;
}

/** The name that finished games keep of whoever was forgotten; the page says it in words. */
export const NOBODY = '—';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** How a person wants to be seen and spoken to; null for what they have not said. */
export interface Profile {
  readonly figure: string | null;
  readonly colour: string | null;
  readonly language: string | null;
}

/** A device on which somebody is signed in. */
export interface SessionRow {
  readonly hash: string;
  readonly device: string | null;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** A key that a device or a password manager keeps, and its public half. */
export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  /** base64url of the COSE key. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface ChatRow {
  readonly id: number;
  readonly table: string;
  readonly person: string;
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

/** Somebody with whom a person has played. */
export interface Companion {
  readonly person: string;
  readonly name: string;
  readonly figure: string | null;
  readonly colour: string | null;
  /** Among the latest few hundred games of that person. */
  readonly games: number;
  readonly lastAt: number;
  readonly lastTable: string;
  readonly lastGame: string;
}

/** A person as the host of the server sees them. */
export interface GuestLine extends PersonRow {
  readonly seenAt: number | null;
  readonly isMuted: boolean;
}

/** A report to the host about a table or somebody at it. */
export interface ReportRow {
  readonly id: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly about: string | null;
  readonly aboutName: string | null;
  readonly table: string;
  readonly text: string;
  /** The words it is about, as they were written. */
  readonly quote: string | null;
}

export interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface TableCounts {
  readonly waiting: number;
  readonly playing: number;
}

/** The seats of a table whose persons are connected to one node. */
export interface Present {
  readonly table: string;
  readonly seats: readonly number[];
  /** How many others have the table open there. */
  readonly watching: number;
}

/** What the other nodes did: a row of a table, a line of its chat, who is there, which sessions have ended, a room. */
export type News =
  | { readonly kind: 'row'; readonly table: string; readonly seq: number }
  | { readonly kind: 'chat'; readonly table: string; readonly id: number }
  | { readonly kind: 'presence'; readonly node: string; readonly present: Present }
  | { readonly kind: 'ended'; readonly sessions: readonly string[] }
  | { readonly kind: 'room'; readonly room: string }
  /** Something may have been missed: look at everything. */
  | { readonly kind: 'gap' };

/** What is not kept for ever; docs/operate.md says how long. */
export type Kept = 'sessions' | 'talk' | 'journals' | 'games' | 'people';

/** All the server keeps. SQLite and Postgres pass the same suite. */
export interface Store
  extends NoticeStore,
    RatingStore,
    TournamentStore,
    ChallengeStore,
    StatisticsStore,
    RoomStore {
  readonly kind: 'sqlite' | 'postgres';

  createPerson(person: PersonRow, sessionHash: string, device?: string | null): Promise<void>;
  person(id: string): Promise<PersonRow | null>;
  /** Whoever holds a session that was used after `since`; using it keeps it alive. */
  personOfSession(sessionHash: string, now: number, since: number): Promise<PersonRow | null>;
  /** The given sessions that have ended, or were not used after `since`. */
  endedSessions(sessionHashes: readonly string[], since: number): Promise<string[]>;
  /** Tells the other nodes that sessions have ended; kept nowhere. */
  tellEnded(sessionHashes: readonly string[]): Promise<void>;
  renamePerson(id: string, name: string): Promise<void>;
  /** Deletes name, sessions, codes and chat; journals keep the id without a name. Returns the sessions that ended. */
  deletePerson(id: string): Promise<string[]>;
  addSession(person: string, sessionHash: string, now: number, device?: string | null): Promise<void>;
  dropSessions(person: string, sessionHashes: readonly string[]): Promise<void>;
  /** The latest used first. */
  sessionsOf(person: string): Promise<SessionRow[]>;
  putCode(codeHash: string, person: string, expiresAt: number): Promise<void>;
  /** A code works once. */
  takeCode(codeHash: string, now: number): Promise<string | null>;
  seatsOf(person: string): Promise<{ table: string; seat: number }[]>;
  /** Tables where somebody sits and whose result is not stored yet: mostly those that wait or are being played. */
  tablesWith(person: string): Promise<string[]>;
  /** Finished games that still have the name of somebody who was forgotten. */
  forgottenNames(limit: number): Promise<{ table: string; person: string }[]>;
  settleForgotten(table: string, person: string): Promise<void>;

  profileOf(person: string): Promise<Profile & { readonly hasRecovery: boolean }>;
  changeProfile(person: string, profile: Partial<Profile>): Promise<void>;
  addPasskey(passkey: PasskeyRow): Promise<boolean>;
  passkey(id: string): Promise<PasskeyRow | null>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  usePasskey(id: string, counter: number, now: number): Promise<void>;
  dropPasskey(person: string, id: string): Promise<boolean>;
  /** What a device is asked to sign; for a person, or for whoever the key names. */
  putChallenge(challengeHash: string, person: string | null, now: number, expiresAt: number): Promise<void>;
  /** A challenge is answered once. */
  takeChallenge(challengeHash: string, person: string | null, now: number): Promise<boolean>;
  /** The one link that always brings this person in; null for none. */
  setRecovery(person: string, recoveryHash: string | null): Promise<void>;
  personOfRecovery(recoveryHash: string): Promise<string | null>;

  createTable(table: TableRow, first: Append): Promise<void>;
  table(id: string): Promise<TableRow | null>;
  /** The table that three words lead to. */
  tableOfInvitation(words: string): Promise<string | null>;
  /** The latest state of a table that is stored, and the seq it belongs to; only moves may have come since. */
  state(id: string): Promise<{ seq: number; body: string } | null>;
  /** Stores a later state of a table; an earlier one changes nothing. */
  saveState(id: string, seq: number, body: string): Promise<void>;
  base(id: string, seq: number): Promise<string | null>;
  /** The row is durable when this resolves; false when another row has this seq already. */
  append(append: Append): Promise<boolean>;
  rows(table: string, after: number, limit?: number): Promise<JournalRow[]>;
  rowOfKey(table: string, person: string, key: string): Promise<number | null>;
  seqs(tables: readonly string[]): Promise<Map<string, number>>;
  countsOf(owner: string): Promise<TableCounts>;
  /** Running tables, those where a seat is kept for them, and the latest few that ended. */
  listMine(person: string, limit: number): Promise<TableLine[]>;
  /** The tables of a person that ended, oldest first: the latest `limit` of them. */
  finishedOf(person: string, games: readonly string[], limit: number): Promise<FinishedRow[]>;
  /** The given tables that still exist. */
  lines(tables: readonly string[]): Promise<TableLine[]>;
  listPublic(status: 'waiting' | 'playing', limit: number): Promise<TableLine[]>;
  /** Ended tables whose results are not stored yet, of those that can be read here; of one person or of everybody. */
  unarchived(limit: number, known: Known, person?: string): Promise<Unarchived[]>;
  /** Keeps the results of a table, and who is rated for it; once. */
  archive(
    table: Unarchived,
    results: readonly SeatResult[],
    rated?: readonly RatedSeat[] | null,
  ): Promise<void>;
  /** The latest first. */
  history(person: string, wish: HistoryWish, limit: number): Promise<PlayedGame[]>;
  historyCounts(person: string): Promise<{ game: string; outcome: OutcomeWord; count: number }[]>;
  /** Takes a finished game out of somebody's own list, or puts it back; false when it is not theirs. */
  hideGame(person: string, table: string, isHidden: boolean): Promise<boolean>;
  /** Lines of others that somebody has not read, by table; tables without any are left out. */
  unread(person: string, tables: readonly string[]): Promise<Map<string, number>>;
  markRead(person: string, table: string, line: number): Promise<void>;
  removeTable(id: string): Promise<void>;
  /**
   * Removes at most `limit` of what nobody has touched since `before`: sessions not used, talk, journals of games that
   * ended (their last state stays), the games themselves, people without a seat or a table. Tells the ids of what has
   * gone.
   */
  retire(what: Kept, before: number, limit: number): Promise<string[]>;
  /** Removes tables that never started and have not been touched since; tells which. */
  expire(before: number): Promise<string[]>;

  /** Tables whose time is up, and those whose bot nobody moves; by id, page by page. */
  due(now: number, limit: number, after?: string): Promise<string[]>;
  botsWaiting(now: number, limit: number, after?: string): Promise<string[]>;
  /** Tables whose bot has been awaited since before this moment, whoever should move it. */
  stuckBots(before: number, limit: number): Promise<string[]>;
  /** Whether this node is now the one that moves the bots of the table. */
  lease(table: string, node: string, now: number, until: number): Promise<boolean>;
  /** Gives up the bots of one table, or of all. */
  release(table: string, node: string): Promise<void>;
  releaseLeases(node: string): Promise<void>;

  /** Whom a person has played with lately, the latest first. */
  companions(person: string): Promise<Companion[]>;
  block(person: string, other: string, isBlocked: boolean): Promise<void>;
  blocksOf(person: string): Promise<{ person: string; name: string }[]>;
  /** Those of `others` who have blocked this person, or whom this person has blocked. */
  blockedAmong(person: string, others: readonly string[]): Promise<string[]>;
  /** Those who have blocked this person. */
  blockersOf(person: string): Promise<string[]>;
  /** A waiting table that takes anybody who wants this game and pace, until bots fill it. */
  offerMatch(table: string, key: string, fillAt: number): Promise<void>;
  matches(key: string, limit: number): Promise<string[]>;
  dueMatches(now: number, limit: number): Promise<string[]>;
  endMatch(table: string): Promise<void>;

  report(report: Omit<ReportRow, 'id' | 'name' | 'aboutName'>): Promise<void>;
  openReports(limit: number): Promise<ReportRow[]>;
  /** What somebody has reported, with their own words alone. */
  reportsOf(person: string): Promise<{ at: number; table: string; text: string }[]>;
  closeReport(id: number, now: number): Promise<boolean>;
  guests(search: string, after: string, limit: number): Promise<GuestLine[]>;
  muteGuest(person: string, isMuted: boolean): Promise<boolean>;
  isGuestMuted(person: string): Promise<boolean>;
  runningTables(after: string, limit: number): Promise<TableLine[]>;
  /** JSON of what the host has decided; null for nothing yet. */
  house(): Promise<string | null>;
  setHouse(body: string): Promise<void>;

  say(line: Omit<ChatRow, 'id' | 'name'>, notices?: readonly Notice[]): Promise<ChatRow>;
  /** The latest lines after this one; for a reader without those of people they have blocked. */
  chat(table: string, after: number, limit: number, reader?: string | null): Promise<ChatRow[]>;
  chatLine(table: string, id: number): Promise<ChatRow | null>;
  chatOf(person: string): Promise<ChatRow[]>;
  mute(table: string, person: string, muted: boolean): Promise<void>;
  isMuted(table: string, person: string): Promise<boolean>;

  /** Tells that this node lives; the first to come after all were silent for so long writes down the outage. */
  heartbeat(node: string, now: number, silence: number): Promise<void>;
  leave(node: string): Promise<void>;
  outages(since: number): Promise<Outage[]>;

  /** Tells the other nodes who is connected here; kept nowhere. */
  announce(node: string, present: readonly Present[]): Promise<void>;
  /** News of other nodes; none where there can be only one. */
  listen(hear: (news: News) => void): void;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be written or reached now; what was asked has perhaps not been done. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
