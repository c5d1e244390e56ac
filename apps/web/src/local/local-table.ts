import type { Kinded } from '@comptoir/kit';
import type { StoryEntry, Table, TableInfo, TableNow } from '../table/table.ts';
import { TableError } from '../table/table-error.ts';
import { holdTable } from './one-tab.ts';
import type { Report } from './worker/messages.ts';
import type { WorkerLink } from './worker-link.ts';

type Now = TableNow<Kinded, unknown, unknown>;

/** A table played in this browser, behind the one interface. */
export async function openLocalTable(link: WorkerLink, id: string): Promise<Table> {
  const listeners = new Set<(now: Now) => void>();
  let info: TableInfo;
  let now: Now;
  let story: readonly StoryEntry<unknown>[] = [];
  /** Another tab plays this table. */
  let isElsewhere = false;

  function absorb(report: Report): Now {
    story = story.slice(0, report.keep).concat(report.news);
    info = { ...info, status: report.outcome ? 'over' : report.standing === 'gone' ? 'stopped' : 'playing' };
    return {
      info,
      seq: report.seq,
      viewer: report.viewer,
      view: report.view,
      decisions: isElsewhere ? [] : report.decisions,
      awaited: report.awaited,
      story,
      undo: isElsewhere ? [] : report.undo,
      outcome: report.outcome,
      connection: isElsewhere ? 'elsewhere' : report.standing,
      chat: [],
      clocks: null,
      proposals: [],
      handOver: report.handOver,
      storage: report.storage,
    };
  }
  function publish(next: Now): void {
    now = next;
    for (const listener of [...listeners]) listener(now);
  }
  async function open(): Promise<Now> {
    const opening = await link.ask({ type: 'open', table: id, quiet: isElsewhere });
    if (!opening.ok) throw new TableError(opening.reason);
    info = opening.info;
    return absorb(opening.report);
  }

  const hold = await holdTable(id, () => {
    isElsewhere = true;
    publish({ ...now, connection: 'elsewhere', decisions: [], undo: [] });
    void link.ask({ type: 'close', table: id });
  });
  isElsewhere = !hold.isMine();
  const stopListening = link.listen(id, (report) => {
    if (!isElsewhere) publish(absorb(report));
  });
  const stopMourning = link.onLost(() => publish({ ...now, connection: 'gone', decisions: [], undo: [] }));
  try {
    now = await open();
  } catch (error) {
    stopListening();
    stopMourning();
    hold.release();
    throw error;
  }

  const opened = now;
  return {
    place: 'local',
    opened,
    get now() {
      return now;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer: (decision, answer) => link.ask({ type: 'answer', table: id, decision, answer, seen: now.seq }),
    why: (wish) => link.ask({ type: 'why', table: id, wish }),
    undo: (to) => link.ask({ type: 'undo', table: id, to }),
    // Everybody sits at this screen: there is nobody to ask for a return that the kit does not allow.
    askUndo: async () => {},
    turnTo(seat) {
      void link.ask({ type: 'turn-to', table: id, seat });
    },
    say: async () => null,
    propose: async () => {},
    vote: async () => {},
    async takeOver() {
      await hold.take();
      isElsewhere = false;
      publish(await open());
    },
    advise: (progress, watched) =>
      link.ask({ type: 'advise', table: id, ...(watched === undefined ? {} : { watched }) }, progress),
    record: () => link.ask({ type: 'record', table: id }),
    close() {
      stopListening();
      stopMourning();
      listeners.clear();
      hold.release();
      void link.ask({ type: 'close', table: id });
    },
  };
}
