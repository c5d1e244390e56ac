import { type AnyGame, type Kinded, type Refusal, type Seat, SPECTATOR, type Wish } from '@comptoir/kit';
import type { TableInfo as ProtocolTable, ServerFrame } from '@comptoir/protocol';
import { loadGame } from '../catalog/games.ts';
import type { Table } from '../table/table.ts';
import { TableError, type TableProblem } from '../table/table-error.ts';
import { commandsOn } from './commands.ts';
import { type Live, sharedLine } from './live.ts';
import { forgetSeat, type OwnSeat, ownSeatAt, rememberSeat } from './own-seats.ts';
import {
  askAdvice,
  askWhy,
  leaveTable,
  type Reply,
  readChat,
  readJournal,
  readRecord,
  sayAt,
} from './server-api.ts';
import { chatOf, fromEntries, fromTable, infoOf, type Now, refusalOf, storyOf } from './server-moment.ts';

/** A table on a server, with what only a waiting room needs. */
export interface ServerTable extends Table {
  readonly place: 'server';
  readonly raw: ProtocolTable;
  /** Gets up from one's seat. */
  leave(): Promise<Reply<unknown>>;
}

/** Errors after which there is no table for this person; all others pass. */
const CLOSED: Readonly<Record<string, TableProblem>> = { 'not-found': 'gone', 'not-watchable': 'refused' };

/** How long the first word of the server may take. */
const PATIENCE = 10_000;

