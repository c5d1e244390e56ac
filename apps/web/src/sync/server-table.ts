import { styleOf } from '@comptoir/bots';
import { type AnyGame, type Kinded, type Refusal, SPECTATOR, type Wish } from '@comptoir/kit';
import type { TableInfo as ProtocolTable } from '@comptoir/protocol';
import { hexDigits } from '../browser/secrets.ts';
import { begin } from '../browser/settled.ts';
import { loadGame } from '../catalog/games.ts';
import { fetchStyles } from '../catalog/styles.svelte.ts';
import type { Around, Table } from '../table/table.ts';
import { TableError, type TableProblem } from '../table/table-error.ts';
import { type Command, type Keyless, settle, type Unanswered, type Verdict } from './commands.ts';
import type { Live } from './live-line.ts';
import { forgetSeat, ownSeatAt, rememberSeat } from './own-seats.ts';
import {
  askAdvice,
  askWhy,
  comeBackTo,
  leaveTable,
  type Reply,
  readChat,
  readRecord,
  sayAt,
  tellRead,
} from './server-api.ts';
import { chatOf, type Now, refusalOf } from './server-moment.ts';
import {
  down,
  getUp,
  hear,
  isAtRest,
  named,
  newSession,
  resign,
  type Session,
  type Step,
  up,
} from './session.ts';
import { sharedLine } from './shared-line.ts';

/** A table on a server, with what only a waiting room needs. */
export interface ServerTable extends Table {
  readonly place: 'server';
  readonly raw: ProtocolTable;
  /** Gets up from one's seat. */
  leave(): Promise<Reply<unknown>>;
}

/** How long the server may be silent before people are told. */
const PATIENCE = 10_000;
const UNAVAILABLE = { code: 'unavailable', rule: null, reason: 'unavailable', figures: {} } as const;

/** Whoever waits for a table: a server that is away may come back at any time. */
export interface Waiting {
  /** The server has said nothing for a while. */
  late(): void;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
}