export async function openServerTable(id: string, line: Live = sharedLine()): Promise<ServerTable> {
  const listeners = new Set<(now: Now) => void>();
  const commands = commandsOn(line);
  let game: AnyGame | null = null;
  let raw: ProtocolTable | null = null;
  let now: Now | null = null;
  let online: readonly boolean[] = [];
  /** The seat one has here, or had when the page was opened last. */
  let own: OwnSeat | null = ownSeatAt(id);
  let settleFirst: (problem: TableProblem | null) => void = () => {};
  const first = new Promise<TableProblem | null>((resolve) => {
    settleFirst = resolve;
  });

  function publish(next: Now): void {
    const seat = next.viewer === SPECTATOR ? null : next.viewer;
    const info = (raw && infoOf(raw, seat, online)) ?? next.info;
    now = { ...next, info };
    for (const listener of [...listeners]) listener(now);
  }

  const subscribe = (): boolean =>
    line.send({ type: 'subscribe', table: id, ...(now === null ? {} : { since: now.seq }) });
  const askAnew = (): boolean => line.send({ type: 'subscribe', table: id });

  /** The seat one had, when it is somebody else's now. */
  function seatLostIn({ seats }: ProtocolTable): Seat | null {
    return own === null || seats[own.seat]?.person === own.person ? null : own.seat;
  }

  function sitAt(seat: Seat, { seats }: ProtocolTable): void {
    const person = seats[seat]?.person ?? null;
    own = person === null ? null : { seat, person };
    if (own !== null) rememberSeat(id, own);
  }

  /** After a move of one's own there may be a way back. */
  function askForWaysBack(at: Now): void {
    if (raw?.undo === 'none' || at.viewer === SPECTATOR || at.outcome !== null) return;
    if (at.story.at(-1)?.seat === at.viewer) line.send({ type: 'undo-points', table: id });
  }

  async function readStory(): Promise<void> {
    const entries = await readJournal(id);
    if (entries === null || now === null) return;
    // What came in meanwhile is in the story already, and at its end.
    const told = storyOf(entries);
    const known = told.at(-1)?.seq ?? -1;
    const story = [...told, ...now.story.filter(({ seq }) => seq > known)];
    publish({ ...now, story });
    askForWaysBack({ ...now, story });
  }

  async function showChat(): Promise<void> {
    const lines = await readChat(id);
    if (lines !== null && now !== null && raw !== null) publish({ ...now, chat: chatOf(lines, raw.seats) });
  }

  function heard(frame: ServerFrame): void {
    if (commands.settle(frame)) return;
    switch (frame.type) {
      case 'table': {
        raw = frame.info;
        const lostSeat = frame.seat === null ? seatLostIn(frame.info) : null;
        if (frame.seat !== null) sitAt(frame.seat, frame.info);
        const next = fromTable(frame, { story: now?.story ?? [], chat: now?.chat ?? [] });
        if (next === null) {
          settleFirst('gone');
          return;
        }
        // The story of a seat is not the story of a passer-by, and a move may have been taken back.
        publish({ ...next, lostSeat });
        settleFirst(null);
        if (frame.view !== null) void readStory();
        return;
      }
      case 'entries': {
        if (frame.info) raw = frame.info;
        const lostSeat = frame.info ? seatLostIn(frame.info) : null;
        if (now && now.viewer !== SPECTATOR && lostSeat !== null) {
          // What is seen from a seat is not for those without it.
          publish({ ...now, lostSeat, decisions: [], undo: [] });
          askAnew();
          return;
        }
        const moments = game && now ? fromEntries(game, now, frame) : null;
        if (moments === null) {
          askAnew();
          return;
        }
        for (const moment of moments) publish(moment);
        if (frame.entries.length > 0 && now) askForWaysBack(now);
        return;
      }
      case 'undo-points':
        if (now?.seq === frame.seq) publish({ ...now, undo: frame.points });
        return;
      case 'chat':
        if (now && raw) publish({ ...now, chat: [...now.chat, ...chatOf([frame.line], raw.seats)] });
        return;
      case 'presence':
        online = frame.online;
        if (now) publish(now);
        return;
      case 'error':
        if (!(frame.code in CLOSED)) return;
        settleFirst(CLOSED[frame.code] ?? 'gone');
        if (now) publish({ ...now, connection: 'gone', decisions: [], undo: [] });
        return;
      default:
        return;
    }
  }

  const hangUp = line.join(id, {
    heard,
    up() {
      subscribe();
      commands.resend();
    },
    down() {
      if (now) publish({ ...now, connection: 'retrying' });
    },
  });
  const close = (): void => {
    hangUp();
    listeners.clear();
    commands.drop({ code: 'unavailable', rule: null, reason: 'unavailable', figures: {} });
  };

  const tooLate = setTimeout(() => settleFirst('unreachable'), PATIENCE);
  const problem = await first;
  clearTimeout(tooLate);
  if (problem !== null || now === null) {
    close();
    throw new TableError(problem ?? 'unreachable');
  }
  const opened: Now = now;
  game = (await loadGame(opened.info.game)).game;
  void showChat();

  const present = (): Now => now ?? opened;

  function checkHere(wish: Wish): Refusal | null | undefined {
    for (const decision of present().decisions) {
      const entries = (decision as Kinded & { entries?: readonly Kinded[] }).entries ?? [decision];
      const asked = entries.find((entry) => entry.id === wish.entry);
      if (asked) return game?.check(asked, wish.answer);
    }
    return undefined;
  }

  return {
    place: 'server',
    get raw() {
      if (raw === null) throw new TableError('gone');
      return raw;
    },
    get now() {
      return present();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async answer(decision, answer) {
      const refused = game?.check(decision, answer) ?? null;
      if (refused !== null) return refused;
      const verdict = await commands.send({
        type: 'play',
        table: id,
        seq: present().seq,
        id: decision.id,
        answer,
      });
      return verdict && refusalOf(verdict);
    },
    async why(wish) {
      const here = checkHere(wish);
      if (here === null) return null;
      const there = await askWhy(id, wish);
      // Without an answer of the server, what the question itself says is as much as can be said.
      return there === undefined ? (here ?? null) : there && refusalOf(there);
    },
    undo: async (to) => (await commands.send({ type: 'undo', table: id, seq: present().seq, to })) === null,
    async askUndo(to) {
      await commands.send({ type: 'propose', table: id, what: 'undo', to });
    },
    turnTo: () => {},
    async say(text) {
      await sayAt(id, text);
    },
    async propose(what) {
      await commands.send({ type: 'propose', table: id, what });
    },
    async vote(proposal, agree) {
      await commands.send({ type: 'vote', table: id, proposal, agree });
    },
    takeOver: async () => {},
    leave() {
      // A seat that one gives up oneself is not lost.
      own = null;
      forgetSeat(id);
      return leaveTable(id);
    },
    // Others play here: the table says whether advice is allowed.
    get advise() {
      return raw?.hints === true ? () => askAdvice(id) : null;
    },
    record: () => (present().outcome === null ? Promise.resolve(null) : readRecord(id)),
    close,
  };
}