/** Carries frames between the line, the state machine of the table and whoever watches it. */
export async function openServerTable(
  id: string,
  waiting: Waiting,
  line: Live = sharedLine(),
): Promise<ServerTable> {
  const listeners = new Set<(now: Now) => void>();
  const answered = new Map<string, (verdict: Verdict) => void>();
  let session: Session = newSession(ownSeatAt(id));
  let unanswered: Unanswered = [];
  let game: AnyGame | null = null;
  let opened: Now | null = null;
  let surroundings: Promise<Around> | null = null;
  let settleFirst: (problem: TableProblem | null) => void = () => {};
  const first = new Promise<TableProblem | null>((resolve) => {
    settleFirst = resolve;
  });

  /** Called when nothing is pending any more; null while nothing is. */
  let rest: (() => void) | null = null;
  function noteRest(): void {
    if (unanswered.length > 0 || !isAtRest(session)) rest ??= begin();
    else {
      rest?.();
      rest = null;
    }
  }

  function take({ session: next, moments, ask }: Step): void {
    const { own } = session;
    session = next;
    if (next.own !== null && next.own !== own) rememberSeat(id, next.own);
    if (next.problem !== null || next.now !== null) settleFirst(next.problem);
    if (ask !== null) {
      const since = ask === 'since' && next.now !== null ? { since: next.now.seq } : {};
      line.send({ type: 'subscribe', table: id, ...since });
    }
    // A waiting room has no view: the table is found when it is dealt.
    if (opened?.view === null) opened = moments.find(({ view }) => view !== null) ?? opened;
    for (const moment of moments) for (const listener of [...listeners]) listener(moment);
    noteRest();
  }

  function send(command: Keyless): Promise<Verdict> {
    const frame = { ...command, key: hexDigits(24) } as Command;
    unanswered = [...unanswered, frame];
    noteRest();
    line.send(frame);
    return new Promise((resolve) => answered.set(frame.key, resolve));
  }

  /** Nobody repeats what was said while the line was down: it is read again. */
  let wasDown = false;
  const hangUp = line.join(id, {
    heard(frame) {
      const settled = settle(unanswered, frame);
      unanswered = settled.unanswered;
      for (const { command, verdict } of settled.answers) {
        answered.get(command.key)?.(verdict);
        answered.delete(command.key);
      }
      take(hear(session, frame, game));
      if (wasDown && session.now?.connection === 'live') {
        wasDown = false;
        void showChat();
      }
    },
    up() {
      take(up(session));
      for (const command of unanswered) line.send(command);
    },
    down() {
      wasDown = true;
      take(down(session));
    },
  });
  const close = (): void => {
    hangUp();
    listeners.clear();
    unanswered = [];
    rest?.();
    for (const resolve of answered.values()) resolve(UNAVAILABLE);
    answered.clear();
  };

  async function showChat(): Promise<void> {
    const known = session.now?.chat.at(-1)?.id ?? 0;
    const lines = await readChat(id);
    const { now, raw } = session;
    if (lines === null || now === null || raw === null) return;
    const read = chatOf(lines, raw.seats);
    const last = read.at(-1)?.id ?? 0;
    // What came over the line meanwhile stays.
    const since = now.chat.filter((one) => one.id !== undefined && one.id > Math.max(known, last));
    const told = { ...now, chat: [...read, ...since] };
    take({ session: { ...session, now: told }, moments: [told], ask: null });
  }

  const isLate = setTimeout(waiting.late, PATIENCE);
  waiting.signal.addEventListener('abort', () => settleFirst('unreachable'));
  const problem = await first;
  clearTimeout(isLate);
  if (problem !== null || session.now === null) {
    close();
    throw new TableError(problem ?? 'unreachable');
  }
  const found: Now = session.now;
  opened = found;
  game = (await loadGame(found.info.game)).game;
  // Whoever plays in a style has a name of its own.
  if (found.info.seats.some(({ bot }) => bot !== null && styleOf(bot) !== null))
    void fetchStyles().then(() => take(named(session)));
  void showChat();

  let readTo = 0;
  const present = (): Now => session.now ?? found;

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
      if (session.raw === null) throw new TableError('gone');
      return session.raw;
    },
    get now() {
      return present();
    },
    get opened() {
      return opened ?? found;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async answer(decision, answer) {
      const refused = game?.check(decision, answer) ?? null;
      if (refused !== null) return refused;
      const verdict = await send({ type: 'play', table: id, seq: present().seq, id: decision.id, answer });
      return verdict && refusalOf(verdict);
    },
    async why(wish) {
      const here = checkHere(wish);
      if (here === null) return null;
      const there = await askWhy(id, wish);
      // Without an answer of the server, only the reasons in the question are known.
      return there === undefined ? (here ?? null) : there && refusalOf(there);
    },
    undo: async (to) => (await send({ type: 'undo', table: id, seq: present().seq, to })) === null,
    async askUndo(to) {
      await send({ type: 'propose', table: id, what: 'undo', to });
    },
    turnTo: () => {},
    async say(text) {
      const reply = await sayAt(id, text);
      return reply.ok ? null : reply.code;
    },
    readTalk() {
      const line = present().chat.at(-1)?.id ?? 0;
      // A spectator has nothing to be reminded of.
      if (line <= readTo || present().viewer === SPECTATOR) return;
      readTo = line;
      void tellRead(id, line);
    },
    async propose(what) {
      await send({ type: 'propose', table: id, what });
    },
    async proposeFor(what, seat) {
      await send({ type: 'propose', table: id, what, seat });
    },
    around: () =>
      // Made once: it remembers who one is.
      (surroundings ??= import('./around.ts').then(({ aroundOf }) =>
        aroundOf(id, {
          raw: () => session.raw as ProtocolTable,
          viewer: () => present().viewer,
          talkAgain: showChat,
        }),
      )),
    async nextInCup() {
      const { raw } = session;
      const { nextInCup } = await import('./next-in-cup.ts');
      return raw === null ? null : nextInCup(raw, present().viewer);
    },
    comeBack: async (lets) => (await comeBackTo(id, lets)).ok,
    async resign() {
      session = resign(session);
      forgetSeat(id);
      return (await leaveTable(id)).ok;
    },
    async vote(proposal, agree) {
      await send({ type: 'vote', table: id, proposal, agree });
    },
    takeOver: async () => {},
    leave() {
      session = getUp(session);
      forgetSeat(id);
      return leaveTable(id);
    },
    // Other people play here: the table says whether advice is allowed.
    get advise() {
      return session.raw?.hints === true ? () => askAdvice(id) : null;
    },
    record: () => (present().outcome === null ? Promise.resolve(null) : readRecord(id)),
    close,
  };
}
